/** What one choice would cost and bring, in a whole sentence: the spoken name of its button. */
import { signed } from "../../app/i18n/i18n.js";
import { namingOf } from "./modules.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/fresco.d.ts").Choice} Choice */
/** @typedef {import("../../app/i18n/i18n.js").Args} Args */

const RULES = / ?\(F-[^)]*\)/g; // which rule it is has no place in a name

/** @param {Ctx} ctx @param {Choice} choice @returns {string} */
export function about(ctx, choice) {
  const own = `web-fresco-about-${choice.verb}`;
  const key = ctx.knows(own) ? own : `fresco-about-${choice.verb}`;
  /** @type {import("./modules.js").Making<Args> | undefined} */
  const details = DETAILS[choice.verb] ?? namingOf(ctx, choice.verb);
  return ctx
    .t(key, details ? details(ctx, choice) : {})
    .replace(RULES, "")
    .trim();
}

/** @param {Ctx} ctx @param {{painter: number}} choice */
export const whose = (ctx, { painter }) => ({ who: ctx.who(painter), painter: ctx.player(painter) });
/** @param {Ctx} _ctx @param {{price: number, segment: string, coins_left: number}} choice */
export const bishopArgs = (_ctx, { price, segment, coins_left }) => ({ price, segment, coins: coins_left });

/** A step before a restoration: what the best one would bring then. */
const stepArgs = (/** @type {Ctx} */ ctx, /** @type {import("../../types/fresco.d.ts").BishopChoice} */ choice) => {
  const best = choice.best ?? 0;
  const now = Math.max(0, ...ctx.all("restore").map(({ total }) => total));
  return { ...bishopArgs(ctx, choice), best, now, target: choice.best_segment ?? "", gain: Math.max(0, best - now) };
};

/**
 * The sum is told where it is earned: `11`, or `11 + 3 bishop = 14`.
 * @param {Ctx} ctx
 * @param {number} points
 * @param {number} bonus
 */
export const sum = (ctx, points, bonus) =>
  bonus ? ctx.raw("fresco-sum", { points, bonus, total: points + bonus }) : String(points);

/** @param {Ctx} ctx @param {number[]} range */
export const acts = (ctx, [first, last]) =>
  first === last ? ctx.t("fresco-acts", { first }) : ctx.t("fresco-acts-between", { first, last });

/** The kind of decision. @param {Ctx} ctx */
const asked = (ctx) => ctx.view.deciding ?? "";

/** A place inside a sentence; nouns are not small in every language. @param {Ctx} ctx @param {string} place */
export const placeInside = (ctx, place) => ctx.t(`fresco-inside-${place.replace(".", "-")}`);

/** @type {import("./modules.js").ByVerb<Args>} */
const DETAILS = {
  rise: (ctx, choice) => ({
    ...whose(ctx, choice),
    hour: choice.hour,
    mood: signed(choice.mood ?? 0),
    apprentices: choice.apprentices ?? 0,
    price: choice.price ?? 0,
    acts: acts(ctx, choice.acts),
  }),
  plan: (ctx, { place, left }) => ({ place: placeInside(ctx, place), left }),
  buy: (ctx, { price, paints, booth, coins_left }) => ({ price, paints: ctx.paints(paints), booth, coins: coins_left }),
  close: (ctx, choice) => ({ ...whose(ctx, choice), booth: choice.booth }),
  bishop: stepArgs,
  restore: (ctx, choice) => ({
    ...whose(ctx, choice),
    paints: ctx.paints(choice.paints),
    sum: sum(ctx, choice.points, choice.bonus),
    segment: choice.segment,
    window: choice.window ? "yes" : "no",
  }),
  altar: (ctx, { paint, given, best }) => ({ paints: ctx.paints([paint]), given, points: best }),
  earn: (_ctx, { thalers, coins_left }) => ({ thalers, coins: coins_left }),
  blend: (ctx, { paints, result }) => ({ paints: ctx.paints(paints), result: ctx.paints([result]) }),
  attend: (_ctx, { mood }) => ({ mood: signed(mood) }),
  land: (_ctx, { score, taken }) => ({ score, shift: signed(score - taken) }),
  no: (ctx) => ({ deciding: asked(ctx) }),
  pick: (ctx, { paint }) => ({ deciding: asked(ctx), paints: ctx.paints([paint]) }),
  cover: (ctx, { tile, place }) => ({
    tile: ctx.t(`web-fresco-cover-${tile}`),
    place: placeInside(ctx, place),
  }),
};
