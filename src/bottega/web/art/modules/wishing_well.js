/** Well, pennies and wishing cards (module 4). */

import { K, skin, svg } from "./common.js";

export const pennyFace = `<circle cx="12" cy="12.600" r="10.200" fill="#5a2c12"/>
      <circle cx="12" cy="11.500" r="10.200" fill="#c67a4a" stroke="#6b3517"/>
      <path d="M4 9a9 9 0 0 1 8-6.500" fill="none" stroke="#f3c49c" stroke-width="1.700" stroke-linecap="round"/>
      <g fill="#6b3517">
        <circle cx="12" cy="7.800" r="2.700"/>
        <circle cx="8.600" cy="12.200" r="2.700"/>
        <circle cx="15.400" cy="12.200" r="2.700"/>
        <path d="M11.300 11h1.400l1 6.500h-3.400Z"/>
      </g>`;
export const penny = (cls = "") => svg("0 0 24 24", `piece penny ${cls}`, pennyFace);
export const well = (/** @type {number} */ n, of = 2) =>
  svg(
    "0 0 60 60",
    "well",
    `<path d="M10 24h4v22h-4Zm36 0h4v22h-4Z" fill="#8a6038" stroke="${K}"/>
      <path d="M3 25 30 5l27 20-3 3H6Z" fill="#b5573a" stroke="${K}" stroke-width="1.300"/>
      <path d="M3 25 30 5l27 20-3 3H6Z" fill="url(#rooftile)"/>
      <path d="M14 31h32" stroke="#6b4a2d" stroke-width="3"/>
      <path d="M30 31v6" stroke="${K}"/>
      <path d="M25.500 36h9l-1.300 6h-6.400Z" fill="#a0703f" stroke="${K}"/>
      <path d="M6 44h48v13q-24 4-48 0Z" fill="#b7ab98" stroke="${K}" stroke-width="1.300"/>
      <path d="M6 50h48M14 44v6m12-6v6m13-6v6M20 50v8m13-8v8m13-8v7" stroke="#6d6354" stroke-width=".9"/>
      <ellipse cx="30" cy="44.500" rx="25" ry="5.500" fill="#cfc4b0" stroke="${K}" stroke-width="1.200"/>
      <ellipse cx="30" cy="44.700" rx="20.500" ry="3.900" fill="#2f6c93"/>
      ${Array.from({ length: of }, (_, j) => {
        const x = 30 + (j - (of - 1) / 2) * 17;
        return j < n
          ? `<ellipse cx="${x}" cy="44.500" rx="6" ry="2.900" fill="#d98a58" stroke="#5a2c12" stroke-width="1"/>`
          : `<ellipse cx="${x}" cy="44.500" rx="6" ry="2.900" fill="none" stroke="#d4ecf5" stroke-width="1"
              stroke-dasharray="2 1.500"/>`;
      }).join("")}`,
    `Wishing well, ${n} of ${of} pennies thrown`,
  );
