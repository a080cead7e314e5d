/** Drawn things of this table as vnodes: icons, figures, backs of cards and pieces of an estate. */
import { art, html } from "../../app/aids/html.js";
import { pieceOn } from "../../art/estate.js";
import { PEOPLE, portrait } from "../../art/people.js";
import { coin, figure, i, shield } from "../../art/pieces.js";
import { corner, LETTERS } from "./grid.js";

/** @typedef {import("./grid.js").Cell} Cell */

const UNIT = 40; // of a cell, in the drawings
// The estate's drawing goes a little beyond its cells: room for the wall, and for the names of columns and rows.
const FRAME = { left: 15, top: 16, width: 300, height: 300 };

const ICONS = { prestige_card: "prestige", recruiting_card: "recruit", profession: "person" };
const KNOWN = new Set([
  "university",
  "laboratory",
  "workshop",
  "library",
  "opera",
  "studio",
  "hospital",
  "theatre",
  "tower",
  "chapel",
  "forest",
  "lake",
  "park",
  "travel",
  "religion",
  "opinion",
  "jester",
  "builder",
  "prestige",
  "recruit",
  "bonus",
  "person",
]);

/** The name of a thing's icon; a piece that only a foreign edition knows has a plain one. @param {string} id */
export function iconOf(id) {
  const name = ICONS[/** @type {keyof typeof ICONS} */ (id)] ?? id;
  return KNOWN.has(name) ? name : "tile";
}

/** @param {string} id */
export const icon = (id) => art(i(iconOf(id)));
/** An icon of the table itself, not of a thing. @param {string} name */
export const sign = (name) => art(i(name));
export const Coin = () => art(coin());
/** @param {number} look */
export const Shield = (look) => art(shield(look));
/** @param {"jester" | "builder"} kind @param {import("../../app/aids/html.js").Props} [more] */
export const Figure = (kind, more) => art(figure(`${kind}-p`), more);

/** The bust of a profession, or an empty arch for one that only a foreign edition knows. @param {string} id */
export const Portrait = (id) =>
  PEOPLE[id]
    ? art(portrait(id))
    : html`
      <svg class="portrait-p" viewBox="0 0 80 56" aria-hidden="true">
        <path d="M5 56V27a35 24 0 0 1 70 0v29Z" fill="#8d6f4e" stroke="#4a2815" stroke-width="1.6" />
      </svg>
    `;

const card = (
  /** @type {string} */ fill,
  /** @type {string} */ edge,
  /** @type {string} */ rim,
  /** @type {string} */ ink,
  /** @type {string} */ name,
) =>
  `<svg viewBox="0 0 44 56" aria-hidden="true">
      <rect x="2" y="2" width="40" height="52" rx="4" fill="${fill}" stroke="${edge}" stroke-width="1.5"/>
      <rect x="5.5" y="5.5" width="33" height="45" rx="2" fill="none" stroke="${rim}" stroke-width="1.4"/>
      <svg x="9" y="15" width="26" height="26" viewBox="0 0 16 16" color="${ink}">
        <use href="#i-${name}"/>
      </svg>
    </svg>`;

const BACKS = {
  prestige_card: card("#7a2f3a", "#3a1208", "url(#gold)", "#f3d27a", "prestige"),
  recruiting_card: card("#2c4a5c", "#101d26", "#d9c79a", "#f3e6c4", "recruit"),
  bonus: card("#2a565c", "#0f2a2e", "#cfe3d8", "#eaf5ee", "bonus"),
  profession: card("#e9d7b0", "#7d5634", "#b98424", "#7a2b16", "person"),
};

/** @param {string} id @param {import("../../app/aids/html.js").Props} [more] */
export const CardBack = (id, more) => art(BACKS[/** @type {keyof typeof BACKS} */ (id)], more);
/** @param {string} id */
export const isCard = (id) => id in BACKS;

