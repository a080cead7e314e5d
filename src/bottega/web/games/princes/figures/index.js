/** The drawings of the rule book of the Princes, made of the game's own art. */

import { art, html } from "../../../app/aids/html.js";
import { peopleDefs } from "../../../art/avatar.js";
import { pieceOn } from "../../../art/estate.js";
import { i } from "../../../art/pieces.js";
import { CardBack, Figure, icon, Portrait } from "../draw.js";

/** To stand on a page before these are drawn, unless one of them is there. */
export const symbols = peopleDefs;
export const symbolOfAll = "arch";

const silent = (/** @type {import("../../../types/drawing.d.ts").Drawn} */ inside) =>
  html`<div class="rb-drawn" aria-hidden="true">${inside}</div>`;
const value = (/** @type {string} */ thing, /** @type {string} */ points) =>
  html`<span class="fig-value">${icon(thing)}<b>${points}</b></span>`;

const wishes = () =>
  silent(html`
    <span class="fig-person">${Portrait("poet")}</span>
    ${value("theatre", "+4")}${value("lake", "+3")}${value("travel", "+3")}
  `);

const PILES = ["forest", "lake", "park"];
const piles = () =>
  silent(html`
    ${PILES.map((pile) => html`<span class="fig-pile">${icon(pile)}</span>`)}
    <span class="fig-pile">${Figure("jester")}</span>
    <span class="fig-pile">${Figure("builder")}</span>
    <span class="fig-pile fig-card">${CardBack("prestige_card")}</span>
    <span class="fig-pile fig-card">${CardBack("recruiting_card")}</span>
  `);

const TERMS = [
  ["theatre", "4"],
  ["lake", "3"],
  ["travel", "3"],
  ["jester", "2 + 2"],
  ["profession", "3"],
];
const work = () =>
  silent(html`
    ${TERMS.map(([thing, points], k) => html`${k ? html`<i>+</i>` : null}${value(thing, points)}`)}
    <i>=</i><b class="fig-number">17</b>
  `);

const CELL = 40;
/** A corner of an estate. @param {[string, number[][]][]} pieces @param {boolean} allowed */
const ground = (pieces, allowed) => html`
  <span class="fig-estate">
    ${art(
      `<svg viewBox="-4 -10 ${5 * CELL + 8} ${4 * CELL + 14}">
        <rect x="-3" y="-3" width="${5 * CELL + 6}" height="${4 * CELL + 6}" rx="3" class="es-ground"/>
        ${Array.from(
          { length: 20 },
          (_, k) =>
            `<rect x="${(k % 5) * CELL + 1}" y="${Math.floor(k / 5) * CELL + 1}" width="38" height="38" rx="2"
              class="es-cell"/>`,
        ).join("")}
        ${pieces.map(([kind, cells]) => pieceOn(kind, cells)).join("")}
      </svg>`,
    )}
    <b class=${allowed ? "yes" : "no"}>${allowed ? art(i("check")) : "×"}</b>
  </span>
`;
const TOWER = [
  [0, 0],
  [1, 0],
  [2, 0],
];
const BESIDE = [
  [0, 1],
  [0, 2],
  [1, 1],
];
const CORNER = [
  [3, 1],
  [3, 2],
  [2, 2],
];
const PARK = [
  [0, 1],
  [1, 1],
];
const estate = () =>
  silent(html`
    ${ground(
      [
        ["tower", TOWER],
        ["chapel", CORNER],
        ["park", PARK],
      ],
      true,
    )}
    ${ground(
      [
        ["tower", TOWER],
        ["chapel", BESIDE],
      ],
      false,
    )}
  `);

/** @type {import("../../../app/rulebook/book.js").Figures} */
export default { wishes, piles, work, estate };
