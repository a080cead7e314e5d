/** Portraits (module 1). */

import { K, skin, svg } from "./common.js";

const head = (x = 30, y = 27, s = 1, f = skin) =>
  `<g transform="translate(${x} ${y}) scale(${s})">
      <path d="M-3.500 7h7v7h-7Z" fill="${f}" stroke="${K}" stroke-width="1"/>
      <path d="M-8-2c0-7 3.500-10 8-10S8-9 8-2 4 11 0 11-8 5-8-2Z" fill="${f}" stroke="${K}" stroke-width="1.200"/>
      <path d="M-4.200-2h2.200M2-2h2.200M0-1l-1 4.500h1.600M-2 6.600q2 1.300 4 0" fill="none" stroke="${K}"
        stroke-width="1" stroke-linecap="round"/>
    </g>`;
const bust = (/** @type {string} */ c, x = "") =>
  `<path d="M7 66C8 52 15 43.500 30 43.500S52 52 53 66Z" fill="${c}" stroke="${K}" stroke-width="1.300"/>${x}`;
const hair = (/** @type {string} */ c, long = 0) =>
  `<path d="M20 ${long ? 46 : 32}C17 20 21 12.500 30 12.500s13 7.500
      10 ${long ? 33.5 : 19.5}c-2-1-2.500-4-2.500-8-1-4-3-6-5-8-3 3-7 4-10 4-.6 4 .2 10-2.500 12Z" fill="${c}"
      stroke="${K}" stroke-width="1.100"/>`;
const crook = (/** @type {number} */ x) =>
  `<path d="M${x} 66V26c0-8 10-8 10-1.500 0 4-5 4.500-5.500 1" fill="none" stroke="#7d560e" stroke-width="3.600"/>
    <path d="M${x} 66V26c0-8 10-8 10-1.500 0 4-5 4.500-5.500 1" fill="none" stroke="#f0d384" stroke-width="1.700"/>`;
