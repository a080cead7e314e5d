/** Small drawings: every function returns an SVG string. They need the sprite on the page. */

import { PAINT, pieceSymbols } from "./sprite.js";

export const g = (k, cls = "") =>
  `<svg class="glyph ${cls}" viewBox="0 0 16 16" role="img" aria-label="${PAINT[k]}"><use href="#g-${k}"/></svg>`;
export const gs = (s) => [...s].map((k) => g(k)).join("");
export const i = (k, cls = "") =>
  `<svg class="ico ${cls}" viewBox="0 0 16 16" aria-hidden="true"><use href="#i-${k}"/></svg>`;
const pc = (n) => (n ? `--pc:var(--p${n});--po:var(--p${n}-on)` : "--pc:#e9dcc0;--po:#5a4331");
const inline = (id, n, vb, cls) => {
  // a symbol with the emblem of player n in it
  const body = pieceSymbols
    .match(new RegExp(`<symbol id="${id}"[^>]*>([\\s\\S]*?)</symbol>`))[1]
    .replace(/<use href="#em" ([^>]*)\/>/, n ? `<use href="#em-${n}" $1/>` : "");
  return `<svg class="${cls}" style="${pc(n)}" viewBox="${vb}" aria-hidden="true">${body}</svg>`;
};
export const painter = (n, cls = "") => inline("painter", n, "0 0 32 40", `piece painter ${cls}`);
export const apprentice = (n, cls = "") =>
  `<svg class="piece apprentice ${cls}" style="${pc(n)}" viewBox="0 0 20 26" aria-hidden="true">
      <use href="#apprentice"/>
    </svg>`;
export const shield = (n, cls = "") => inline("shield", n, "0 0 20 24", `piece shield ${cls}`);
export const bishop = () =>
  `<svg class="piece bishop" viewBox="0 0 34 46" role="img" aria-label="the bishop"><use href="#bishop"/></svg>`;
export const coin = (cls = "") =>
  `<svg class="piece coin ${cls}" viewBox="0 0 24 24" aria-hidden="true"><use href="#coin"/></svg>`;
export const pot = (k, n) =>
  `<span class="pot"><svg class="piece" style="--c:var(--${k})" viewBox="0 0 40 44" aria-hidden="true">
        <use href="#pot"/>
      </svg><svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
        <use href="#g-${k}"/>
      </svg>${n === undefined ? "" : `<b class="pot-n">${n}</b>`}<span class="vh">${n ?? ""} ${PAINT[k]}</span></span>`;
export const figure = (id) =>
  `<svg class="piece fig" viewBox="0 0 24 30" aria-hidden="true"><use href="#${id}"/></svg>`;
