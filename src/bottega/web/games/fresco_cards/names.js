/** The full spoken name of each choice: all of it, with what it would bring. */

import { between, cardName, paintNames, pileName, tileName, tileUse, wholeCard } from "./words.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/** @typedef {import("../../app/shell/context.js").Choice} Choice */

/** @type {Record<string, (ctx: Ctx, choice: any) => Record<string, string | number>>} */
const DETAILS = {
  lay: (ctx, choice) => ({ card: wholeCard(ctx, choice) }),
  reveal: (ctx) => ({ cards: ctx.view.mine.chosen.length, ...ctx.view.mine.chosen_brings }),
  pay: (ctx, choice) => ({
    card: cardName(ctx, choice),
    colour: ctx.t(`paint-${choice.for}`),
    mix: choice.mix ? "yes" : "no",
    points: choice.points,
    turns: choice.turns,
  }),
  "pay-tile": (ctx, choice) => ({ colour: ctx.t(`paint-${choice.for}`), points: choice.points, costs: choice.costs }),
  give: (ctx, choice) => ({ card: cardName(ctx, choice), painter: ctx.playerName(ctx.view.request.asker) }),
  discard: (ctx, choice) => ({ card: wholeCard(ctx, choice) }),
  request: (ctx, choice) => ({ colour: ctx.t(`paint-${choice.colour}`) }),
  restore: (ctx, choice) => ({
    paints: paintNames(ctx, choice.paints),
    points: between(ctx, choice.points),
    favourite: choice.favourite ? "yes" : "no",
  }),
  draw: (ctx, choice) => ({ pile: ctx.speak(pileName(ctx, choice.pile)), cards: choice.cards, left: choice.left }),
  turn: (_, choice) => ({ points: choice.points, gain: choice.gain, costs: choice.costs }),
  take: (ctx, choice) => ({ tile: tileName(ctx, choice.tile), use: tileUse(ctx, choice.tile) }),
  done: (ctx) => ({ step: ctx.view.deciding ?? "" }),
};

/** @param {Ctx} ctx @param {Choice} choice */
export const name = (ctx, choice) => ctx.t(`web-cards-name-${choice.verb}`, DETAILS[choice.verb]?.(ctx, choice));