/** @param {Cell[]} cells */
function box(cells) {
  const [top, left] = corner(cells);
  return {
    top,
    left,
    height: Math.max(...cells.map(([row]) => row)) - top + 1,
    width: Math.max(...cells.map(([, column]) => column)) - left + 1,
  };
}

/**
 * A piece alone, as large as its own outline.
 * @param {string} kind
 * @param {Cell[]} cells
 * @param {import("../../app/aids/html.js").Props} [more]
 */
export function Piece(kind, cells, more) {
  const { top, left, height, width } = box(cells);
  const view = `${left * UNIT} ${top * UNIT} ${width * UNIT} ${height * UNIT}`;
  return art(
    `<svg class="piece-svg" viewBox="${view}" aria-hidden="true" style="--w:${width};--h:${height}">
        ${pieceOn(kind, cells)}
      </svg>`,
    more,
  );
}

/** Where some cells are on an estate, in parts of its drawing. @param {Cell[]} cells */
export function placeOf(cells) {
  const { top, left, height, width } = box(cells);
  const part = (/** @type {number} */ units, /** @type {number} */ whole) => `${((100 * units) / whole).toFixed(3)}%`;
  return {
    left: part(FRAME.left + left * UNIT, FRAME.width),
    top: part(FRAME.top + top * UNIT, FRAME.height),
    width: part(width * UNIT, FRAME.width),
    height: part(height * UNIT, FRAME.height),
  };
}

/** Over which cell a point is; parts of the estate's drawing. @param {number} x @param {number} y @returns {Cell} */
export const cellAt = (x, y) => [
  Math.floor((y * FRAME.height - FRAME.top) / UNIT),
  Math.floor((x * FRAME.width - FRAME.left) / UNIT),
];

/**
 * A piece as it lies on an estate.
 * @param {string} kind
 * @param {Cell[]} cells
 * @param {{cls?: string, owner?: number}} [how]
 */
export function laid(kind, cells, how) {
  const { top, left, height, width } = box(cells);
  return art(
    `<svg viewBox="${left * UNIT} ${top * UNIT} ${width * UNIT} ${height * UNIT}" aria-hidden="true">
        ${pieceOn(kind, cells, how)}
      </svg>`,
  );
}

const UNITS = Array.from({ length: 49 }, (_, k) => [(k % 7) * UNIT, Math.floor(k / 7) * UNIT]);
const TUFT = 5; // a tuft of grass on every fifth cell
const LAWN = `<rect x="-3" y="-3" width="286" height="286" rx="3" class="es-ground"/>
  ${UNITS.map(
    ([x, y], k) => `<rect x="${x + 1}" y="${y + 1}" width="38" height="38" rx="2" class="es-cell"/>
  ${k % TUFT === 2 ? `<path d="M${x + 12} ${y + 28}q1-5-1-7m1 7q0-6 3-8m-3 8q3-4 5-4" class="es-tuft"/>` : ""}`,
  ).join("")}`;
// As on the edge of a chessboard: the chronicle names places by them.
const MARKS = [...LETTERS]
  .map(
    (letter, k) =>
      `<text x="${(k + 0.5) * UNIT}" y="-7.5">${letter}</text>
      <text x="-10" y="${(k + 0.5) * UNIT + 4}">${k + 1}</text>`,
  )
  .join("");
/** The empty ground of an estate. */
export const GROUND = `<svg class="estate-svg" aria-hidden="true"
    viewBox="${-FRAME.left} ${-FRAME.top} ${FRAME.width} ${FRAME.height}">
    ${LAWN}
    <g class="es-marks">${MARKS}</g>
  </svg>`;
/** An estate with all that lies on it, in a square of 500. @param {[string, Cell[]][]} pieces @param {number} owner */
export const panorama = (pieces, owner) =>
  `<rect width="500" height="500" class="es-ground"/>
    <svg x="62" y="12" width="376" height="376" viewBox="-6 -6 292 292">
      ${LAWN}
      ${pieces.map(([kind, cells]) => pieceOn(kind, cells, { owner })).join("")}
    </svg>`;
