/** How a game ended, in figures and in one sentence. */
import { html } from "../aids/html.js";
import { t, written } from "../i18n/i18n.js";
import { drawing } from "./state.js";

/** @typedef {import("../../types/drawing.d.ts").Account} Account */
/** @typedef {import("../../types/drawing.d.ts").AccountRow} Row */

/**
 * The account with everything filled in that a module may leave out.
 * @param {import("./context.js").Ctx} ctx
 * @returns {Account}
 */
export function account(ctx) {
  /** @type {Account} */
  const told = drawing().account(ctx);
  const ranks = /** @type {number[][]} */ (ctx.view.ranking ?? []);
  const placeOf = (/** @type {number} */ seat) => {
    let place = 1;
    for (const group of ranks) {
      if (group.includes(seat)) return place;
      place += group.length;
    }
    return place;
  };
  const rows = told.rows
    .map((row) => ({ ...row, place: row.place ?? placeOf(row.seat) }))
    .sort((a, b) => a.place - b.place);
  const perRound = told.perRound.map((round, k) =>
    Array.isArray(round) ? { label: String(k + 1), points: /** @type {number[]} */ (round) } : round,
  );
  return { ...told, rows, perRound, unit: told.unit ?? t("web-points-unit") };
}

/** What gave anybody points: a source has the same pattern in every drawing of a game. @param {Account} told */
export const sourcesIn = (told) => told.sources.filter(({ key }) => told.rows.some((row) => row.bySource[key]));

/** What the beam says at the end. @param {import("./context.js").Ctx} ctx @returns {import("./beam.js").Prompt} */
export function ending(ctx) {
  const { rows } = account(ctx);
  const totals = rows.map((row) => `${ctx.title(row.seat)} ${written(row.total)}`).join(", ");
  return {
    icon: "prestige",
    seat: rows[0].seat,
    title: html`<span class="totals">${t("web-end-title", { totals })}</span>`,
    reason: t(ctx.table.rematch ? "web-end-rematch" : "web-end-reason"),
  };
}
