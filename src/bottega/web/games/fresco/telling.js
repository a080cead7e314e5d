/** How the arguments of the chronicle are drawn. */
import { capital, signed } from "../../app/i18n/i18n.js";
import { placeInside, sum } from "./names.js";
import { placeName } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/**
 * @template T
 * @param {(ctx: Ctx, one: T) => string} draw
 * @param {string} between
 * @returns {(ctx: Ctx, all: T[]) => string}
 */
export const each =
  (draw, between = ", ") =>
  (ctx, all) =>
    all.map((one) => draw(ctx, one)).join(between);

/** @param {Ctx} ctx @param {{thalers: number, paints: string[], mood: number | null}} given */
function goods(ctx, given) {
  const said = given.thalers ? [ctx.raw("fresco-effect-thalers", { number: given.thalers })] : [];
  if (given.paints.length) said.push(ctx.paints(given.paints));
  if (given.mood !== null) said.push(ctx.t("fresco-mood-now", { mood: signed(given.mood) }));
  return said.join(", ");
}

/** @type {import("../../types/drawing.d.ts").Pieces<import("./words.js").Ctx>} */
export const pieces = {
  paints: (ctx, /** @type {string[]} */ colours) => ctx.paints(colours),
  tiles: each((ctx, /** @type {string[]} */ paints) => ctx.paints(paints), " "),
  blends: each(
    (ctx, /** @type {[string[], string]} */ [paints, result]) => `${ctx.paints(paints)} = ${ctx.paints([result])}`,
  ),
  colour: (ctx, /** @type {string} */ colour) => ctx.t(`paint-${colour}`),
  signed: (_ctx, /** @type {number} */ number) => signed(number),
  sum: (ctx, /** @type {[number, number]} */ [points, bonus]) => sum(ctx, points, bonus),
  place: placeName,
  "place-inside": placeInside,
  phase: (ctx, /** @type {string} */ phase) => capital(ctx.t(`fresco-phase-${phase.replace(".", "-")}`)),
  source: (ctx, /** @type {string} */ source) => ctx.t(`fresco-source-${source}`),
  goods,
  "thalers-each": each(
    (ctx, /** @type {[number, number]} */ [painter, thalers]) => `${ctx.player(painter)} ${thalers}`,
  ),
  "paints-each": each(
    (ctx, /** @type {[number, string[]]} */ [painter, paints]) => `${ctx.player(painter)} ${ctx.paints(paints)}`,
  ),
  "sheet-tiles": each(
    (ctx, /** @type {[string, string]} */ [tile, place]) =>
      `${ctx.t(`fresco-tile-${tile}`)} (${placeInside(ctx, place)})`,
  ),
};
