/** The final account: points by source and by round, and what is worth telling. */
import { html } from "../../app/aids/html.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/** @typedef {Record<string, any> & {event: string}} Fact */

const COUNTING = new Set(["money-counted", "gold-exchanged", "game-ended"]);
/** The module of each source of points. @type {Record<string, string>} */
const MODULE_SOURCES = {
  portrait: "portraits",
  request: "requests",
  gold: "leaf_gold",
  favor: "favors",
  scroll: "scrolls",
  window: "glaziers",
  glass: "glaziers",
  spared: "glaziers",
  bell: "bells",
  wall: "wall_fresco",
};
const BASE_SOURCES = ["tile", "bishop", "altar", "money", "shift"];

/** @param {Ctx} ctx */
export function account(ctx) {
  const { view, facts } = ctx;
  const seats = view.painters.filter((/** @type {any} */ p) => p.seat !== null).map((/** @type {any} */ p) => p.seat);
  const keys = [...BASE_SOURCES, ...Object.keys(MODULE_SOURCES).filter((key) => MODULE_SOURCES[key] in view.modules)];
  const sums = bySource(facts, view.painters.length);
  const used = keys.filter((key) => seats.some((/** @type {number} */ seat) => sums[seat][key]));
  return {
    lead: view.leonardo
      ? ctx.t("fresco-account-leonardo")
      : ctx.t("web-fresco-account-lead", {
          restored: view.ceiling.length - view.tiles_left,
          all: view.ceiling.length,
          rounds: view.round,
        }),
    unit: ctx.t("web-fresco-vp"),
    sources: used.map((key) => ({ key, label: ctx.t(`web-fresco-source-${key}`) })),
    rows: view.ranking.flatMap((/** @type {number[]} */ tied, /** @type {number} */ k) =>
      tied.map((seat) => ({
        seat,
        place: placeOf(view.ranking, k),
        total: view.scores[seat],
        bySource: Object.fromEntries(used.map((key) => [key, sums[seat][key] ?? 0])),
      })),
    ),
    perRound: perRound(ctx, seats),
    telling: telling(ctx, seats),
  };
}

/** @param {number[][]} ranking @param {number} k */
const placeOf = (ranking, k) => 1 + ranking.slice(0, k).flat().length;

/**
 * For each painter the points of each source, told by the events; they add up to the score.
 * @param {Fact[]} facts
 * @param {number} painters
 * @returns {Record<string, number>[]}
 */
function bySource(facts, painters) {
  const sums = Array.from({ length: painters }, () => /** @type {Record<string, number>} */ ({}));
  for (const fact of facts) {
    const source = fact.event === "scored" ? fact.source : fact.event === "shifted" ? "shift" : null;
    if (source) sums[fact.painter][source] = (sums[fact.painter][source] ?? 0) + fact.points;
  }
  return sums;
}

/** The scores at the end of each round, and with the money at the end. @param {Ctx} ctx @param {number[]} seats */
function perRound(ctx, seats) {
  /** @type {{label: string, points: number[]}[]} */
  const rounds = [];
  const scores = seats.map(() => 0);
  const note = (/** @type {string} */ label) => rounds.push({ label, points: scores.slice() });
  let counted = false;
  for (const fact of ctx.facts) {
    if (fact.event === "round-began" && fact.round > 1) note(String(fact.round - 1));
    // Everybody's Thalers are counted after the last round.
    if (!counted && COUNTING.has(fact.event)) {
      counted = true;
      note(String(ctx.view.round));
    }
    if ((fact.event === "scored" || fact.event === "shifted") && fact.painter < seats.length)
      scores[fact.painter] += fact.points;
  }
  note(ctx.t("web-fresco-end"));
  return rounds;
}

/** @param {Ctx} ctx @param {number[]} seats */
function telling(ctx, seats) {
  const restored = ctx.facts.filter((fact) => fact.event === "restored" && fact.painter < seats.length);
  const best = most(restored, (fact) => fact.points + fact.bonus);
  const praise = (/** @type {number} */ seat) =>
    total(
      restored.filter((fact) => fact.painter === seat),
      "bonus",
    );
  const bishop = most(seats, praise);
  const spent = (/** @type {number} */ seat) =>
    total(
      ctx.facts.filter((fact) => fact.event === "bought" && fact.painter === seat),
      "price",
    );
  const buyer = most(seats, spent);
  const early = (/** @type {number} */ seat) =>
    ctx.facts
      .filter((fact) => fact.event === "rose" && fact.painter === seat)
      .reduce((first, fact) => Math.min(first, fact.hour), 99);
  const altars = (/** @type {number} */ seat) =>
    ctx.facts.filter((fact) => fact.event === "altar-restored" && fact.painter === seat).length;
  const priest = most(seats, altars);
  const told = [];
  if (best) {
    const value = `${best.segment} · ${ctx.t("fresco-points", { points: best.points + best.bonus })}`;
    const text = ctx.say("web-fresco-tell-best-text", {
      ...whom(ctx, best.painter),
      paints: ctx.paints(best.paints),
      points: best.points,
      bonus: best.bonus,
    });
    told.push({ icon: "tile", label: ctx.t("web-fresco-tell-best"), value, text: html`<span>${text}</span>` });
  }
  if (bishop !== undefined && praise(bishop)) {
    told.push({
      icon: "mitre",
      label: ctx.t("web-fresco-tell-bishop"),
      value: ctx.t("fresco-points", { points: praise(bishop) }),
      text: ctx.Name(bishop),
    });
  }
  if (buyer !== undefined && spent(buyer))
    told.push({
      icon: "market",
      label: ctx.t("web-fresco-tell-market"),
      value: ctx.t("fresco-goods-coins", { coins: spent(buyer) }),
      text: ctx.Name(buyer),
    });
  if (priest !== undefined && altars(priest))
    told.push({
      icon: "religion",
      label: ctx.t("web-fresco-tell-altar"),
      value: ctx.t("web-fresco-times", { times: altars(priest) }),
      text: ctx.Name(priest),
    });
  const riser = most(seats, (seat) => -early(seat));
  if (told.length < 4 && riser !== undefined && early(riser) < 99)
    told.push({
      icon: "clock",
      label: ctx.t("web-fresco-tell-early"),
      value: ctx.t("fresco-hour", { hour: early(riser) }),
      text: ctx.Name(riser),
    });
  return told;
}

/** @param {Ctx} ctx @param {number} painter */
const whom = (ctx, painter) => ({ who: ctx.who(painter), painter: ctx.player(painter) });
/** @param {Fact[]} facts @param {string} field */
const total = (facts, field) => facts.reduce((all, fact) => all + fact[field], 0);
/** @template T @param {T[]} all @param {(one: T) => number} worth @returns {T | undefined} */
const most = (all, worth) =>
  all.reduce(
    (/** @type {T | undefined} */ best, one) => (best === undefined || worth(one) > worth(best) ? one : best),
    undefined,
  );
