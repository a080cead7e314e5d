/** The full spoken name of each choice: all of it, with what it would bring. */

import { sure } from "../../app/aids/sure.js";
import { between, cardName, own, paintNames, pileName, tileName, tileUse, wholeCard } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/fresco_cards.d.ts").Choice} Choice */
/** @typedef {import("../../app/i18n/i18n.js").Args} Args */

/** @type {import("../../app/shell/context.js").ByVerb<Ctx, Choice, Args>} */
const DETAILS = {
  lay: (ctx, choice) => ({ card: wholeCard(ctx, choice) }),
  reveal: (ctx) => ({ cards: own(ctx).chosen.length, ...own(ctx).chosen_brings }),
  pay: (ctx, choice) => ({
    card: cardName(ctx, choice),
    colour: ctx.t(`paint-${choice.for}`),
    mix: choice.mix ? "yes" : "no",
    points: choice.points,
    turns: choice.turns,
  }),
  "pay-tile": (ctx, choice) => ({ colour: ctx.t(`paint-${choice.for}`), points: choice.points, costs: choice.costs }),
  give: (ctx, choice) => ({ card: cardName(ctx, choice), painter: ctx.playerName(sure(ctx.view.request).asker) }),
  discard: (ctx, choice) => ({ card: wholeCard(ctx, choice) }),
  request: (ctx, choice) => ({ colour: ctx.t(`paint-${choice.colour}`) }),
  restore: (ctx, choice) => ({
    paints: paintNames(ctx, choice.paints),
    points: between(ctx, choice.points),
    favourite: choice.favourite ? "yes" : "no",
  }),
  draw: (ctx, choice) => ({ pile: ctx.plain(pileName(ctx, choice.pile)), cards: choice.cards, left: choice.left }),
  turn: (_, choice) => ({ points: choice.points, gain: choice.gain, costs: choice.costs }),
  take: (ctx, choice) => ({ tile: tileName(ctx, choice.tile), use: tileUse(ctx, choice.tile) }),
  done: (ctx) => ({ step: ctx.view.deciding ?? "" }),
};

/** @param {Ctx} ctx @param {Choice} choice */
export function name(ctx, choice) {
  /** @type {import("../../app/shell/context.js").Making<Ctx, Choice, Args> | undefined} */
  const details = DETAILS[choice.verb];
  return ctx.t(`web-cards-name-${choice.verb}`, details?.(ctx, choice));
}
