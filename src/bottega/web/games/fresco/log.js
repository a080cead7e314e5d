/** What happened, one sentence each; what belongs together is told together, under the place where it happened. */
import { signed } from "../../app/i18n/i18n.js";
import { sum } from "./names.js";
import { bottleName, lineName, oneEffect, portraitName, requestName, wishName } from "./sayings.js";
import { placeName } from "./words.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/** @typedef {Record<string, any> & {event: string}} Fact */

const NOBODY = null;
const BOOTHS = ["I", "II", "III", "IV"];
/** @type {Record<string, string>} */
export const MODULE_SOURCES = {
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

// Told by another line: paints with the altar, plans when they are revealed.
const UNSAID = new Set([
  "paint-laid",
  "planned",
  "got-ready",
  "cover-planned",
  "penny-planned",
  "sick-planned",
  "pennies-shown",
  "sick-shown",
  "sent-to-work",
  "window-shown",
  "certificates-shown",
  "certificates-returned",
  "choices-opened",
  "bottles-laid",
]);
// One painter's purchases, blends or earnings in a row make one line.
const TOGETHER = new Set([
  "bought",
  "blended",
  "earned",
  "attended",
  "income",
  "paint-picked",
  "request-income",
  "glass-bought",
  "glass-used",
  "tile-laid",
  "wall-income",
]);
// What everybody gets at once makes one line for all.
const FOR_ALL = new Set(["income", "request-income", "wall-income"]);
// What follows from something is told in the same line as what came just before.
const RESTORING = ["restored", "scored"];
/** @type {Record<string, string[]>} */
const FOLLOWS = {
  "booth-shut": ["bought", "gold-taken"],
  "gold-taken": ["bought"],
  "favor-taken": RESTORING,
  "favor-removed": RESTORING,
  rewarded: ["favor-taken", "portrait-taken", "paint-picked"],
  scored: [
    ...RESTORING,
    "favor-taken",
    "favor-removed",
    "rewarded",
    "portrait-taken",
    "paint-picked",
    "request-fulfilled",
    "window-renewed",
    "glass-used",
    "gold-used",
    "wall-restored",
    "certificate-acquired",
    "instalment-paid",
    "bells-counted",
  ],
  "free-paint": ["bought"],
  "card-drawn": ["penny-thrown"],
  replaced: ["fell-ill"],
};
// Where each kind happens, for the headings.
/** @type {Record<string, string>} */
const WHERE = {
  "round-began": "get-up",
  "leonardo-passed": "get-up",
  rose: "get-up",
  revealed: "planning",
  bought: "market",
  "booth-shut": "market",
  "bishop-moved": "cathedral",
  restored: "cathedral",
  "altar-restored": "cathedral",
  "scroll-played": "cathedral",
  "gold-used": "cathedral",
  earned: "studio",
  "portrait-taken": "studio",
  blended: "workshop",
  "request-fulfilled": "workshop",
  attended: "theatre",
  "tile-laid": "planning",
  "infection-revealed": "planning",
  "penny-thrown": "market",
  "free-paint": "market",
  "bottle-bought": "market",
  "window-chosen": "cathedral",
  "saint-painted": "studio",
  "wall-tiles-exchanged": "workshop",
  "wall-income": "prepare",
  "glass-drawn": "prepare",
  "bells-counted": "over",
  income: "prepare",
  "request-income": "prepare",
  "market-laid": "prepare",
  "start-rotated": "prepare",
  "money-counted": "over",
  "game-ended": "over",
};

/** @param {Ctx} ctx @param {Fact[]} facts */
export function log(ctx, facts) {
  const lines = [];
  let round = 0;
  let place = "";
  let before = "";
  for (const run of runs(inOrder(facts).filter(isSaid))) {
    const [fact] = run;
    if (FOLLOWS[fact.event]?.includes(before) && lines.length && !lines.at(-1).heading) {
      const last = lines.at(-1);
      last.raw += run.map((one) => ` ${sentence(ctx, [one])}`).join("");
      last.spots.push(...run.flatMap(spots));
    } else {
      if (fact.event === "round-began") {
        round = fact.round;
        place = "";
      }
      const where = placeOf(fact, place);
      if (where && where !== place && round) {
        place = where;
        lines.push(headed(ctx, round, place));
      }
      const told = TOGETHER.has(fact.event) ? [run] : run.map((one) => [one]);
      lines.push(...told.map((same) => ({ seat: who(fact), raw: sentence(ctx, same), spots: same.flatMap(spots) })));
    }
    before = fact.event;
  }
  return lines.map((line) => (line.heading ? line : { seat: line.seat, text: ctx.draw(line.raw), spots: line.spots }));
}

/** @param {Ctx} ctx @param {number} round @param {string} place @returns {any} */
const headed = (ctx, round, place) => ({
  heading: true,
  seat: null,
  text: ctx.t("web-fresco-heading", { round, place: capital(ctx.t(`fresco-phase-${place.replace(".", "-")}`)) }),
});

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** In the last round the cathedral is visited twice. @param {Fact} fact @param {string} place */
function placeOf(fact, place) {
  const where = fact.event === "left" ? fact.place : (WHERE[fact.event] ?? "");
  return where === "cathedral" && ["studio", "workshop", "cathedral.2"].includes(place) ? "cathedral.2" : where;
}

/** Everybody's money before anybody's paints, for each is told in one line. @param {Fact[]} facts */
function inOrder(facts) {
  const ordered = [];
  for (let at = 0; at < facts.length; ) {
    let end = at + 1;
    while (end < facts.length && FOR_ALL.has(facts[at].event) && FOR_ALL.has(facts[end].event)) end += 1;
    const same = facts.slice(at, end);
    ordered.push(
      ...[...FOR_ALL].flatMap((kind) => same.filter((fact) => fact.event === kind)),
      ...same.filter((fact) => !FOR_ALL.has(fact.event)),
    );
    at = end;
  }
  return ordered;
}

/**
 * Points of the base game stand in the sentence of what earned them; a favour may bring nothing but points.
 * @param {Fact} fact
 */
function isSaid(fact) {
  if (fact.event === "scored") return fact.source in MODULE_SOURCES;
  if (fact.event === "rewarded") return Boolean(fact.thalers || fact.paints.length || fact.mood_to !== fact.mood_from);
  return !UNSAID.has(fact.event);
}

/** @param {Fact} fact @returns {number | null} */
const who = (fact) => (FOR_ALL.has(fact.event) ? NOBODY : (fact.painter ?? fact.seat ?? NOBODY));

/** @param {Fact[]} facts @returns {Fact[][]} */
function runs(facts) {
  /** @type {Fact[][]} */
  const all = [];
  for (const fact of facts) {
    const run = all.at(-1);
    const last = run?.[0];
    if (run && last && last.event === fact.event && who(last) === who(fact)) run.push(fact);
    else all.push([fact]);
  }
  return all;
}

/** @param {Ctx} ctx @param {Fact[]} facts */
function sentence(ctx, facts) {
  const [fact] = facts;
  const painter = who(fact);
  /** @type {Record<string, string>} */
  const args = painter === NOBODY ? {} : { who: ctx.who(painter), painter: ctx.player(painter) };
  return ctx.raw(keyOf(ctx, fact), { ...args, ...DETAILS[fact.event]?.(ctx, facts) }).trim();
}

/** @param {Ctx} ctx @param {Fact} fact */
function keyOf(ctx, fact) {
  if (fact.event === "rose" && fact.painter === ctx.view.players) return "fresco-log-rose-leonardo";
  if (ctx.knows(`web-fresco-log-${fact.event}`)) return `web-fresco-log-${fact.event}`;
  return `fresco-log-${fact.event}${fact.event === "restored" && fact.paints.length ? "-with" : ""}`;
}

// What is shown elsewhere than in the place of its heading.
/** @type {Record<string, string>} */
const SHOWN_AT = {
  "altar-restored": "altar",
  "colour-refined": "basket",
  "penny-thrown": "well",
  "card-drawn": "well",
  shifted: "track",
  "portraits-shown": "studio",
  "portraits-removed": "studio",
  "glass-drawn": "drawer-glaziers",
  "glass-bought": "drawer-glaziers",
  "glass-used": "drawer-glaziers",
  "wall-restored": "drawer-wall",
  "wall-income": "drawer-wall",
  "bottle-bought": "drawer-medico",
  "bottle-used": "drawer-medico",
  "certificate-acquired": "drawer-bells",
  "instalment-paid": "drawer-bells",
  "bells-counted": "drawer-bells",
  "bishop-bells": "drawer-bells",
};
/** @type {Record<string, string>} */
const PHASES = { "get-up": "hostel", prepare: "market", planning: "", over: "" };

/** Where on the board it is; what has no place there is with the player. @param {Fact} fact @returns {string[]} */
function spots(fact) {
  if (fact.event === "bought" || fact.event === "booth-shut") return [`booth-${BOOTHS[fact.booth]}`];
  if (fact.event === "request-fulfilled") return fact.segments;
  if (fact.event === "revealed") return fact.order.map(panelOf);
  if (fact.segment) return [fact.segment];
  const where = placeOf(fact, "");
  const place = (SHOWN_AT[fact.event] ?? PHASES[where] ?? where.replace(".2", "")) || fact.place;
  if (place) return fact.section ? [place, fact.section] : [place];
  return who(fact) === NOBODY ? [] : [panelOf(/** @type {number} */ (who(fact)))];
}

/** @param {number} painter */
const panelOf = (painter) => `panel-${painter}`;

// --- the numbers of each kind

/** @param {Ctx} ctx @param {number[]} painters */
const people = (ctx, painters) => painters.map((one) => ctx.player(one)).join(", ");
/** @param {Ctx} ctx @param {string[]} cards */
const cardNames = (ctx, cards) =>
  cards.map((card) => portraitName(ctx, ctx.view.modules.portraits?.names?.[card] ?? card)).join(", ");
/** @param {Ctx} ctx @param {string[]} all */
const colours = (ctx, all) => all.map((colour) => ctx.t(`paint-${colour}`)).join(", ");
/** @param {Fact[]} facts @param {string} field */
const total = (facts, field) => facts.reduce((all, fact) => all + fact[field], 0);

/** @type {Record<string, (ctx: Ctx, facts: Fact[]) => Record<string, string | number>>} */
const DETAILS = {
  "round-began": (ctx, [fact]) => ({
    round: fact.round,
    final: fact.final ? "yes" : "no",
    order: people(ctx, fact.choosers),
  }),
  rose: (_ctx, [fact]) => {
    const change = fact.mood_to - fact.mood_from;
    return {
      hour: fact.hour,
      change: change ? signed(change) : "same",
      mood: signed(fact.mood_to),
      apprentices: fact.apprentices,
    };
  },
  revealed: (ctx, [fact]) => ({ order: people(ctx, fact.order) }),
  bought: (ctx, facts) => ({
    paints: facts.map((fact) => ctx.paints(fact.paints)).join(" "),
    booth: BOOTHS[facts[0].booth],
    price: total(facts, "price"),
  }),
  "booth-shut": (_ctx, [fact]) => ({ booth: BOOTHS[fact.booth], closed: fact.closed ? "yes" : "no" }),
  "bishop-moved": (_ctx, [fact]) => ({ segment: fact.segment, price: fact.price }),
  restored: (ctx, [fact]) => ({
    segment: fact.segment,
    sum: sum(ctx, fact.points, fact.bonus),
    paints: ctx.paints(fact.paints),
  }),
  "altar-restored": (ctx, [fact]) => ({ paints: ctx.paints(fact.paints), points: fact.points }),
  earned: (_ctx, facts) => ({ thalers: total(facts, "thalers") }),
  blended: (ctx, facts) => ({
    paints: facts.map((fact) => `${ctx.paints(fact.paints)} = ${ctx.paints([fact.result])}`).join(", "),
  }),
  attended: (_ctx, facts) => ({ mood: signed(facts.at(-1)?.mood_to) }),
  left: (ctx, [fact]) => ({ place: placeName(ctx, fact.place), unused: fact.unused }),
  scored: (ctx, [fact]) => ({
    points: signed(fact.points),
    source: ctx.t(`web-fresco-source-${fact.source}`).toLowerCase(),
  }),
  shifted: (_ctx, [fact]) => ({ score: fact.score, shift: signed(fact.points) }),
  income: (ctx, facts) => ({ incomes: facts.map((fact) => `${ctx.player(fact.painter)} ${fact.thalers}`).join(", ") }),
  "market-laid": (_ctx, [fact]) => ({ bag: fact.bag }),
  "start-rotated": (ctx, [fact]) => ({ order: people(ctx, fact.painters) }),
  "money-counted": (_ctx, [fact]) => ({ thalers: fact.thalers, points: fact.points }),
  "game-ended": (ctx, [fact]) => {
    const [winner] = fact.winners;
    return { reason: fact.reason, who: ctx.who(winner), painter: ctx.player(winner), points: fact.scores[winner] };
  },
  rewarded: (ctx, [fact]) => ({ goods: goods(ctx, fact) }),
  "portraits-shown": (ctx, [fact]) => ({ cards: cardNames(ctx, fact.cards), deck: fact.deck }),
  "portraits-removed": (ctx, [fact]) => ({ cards: cardNames(ctx, fact.cards) }),
  "portrait-taken": (ctx, [fact]) => ({ card: cardNames(ctx, [fact.card]) }),
  "paint-picked": (ctx, facts) => ({ paints: ctx.paints(facts.map((fact) => fact.paint)) }),
  "request-fulfilled": (ctx, [fact]) => ({
    request: requestName(ctx, ctx.view.modules.requests?.types?.[fact.request] ?? "general"),
    segments: fact.segments.join(", "),
  }),
  "income-picked": (ctx, [fact]) => ({ paints: ctx.paints([fact.paint]) }),
  "request-income": (ctx, facts) => ({
    incomes: facts.map((fact) => `${ctx.player(fact.painter)} ${ctx.paints(fact.paints)}`).join(", "),
  }),
  "colour-refined": (ctx, [fact]) => ({ paints: ctx.paints([fact.colour]), colour: ctx.t(`paint-${fact.colour}`) }),
  "gold-taken": (_ctx, [fact]) => ({ gold: fact.gold }),
  "gold-exchanged": (_ctx, [fact]) => ({ gold: fact.gold, thalers: fact.thalers }),
  "favor-taken": (_ctx, [fact]) => ({ segment: fact.segment }),
  "favor-removed": (_ctx, [fact]) => ({ segment: fact.segment }),
  "tile-laid": (ctx, facts) => ({
    tiles: facts
      .map((fact) => `${ctx.t(`web-fresco-cover-${fact.tile}`)} (${placeName(ctx, fact.place).toLowerCase()})`)
      .join(", "),
  }),
  "card-drawn": (ctx, [fact]) => ({ wish: wishName(ctx, fact.wish) }),
  "wish-used": (ctx, [fact]) => ({ wish: wishName(ctx, fact.wish) }),
  "free-paint": (ctx, [fact]) => ({ paints: ctx.paints(fact.paints) }),
  "pennies-exchanged": (_ctx, [fact]) => ({ pennies: fact.pennies, thalers: fact.thalers }),
  "glass-drawn": (ctx, [fact]) => ({ colours: colours(ctx, fact.colours) }),
  "glass-bought": (ctx, facts) => ({
    colours: colours(
      ctx,
      facts.map((fact) => fact.colour),
    ),
    price: total(facts, "price"),
  }),
  "glass-used": (ctx, facts) => ({
    colours: colours(
      ctx,
      facts.map((fact) => fact.colour),
    ),
  }),
  "window-chosen": (_ctx, [fact]) => ({ segment: fact.segment, price: fact.price }),
  "window-renewed": (_ctx, [fact]) => ({ segment: fact.segment, points: fact.points, penalty: fact.penalty }),
  "certificate-acquired": (_ctx, [fact]) => ({ thalers: fact.thalers, full: fact.full ? "yes" : "no" }),
  "instalment-paid": (_ctx, [fact]) => ({ thalers: fact.thalers, complete: fact.complete ? "yes" : "no" }),
  "bells-counted": (_ctx, [fact]) => ({ golden: fact.golden }),
  "bishop-bells": (_ctx, [fact]) => ({ golden: fact.golden }),
  "wall-restored": (ctx, [fact]) => ({ paints: ctx.paints([fact.paint]), income: ctx.paints([fact.income]) }),
  "wall-tiles-exchanged": (ctx, [fact]) => ({ paints: ctx.paints([fact.colour]) }),
  "wall-income": (ctx, facts) => ({
    incomes: facts.map((fact) => `${ctx.player(fact.painter)} ${ctx.paints(fact.paints)}`).join(", "),
  }),
  "infection-revealed": (ctx, [fact]) => ({ place: fact.place ? placeName(ctx, fact.place).toLowerCase() : "none" }),
  "fell-ill": (ctx, [fact]) => ({
    place: placeName(ctx, fact.place).toLowerCase(),
    neutral: fact.neutral ? "yes" : "no",
    apprentices: fact.apprentices,
  }),
  "saint-painted": (ctx, [fact]) => ({ paints: ctx.paints([fact.paint]), thalers: fact.thalers }),
  "bottle-bought": (ctx, [fact]) => ({ bottle: bottleName(ctx, fact.bottle), price: fact.price }),
  "bottle-used": (ctx, [fact]) => ({ bottle: bottleName(ctx, fact.bottle), healed: fact.healed }),
  "health-credited": (_ctx, [fact]) => ({ apprentices: fact.apprentices, thalers: fact.thalers }),
  "scroll-played": (ctx, [fact]) => {
    // -1 stands for a scroll that is not played.
    const lines = ["row", "column"]
      .filter((line) => fact[line] >= 0)
      .map((line) => lineName(ctx, line, fact[line] + 1));
    return { count: lines.length, lines: lines.join(" + ") };
  },
};

/** @param {Ctx} ctx @param {Fact} fact */
function goods(ctx, fact) {
  const given = fact.thalers ? [oneEffect(ctx, "thalers", fact.thalers)] : [];
  if (fact.paints.length) given.push(ctx.paints(fact.paints));
  if (fact.mood_to !== fact.mood_from) given.push(ctx.t("fresco-mood-now", { mood: signed(fact.mood_to) }));
  return given.join(", ");
}
