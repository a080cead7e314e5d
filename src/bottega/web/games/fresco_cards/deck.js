/**
 * What the cards of the house edition show. Views give the faces of the cards a seat holds; facts and discards only
 * name them. A test holds this table against the edition file.  A card is written `RO w!`: its paint, the half bottle
 * on its edge, what it fetches (m market, w workshop, `/` either), and a `!` for each bishop symbol.
 */
import { COLOURS } from "../common/paints.js";

/**
 * @typedef {{card: string, pile: string, colour: string, half: string | null, market: number, workshop: number,
 *   bishop: number}} CardFace
 */
/** @typedef {{section: string, paints: string[], points: number[]}} SectionFace */

const MARKET = [
  "R w, R w, R mm, R mm, R m/w, R w!, RO m, RO m, RO w, RO w, RP m, RP m, RP w, RP w",
  "Y w, Y w, Y mm, Y mm, Y m/w, Y w!, YO m, YO m, YO w, YO w, YG m, YG m, YG w, YG w",
  "B w, B w, B mm, B mm, B m/w, B w!, BP m, BP m, BP w, BP w, BG m, BG m, BG w, BG w",
];
/** One line for each pile; the last two are those of the first house edition, for games that were begun with it. */
const WORKSHOP = {
  mixed: [
    "O m, O w, O w, O m/w, O mm, O ww, O w!, O m!, G m/w, G mm, G w!, P m/w, P ww, P m!",
    "G m, G w, G w, G m/w, G mm, G ww, G w!, G m!, P m/w, P mm, P w!, O m/w, O ww, O m!",
    "P m, P w, P w, P m/w, P mm, P ww, P w!, P m!, O m/w, O mm, O w!, G m/w, G ww, G m!",
  ],
  by_colour: [
    "O m, O w, O w, O m/w, O m/w, O m/w, O mm, O mm, O ww, O ww, O m!, O m!, O w!, O w!",
    "G m, G w, G w, G m/w, G m/w, G m/w, G mm, G mm, G ww, G ww, G m!, G m!, G w!, G w!",
    "P m, P w, P w, P m/w, P m/w, P m/w, P mm, P mm, P ww, P ww, P m!, P m!, P w!, P w!",
  ],
  one_colour: [
    "O w, O w, O w, O w, O mm, O mm, O mm, O mm, O m/w, O m/w, O m!, O m!, O w!, O w!",
    "G w, G w, G w, G w, G mm, G mm, G mm, G mm, G m/w, G m/w, G m!, G m!, G w!, G w!",
    "P w, P w, P w, P w, P mm, P mm, P mm, P mm, P m/w, P m/w, P m!, P m!, P w!, P w!",
  ],
  mixed_piles: [
    "G m, G m, G m, G w, G w, G m/w, G mm, G w!, O m/w, O mm, O w!, P m/w, P mm, P w!",
    "O m, O m, O m, O w, O w, O m/w, O mm, O w!, G m/w, G mm, G w!, P m/w, P mm, P w!",
    "P m, P m, P m, P w, P w, P m/w, P mm, P w!, G m/w, G mm, G w!, O m/w, O mm, O w!",
  ],
};
const SECTIONS = [
  "RYB 1234",
  "RYO 2345",
  "RYG 2345",
  "RYP 2345",
  "RBO 2345",
  "RBG 2345",
  "RBP 2345",
  "ROG 3456",
  "ROP 3456",
  "RGP 3456",
  "YBO 2345",
  "YBG 2345",
  "YBP 2345",
  "YOG 3456",
  "YOP 3456",
  "YGP 3456",
  "BOG 3456",
  "BOP 3456",
  "BGP 3456",
  "OGP 4568",
  "RYB 1234",
  "OGP 4568",
  "RYO 2345",
  "YBG 2345",
  "RBP 2345",
];

/** @type {Map<string, {cards: Map<string, CardFace>, sections: Map<string, SectionFace>}>} */
const decks = new Map();

/**
 * The deck of a table, by its options.
 * @param {Record<string, any>} view
 */
export function deck({ options }) {
  const key = `${options.workshop_piles} ${options.top_value}`;
  const known = decks.get(key);
  if (known) return known;
  const piles = [["market", "MK", MARKET.join(", ")]];
  for (const [k, line] of WORKSHOP[/** @type {"mixed"} */ (options.workshop_piles)].entries())
    piles.push([String(k + 1), "WK", line]);
  /** @type {Map<string, CardFace>} */
  const cards = new Map();
  /** @type {Record<string, number>} */
  const counts = { MK: 0, WK: 0 };
  for (const [pile, kind, line] of piles) {
    for (const face of line.split(", "))
      cards.set(named(kind, ++counts[kind]), read(named(kind, counts[kind]), pile, face));
  }
  const sections = new Map(
    SECTIONS.map((line, k) => [named("C", k + 1), readSection(named("C", k + 1), line, options.top_value)]),
  );
  const made = { cards, sections };
  decks.set(key, made);
  return made;
}

/** @param {string} kind @param {number} number */
const named = (kind, number) => `${kind}${String(number).padStart(2, "0")}`;

/** @param {string} card @param {string} pile @param {string} face @returns {CardFace} */
function read(card, pile, face) {
  const [paint, symbols] = face.split(" ");
  const count = (/** @type {string} */ symbol) => symbols.split(symbol).length - 1;
  return {
    card,
    pile,
    colour: COLOURS[paint[0]],
    half: paint[1] ? COLOURS[paint[1]] : null,
    market: count("m"),
    workshop: count("w"),
    bishop: count("!"),
  };
}

/** @param {string} section @param {string} line @param {string} top @returns {SectionFace} */
function readSection(section, line, top) {
  const [paints, digits] = line.split(" ");
  const points = [...digits].map(Number);
  if (top === "seven" && paints === "OGP") points[3] = 7;
  return { section, paints: [...paints].map((letter) => COLOURS[letter]), points };
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
