/** Wall fresco and exchange (module 9). */

import { cover, K, skin, svg } from "./common.js";

export const wallTile = (/** @type {string} */ k) =>
  svg(
    "0 0 32 32",
    "wl-art",
    `<rect x=".6" y=".6" width="30.800" height="30.800" rx="2" fill="#e3d8c4" stroke="${K}" stroke-width="1"/>
      <path d="M3 8q7-4 13 0t13-1M3 25q8 3 14-1t12 1" fill="none" stroke="#b9a98a" stroke-width="1.300"/>
      <use href="#g-${k}" x="7.500" y="7.500" width="17" height="17"/>`,
  );
export const wallTileBack = (/** @type {string} */ basic, /** @type {string} */ splash) =>
  svg(
    "0 0 32 32",
    "wl-art",
    `<rect x=".6" y=".6" width="30.800" height="30.800" rx="2" fill="#f1e2c0" stroke="${K}" stroke-width="1"/>
      <use href="#g-${basic}" x="4" y="9" width="16" height="16"/>
      <path d="M20 5c4-3 9-1 9 3s-4 4-6 3-6-3-3-6Z" fill="var(--${splash})" stroke="${K}" stroke-width=".8"/>`,
  );
/** the picture under the wall: a procession, 7 x 3 cells of 32 */
export const wallScene =
  `<rect width="224" height="96" fill="#8fb3bd"/>
    <path d="M0 52c30-22 60-18 92-4 34-16 70-16 132 2v46H0Z" fill="#8fae74"/>
    <path d="M0 70c60-14 150-12 224 0v26H0Z" fill="#d9bf8c"/>
    <path d="M170 58V24h8v-8h8v8h6V12l8-10 8 10v46Z" fill="#e2bf94" stroke="${K}"/>
    <path d="M10 60V34l14-12 14 12v26Z" fill="#efd8b0" stroke="${K}"/>
    <path d="M8 34 24 20l16 14Z" fill="#b5573a" stroke="${K}"/>` +
  /** @type {[number, string][]} */ ([
    [56, "#b3352b"],
    [78, "#2a559f"],
    [98, "#e08b34"],
    [122, "#2f6d4a"],
    [146, "#7a4a97"],
  ])
    .map(
      ([x, c], j) =>
        `<path d="M${x - 9} 92c0-22 2-34 9-34s9 12 9 34Z" fill="${c}" stroke="${K}"/>
          <circle cx="${x}" cy="${52}" r="6" fill="${skin}" stroke="${K}"/>
          ${
            j % 2
              ? `<path d="M${x - 7} 50c1-8 13-8 14 0Z" fill="#4a2c18" stroke="${K}" stroke-width=".8"/>`
              : `<circle cx="${x}" cy="52" r="8.500" fill="none" stroke="#e7c163" stroke-width="2"/>`
          }
          <path d="M${x + 8} 88V40" stroke="#6b4a2d" stroke-width="2"/>
          <path d="M${x + 8} 40h12l-3 4 3 4h-12Z" fill="${j % 2 ? "#f0d384" : "#b8382c"}" stroke="${K}"
            stroke-width=".8"/>`,
    )
    .join("");
export const exchangeArt = (/** @type {string} */ k) =>
  svg(
    "0 0 36 30",
    "",
    `<path d="M3 3h30v24H3Z" fill="#c9b48c" stroke="${K}" stroke-width="1.200"/>
        <path d="M3 3h30v24H3Z" fill="none" stroke="#fff3d8" stroke-width="1"
          transform="translate(1.200 1.200) scale(.93)"/>
        <path d="M5.500 20.500c2 4 7 5 10 3m-10-3 4 .3m-4-.3.8-3.600M30.500 9.500c-2-4-7-5-10-3m10 3-4-.3m4 .3-.8 3.600"
          fill="none" stroke="#6b4a2d" stroke-width="1.700"/>
        <use href="#g-${k}" x="10.500" y="7.500" width="15" height="15"/>`,
  );

export const wallCover = () =>
  cover(`<rect width="88" height="40" rx="3" fill="#d8c3a0"/>
        <path d="M0 10h88M0 20h88M0 30h88M15 0v10m24-10v10m26-10v10M5 10v10m22-10v10m24-10v10m26-10v10M15 20v10m24-10v10
          m26-10v10M5 30v10m22-10v10m24-10v10m26-10v10" stroke="#a08660" stroke-width="1.200"/>
        <path d="M30 36 46 18l3.500 3.500L33 39Z" fill="#8a5a2e" stroke="${K}"/>
        <path d="M45 16c2-6 8-8 12-7-1 5-2 10-8 13Z" fill="#b3281d" stroke="${K}"/>`);
