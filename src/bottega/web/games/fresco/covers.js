/** Covering tiles: what lies on a place of the sheet instead of the place itself. */
import { art, html } from "../../app/aids/html.js";
import { coverOf } from "./modules.js";
import { anyApprentice, icon } from "./pieces.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** @param {string} tile */
export const coverIcon = (tile) => icon(coverOf(tile).icon);
/** @param {Ctx} ctx @param {string} tile */
const coverName = (ctx, tile) => ctx.t(`web-fresco-cover-${tile}`);

/** @typedef {import("../../types/drawing.d.ts").Drawn} Drawn */

/** @param {Ctx} ctx @param {string} tile @param {Drawn[]} spots what stands on it, or may */
export const coverTile = (ctx, tile, spots) => html`
  <span class=${`cover cv-${tile}`} data-tip=${ctx.t(`web-fresco-cover-${tile}-tip`)}>
    ${art(coverOf(tile).drawn())}
    <b class="cv-n">${coverIcon(tile)}${coverName(ctx, tile)}</b>
    <span class="cv-s">
      ${Array.from({ length: coverOf(tile).printed }, () => anyApprentice({ class: "printed" }))}${spots}
    </span>
  </span>
`;
