/** A restoration as the sheet draws it: what lies for each paint, and the points as a sum that adds up. */
import { faceOf, sectionOf } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("./deck.js").CardFace} CardFace */
/** @typedef {import("./deck.js").SectionFace} SectionFace */
/**
 * One paint of a section and what lies for it: cards, a tile, or nothing yet.
 * @typedef {{paint: string, cards: CardFace[], tile: boolean, mix: boolean, now: boolean}} Slot
 */
/** @typedef {{cause: string, count: number, points: number}} Term */
/**
 * @typedef {{face: SectionFace, turns: number, points: number, slots: Slot[], terms: Term[], favourite: string | null,
 *   seat: number, done: boolean}} Payment
 */

/**
 * @param {Ctx} ctx
 * @param {SectionFace} face
 * @param {string[][]} paid the cards for each paint, as far as it is paid
 * @param {string[]} tiles the colours paid with a tile
 * @param {string | null} now the paint that is asked for
 * @returns {Slot[]}
 */
const slotsOf = (ctx, face, paid, tiles, now) =>
  face.paints.map((paint, k) => {
    const cards = (paid[k] ?? []).map((name) => /** @type {CardFace} */ (faceOf(ctx, name)));
    return { paint, cards, tile: tiles.includes(paint), mix: cards.length > 1, now: paint === now };
  });

/** @param {Array<[string, number, number]>} earned @returns {Term[]} */
const termsOf = (earned) => earned.map(([cause, count, points]) => ({ cause, count, points }));

/** What I am paying for right now. @param {Ctx} ctx @returns {Payment | null} */
export function mine(ctx) {
  const paying = ctx.view.mine?.paying;
  if (!paying) return null;
  const face = /** @type {SectionFace} */ (sectionOf(ctx, paying.section));
  return {
    face,
    turns: paying.turns,
    points: face.points[paying.turns],
    slots: slotsOf(ctx, face, paying.paid, paying.paint_tiles, paying.for),
    terms: termsOf(paying.earned),
    favourite: ctx.view.favourite,
    seat: /** @type {number} */ (ctx.seat),
    done: false,
  };
}

/** The last restoration at the table. @param {Ctx} ctx @returns {Payment | null} */
export function last(ctx) {
  const at = ctx.facts.findLastIndex((fact) => fact.event === "restored");
  const fact = ctx.facts[at];
  if (fact?.event !== "restored") return null;
  const face = /** @type {SectionFace} */ (sectionOf(ctx, fact.section));
  const turned = ctx.facts.slice(at + 1).filter((later) => later.event === "turned");
  const terms = termsOf(fact.earned);
  if (turned.length)
    terms.push({ cause: "turns", count: turned.length, points: turned.reduce((sum, { gain }) => sum + gain, 0) });
  const { turns, points } = turned.at(-1) ?? fact;
  return {
    face,
    turns,
    points,
    slots: slotsOf(ctx, face, fact.paid, fact.paint_tiles, null),
    terms,
    favourite: ctx.facts.slice(0, at).findLast((earlier) => earlier.event === "favourite-changed")?.colour ?? null,
    seat: fact.seat,
    done: true,
  };
}
