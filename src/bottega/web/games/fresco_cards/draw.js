/** The drawn things of the card game: sections of the fresco, paint cards, action tiles, backs. */
import { art, html } from "../../app/aids/html.js";
import { BOTTLE } from "../../art/bottle.js";
import { g, i } from "../../art/pieces.js";
import { scene } from "../../art/scene.js";
import { sprite } from "../../art/sprite.js";
import { LETTERS } from "../common/paints.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("./deck.js").CardFace} CardFace */
/** @typedef {import("./deck.js").SectionFace} SectionFace */

const SIDE = 5; // the fresco is cut into five times five sections
export const MARKET = "market";
const TILE_ICONS = { turn: "turn", swap: "swap", request: "ask" };

// One picture for all sections, each shows its part of it: a background costs no elements.
const gradients = /<defs>[\s\S]*?<\/defs>/.exec(sprite)?.[0] ?? "";
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 500">${gradients}${scene}</svg>`;
document.documentElement.style.setProperty("--scene", `url("data:image/svg+xml,${encodeURIComponent(picture)}")`);

/** @param {string} name */
export const icon = (name) => art(i(name));
/** A paint as a drawing without a name, where the name is told otherwise. @param {string} colour */
export const mark = (colour) =>
  art(g(LETTERS[colour]), { role: undefined, "aria-label": undefined, "aria-hidden": "true" });
/** @param {string} colour */
export const paintVar = (colour) => `--c:var(--${LETTERS[colour]});--on:var(--${LETTERS[colour]}-on)`;

/** Which part of the fresco a section is. @param {string} section */
export function part(section) {
  const number = Number(section.slice(1)) - 1;
  return `background-position:${(number % SIDE) * 25}% ${(Math.floor(number / SIDE) % SIDE) * 25}%`;
}

/**
 * The inside of a fresco card: the picture, a number on each side, the upper one gilded, the paints it takes.
 * @param {{face: SectionFace, turns?: number, favourite?: string | null}} props
 */
export const SectionInside = ({ face, turns = 0, favourite = null }) => html`
  <span class="fc-in" style=${`--t:${turns}`}>
    <span class="fc-art" style=${part(face.section)}></span>
    ${face.points.map(
      (points, k) => html`<b class="side s${k} ${k === 0 ? "least" : ""} ${k === turns ? "up" : ""}">${points}</b>`,
    )}
  </span>
  <span class="fc-need">
    ${face.paints.map((paint) => html`<span class=${paint === favourite ? "fav" : ""}>${mark(paint)}</span>`)}
  </span>
`;

const bottle = () => art(BOTTLE);
/** The right half only, for the edge of a card. */
const halfBottle = () =>
  art(
    BOTTLE.replace(
      'class="hc-bottle" viewBox="0 0 40 60"',
      'class="hc-halfbottle" viewBox="20 0 20 60" preserveAspectRatio="xMinYMid slice"',
    ),
  );

/** @param {{face: CardFace}} props */
export const Bishops = ({ face }) =>
  html`${Array.from({ length: face.bishop }, () => html`<span class="hc-bish">${icon("mitre")}</span>`)}`;

/** What a card fetches, by its symbols. @param {{face: CardFace, or: string}} props */
export const Fetches = ({ face, or }) => html`
  <span class="hc-fetch">
    ${Array.from({ length: face.market }, () => icon("market"))}
    ${face.market && face.workshop ? html`<i>${or}</i>` : ""}
    ${Array.from({ length: face.workshop }, () => icon("workshopcard"))}
  </span>
`;

/** The face of a paint card, large. @param {{ctx: Pick<Ctx, "t">, face: CardFace}} props */
export const CardInside = ({ ctx, face }) => html`
  <span class="hc-band">${mark(face.colour)}<${Bishops} face=${face} /></span>
  ${bottle()}
  ${face.half && html`<span class="hc-half" style=${paintVar(face.half)}>${halfBottle()}${mark(face.half)}</span>`}
  <${Fetches} face=${face} or=${ctx.t("web-cards-or")} />
`;

/**
 * The face of a paint card, small, as it lies on the table.
 * @param {{face: CardFace, piece?: string, tip?: string}} props
 */
export const LaidCard = ({ face, piece, tip }) => html`
  <span class="laid" style=${paintVar(face.colour)} data-piece=${piece} data-tip=${tip} role="img" aria-label=${tip}>
    ${mark(face.colour)}${bottle()}
    ${face.bishop > 0 && html`<span class="laid-bish"><${Bishops} face=${face} /></span>`}
    ${face.half && html`<span class="laid-half">${mark(face.half)}</span>`}
  </span>
`;

/** The sign of an action tile. @param {string} tile */
export const tileSign = (tile) => (tile in TILE_ICONS ? icon(TILE_ICONS[/** @type {"turn"} */ (tile)]) : mark(tile));
/** @param {string} tile */
export const tileSort = (tile) => (tile in TILE_ICONS ? tile : "paint");

/**
 * The back of a pile: the market's, or a workshop's with its colour or number.
 * @param {string} pile
 * @param {string | null} colour
 */
export const backSign = (pile, colour) =>
  pile === MARKET ? icon("market") : colour ? mark(colour) : html`<b class="pile-no">${pile}</b>`;
/** @param {string} pile @param {string | null} colour */
export const backClass = (pile, colour) =>
  pile === MARKET ? "d-m" : colour ? `d-${LETTERS[colour].toLowerCase()}` : `d-w${pile}`;
