/** The drawings of the card game's rule book, made of the game's own art. */

import { art, html } from "../../../app/aids/html.js";
import { i } from "../../../art/pieces.js";
import { CardInside, LaidCard, mark, paintVar, SectionInside, tileSign, tileSort } from "../draw.js";

/** @typedef {import("../../../types/fresco_cards.d.ts").CardFace} CardFace */

const silent = (/** @type {import("../../../types/drawing.d.ts").Drawn} */ inside) =>
  html`<div class="rb-drawn" aria-hidden="true">${inside}</div>`;
/** @param {CardFace["colour"]} colour @param {Partial<CardFace>} [more] @returns {CardFace} */
const face = (colour, more = {}) => ({
  card: "",
  pile: "market",
  colour,
  bishop: 0,
  half: null,
  market: 0,
  workshop: 0,
  ...more,
});
const WORDS = { t: () => "/" };

const card = () =>
  silent(html`
    <span class="hcard fig-hcard" style=${paintVar("yellow")}>
      <span class="hc-face">
        <${CardInside} ctx=${WORDS} face=${face("yellow", { bishop: 1, half: "green", market: 1, workshop: 1 })} />
      </span>
    </span>
  `);

/** @type {Parameters<typeof SectionInside>[0]["face"]} */
const SECTION = { section: "S8", paints: ["red", "green", "purple"], points: [3, 4, 5, 6] };
const turns = () =>
  silent(
    [0, 1, 2, 3].map(
      (turned) => html`
        ${turned ? art(i("arrow")) : null}
        <span class="fcard fig-section"><${SectionInside} face=${SECTION} turns=${turned} /></span>
      `,
    ),
  );

const mix = () =>
  silent(html`
    <${LaidCard} face=${face("yellow", { half: "green" })} />
    <i>+</i>
    <${LaidCard} face=${face("blue", { half: "green" })} />
    <i>=</i>
    <span class="fig-paint">${mark("green")}</span>
    <b class="fig-number">${art(i("turn"))}</b>
  `);

const tiles = () =>
  silent(
    ["turn", "swap", "request", "red"].map(
      (tile) => html`<span class=${`atile t-${tileSort(tile)} fig-atile`}>${tileSign(tile)}</span>`,
    ),
  );

/** @type {import("../../../app/rulebook/book.js").Figures} */
export default { card, turns, mix, tiles };
