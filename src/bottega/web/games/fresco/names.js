/** What one choice would cost and bring, in a whole sentence: the spoken name of its button. */
import { signed } from "../../app/i18n/i18n.js";
import { bottleName, effect, portraitName, requestIncome, scrollLines } from "./sayings.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/** @typedef {import("../../app/shell/context.js").Choice} Choice */

const RULES = / ?\(F-[^)]*\)/g; // which rule it is has no place in a name

/** @param {Ctx} ctx @param {Choice} choice @returns {string} */
export function about(ctx, choice) {
  const own = `web-fresco-about-${choice.verb}`;
  const key = ctx.knows(own) ? own : `fresco-about-${choice.verb}`;
  const details = DETAILS[choice.verb];
  return ctx
    .t(key, details ? details(ctx, choice) : {})
    .replace(RULES, "")
    .trim();
}

/** @param {Ctx} ctx @param {Choice} choice */
const whose = (ctx, { painter }) => ({ who: ctx.who(painter), painter: ctx.player(painter) });
/** @param {Ctx} _ctx @param {Choice} choice */
const bishop = (_ctx, { price, segment, coins_left }) => ({ price, segment, coins: coins_left });

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

/** @type {Record<string, (ctx: Ctx, choice: Choice) => Record<string, string | number>>} */
const DETAILS = {
  rise: (ctx, choice) => ({
    ...whose(ctx, choice),
    hour: choice.hour,
    mood: signed(choice.mood ?? 0),
    apprentices: choice.apprentices ?? 0,
    price: choice.price ?? 0,
    acts: acts(ctx, choice.acts),
  }),
  plan: (ctx, { place, left }) => ({ place: ctx.t(`fresco-place-${place.replace(".", "-")}`).toLowerCase(), left }),
  buy: (ctx, { price, paints, booth, coins_left }) => ({ price, paints: ctx.paints(paints), booth, coins: coins_left }),
  close: (ctx, choice) => ({ ...whose(ctx, choice), booth: choice.booth }),
  bishop,
  sexton: bishop,
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
  portrait: (ctx, choice) => ({
    ...whose(ctx, choice),
    card: portraitName(ctx, choice.name),
    effect: effect(ctx, choice.effect),
    lasting: choice.lasting ? "yes" : "no",
    points: choice.effect.vp ?? 0,
  }),
  request: (ctx, choice) => ({
    ...whose(ctx, choice),
    points: choice.points,
    needed: ctx.view.modules.requests.needed,
    segments: choice.segments.join(", "),
    income: signed(requestIncome(ctx, choice)),
    paint: choice.paint ? ctx.paints([choice.paint]) : ctx.t("fresco-request-basic"),
  }),
  pile: (ctx, choice) => ({ ...whose(ctx, choice), segment: choice.segment }),
  gild: (ctx, { segment, points }) => ({ segment, points, left: ctx.view.modules.leaf_gold.mine - 1 }),
  penny: (_ctx, { planned }) => ({ planned }),
  throw: (_ctx, { left }) => ({ left }),
  wish: (ctx, { kind, thalers, pennies, mood, points, paints }) => ({
    kind: kind.replace(/\..*/, ""),
    thalers: thalers ?? 0,
    pennies: pennies ?? 0,
    mood: mood ?? 0,
    points: points ?? 0,
    paints: ctx.paints(paints ?? []),
  }),
  visit: (_ctx, { segment }) => ({ segment }),
  alchemy: (ctx, { paint }) => ({
    paint: ctx.t(`paint-${paint}`),
    deciding: ctx.view.deciding === "alchemy-blend" ? "blend" : "pot",
  }),
  glass: (ctx, { colour, price, coins_left }) => ({ colour: ctx.t(`paint-${colour}`), price, coins: coins_left }),
  window: (ctx, { panes, points, price, coins_left, segment }) => ({
    panes: panes.map((/** @type {string} */ pane) => ctx.t(`paint-${pane}`)).join(", "),
    points,
    price,
    coins: coins_left,
    segment,
  }),
  glaze: (ctx, { colour, points, left }) => ({
    colour: ctx.t(`paint-${colour}`),
    points,
    left,
    deciding: asked(ctx),
  }),
  certificate: (_ctx, { price, points, golden }) => ({ price, points, golden }),
  pay: (_ctx, { thalers, coins_left, full, brings, price }) => ({
    thalers,
    coins: coins_left,
    full: full ? "yes" : "no",
    brings,
    price,
  }),
  instalment: (_ctx, { price, golden, missing, brings }) => ({ price, golden, missing, brings }),
  cover: (ctx, { tile, place }) => ({
    tile: ctx.t(`web-fresco-cover-${tile}`),
    place: ctx.t(`fresco-place-${place.replace(".", "-")}`).toLowerCase(),
  }),
  wall: (ctx, { paint, points }) => ({ paint: ctx.t(`paint-${paint}`), points }),
  give: (ctx, { income, splash }) => ({ income: ctx.t(`paint-${income}`), splash: ctx.t(`paint-${splash}`) }),
  exchange: (ctx, { paints, result }) => ({ paints: ctx.paints(paints), result: ctx.t(`paint-${result}`) }),
  "plan-ill": (ctx, { place, left }) => ({
    place: ctx.t(`fresco-place-${place.replace(".", "-")}`).toLowerCase(),
    left,
  }),
  "plan-neutral": (ctx, { place }) => ({ place: ctx.t(`fresco-place-${place.replace(".", "-")}`).toLowerCase() }),
  aside: (_ctx, { who }) => ({ who }),
  send: (_ctx, { who }) => ({ who }),
  infect: (_ctx, { who }) => ({ who }),
  saint: (ctx, { paint, thalers, coins_left }) => ({ paint: ctx.t(`paint-${paint}`), thalers, coins: coins_left }),
  bottle: (ctx, { bottle, price, coins_left }) => ({ bottle: bottleName(ctx, bottle), price, coins: coins_left }),
  use: (ctx, { bottle, heals }) => ({
    bottle: bottleName(ctx, bottle),
    heals,
    juice: bottle === "juice" ? "yes" : "no",
  }),
  scroll: (ctx, choice) => ({
    lines: scrollLines(ctx, choice),
    points: choice.points,
    segments: choice.segments.join(", "),
  }),
};
