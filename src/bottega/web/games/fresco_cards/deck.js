/** What the cards show, read from the faces that every view carries: games/fresco_cards/faces.py says how. */
import { sure } from "../../app/aids/sure.js";
import { COLOURS } from "../common/paints.js";

/** @typedef {import("../../types/fresco_cards.d.ts").CardFace} CardFace */
/** @typedef {import("../../types/fresco_cards.d.ts").Brings} Brings */
/** @typedef {import("../../types/fresco_cards.d.ts").Colour} Colour */
/** @typedef {import("../../types/fresco_cards.d.ts").PileName} PileName */
/** @typedef {{section: string, paints: Colour[], points: number[]}} SectionFace */
/** @typedef {{cards: Map<string, CardFace>, sections: Map<string, SectionFace>}} Deck */

/** By the faces of a view. @type {WeakMap<object, Deck>} */
const decks = new WeakMap();

/** @param {import("../../types/fresco_cards.d.ts").CardsView} view @returns {Deck} */
export function deck({ faces }) {
  const known = decks.get(faces);
  if (known) return known;
  /** @type {CardFace[]} */
  const cards = [...sure(faces.MK).map(cardFace("MK")), ...sure(faces.WK).map(cardFace("WK"))];
  /** @type {SectionFace[]} */
  const sections = sure(faces.C).map(sectionFace);
  const made = {
    cards: new Map(cards.map((face) => [face.card, face])),
    sections: new Map(sections.map((face) => [face.section, face])),
  };
  decks.set(faces, made);
  return made;
}

/** @param {string} letter */
const colourBy = (letter) => /** @type {Colour} */ (COLOURS[letter]);
/** @param {string} kind @param {number} place */
const named = (kind, place) => `${kind}${String(place + 1).padStart(2, "0")}`;

/** @param {string} kind @returns {(face: string, place: number) => CardFace} */
const cardFace = (kind) => (face, place) => {
  const [paint, symbols, pile] = face.split(" ");
  const count = (/** @type {string} */ symbol) => symbols.split(symbol).length - 1;
  return {
    card: named(kind, place),
    pile: /** @type {PileName} */ (pile ?? "market"),
    colour: colourBy(paint[0]),
    half: paint[1] ? colourBy(paint[1]) : null,
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
    paints: [...paints].map((letter) => colourBy(letter)),
    points: points.map(Number),
  };
}

/**
 * The colour of all cards of a pile, where they have but one: then the back tells it.
 * @param {import("../../types/fresco_cards.d.ts").CardsView} view
 * @param {string} pile
 */
export function colourOf(view, pile) {
  const colours = Object.keys(sure(view.piles.find((p) => p.pile === pile)).colours);
  return colours.length === 1 ? colours[0] : null;
}
