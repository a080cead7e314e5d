/** Requests (module 2). */

import { K, svg } from "./common.js";

/** k: 'any' | O | G | P */
export const requestArt = (/** @type {string} */ k) =>
  svg(
    "0 0 64 44",
    "rq-art",
    `<path d="M3 3q29-3 58 0l-1.500 38q-27 2-55 0Z" fill="#fbf1da" stroke="${K}" stroke-width="1.200"/>
      <path d="M3 3q29-3 58 0l-.3 6q-29-3-57.400 0Z" fill="${k === "any" ? "#b9a27c" : `var(--${k})`}" stroke="${K}"
        stroke-width=".8"/>
      ${[0, 1, 2]
        .map(
          (j) =>
            `<rect x="${29 + j * 10.5}" y="14" width="9" height="9" rx="1" fill="#e3d8c4" stroke="${K}"
              stroke-width=".9"/>
            ${k === "any" ? "" : `<use href="#g-${k}" x="${30 + j * 10.5}" y="15" width="7" height="7"/>`}`,
        )
        .join("")}
      <path d="M31 27h27m-27 4h22" stroke="#8d6f4e" stroke-width="1.200"/>
      <path d="m48 36-2 8 4-2 4 2-2-8Z" fill="#7a1f1a"/>
      <circle cx="50" cy="34" r="5.500" fill="#9c2f2a" stroke="#5a1410"/>
      <path d="M50 30.500c2 1.500 2.600 3 2.400 5h-4.800c-.2-2 .4-3.500 2.400-5Z" fill="#f2d0c0"/>`,
  );
