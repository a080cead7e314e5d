/** A choice that was on its way when the line was lost: once the line is back, the reader is told if it got lost. */
import { signal } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { pending, refusal, view } from "../shell/state.js";

/** What was offered when the choice was made that nobody has answered. */
export const doubt = signal(/** @type {string | null} */ (null));

/** @param {import("../shell/context.js").View | null} of */
const offer = (of) => JSON.stringify(of && [of.deciding, of.choices, Reflect.get(of, "mine")]);

/** The line is lost: is a choice lost with it? */
export function loseChoice() {
  if (pending.peek()?.type === "act") doubt.value = offer(view.peek());
}

/** The table is here again. Right after it is shown. */
export function findChoice() {
  if (doubt.peek() === null) return;
  // Whoever is offered the same again has not chosen yet.
  if (doubt.peek() === offer(view.peek())) refusal.value = { code: "not-arrived", message: t("follow-not-arrived") };
  doubt.value = null;
}
