/** The steps of an advised turn in a few words, and what they are done with: for hints and reviews. */
import { signed } from "../../app/i18n/i18n.js";
import { about, sum } from "./names.js";
import { own } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/fresco.d.ts").Choice} Choice */
/** @typedef {import("../../types/fresco.d.ts").RestoreChoice} Restore */
/** @typedef {import("../../types/drawing.d.ts").Goal} Goal */
/** @typedef {import("../../app/i18n/i18n.js").Args} Args */

/** @param {Ctx} ctx @param {string} what @param {Args} args */
const say = (ctx, what, args) => ctx.t(`hint-told-fresco-${what}`, args);

/**
 * All steps of one verb.
 * @template {Choice["verb"]} V
 * @param {Choice[]} steps
 * @param {V} verb
 */
const all = (steps, verb) =>
  /** @type {Array<Extract<Choice, {verb: V}>>} */ (steps.filter((step) => step.verb === verb));

/** @param {number[]} figures */
const total = (figures) => figures.reduce((a, b) => a + b, 0);

/** What the sheet will be: by place, with those who are there already. @param {Ctx} ctx @param {Choice[]} steps */
const sheet = (ctx, steps) =>
  ctx.view.places.map((place, k) => ({
    place,
    count: own(ctx).plan[k] + all(steps, "plan").filter((step) => step.place === place).length,
  }));

/** @param {Ctx} ctx @param {Choice[]} steps */
function plan(ctx, steps) {
  const sent = sheet(ctx, steps).filter(({ count }) => count > 0);
  const places = sent.map(({ place, count }) => say(ctx, `plan-${place.replace(".", "-")}`, { count }));
  const besides = steps.filter(({ verb }) => verb !== "plan" && verb !== "ready").map((step) => first(ctx, step));
  return [[...places, ...besides].join(", ") || say(ctx, "idle", {})];
}

/** One line for the whole visit to the market. @param {Ctx} ctx @param {Choice[]} steps */
function buy(ctx, steps) {
  const bought = all(steps, "buy");
  const paints = bought.map((step) => ctx.paints(step.paints)).join(" + ");
  return [say(ctx, "buy", { paints, booth: bought[0].booth, price: total(bought.map(({ price }) => price)) })];
}

/**
 * A restoration with the steps of the bishop before it.
 * @param {Ctx} ctx @param {Choice[]} way @param {Restore} step
 */
function restore(ctx, way, step) {
  const walked = all(way, "bishop");
  const args = {
    segment: step.segment,
    paints: ctx.paints(step.paints),
    sum: sum(ctx, step.points, step.bonus),
    total: step.total,
    step: walked.at(-1)?.segment ?? "",
    price: total(walked.map(({ price }) => price)),
  };
  return say(ctx, walked.length ? "restore-bishop" : "restore", args);
}

/** One line for each thing that is restored. @param {Ctx} ctx @param {Choice[]} steps */
function visit(ctx, steps) {
  /** @type {string[]} */
  const lines = [];
  const paints = all(steps, "altar");
  /** @type {Choice[]} */
  let way = [];
  for (const step of steps) {
    if (step.verb === "altar" && step === paints[0])
      lines.push(
        say(ctx, "altar", {
          paints: ctx.paints(paints.slice(0, 4 - step.given).map(({ paint }) => paint)),
          points: paints.slice(0, 4 - step.given).at(-1)?.best ?? 0,
        }),
      );
    else if (step.verb === "restore") lines.push(restore(ctx, way, step));
    else if (step.verb !== "bishop" && step.verb !== "altar" && step.verb !== "pass") lines.push(first(ctx, step));
    way = step.verb === "bishop" ? [...way, step] : [];
  }
  return lines.length ? lines : [first(ctx, steps[0])];
}

/** @type {Record<string, (ctx: Ctx, steps: Choice[]) => string[]>} */
const BY_VERB = {
  rise: (ctx, steps) => [rise(ctx, all(steps, "rise")[0])],
  plan,
  ready: plan,
  cover: plan,
  "plan-ill": plan,
  "plan-neutral": plan,
  penny: plan,
  buy,
  close: (ctx, steps) => [say(ctx, "close", { booth: all(steps, "close")[0].booth })],
  bishop: visit,
  restore: visit,
  altar: visit,
  blend: (ctx, steps) =>
    all(steps, "blend").map(({ paints, result }) =>
      say(ctx, "blend", { paints: ctx.paints(paints), result: ctx.paints([result]) }),
    ),
  earn: (ctx, steps) => [say(ctx, "earn", { thalers: total(all(steps, "earn").map(({ thalers }) => thalers)) })],
  attend: (ctx, steps) => [say(ctx, "attend", { mood: signed(all(steps, "attend").at(-1)?.mood ?? 0) })],
  pass: (ctx) => [say(ctx, ctx.view.deciding === "market" ? "pass-market" : "pass", {})],
};

/** @param {Ctx} ctx @param {import("../../types/fresco.d.ts").RiseChoice} choice */
const rise = (ctx, choice) =>
  choice.painter === ctx.seat
    ? say(ctx, "rise", {
        hour: choice.hour,
        mood: signed(choice.mood ?? 0),
        apprentices: choice.apprentices ?? 0,
        price: choice.price ?? 0,
      })
    : first(ctx, choice);

/** What comes after the first clause tells of consequences. @param {Ctx} ctx @param {Choice} step */
const first = (ctx, step) =>
  about(ctx, step)
    .split(/[;.] /)[0]
    .replace(/[.\s]+$/, "");

/** The turn as lines, the choice itself first. @param {Ctx} ctx @param {Choice[]} steps */
export const tell = (ctx, steps) => (BY_VERB[steps[0].verb] ?? (() => [first(ctx, steps[0])]))(ctx, steps);

/** With what it is done: where a tile is restored, not the bishop's step before it. @param {Choice[]} steps */
export function things(steps) {
  const [main] = steps[0].verb === "bishop" ? all(steps, "restore") : [];
  const same = steps.filter(({ verb }) => verb === "buy" || verb === "altar");
  return [main?.id ?? steps[0].id, ...same.map(({ id }) => id)];
}

/** A plan is not forgotten after its first step. @param {Ctx} ctx @param {Choice[]} steps @returns {Goal | null} */
export const goal = (ctx, steps) =>
  ctx.view.deciding === "plan" ? { round: ctx.view.round, sheet: sheet(ctx, steps) } : null;

/**
 * What is left of a plan, as choices with how often; null when it is not followed any more.
 * @param {Ctx} ctx @param {Goal} wanted
 */
export function left(ctx, { round, sheet: counts }) {
  const more = counts.map(({ place, count }, k) => ({ place, count: count - own(ctx).plan[k] }));
  if (ctx.view.deciding !== "plan" || ctx.view.round !== round || more.some(({ count }) => count < 0)) return null;
  return more.flatMap(({ place, count }) => {
    const choice = ctx.find("plan", { place: /** @type {import("../../types/fresco.d.ts").Place} */ (place) });
    return choice && count ? [{ action: choice.id, count }] : [];
  });
}