/** @type {Record<string, string[]>} */
const WISHES = {
  lucky: [
    "Lucky guy",
    "market",
    `<g transform="translate(6 12) scale(.72)">
        <use href="#m-penny" width="24" height="24"/>
      </g>
      <g transform="translate(18 22) scale(.72)">
        <use href="#m-penny" width="24" height="24"/>
      </g>`,
  ],
  paint: [
    "Free paint",
    "market",
    `<rect x="6" y="17" width="28" height="17" rx="2" fill="#fff8e6" stroke="${K}"/>
      <use href="#g-R" x="8" y="19.500" width="12" height="12"/>
      <use href="#g-R" x="20" y="19.500" width="12" height="12"/>`,
  ],
  visit: [
    "The bishop pays a visit",
    "cathedral",
    `<svg x="4" y="11" width="20" height="27" viewBox="0 0 34 46">
        <use href="#bishop"/>
      </svg><path d="M24 30c6 1 8-3 8-8m-3.500 3 3.500-4 3.500 4" fill="none" stroke="#7a2b16" stroke-width="2.200"/>`,
  ],
  praise: [
    "Praise of the bishop",
    "cathedral",
    `<path d="M20 11c7 5 10 11 9 19H11c-1-8 2-14 9-19Z" fill="#fffaf0" stroke="${K}" stroke-width="1.300"/>
      <path d="M20 14v15M12 27h16" stroke="url(#gold)" stroke-width="2.600"/>
      <path d="M6 12l3 3m25-3-3 3M20 5v3M5 22h3m24 0h3" stroke="#b98424" stroke-width="1.800"/>`,
  ],
  tip: [
    "Tip",
    "easel",
    `<path d="M3 33c4-6 8-7 12-5l8 1c3 .5 3 4 0 4h-6 8l9-4c3-1 4 2 2 4L25 40H3Z" fill="${skin}" stroke="${K}"
        stroke-width="1.200"/>
      <svg x="12" y="9" width="18" height="18" viewBox="0 0 24 24">
        <use href="#coin"/>
      </svg>`,
  ],
  alchemy: [
    "Alchemy",
    "workshopcard",
    `<path d="M15 9h10v3h-1.500v8L32 34c1.500 3 0 5-3 5H11c-3 0-4.500-2-3-5l8.500-14v-8H15Z" fill="#e9f1ee"
        stroke="${K}" stroke-width="1.300"/>
      <path d="M13 28h14l4 6c1 2.500 0 3.600-2 3.600H11c-2 0-3-1.100-2-3.600Z" fill="#6d3a8e"/>
      <circle cx="17" cy="31" r="1.600" fill="#e8c7f3"/>
      <circle cx="23" cy="34" r="2" fill="#e8c7f3"/>`,
  ],
  finder: [
    "Finder’s reward",
    "mask",
    `<path d="M13 18C6 25 5 39 13 39h14c8 0 7-14 0-21Z" fill="#a0703f" stroke="${K}" stroke-width="1.300"/>
      <path d="M14 18c-3-6 1-7 3-4 2-4 4-4 6 0 2-3 6-2 3 4Z" fill="#b98552" stroke="${K}"/>
      <path d="M13 18h14" stroke="#f0d384" stroke-width="2.500"/>
      <text x="20" y="34" text-anchor="middle" font-family="Alegreya, serif" font-weight="700" font-size="13"
        fill="#fff4df">3</text>`,
  ],
  busker: [
    "Busker",
    "clock",
    `<g transform="rotate(28 20 25)">
        <path d="M20 20c7 1 10 7 9 12s-5 8-9 8-8-3-9-8 2-11 9-12Z" fill="#c28c4a" stroke="${K}" stroke-width="1.300"/>
        <path d="M18.300 5h3.400v18h-3.400Z" fill="#6b4a2d" stroke="${K}" stroke-width=".9"/>
        <path d="M16 5h8l-1-4h-6Z" fill="#4a2c18"/>
        <circle cx="20" cy="28" r="3.600" fill="#3a2113"/>
      </g>
      <path d="M33 9v8m0-8 4-1v7" stroke="${K}" stroke-width="1.500" fill="none"/>
      <circle cx="31.500" cy="17.500" r="2" fill="${K}"/>
      <circle cx="35.500" cy="15.500" r="2" fill="${K}"/>`,
  ],
};
/** The drawing of a wishing card. */
export const wishArt = (/** @type {string} */ kind) => {
  const [, place, drawn] = WISHES[kind];
  return svg(
    "0 0 40 54",
    "",
    `<rect x=".8" y=".8" width="38.400" height="52.400" rx="4" fill="#f4ead2" stroke="${K}" stroke-width="1.300"/>
        <path d="M1.500 5a3.500 3.500 0 0 1 3.500-3.500h30A3.500 3.500 0 0 1 38.500 5v3h-37Z" fill="#2f6c93"/>
        ${drawn}
        <path d="M1.500 42h37v7a3.500 3.500 0 0 1-3.500 3.500H5A3.500 3.500 0 0 1 1.500 49Z" fill="#e2d2ac"/>
        <svg x="15.500" y="43" width="9" height="9" viewBox="0 0 16 16" color="#7a2b16">
          <use href="#i-${place}"/>
        </svg>`,
  );
};
export const wishCard = (/** @type {string} */ kind) =>
  `<span class="wcard" role="img" aria-label="Wishing card: ${WISHES[kind][0]}">${wishArt(kind)}</span>`;
export const wishBack = (/** @type {number} */ n) =>
  `<span class="wback" role="img"
      aria-label="Wishing cards, ${n} in the pile">${svg(
        "0 0 40 54",
        "",
        `<rect x="3" y="3" width="36" height="50" rx="4" fill="#1f4c69" stroke="${K}"/>
        <rect x=".8" y=".8" width="36" height="50" rx="4" fill="#2f6c93" stroke="${K}" stroke-width="1.300"/>
        <path d="M18.800 12 21.500 21l9 .3-7.200 5.500 2.500 8.700-7-5.200-7 5.200 2.500-8.700L7 21.300l9-.3Z"
          fill="url(#gold)" stroke="#7d560e" stroke-width=".8"/>`,
      )}<b>${n}</b></span>`;
