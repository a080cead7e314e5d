/** How the arguments of the chronicle are drawn. */
import { backs, cards, pileName, sections, tiles } from "./words.js";

/** @type {import("../../types/drawing.d.ts").Pieces<import("./words.js").Ctx>} */
export const pieces = {
  cards: (ctx, /** @type {string[]} */ names) => (names.length ? cards(ctx, names) : "·"),
  backs,
  pile: pileName,
  sections,
  tiles,
  payment: (ctx, /** @type {{cards: string[], tiles: string[]}} */ paid) =>
    [paid.cards.length && cards(ctx, paid.cards), paid.tiles.length && tiles(ctx, paid.tiles)]
      .filter(Boolean)
      .join(" + "),
  paints: (ctx, /** @type {string[]} */ colours) => ctx.paints(colours),
  colour: (ctx, /** @type {string} */ colour) => ctx.t(`paint-${colour}`),
};
