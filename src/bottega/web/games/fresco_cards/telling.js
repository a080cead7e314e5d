/** How the arguments of the chronicle are drawn. */
import { backs, cards, pileName, sections, tiles } from "./words.js";

/** @type {import("../../app/shell/chronicle.js").Pieces<import("../common/paints.js").PaintCtx>} */
export const pieces = {
  cards: (ctx, names) => (names.length ? cards(ctx, names) : "·"),
  backs,
  pile: pileName,
  sections,
  tiles,
  payment: (ctx, paid) =>
    [paid.cards.length && cards(ctx, paid.cards), paid.tiles.length && tiles(ctx, paid.tiles)]
      .filter(Boolean)
      .join(" + "),
  paints: (ctx, colours) => ctx.paints(colours),
  colour: (ctx, colour) => ctx.t(`paint-${colour}`),
};