/** @type {Record<string, string[]>} */
const PORTRAITS = {
  servant: [
    "God’s servant",
    "#7d93a5",
    `<path d="M15 66c-2-20-3-52 15-54 18 2 17 34 15 54Z" fill="#3b3b44" stroke="${K}" stroke-width="1.300"/>` +
      bust("#55555f") +
      `<path d="M19 46c-2-22 2-30 11-30s13 8 11 30c-6 5-16 5-22 0Z" fill="#fbf5e6" stroke="${K}"/>` +
      head(30, 29, 0.92) +
      `<path d="M30 50v10m-4-6.500h8" stroke="url(#gold)" stroke-width="2.600"/>`,
  ],
  actor: [
    "Actor",
    "#b9604a",
    bust("#2c6b5c", '<path d="M7 66C8 52 15 43.500 30 43.500V66Z" fill="#d9a021" stroke="#3a2113"/>') +
      hair("#6a4024") +
      head() +
      `<path d="M17 19c2-9 22-11 27-1-8-1-19-1-27 1Z" fill="#7a2f3a" stroke="${K}"/>
        <path d="M38 13c3-8 9-10 13-8-1 6-5 9-11 11Z" fill="#f2e3bf" stroke="${K}"/>
        <g transform="translate(39 42) scale(1.100) rotate(12)">
          <path d="M0 0c5 1.600 9 1.600 14 0 .6 8-2 13-7 15C2 13-.6 8 0 0Z" fill="#fbf1da" stroke="${K}"/>
          <path d="M2.500 5q2-1.500 4 0m2 0q2-1.500 4 0M4 9q3 3 6 0" fill="none" stroke="${K}" stroke-width="1.200"/>
        </g>`,
  ],
  abbot: [
    "Abbot",
    "#8b8f6a",
    crook(46) +
      bust("#5a4331", '<path d="M17 50c3 7 23 7 26 0l-3-6H20Z" fill="#6f5540" stroke="#3a2113"/>') +
      head() +
      `<path d="M21.500 26c-1-6 0-9 2-11 4-1.500 9-1.500 13 0 2 2 3 5 2 11l-1.500-5c-4-3-10-3-14 0Z" fill="#8a6a45"
          stroke="${K}"/>
        <path d="M24 15.500c3-2.500 9-2.500 12 0-3 1.500-9 1.500-12 0Z" fill="${skin}" stroke="${K}"
          stroke-width=".8"/>`,
  ],
  sexton: [
    "Sexton",
    "#5d6f86",
    bust("#4d5a4a") +
      head() +
      `<path d="M22 31c0 9 3 14 8 14s8-5 8-14c-3 3-5 3-8 3s-5 0-8-3Z" fill="#d8d2c2" stroke="${K}"/>
        <path d="M27 35q3 1.500 6 0" stroke="${K}" fill="none"/>
        <path d="M18 20c2-9 22-9 24 0Z" fill="#3d3f45" stroke="${K}"/>
        <g transform="translate(42 38)">
          <path d="M3 0h6M6-6v6" stroke="${K}" stroke-width="1.500"/>
          <path d="M1 2h10l1 15H0Z" fill="#f7d977" stroke="${K}" stroke-width="1.300"/>
          <path d="M6 14c-3-2-2-5 0-8 2 3 3 6 0 8Z" fill="#e0702a"/>
          <path d="M0 17h12v3H0Z" fill="#7d5634" stroke="${K}"/>
        </g>`,
  ],
  merchant: [
    "Merchant",
    "#6d8f7c",
    bust("#7a2f3a", '<path d="M18 46c4 6 20 6 24 0l3 20H15Z" fill="#c9a877" stroke="#3a2113"/>') +
      head() +
      `<path d="M17 21c-2-9 5-13 13-13s16 3 14 12c5 1 6 8 4 13-4-2-6-7-7-12-8-3-16-3-24 0Z" fill="#b3352b"
          stroke="${K}"/>
        <g transform="translate(6 46)">
          <path d="M2 5C-1 9-1 18 4 18h7c5 0 5-9 2-13Z" fill="#a0703f" stroke="${K}"/>
          <path d="M1 3.500h13" stroke="#f0d384" stroke-width="2.500"/>
        </g>`,
  ],
  peer: [
    "Peer",
    "#4f6d8f",
    bust(
      "#2c4a86",
      `<path d="M17 49q13 13 26 0" fill="none" stroke="url(#gold)" stroke-width="3.200"/>
        <circle cx="30" cy="57" r="3.400" fill="#b3281d" stroke="#7d560e" stroke-width="1.200"/>`,
    ) +
      hair("#3f2a18") +
      head() +
      `<path d="M18 43q3-4 6 0 3-4 6 0 3-4 6 0 3-4 6 0v4q-3 3-6 0-3 3-6 0-3 3-6 0-3 3-6 0Z" fill="#fbf5e6"
          stroke="${K}"/>
        <path d="M17 19c0-12 26-12 26 0-9-3-17-3-26 0Z" fill="#1d3350" stroke="${K}"/>
        <circle cx="37" cy="14" r="2.500" fill="url(#gold)"/>`,
  ],
  bishop: [
    "Bishop",
    "#a07a50",
    crook(46) +
      bust("#f6efe0", '<path d="M25 44h10l2 22H23Z" fill="#9c3d22" stroke="#7d560e"/>') +
      head() +
      `<path d="M20 22C18 10 24 3 30 0c6 3 12 10 10 22-6-2.500-14-2.500-20 0Z" fill="#fffaf0" stroke="${K}"
          stroke-width="1.200"/>
        <path d="M30 3v17M21 17.500q9-2.500 18 0" stroke="url(#gold)" stroke-width="2.600" fill="none"/>`,
  ],
  virgin: [
    "Virgin Mary",
    "#b98a3a",
    `<circle cx="30" cy="25" r="19" fill="url(#gold)" stroke="#7d560e" stroke-width="1.300"/>` +
      `<path d="M9 66C10 48 14 40 18 36c-4-16 2-25 12-25s16 9 12 25c4 4 8 12 9 30Z" fill="#2a559f" stroke="${K}"
          stroke-width="1.300"/>
        <path d="M22 66c-1-10 2-18 8-18s9 8 8 18Z" fill="#b8382c" stroke="${K}"/>
        <path d="M20.500 38c-2-14 2-21 9.500-21s11.500 7 9.500 21Z" fill="#fbf5e6" stroke="${K}"/>` +
      head(31, 30, 0.86) +
      '<path d="M18 37C15 22 21 12 30 12" fill="none" stroke="#e7c163" stroke-width="1.600"/>',
  ],
  patron: [
    "Patron",
    "#7c5a63",
    bust("#9c2f2a", '<path d="M24 44h12l-2 22h-8Z" fill="#2a1c13"/>') +
      hair("#2a1c13") +
      head() +
      `<path d="M16 20c-1-5 1-8 4-10 6-3 14-3 20 0 3 2 5 5 4 10-9-3-19-3-28 0Z" fill="#b3281d" stroke="${K}"/>
        <path d="M16 20c9-3 19-3 28 0v3c-9-3-19-3-28 0Z" fill="#8d1f16" stroke="${K}"/>
        <svg x="37" y="45" width="19" height="19" viewBox="0 0 24 24">
          <use href="#coin"/>
        </svg>`,
  ],
  girl: [
    "Pretty girl",
    "#7f9c86",
    hair("#c98a3a", 1) +
      bust("#e9b8b0", '<path d="M20 46q10 9 20 0" fill="none" stroke="#fbf5e6" stroke-width="3"/>') +
      head() +
      `<path d="M21 20c4-7 14-7 18 0-5-3-13-3-18 0Z" fill="#c98a3a" stroke="${K}"/>` +
      [
        [21, 18],
        [26, 14.5],
        [31, 13.5],
        [36, 15.5],
        [40, 19.5],
      ]
        .map(
          ([x, y], j) =>
            `<circle cx="${x}" cy="${y}" r="2.900" fill="${j % 2 ? "#f3e9d0" : "#d9584a"}" stroke="${K}"
                stroke-width=".8"/>`,
        )
        .join("") +
      `<path d="M41 36c4 8 4 16 1 24" fill="none" stroke="#c98a3a" stroke-width="5"/>
        <path d="M41.500 38l3 2m-2 4 3.500 1.500m-3 5 3.500.5m-5 5 3 1" stroke="${K}" stroke-width=".9"/>`,
  ],
  self: [
    "Self-portrait",
    "#53766b",
    bust("#1d6b60") +
      hair("#4a2c18") +
      head() +
      `<path d="M14 20C12 10 24 5 34 7c9 1 14 6 11 11-5-2-11-1-16-1-6 0-11 1-15 3Z" fill="#14463f" stroke="${K}"/>
        <g transform="translate(35 45)">
          <path d="M10 0c6 0 10 4 10 9 0 4-3 5-6 4.500-2 0-2.500 1-2 2.500.5 2-1 3-3 3C4 19 0 15 0 9.500S4 0 10 0Z"
            fill="#c99a5e" stroke="${K}"/>
          <circle cx="6" cy="6" r="2" fill="#b3281d"/>
          <circle cx="12" cy="4.500" r="2" fill="#f0bf28"/>
          <circle cx="15.500" cy="9" r="2" fill="#24509c"/>
          <circle cx="5" cy="12" r="2" fill="#2f6d38"/>
        </g>`,
  ],
  muse: [
    "Muse",
    "#8f7aa8",
    hair("#8a5428", 1) +
      bust(
        "#f6efe0",
        '<path d="M18 47c8 6 18 10 26 19H32c-4-7-10-12-16-15Z" fill="#cdb7d6" stroke="#3a2113" stroke-width=".8"/>',
      ) +
      head() +
      `<path d="M20 22c3-10 17-10 20 0" fill="none" stroke="#3f6b3a" stroke-width="2"/>` +
      [
        [20, 20, -40],
        [24, 15.5, -25],
        [30, 13.5, 0],
        [36, 15.5, 25],
        [40, 20, 40],
      ]
        .map(
          ([x, y, r]) =>
            `<ellipse cx="${x}" cy="${y}" rx="1.900" ry="4.200" transform="rotate(${r} ${x} ${y})" fill="#6f9c52"
                stroke="${K}" stroke-width=".7"/>`,
        )
        .join("") +
      `<g transform="translate(39 41)" fill="none" stroke="#7d560e" stroke-width="2.400">
          <path d="M2 0c-3 8-1 15 4 19h6c5-4 7-11 4-19M1 3h16"/>
          <path d="M6 3v15m3-15v16m3-16v15" stroke-width="1"/>
        </g>`,
  ],
};
export const portrait = (/** @type {string} */ k, cls = "") => {
  const [, bg, art] = PORTRAITS[k];
  return svg(
    "0 0 60 66",
    `pface ${cls}`,
    `<clipPath id="pf-${k}">
        <path d="M3 64V27a27 25 0 0 1 54 0v37Z"/>
      </clipPath>
      <path d="M1 66V27a29 27 0 0 1 58 0v39Z" fill="url(#gold)" stroke="#7d560e"/>
      <path d="M3 64V27a27 25 0 0 1 54 0v37Z" fill="${bg}"/>
      <g clip-path="url(#pf-${k})">
        <path d="M3 64V27a27 25 0 0 1 54 0v37Z" fill="url(#diaper)" opacity=".5"/>
        ${art}
      </g>`,
  );
};
/** kind: lasting (infinity sign) or once (spark); fx = HTML of what it gives */
export const portraitBack = (/** @type {string} */ letter, /** @type {number} */ n) =>
  `<span class="pback" role="img"
      aria-label="Portrait pile ${letter}, ${n} cards">${svg(
        "0 0 44 60",
        "",
        `<rect x="1" y="1" width="42" height="58" rx="4" fill="#5a2f3a" stroke="${K}" stroke-width="1.300"/>
        <rect x="4" y="4" width="36" height="52" rx="2" fill="url(#diaper)" stroke="#e0b860" stroke-width="1.200"/>
        <ellipse cx="22" cy="30" rx="12" ry="15" fill="#fbf1da" stroke="#7d560e" stroke-width="1.500"/>
        <text x="22" y="37" text-anchor="middle" font-family="Alegreya, Georgia, serif" font-weight="700" font-size="20"
          fill="#5a2f3a">${letter}</text>`,
      )}<b>${n}</b></span>`;
