/**
 * The end of a game: where the points come from, how they grew, and what is worth telling. All of it from the facts.
 */

import { sections } from "./words.js";

/** @typedef {import("../../app/shell/context.js").Ctx} Ctx */
/** @typedef {Record<string, any>} Fact */
/** A step in the score. @typedef {{seat: number, source: string, points: number, round: number}} Gain */

const SOURCES = ["sections", "symbols", "mixes", "favourite", "turns", "tiles"];

/**
 * Everything that brought points, in order; what is kept to the end comes after the last round.
 * @param {Ctx} ctx
 * @returns {Gain[]}
 */
function gains(ctx) {
  let round = 0;
  /** @type {Gain[]} */
  const found = [];
  for (const fact of ctx.facts) {
    if (fact.event === "turn-began") round = fact.round;
    else if (fact.event === "restored") {
      for (const [source, , points] of fact.earned) found.push({ seat: fact.seat, source, points, round });
    } else if (fact.event === "turned") {
      found.push({ seat: fact.seat, source: "turns", points: fact.gain, round });
    } else if (fact.event === "game-ended") {
      for (const [seat, points] of fact.tiles.entries()) found.push({ seat, source: "tiles", points, round: Infinity });
    }
  }
  return found;
}

/** @param {Ctx} ctx */
export function account(ctx) {
  const { view } = ctx;
  const all = gains(ctx);
  const sum = (/** @type {(gain: Gain) => boolean} */ of) =>
    all.filter(of).reduce((total, { points }) => total + points, 0);
  let place = 1;
  const rows = view.ranking.flatMap((/** @type {number[]} */ seats) => {
    const tied = seats.map((seat) => ({
      seat,
      place,
      total: view.scores[seat],
      bySource: Object.fromEntries(
        SOURCES.map((key) => [key, sum((gain) => gain.seat === seat && gain.source === key)]),
      ),
    }));
    place += seats.length;
    return tied;
  });
  const seats = view.painters.map((/** @type {any} */ _, /** @type {number} */ seat) => seat);
  const after = (/** @type {number} */ round) =>
    seats.map((/** @type {number} */ who) => sum(({ seat, round: at }) => seat === who && at <= round));
  return {
    unit: ctx.t("web-cards-unit"),
    lead: ctx.t("web-cards-account-lead", {
      sections: view.painters.reduce((/** @type {number} */ total, /** @type {any} */ one) => total + one.restored, 0),
      rounds: view.round,
    }),
    sources: SOURCES.map((key) => ({ key, label: ctx.t("web-cards-source", { source: key }) })),
    rows,
    perRound: [
      ...Array.from({ length: view.round }, (_, k) => ({ label: String(k + 1), points: after(k + 1) })),
      { label: ctx.t("web-cards-account-end"), points: after(Infinity) },
    ],
    telling: telling(ctx, all),
  };
}

// --- worth telling -------------------------------------------------------------------------------------------------

/** @param {Ctx} ctx @param {Gain[]} all */
function telling(ctx, all) {
  return [bestSection(ctx), mostMixes(ctx), mostSwapped(ctx), leads(ctx, all)].filter(Boolean);
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

/** How often another player came to lead alone. @param {Ctx} ctx @param {Gain[]} all */
function leads(ctx, all) {
  const score = ctx.view.painters.map(() => 0);
  let leader = -1;
  let changes = 0;
  for (const { seat, points } of all) {
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
