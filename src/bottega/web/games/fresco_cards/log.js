/** What happened, one sentence each; what belongs together is told together. The same way as in the terminal. */
import { backs, cards, pileName, sections, tiles } from "./words.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/** @typedef {Record<string, any>} Fact */
/** @typedef {{kind: string, seat: number, facts: Fact[]}} Run */

const NOBODY = -1;
/** A public fact that the next one tells this seat in full. */
const TOLD_IN_FULL = new Set(["drew drew-card", "gave gave-card", "gave got-card", "showed-hand saw-hand"]);
const DRAWING = new Set(["drew", "drew-card"]);
/** The cards that lay open are put away: what is drawn later no longer belongs to the swap. Makes no line. */
const PUT_AWAY = "put-away";
/** What one seat does several times in a row makes one line. */
const TOGETHER = new Set(["drew", "drew-card", "discarded", "draw-lost"]);
/** The table is made ready again: one line. */
const NEWS = new Set(["tiles-refilled", "row-refilled", "favourite-changed"]);
const OF_ALL = new Set(["turn-began", "reshuffled", "end-called", "game-ended", ...NEWS]);

/** @param {Ctx} ctx @param {Fact[]} facts */
export function log(ctx, facts) {
  /** @type {Array<{seat: number | null, raw: string, kind: string, spots: string[], heading?: boolean}>} */
  const lines = [];
  for (const run of runs(facts)) {
    const before = lines.at(-1);
    const raw = sentence(ctx, run);
    if (before && NEWS.has(run.kind) && NEWS.has(before.kind)) {
      before.raw += ` ${raw}`;
      before.kind = run.kind;
      before.spots.push(...spots(run));
    } else {
      lines.push({
        seat: OF_ALL.has(run.kind) ? null : run.seat,
        raw,
        kind: run.kind,
        spots: spots(run),
        heading: run.kind === "turn-began",
      });
    }
  }
  return lines.map(({ seat, raw, spots: lit, heading }) => ({
    seat,
    text: ctx.draw(capital(raw, ctx, seat)),
    heading,
    spots: lit,
  }));
}

/**
 * A sentence that begins with the reader's name begins with a capital letter.
 * @param {string} raw
 * @param {Ctx} ctx
 * @param {number | null} seat
 */
const capital = (raw, ctx, seat) =>
  seat !== null && seat === ctx.seat && raw.startsWith(ctx.player(seat))
    ? ctx.title(seat) + raw.slice(ctx.player(seat).length)
    : raw.charAt(0).toUpperCase() + raw.slice(1);

/**
 * The facts that are worth a line, those of one line together; a swap with the cards it brought.
 * @param {Fact[]} facts
 * @returns {Run[]}
 */
function runs(facts) {
  /** @type {Run[]} */
  const found = [];
  /** @type {Run | null} */
  let run = null;
  /** The swap that is not finished yet. @type {Run | null} */
  let swap = null;
  const close = () => {
    if (!run) return;
    if (run.kind === PUT_AWAY) swap = null;
    else if (swap && DRAWING.has(run.kind)) {
      swap.kind = "swapped";
      swap.facts.push(...run.facts);
    } else if (TOGETHER.has(run.kind)) found.push(run);
    else if (run.kind === "laid") {
      swap = run;
      found.push(run);
    } else for (const fact of run.facts) found.push({ ...run, facts: [fact] });
  };
  for (const fact of worthTelling(facts)) {
    const seat = actor(fact);
    const kind = fact.event === "discarded" && !fact.from_hand ? PUT_AWAY : fact.event;
    if (run && run.kind === kind && run.seat === seat) {
      run.facts.push(fact);
      continue;
    }
    close();
    run = { kind, seat, facts: [fact] };
  }
  close();
  return found;
}

/** Who did it: of what a seat receives, that is the other one. @param {Fact} fact */
const actor = (fact) =>
  fact[{ "got-card": "giver", "saw-hand": "of" }[/** @type {"saw-hand"} */ (fact.event)] ?? "seat"] ?? NOBODY;

/** @param {Fact[]} facts */
const worthTelling = (facts) =>
  facts.filter((fact, k) => !TOLD_IN_FULL.has(`${fact.event} ${facts[k + 1]?.event}`) && tellsSomething(facts, k));

/** Not what is the same in every turn, nor what another line tells. @param {Fact[]} facts @param {number} at */
function tellsSomething(facts, at) {
  const fact = facts[at];
  if (fact.event === "turn-began") {
    const earlier = facts.slice(0, at).findLast((other) => other.event === "turn-began");
    return !earlier || earlier.round !== fact.round;
  }
  if (fact.event === "tile-used") return fact.tile === "swap";
  if (fact.event === "drew") {
    // The deal, before which only the table was made ready, and the card at the beginning of a turn.
    while (at && ["reshuffled", ...DRAWING, ...NEWS].includes(facts[at].event)) at -= 1;
    return !["turn-began", "drew", ...NEWS].includes(facts[at].event);
  }
  return true;
}

