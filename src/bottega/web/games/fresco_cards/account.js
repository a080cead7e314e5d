/**
 * The end of a game: where the points come from, how they grew, and what is worth telling.
 */

import { figures } from "../../app/shell/figures.js";
import { sections } from "./words.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/** @typedef {Record<string, any>} Fact */
/** @param {Ctx} ctx */
export function account(ctx) {
  const { view } = ctx;
  return {
    ...figures(ctx, (source) => ctx.t("web-cards-source", { source }), ctx.t("web-cards-account-end")),
    unit: ctx.t("web-cards-unit"),
    lead: ctx.t("web-cards-account-lead", {
      sections: view.painters.reduce((/** @type {number} */ total, /** @type {any} */ one) => total + one.restored, 0),
      rounds: view.round,
    }),
    telling: telling(ctx),
  };
}

// --- worth telling -------------------------------------------------------------------------------------------------

/** @param {Ctx} ctx */
function telling(ctx) {
  return [bestSection(ctx), mostMixes(ctx), mostSwapped(ctx), leads(ctx)].filter(Boolean);
}

/** The section worth most on its wall. @param {Ctx} ctx */
function bestSection(ctx) {
  const won = ctx.view.painters.flatMap((/** @type {any} */ one, /** @type {number} */ seat) =>
    one.sections.map((/** @type {any} */ section) => ({ ...section, seat })),
  );
  if (!won.length) return null;
  const best = won.reduce((/** @type {any} */ one, /** @type {any} */ other) =>
    other.points > one.points ? other : one,
  );
  return {
    icon: "easel",
    label: ctx.t("web-cards-tell-best"),
    value: ctx.t("web-cards-points", { points: best.points }),
    text: ctx.t("web-cards-tell-best-text", {
      painter: ctx.title(best.seat),
      section: ctx.speak(sections(ctx, [best.section])),
      turns: best.turns,
    }),
  };
}

/** Who has most of something counted over the facts. @param {Ctx} ctx @param {(fact: Fact) => number} of */
function champion(ctx, of) {
  const counts = ctx.view.painters.map(() => 0);
  for (const fact of ctx.facts) if (of(fact)) counts[fact.seat] += of(fact);
  const most = Math.max(...counts);
  return {
    most,
    seats: counts.flatMap((/** @type {number} */ count, /** @type {number} */ seat) => (count === most ? [seat] : [])),
  };
}

/** @param {Ctx} ctx @param {number[]} seats */
const people = (ctx, seats) => seats.map((seat) => ctx.title(seat)).join(", ");

/** @param {Ctx} ctx */
function mostMixes(ctx) {
  const { most, seats } = champion(ctx, (fact) => (fact.event === "restored" ? fact.mixes : 0));
  return {
    icon: "workshopcard",
    label: ctx.t("web-cards-tell-mixes"),
    value: String(most),
    text: most ? people(ctx, seats) : ctx.t("web-cards-tell-mixes-none"),
  };
}

/** @param {Ctx} ctx */
function mostSwapped(ctx) {
  const { most, seats } = champion(ctx, (fact) => (fact.event === "laid" ? fact.cards.length : 0));
  return {
    icon: "swap",
    label: ctx.t("web-cards-tell-swapped"),
    value: ctx.t("web-cards-tell-cards", { cards: most }),
    text: most ? people(ctx, seats) : ctx.t("web-cards-tell-swapped-none"),
  };
}

/** What each fact brought, in order. @param {Fact[]} facts @returns {Array<[seat: number, points: number]>} */
function gains(facts) {
  /** @type {Map<string, number>} what a section was worth before it was turned */
  const worth = new Map();
  return facts.flatMap((fact) => {
    if (fact.event === "game-ended") return [...fact.tiles.entries()];
    if (fact.event !== "restored" && fact.event !== "turned") return [];
    const before = worth.get(fact.section) ?? 0;
    worth.set(fact.section, fact.points);
    return [[fact.seat, fact.points - before]];
  });
}

/** How often another player came to lead alone. @param {Ctx} ctx */
function leads(ctx) {
  const score = ctx.view.painters.map(() => 0);
  let leader = -1;
  let changes = 0;
  for (const [seat, points] of gains(ctx.facts)) {
    score[seat] += points;
    const most = Math.max(...score);
    if (score.filter((/** @type {number} */ one) => one === most).length > 1) continue;
    const now = score.indexOf(most);
    if (leader >= 0 && now !== leader) changes += 1;
    leader = now;
  }
  return {
    icon: "turn",
    label: ctx.t("web-cards-tell-lead"),
    value: ctx.t("web-cards-tell-times", { changes }),
    text: ctx.t("web-cards-tell-lead-text", { changes }),
  };
}
