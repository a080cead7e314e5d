/** The way back: an undo where nothing was seen, else a take-back, which is asked about the first time. */
import { takeBack, undo } from "../net/actions.js";
import { askAboutTakeBack } from "./asking.js";
import { canTakeBack, canUndo, past, table } from "./state.js";

const BUTTON = '[data-ui="undo"]';

export function goBack() {
  if (canUndo.peek()) undo();
  else if (canTakeBack.peek() && !past.peek()) {
    const button = document.querySelector(BUTTON);
    if (button && !table.peek()?.take_backs) askAboutTakeBack(button);
    else takeBack();
  }
}
