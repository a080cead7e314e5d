/** Small drawings: every function returns an SVG string. They need the sprite on the page. */

import { PAINT, pieceSymbols } from "./sprite.js";

export const g = (/** @type {string} */ k, cls = "") =>
  `<svg class="glyph ${cls}" viewBox="0 0 16 16" role="img" aria-label="${PAINT[k]}"><use href="#g-${k}"/></svg>`;
export const i = (/** @type {string} */ k, cls = "") =>
  `<svg class="ico ${cls}" viewBox="0 0 16 16" aria-hidden="true"><use href="#i-${k}"/></svg>`;
const pc = (/** @type {number} */ n) => (n ? `--pc:var(--p${n});--po:var(--p${n}-on)` : "--pc:#e9dcc0;--po:#5a4331");
const inline = (
  /** @type {string} */ id,
  /** @type {number} */ n,
  /** @type {string} */ vb,
  /** @type {string} */ cls,
) => {
  // a symbol with the emblem of player n in it
  const body = pieceSymbols
    .replace(new RegExp(`^[\\s\\S]*<symbol id="${id}"[^>]*>([\\s\\S]*?)</symbol>[\\s\\S]*$`), "$1")
    .replace(/<use href="#em" ([^>]*)\/>/, n ? `<use href="#em-${n}" $1/>` : "");
  return `<svg class="${cls}" style="${pc(n)}" viewBox="${vb}" aria-hidden="true">${body}</svg>`;
};
export const painter = (/** @type {number} */ n, cls = "") => inline("painter", n, "0 0 32 40", `piece painter ${cls}`);
export const apprentice = (/** @type {number} */ n, cls = "") =>
  `<svg class="piece apprentice ${cls}" style="${pc(n)}" viewBox="0 0 20 26" aria-hidden="true">
      <use href="#apprentice"/>
    </svg>`;
export const shield = (/** @type {number} */ n, cls = "") => inline("shield", n, "0 0 20 24", `piece shield ${cls}`);
export const bishop = () =>
  `<svg class="piece bishop" viewBox="0 0 34 46" role="img" aria-label="the bishop"><use href="#bishop"/></svg>`;
export const coin = (cls = "") =>
  `<svg class="piece coin ${cls}" viewBox="0 0 24 24" aria-hidden="true"><use href="#coin"/></svg>`;
export const figure = (/** @type {string} */ id) =>
  `<svg class="piece fig" viewBox="0 0 24 30" aria-hidden="true"><use href="#${id}"/></svg>`;
