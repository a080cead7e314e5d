/** Scrolls (module 7). */

import { K, svg } from "./common.js";

export const scroll = (/** @type {string} */ dir, /** @type {number} */ n, cls = "") =>
  svg(
    "0 0 46 54",
    `scroll ${cls}`,
    `<path d="M6 7h34v40H6Z" fill="#fbf1da" stroke="${K}" stroke-width="1.200"/>
      <rect x="2" y="2.500" width="42" height="7" rx="3.500" fill="${dir === "row" ? "#c98a3a" : "#7d93a5"}"
        stroke="${K}" stroke-width="1.200"/>
      <rect x="2" y="44.500" width="42" height="7" rx="3.500" fill="${dir === "row" ? "#c98a3a" : "#7d93a5"}"
        stroke="${K}" stroke-width="1.200"/>
      ${Array.from({ length: 25 }, (_, k) => {
        const r = (k / 5) | 0;
        const c = k % 5;
        const on = (dir === "row" ? r : c) === n;
        return `<rect x="${10.5 + c * 5.1}" y="${14 + r * 5.1}" width="4.500" height="4.500"
          fill="${on ? "#9c3d22" : "#dccaa4"}" stroke="${on ? "#5a1a0c" : "#a98f66"}" stroke-width=".6"/>`;
      }).join("")}`,
  );
