/** Which card pays for which paint of a section, and the points as a sum that adds up. */
import { faceOf, sectionOf } from "./words.js";

/** @typedef {import("../../app/shell/context.js").Ctx} Ctx */
/** @typedef {import("./deck.js").CardFace} CardFace */
/** @typedef {import("./deck.js").SectionFace} SectionFace */
/**
 * One paint of a section and what lies for it: cards, a tile, or nothing yet.
 * @typedef {{paint: string, cards: CardFace[], tile: boolean, mix: boolean, now: boolean}} Slot
 */
/** @typedef {{cause: string, count: number, points: number}} Term */
/**
 * @typedef {{face: SectionFace, turns: number, points: number, slots: Slot[], terms: Term[], cards: CardFace[],
 *   favourite: string | null, seat: number, done: boolean}} Payment
 */

const TURNS = 3;

/**
 * The cards laid out over the paints they pay for. Views and facts name them as a set: a paint takes a card of its
 * colour, or two half bottles of its blend, and no card is left over but the first half of a mix that has just begun.
 * @param {string[]} paints those paid so far, and the one being paid
 * @param {CardFace[]} cards
 * @param {string[]} tiles the colours paid with a tile
 * @returns {CardFace[][] | null}
 */
function laidOut(paints, cards, tiles) {
  if (!paints.length) return cards.length ? null : [];
  const [paint, ...others] = paints;
  for (const taken of ways(paint, cards, tiles, !others.length)) {
    const rest = laidOut(
      others,
      cards.filter((card) => !taken.includes(card)),
      tiles,
    );
    if (rest) return [taken, ...rest];
  }
  return null;
}

/** @param {string} paint @param {CardFace[]} cards @param {string[]} tiles @param {boolean} last */
function ways(paint, cards, tiles, last) {
  if (tiles.includes(paint)) return [[]];
  const plain = cards.filter((card) => card.colour === paint).map((card) => [card]);
  const halves = cards.filter((card) => card.half && card.colour !== paint);
  const pairs = halves.flatMap((one, k) =>
    halves
      .slice(k + 1)
      .filter((other) => other.colour !== one.colour)
      .map((other) => [one, other]),
  );
  // Half bottles of this blend before those that serve it only where all halves mix.
  pairs.sort((a, b) => b.filter((card) => card.half === paint).length - a.filter((card) => card.half === paint).length);
  return [...plain, ...pairs, ...(last ? [...halves.map((card) => [card]), []] : [])];
}

/**
 * The red number, then each turn: symbols and mixes first, the favourite colour after them (C-OQ-7); three turns count.
 * @param {SectionFace} face
 * @param {number} symbols
 * @param {number} mixes
 * @param {boolean} favourite
 * @returns {Term[]}
 */
function terms(face, symbols, mixes, favourite) {
  let turn = 0;
  const term = (/** @type {string} */ cause, /** @type {number} */ count) => {
    const before = face.points[turn];
    turn = Math.min(turn + count, TURNS);
    return { cause, count, points: face.points[turn] - before };
  };
  const found = [term("symbols", symbols), term("mixes", mixes), term("favourite", favourite ? 1 : 0)];
  return [{ cause: "sections", count: 1, points: face.points[0] }, ...found.filter(({ count }) => count)];
}

/** What I am paying for right now. @param {Ctx} ctx @returns {Payment | null} */
export function mine(ctx) {
  const paying = ctx.view.mine?.paying;
  if (!paying) return null;
  const face = ctx.view.row.find((/** @type {any} */ one) => one?.section === paying.section);
  const at = face.paints.indexOf(paying.for);
  const piles = laidOut(face.paints.slice(0, at + 1), paying.cards, paying.paint_tiles) ?? [];
  /** @type {Slot[]} */
  const slots = face.paints.map((/** @type {string} */ paint, /** @type {number} */ k) => ({
    paint,
    cards: piles[k] ?? [],
    tile: paying.paint_tiles.includes(paint),
    mix: (piles[k]?.length ?? 0) > 1,
    now: k === at,
  }));
  const symbols = paying.cards.reduce(
    (/** @type {number} */ sum, /** @type {CardFace} */ card) => sum + card.bishop,
    0,
  );
  const mixes = slots.filter(({ mix }) => mix).length;
  return {
    face,
    turns: paying.turns,
    points: face.points[paying.turns],
    slots,
    cards: paying.cards,
    terms: terms(face, symbols, mixes, face.favourite),
    favourite: ctx.view.favourite,
    seat: /** @type {number} */ (ctx.seat),
    done: false,
  };
}

/** The last restoration at the table. @param {Ctx} ctx @returns {Payment | null} */
export function last(ctx) {
  const at = ctx.facts.findLastIndex((fact) => fact.event === "restored");
  if (at < 0) return null;
  const fact = ctx.facts[at];
  const face = sectionOf(ctx, fact.section);
  if (!face) return null;
  const turned = ctx.facts.slice(at + 1).filter((later) => later.event === "turned");
  const cards = fact.cards.map((/** @type {string} */ name) => faceOf(ctx, name)).filter(Boolean);
  const piles = laidOut(face.paints, cards, fact.paint_tiles) ?? [];
  const turns = turned.at(-1)?.turns ?? fact.turns;
  const sum = terms(face, fact.symbols, fact.mixes, fact.favourite);
  if (turned.length) sum.push({ cause: "turns", count: turned.length, points: face.points[turns] - fact.points });
  return {
    face,
    turns,
    points: face.points[turns],
    cards,
    terms: sum,
    seat: fact.seat,
    done: true,
    favourite: ctx.facts.slice(0, at).findLast((earlier) => earlier.event === "favourite-changed")?.colour ?? null,
    slots: face.paints.map((paint, k) => ({
      paint,
      cards: piles[k] ?? [],
      tile: fact.paint_tiles.includes(paint),
      mix: (piles[k]?.length ?? 0) > 1,
      now: false,
    })),
  };
}
