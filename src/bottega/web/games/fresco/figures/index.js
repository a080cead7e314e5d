/** The drawings of Fresco's rule book, made of the game's own art. Words in them are those of the book. */

import { art, html } from "../../../app/aids/html.js";
import { Rows, text } from "../../../app/rulebook/blocks.js";
import { plain, titleIn } from "../../../app/rulebook/book.js";
import { AWNINGS, SHUTTER } from "../../../art/booth.js";
import { windowAt } from "../../../art/hostel.js";
import { spriteModules } from "../../../art/modules/symbols.js";
import * as A from "../../../art/pieces.js";
import { scene } from "../../../art/scene.js";
import { blends, glyphs, icon, tile } from "./draw.js";

/** To stand on a page before these are drawn, unless one of them is there. */
export const symbols = spriteModules;
export const symbolOfAll = "m-penny";

/**
 * The drawings of modules, each from the file of its name.
 * @param {string[]} names
 * @returns {Promise<import("../../../app/rulebook/book.js").Figures>}
 */
export const more = async (names) =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const { default: draw } = await import(`./modules/${name.replaceAll("-", "_")}.js`);
        return [name, () => silent(draw())];
      }),
    ),
  );

/** @typedef {import("../../../types/fresco.d.ts").FrescoView} FrescoView */
/** @typedef {Parameters<import("../../../app/rulebook/book.js").Figures[string]>[0]} Given */

/** The book of this game is opened at its own tables only. @param {Given} given */
const ownView = ({ view }) => /** @type {FrescoView | null} */ (view);

const MINUS = "\u2212";
/**
 * The page reads the words beside it; the drawing itself is silent.
 * @param {import("../../../types/drawing.d.ts").Drawn} inside
 */
const silent = (inside) => html`<div class="rb-drawn" aria-hidden="true">${inside}</div>`;

const plaster = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ points,
  /** @type {string} */ paints,
) =>
  `<rect x="${x + 1}" y="${y + 1}" width="98" height="98" rx="3" fill="#e3d8c2" stroke="#7d6648" stroke-width="1.5"/>
    <text x="${x + 10}" y="${y + 38}" font-family="Alegreya, Georgia, serif" font-weight="700" font-size="36"
      fill="#2a1c13">${points}</text>
    ${[...paints]
      .map((paint, k) => `<use href="#g-${paint}" x="${x + 9 + k * 28}" y="${y + 64}" width="26" height="26"/>`)
      .join("")}`;
const CEILING = `<svg viewBox="0 0 300 200" class="fig-ceiling">
    <svg width="300" height="200" viewBox="100 60 300 200">${scene.replace('<g id="scene">', "<g>")}</svg>
    ${plaster(0, 0, 8, "OP")}${plaster(200, 0, 5, "OB")}${plaster(200, 100, 9, "GPR")}
  </svg>`;

const PLACES = [
  ["market", "market"],
  ["cathedral", "cathedral"],
  ["easel", "studio"],
  ["workshopcard", "workshop"],
  ["mask", "theatre"],
];

/** @param {Given} given */
const round = ({ book }) =>
  silent(html`
    <ol class="fig-round">
      ${[["clock", "get-up"], ["screen", "plan"], ...PLACES, ["coin", "between"]].map(
        ([sign, chapter], k) => html`
          <li class=${k > 1 && k < 7 ? "in-order" : ""}>${icon(sign)}<b>${titleIn(book, chapter)}</b></li>
        `,
      )}
    </ol>
  `);

