/** What the cards show, read from the faces that every view carries: games/fresco_cards/faces.py says how. */
import { COLOURS } from "../common/paints.js";

/**
 * @typedef {{card: string, pile: string, colour: string, half: string | null, market: number, workshop: number,
 *   bishop: number}} CardFace
 */
/** @typedef {{section: string, paints: string[], points: number[]}} SectionFace */
/**
 * What the cards of a swap fetch.
 * @typedef {{market: number, workshop: number, either: number, least: number, most: number}} Brings
 */
/** @typedef {{cards: Map<string, CardFace>, sections: Map<string, SectionFace>}} Deck */

/** By the faces of a view. @type {WeakMap<object, Deck>} */
const decks = new WeakMap();

/** @param {Record<string, any>} view @returns {Deck} */
export function deck({ faces }) {
  const known = decks.get(faces);
  if (known) return known;
  /** @type {CardFace[]} */
  const cards = [...faces.MK.map(cardFace("MK")), ...faces.WK.map(cardFace("WK"))];
  /** @type {SectionFace[]} */
  const sections = faces.C.map(sectionFace);
  const made = {
    cards: new Map(cards.map((face) => [face.card, face])),
    sections: new Map(sections.map((face) => [face.section, face])),
  };
  decks.set(faces, made);
  return made;
}

/** @param {string} kind @param {number} place */
const named = (kind, place) => `${kind}${String(place + 1).padStart(2, "0")}`;

/** @param {string} kind @returns {(face: string, place: number) => CardFace} */
const cardFace = (kind) => (face, place) => {
  const [paint, symbols, pile] = face.split(" ");
  const count = (/** @type {string} */ symbol) => symbols.split(symbol).length - 1;
  return {
    card: named(kind, place),
    pile: pile ?? "market",
    colour: COLOURS[paint[0]],
    half: paint[1] ? COLOURS[paint[1]] : null,
    market: count("m"),
    workshop: count("w"),
    bishop: count("!"),
  };
};

/** @param {string} face @param {number} place @returns {SectionFace} */
function sectionFace(face, place) {
  const [paints, ...points] = face.split(" ");
  return {
    section: named("C", place),
    paints: [...paints].map((letter) => COLOURS[letter]),
    points: points.map(Number),
  };
}

/**
 * The colour of all cards of a pile, where they have but one: then the back tells it.
 * @param {any} view
 * @param {string} pile
 */
export function colourOf(view, pile) {
  const colours = Object.keys(view.piles.find((/** @type {any} */ p) => p.pile === pile).colours);
  return colours.length === 1 ? colours[0] : null;
}
