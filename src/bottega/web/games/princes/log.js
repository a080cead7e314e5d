/** What happened, told together: an auction makes one line, and so does what follows from a purchase. */
import { a, by, capital, list, raw, span, thing } from "./words.js";

/** @typedef {import("../../app/shell/context.js").Ctx} Ctx */
/** @typedef {Record<string, any>} Fact */
/** @typedef {Record<string, string | number>} Args */
/** @typedef {{seat: number | null, words: string, heading?: boolean, spots: string[]}} Line */

// Told by another line: the work when it is complete, the cards seen when one is kept and the others are put back.
const UNSAID = new Set(["got-ready", "profession-played", "saw", "kept-card"]);
const BIDDING = new Set(["opened", "raised", "passed"]);
// One person's in a row make one line.
const TOGETHER = new Set(["put-under", "bonus-played", "scored"]);
// A sentence that goes on with the line before, when that line is the same person's.
const FOLLOWING = new Set(["placed", "scored", "kept", "put-under", "held-recruiting"]);

/** The numbers of each kind. @type {Record<string, (ctx: Ctx, facts: Fact[]) => Args>} */
const DETAILS = {
  returned: (ctx, [fact]) => ({ profession: thing(ctx, fact.profession) }),
  "round-began": (ctx, [fact]) => ({ round: fact.round, prince: ctx.player(fact.first), minimum: fact.minimum }),
  opened: (_ctx, [fact]) => ({ bid: fact.bid }),
  raised: (_ctx, [fact]) => ({ bid: fact.bid }),
  bought: (ctx, [fact]) => ({ item: a(ctx, fact.item), price: fact.price, auction: fact.auction ? "yes" : "no" }),
  sold: (_ctx, [fact]) => ({ points: fact.points, florins: fact.florins }),
  placed: (_ctx, [fact]) => ({ cells: span(fact.cells) }),
  built: (ctx, [fact]) => ({ building: a(ctx, fact.building), price: fact.price }),
  introduced: (ctx, [fact]) => ({ freedom: a(ctx, fact.freedom), price: fact.price }),
  looked: (_ctx, [fact]) => ({ count: fact.cards, deck: fact.deck, price: fact.price }),
  kept: (ctx, [fact]) => ({ card: thing(ctx, fact.card) }),
  "put-under": (ctx, facts) => ({ cards: list(facts.map((fact) => thing(ctx, fact.card))) }),
  recruited: (ctx, [fact]) => ({
    profession: thing(ctx, fact.profession),
    from: ctx.who(fact.other),
    other: ctx.player(fact.other),
  }),
  "bonus-played": (ctx, facts) => ({ cards: list(facts.map((fact) => `${thing(ctx, fact.card)} +${fact.value}`)) }),
  "work-made": (ctx, [fact]) => ({
    work: by(ctx, fact.profession),
    value: fact.value,
    florins: fact.payment - fact.returned,
    returned: fact.returned,
  }),
  "turn-ended": (_ctx, [fact]) => ({ unused: fact.unused }),
  scored: (_ctx, [fact]) => ({ points: fact.points }),
  "best-work": (ctx, [fact]) => ({
    count: fact.seats.length,
    princes: list(fact.seats.map(ctx.player)),
    value: fact.value,
  }),
  "prestige-revealed": (ctx, [fact]) => ({ card: thing(ctx, fact.card), points: fact.points }),
  "purses-opened": (ctx, [fact]) => ({
    purses: list(
      fact.florins.map((/** @type {number} */ sum, /** @type {number} */ seat) => `${ctx.player(seat)} ${sum}`),
    ),
  }),
  "game-ended": (ctx, [fact]) => ({
    winner: fact.winners.length === 1 ? ctx.who(fact.winners[0]) : "several",
    princes: list(fact.winners.map(ctx.player)),
    points: fact.scores[fact.winners[0]],
  }),
};

/** Where on the table a fact happened. @param {Fact} fact @returns {string[]} */
function spotsOf(fact) {
  switch (fact.event) {
    case "opened":
    case "raised":
    case "bought":
      return [`pile-${fact.item}`];
    case "placed":
      return [`plot-${fact.seat}-${fact.cells[0]}`, `estate-${fact.seat}`];
    case "introduced":
      return [`freedom-${fact.seat}-${fact.freedom}`];
    case "scored":
      return [`prestige-${fact.seat}`];
    case "recruited":
    case "work-made":
      return [`profession-${fact.profession}`];
    case "looked":
      return [`deck-${fact.deck}`, `estate-${fact.seat}`];
    default:
      return fact.seat === undefined ? [] : [`estate-${fact.seat}`];
  }
}

