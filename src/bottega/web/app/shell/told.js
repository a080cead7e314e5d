/** What the beam says while something is looked at that others did. */

import { html } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { told } from "./chronicle.js";
import { skip, turnAhead, waitingSteps } from "./follow.js";
import { drawing } from "./state.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("./chronicle.js").Line} Line */

/** Lines as the beam shows them, and whose they are. @param {Ctx} ctx @param {Line[]} lines */
export function spoken(ctx, lines) {
  const whose = lines.findLast((line) => line.seat !== null)?.seat;
  const words = lines.map(
    (line, k) => html`<span key=${k}>${k ? " " : ""}${ctx.draw(told(ctx, line, drawing()))}</span>`,
  );
  // A figure that nobody plays has no face in the beam.
  const seat = whose !== undefined && whose !== null && whose < ctx.table.seats.length ? whose : undefined;
  return { title: html`<span class="told">${words}</span>`, seat };
}

/** Mark the places that the beam tells of. @param {Line[] | null} lines */
export function markPlaces(lines) {
  for (const marked of document.querySelectorAll(".is-told")) marked.classList.remove("is-told");
  for (const spot of new Set(lines?.flatMap((line) => line.spots)))
    for (const place of document.querySelectorAll(`#table main [data-spot="${CSS.escape(spot)}"]`))
      place.classList.add("is-told");
}

/**
 * What has just happened, if something has, instead of who is waited for.
 * @param {Ctx} ctx
 * @param {Line[] | null} lines
 * @param {import("./beam.js").Prompt} otherwise
 * @returns {import("./beam.js").Prompt}
 */
export function happening(ctx, lines, otherwise) {
  if (!lines) return { ...otherwise, buttons: [...(otherwise.buttons ?? []), ...skipping()] };
  const { title, seat } = spoken(ctx, lines);
  return { ...otherwise, icon: undefined, title, seat: seat ?? otherwise.seat, reason: undefined, buttons: skipping() };
}

/** The way to what is now, where that is not what is shown. */
function skipping() {
  if (!waitingSteps.value) return [];
  const label = turnAhead.value ? t("follow-to-turn") : t("follow-skip", { count: waitingSteps.value });
  return [{ ui: "skip", kind: turnAhead.value ? "gold" : "quiet", label, onClick: skip }];
}
