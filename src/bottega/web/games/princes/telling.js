/** How the arguments of the chronicle are drawn. */
import { a, by, list, raw, thing } from "./words.js";

export const write = raw;

/** @type {import("../../app/shell/chronicle.js").Pieces} */
export const pieces = {
  thing,
  a,
  by,
  cards: (ctx, cards) => list(cards.map((/** @type {string} */ card) => thing(ctx, card))),
  bonuses: (ctx, cards) =>
    list(cards.map((/** @type {[string, number]} */ [card, value]) => `${thing(ctx, card)} +${value}`)),
  purses: (ctx, purses) =>
    list(purses.map((/** @type {[number, number]} */ [seat, florins]) => `${ctx.player(seat)} ${florins}`)),
};