/** The hours of the table one sits at, or those of the book. @param {Given} given */
function hours(given) {
  const [head, ...rows] = given.block.rows ?? [];
  const view = ownView(given);
  const signed = (/** @type {number} */ mood) => (mood > 0 ? `+${mood}` : mood < 0 ? `${MINUS}${-mood}` : "0");
  const written = plain(rows[0]?.[0]);
  const told = view?.hostel
    ? view.hostel.map(({ hour, mood, price }) => [written.replace(/\d+/, String(hour)), signed(mood), String(price)])
    : rows.map((row) => row.map(plain));
  return html`
    <table class="fig-hours">
      <thead>
        <tr>
          <td></td>
          ${head.map((cell, k) => html`<th scope="col">${[null, icon("mask"), art(A.coin())][k]}${text(cell)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${told.map(
          (/** @type {string[]} */ [hour, mood, price], /** @type {number} */ k) => html`
            <tr>
              <td aria-hidden="true">${art(windowAt(k))}</td>
              <th scope="row">${hour}</th>
              <td>${mood}</td>
              <td>${price}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

const mood = () =>
  silent(html`
    <ol class="fig-mood">
      ${[4, 3, 2, 1, 0, -1, -2, -3, -4].map(
        (space) => html`
          <li class=${space > 2 ? "up" : space < -2 ? "down" : ""}>
            <b>${space > 0 ? `+${space}` : space < 0 ? `${MINUS}${-space}` : 0}</b>
            ${space === 1 ? art(A.painter(1)) : null}
          </li>
        `,
      )}
    </ol>
  `);

/** @param {Given} given */
const plan = ({ book }) =>
  silent(html`
    <ol class="fig-plan">
      ${PLACES.map(
        ([sign, chapter], k) => html`
          <li>
            ${icon(sign)}
            <b>${titleIn(book, chapter)}</b>
            ${[0, 1, 2].map((space) => html`<i>${space < [2, 1, 0, 1, 1][k] ? art(A.apprentice(1)) : null}</i>`)}
          </li>
        `,
      )}
    </ol>
  `);

const booth = (/** @type {string[]} */ tiles) => html`
  <span class="fig-booth">
    ${art(AWNINGS[2])}
    ${
      tiles.length
        ? html`<span class="fig-goods">${tiles.map((tile) => html`<span>${glyphs(tile)}</span>`)}</span>`
        : art(SHUTTER)
    }
  </span>
`;

/** @param {Given} given */
const market = (given) =>
  silent(html`
    ${booth(["RR", "YB", "G", "RY"])}
    <span class="fig-way">
      <span>${art(A.apprentice(1))}${art(A.apprentice(1))}</span>
      <b>2 × ${ownView(given)?.mine?.price ?? 2} ${art(A.coin())}</b>
      ${icon("arrow")}
    </span>
    ${booth([])}
  `);

const bishop = () =>
  silent(html`
    <span class="fig-square">
      ${Array.from({ length: 9 }, (_, k) =>
        k === 4 ? html`<span class="here">${art(A.bishop())}<b>+3</b></span>` : html`<span><b>+2</b></span>`,
      )}
    </span>
    <span class="fig-sum">
      ${tile(7, "PRY")}
      <b>7 + 2 = 9</b>
    </span>
  `);

const ALTARS = [
  ["RYB", 2],
  ["RYP", 3],
  ["ROG", 4],
  ["OOG", 5],
  ["OGP", 6],
];

/** @param {Given} given */
const altar = ({ block }) => html`
  ${silent(html`<ul class="fig-altars">
    ${ALTARS.map(([paints, points]) => html`<li>${glyphs(String(paints))}<b>${points}</b></li>`)}
  </ul>`)}
  <${Rows} rows=${block.rows ?? []} />
`;

const end = () =>
  silent(html`
    <span class="fig-end">${art(A.coin())}${art(A.coin())} = <b>+1</b></span>
    <span class="fig-end">${glyphs("RYB")} = <b>0</b></span>
  `);

/** @type {import("../../../app/rulebook/book.js").Figures} */
export default {
  ceiling: () => silent(art(CEILING)),
  round,
  hours,
  mood,
  plan,
  market,
  bishop,
  altar,
  recipes: () => silent(blends(["RYO", "YBG", "RBP"])),
  end,
};
