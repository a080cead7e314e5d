/** A choice that was on its way when the line was lost: once the line is back, the reader is told if it got lost. */
import { signal } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { pending, refusal } from "../shell/state.js";

/** The version at which the choice was made that nobody has answered. */
export const doubt = signal(/** @type {number | null} */ (null));

/** The line is lost: is a choice lost with it? */
export function loseChoice() {
  const made = pending.peek()?.version;
  if (made !== undefined) doubt.value = made;
}

/** The table is here again. Right after it is shown. @param {import("../shell/show.js").StateMessage} message */
export function findChoice({ chosen_at, view }) {
  const made = doubt.peek();
  doubt.value = null;
  if (made === null || chosen_at > made) return;
  const words = view.choices.length ? "follow-not-arrived" : "follow-not-arrived-too-late";
  refusal.value = { code: "not-arrived", message: t(words) };
}