/** @param {Ctx} ctx @param {Run} run */
const sentence = (ctx, { kind, seat, facts }) =>
  ctx
    .raw(kind === "turn-began" ? "web-cards-log-round" : `cards-log-${kind}`, {
      who: ctx.who(seat),
      painter: ctx.player(seat),
      ...DETAILS[kind]?.(ctx, facts),
    })
    .trim();

/** Places on the table that a line speaks of. @param {Run} run */
function spots({ seat, facts }) {
  const lit = seat === NOBODY ? [] : [`panel-${seat}`];
  for (const fact of facts) {
    if (fact.section) lit.push(`section-${fact.section}`);
    if (fact.sections && fact.event === "row-refilled")
      lit.push(...fact.sections.map((/** @type {string} */ name) => `section-${name}`));
    if (fact.pile) lit.push(`pile-${fact.pile}`);
    if (fact.event === "tiles-refilled") lit.push("tiles");
    if (fact.event === "favourite-changed") lit.push("bishop");
    if (fact.to !== undefined) lit.push(`panel-${fact.to}`);
  }
  return lit;
}

/** @param {Ctx} ctx @param {string} colour */
const coloured = (ctx, colour) => ({ paints: ctx.paints([colour]), colour: ctx.t(`paint-${colour}`) });
/** @param {Ctx} ctx @param {Fact[]} draws */
const drawnCards = (ctx, draws) =>
  draws[0]?.event === "drew-card"
    ? cards(
        ctx,
        draws.map((fact) => fact.card),
      )
    : backs(
        ctx,
        draws.map((fact) => fact.pile),
      );

/** The numbers of each kind. @type {Record<string, (ctx: Ctx, facts: Fact[]) => Record<string, string | number>>} */
const DETAILS = {
  "turn-began": (_, [fact]) => ({ round: fact.round }),
  drew: (ctx, facts) => ({ cards: drawnCards(ctx, facts) }),
  "drew-card": (ctx, facts) => ({ cards: drawnCards(ctx, facts) }),
  swapped: (ctx, [laid, ...draws]) => ({ cards: cards(ctx, laid.cards), drawn: drawnCards(ctx, draws) }),
  laid: (ctx, facts) => ({
    cards: cards(
      ctx,
      facts.flatMap((fact) => fact.cards),
    ),
  }),
  discarded: (ctx, facts) => ({
    cards: cards(
      ctx,
      facts.flatMap((fact) => fact.cards),
    ),
  }),
  reshuffled: (ctx, [fact]) => ({ pile: pileName(ctx, fact.pile), cards: fact.cards }),
  "draw-lost": (_, facts) => ({ cards: facts.length }),
  restored: (ctx, [fact]) => ({
    section: sections(ctx, [fact.section]),
    paid: [fact.cards.length && cards(ctx, fact.cards), fact.paint_tiles.length && tiles(ctx, fact.paint_tiles)]
      .filter(Boolean)
      .join(" + "),
    points: fact.points,
    turns: fact.turns,
  }),
  turned: (ctx, [fact]) => ({
    section: sections(ctx, [fact.section]),
    points: fact.points,
    tile: tiles(ctx, ["turn"]),
  }),
  "tile-taken": (ctx, [fact]) => ({ tile: tiles(ctx, [fact.tile]) }),
  "tile-used": (ctx, [fact]) => ({ tile: tiles(ctx, [fact.tile]) }),
  requested: (ctx, [fact]) => ({ tile: tiles(ctx, ["request"]), ...coloured(ctx, fact.colour) }),
  gave: (ctx, [fact]) => ({ other: ctx.player(fact.to), cards: backs(ctx, [fact.pile]) }),
  "gave-card": (ctx, [fact]) => ({ other: ctx.player(fact.to), cards: cards(ctx, [fact.card]) }),
  "got-card": (ctx, [fact]) => ({ other: ctx.player(fact.giver), cards: cards(ctx, [fact.card]) }),
  "showed-hand": (ctx, [fact]) => ({ other: ctx.player(fact.to) }),
  "saw-hand": (ctx, [fact]) => ({
    other: ctx.player(fact.of),
    cards: fact.cards.length ? cards(ctx, fact.cards) : "·",
  }),
  "tiles-refilled": (ctx, [fact]) => ({ tiles: tiles(ctx, fact.tiles) }),
  "row-refilled": (ctx, [fact]) => ({ sections: sections(ctx, fact.sections) }),
  "favourite-changed": (ctx, [fact]) => (fact.colour ? coloured(ctx, fact.colour) : { colour: "none", paints: "" }),
  "end-called": (_, [fact]) => ({ reason: fact.reason }),
  "game-ended": (ctx, [fact]) => ({
    count: fact.winners.length,
    who: ctx.who(fact.winners[0]),
    painter: ctx.player(fact.winners[0]),
    painters: fact.winners.map((/** @type {number} */ seat) => ctx.player(seat)).join(", "),
    points: fact.scores[fact.winners[0]],
  }),
};