/** @param {Fact} fact */
function isSaid(fact) {
  if (fact.event === "scored") return fact.source !== "prestige-card";
  if (fact.event === "turn-ended") return fact.unused > 0;
  if (fact.event === "looked") return fact.price > 0;
  return !UNSAID.has(fact.event);
}

/**
 * What is told together: the kind, and whose it is.
 * @param {Fact} fact
 * @returns {{kind: string, seat: number | null}}
 */
function group(fact) {
  if (BIDDING.has(fact.event)) return { kind: "bidding", seat: null };
  if (fact.event === "scored" && fact.source === "best-work") return { kind: fact.event, seat: null };
  return { kind: fact.event, seat: fact.seat ?? null };
}

/** @param {Ctx} ctx @param {Fact[]} facts */
function sentence(ctx, facts) {
  const [{ event, seat }] = facts;
  /** @type {Record<string, string>} */
  const people = seat === undefined ? {} : { who: ctx.who(seat), prince: ctx.player(seat) };
  return capital(clause(ctx, event, facts, people));
}

/** @param {Ctx} ctx @param {string} event @param {Fact[]} facts @param {Args} people */
const clause = (ctx, event, facts, people) =>
  raw(ctx, `princes-log-${event}`, { ...people, ...DETAILS[event]?.(ctx, facts) }).trim();

/** `Lake: Piero opens with 200, you 300, Nello passes.` @param {Ctx} ctx @param {Fact[]} facts @returns {Line[]} */
function auctionLines(ctx, facts) {
  /** @type {Line[]} */
  const lines = [];
  for (const fact of facts) {
    const bid = clause(ctx, fact.event, [fact], { who: ctx.who(fact.seat), prince: ctx.player(fact.seat) });
    if (!lines.length || fact.event === "opened") {
      const item = capital(raw(ctx, "princes-log-auction", { item: thing(ctx, fact.item) }));
      lines.push({ seat: null, words: `${item} ${bid}`, spots: spotsOf(fact) });
    } else lines[lines.length - 1].words += `, ${bid}`;
  }
  return lines.map((line) => ({ ...line, words: `${line.words}.` }));
}

/** @param {Ctx} ctx @param {Fact} fact @param {number} round @returns {Line[]} */
function heading(ctx, fact, round) {
  if (fact.event === "round-began")
    return [
      { seat: null, heading: true, spots: [], words: raw(ctx, "web-princes-heading", { round, phase: "auction" }) },
    ];
  if (fact.event === "markers-taken")
    return [
      { seat: null, heading: true, spots: [], words: raw(ctx, "web-princes-heading", { round, phase: "actions" }) },
    ];
  return [];
}

/** @param {Ctx} ctx @param {Fact[]} facts @returns {Line[]} */
function lines(ctx, facts) {
  /** @type {Line[]} */
  const told = [];
  /** @type {Fact[][]} */
  const runs = [];
  for (const fact of facts.filter(isSaid)) {
    const last = runs[runs.length - 1]?.[0];
    const { kind, seat } = group(fact);
    const same =
      last && group(last).kind === kind && group(last).seat === seat && (kind === "bidding" || TOGETHER.has(kind));
    if (same) runs[runs.length - 1].push(fact);
    else runs.push([fact]);
  }
  /** @type {number | null} */
  let speaker = null;
  let round = 0;
  for (const run of runs) {
    const [fact] = run;
    const { kind, seat } = group(fact);
    if (fact.event === "round-began") round = fact.round;
    else if (fact.event === "markers-taken") round = fact.round;
    told.push(...heading(ctx, fact, round));
    const before = told[told.length - 1];
    if (kind === "bidding") told.push(...auctionLines(ctx, run));
    else if (FOLLOWING.has(kind) && seat === speaker && before && !before.heading) {
      before.words += ` ${sentence(ctx, run)}`;
      before.spots.push(...spotsOf(fact));
    } else if (fact.event !== "markers-taken")
      told.push({ seat, words: sentence(ctx, run), spots: run.flatMap(spotsOf) });
    speaker = seat;
  }
  return told;
}

/** @param {Ctx} ctx @param {Fact[]} facts */
export function log(ctx, facts) {
  const start =
    ctx.facts[0] === facts[0] && facts.length
      ? [{ seat: null, heading: true, spots: [], words: raw(ctx, "web-princes-heading-start") }]
      : [];
  return [...start, ...lines(ctx, facts)].map(({ seat, words, heading: isHeading, spots }) => ({
    seat,
    text: ctx.draw(words),
    heading: isHeading,
    spots,
  }));
}
