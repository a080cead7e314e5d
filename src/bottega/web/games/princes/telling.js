/** How the arguments of the chronicle are drawn. */
import { a, by, list, raw, thing } from "./words.js";

export const write = raw;

/** @type {import("../../types/drawing.d.ts").Pieces<import("./words.js").Ctx>} */
export const pieces = {
  thing,
  a,
  by,
  cards: (ctx, /** @type {string[]} */ cards) => list(cards.map((card) => thing(ctx, card))),
  bonuses: (ctx, /** @type {[string, number][]} */ cards) =>
    list(cards.map(([card, value]) => `${thing(ctx, card)} +${value}`)),
  purses: (ctx, /** @type {[number, number][]} */ purses) =>
    list(purses.map(([seat, florins]) => `${ctx.player(seat)} ${florins}`)),
};
