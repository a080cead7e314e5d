/** Medico (module 10). */

import { cover, K, svg } from "./common.js";

/** n = 3, 2, 1 portions or 0 = raspberry juice */
export const bottle = (/** @type {number} */ n, cls = "") =>
  svg(
    "0 0 34 50",
    `bottle ${cls}`,
    `<path d="M13 2h8v5h-8Z" fill="#b98a58" stroke="${K}" stroke-width="1.100"/>
      <path d="M12.500 7h9v8C28 18 31 23 31 30v13c0 3.500-2 5.500-5 5.500H8c-3 0-5-2-5-5.500V30c0-7 3-12 9.500-15Z"
        fill="#e4eee6" stroke="${K}" stroke-width="1.400"/>
      <path d="M${n === 3 ? 5.6 : 4.2} ${n === 0 ? 26 : [0, 36, 29, 23][n]}h${n === 3 ? 22.8 : 25.6}l.${n === 3 ? 8 : 2}
        5V43c0 2.800-1.600 4.200-4 4.200H8c-2.400 0-4-1.400-4-4.200V${n === 0 ? 31 : [0, 41, 34, 28][n]}Z"
        fill="${n ? "#4f9a58" : "#b3304a"}"/>
      ${
        n
          ? [0, 1, 2]
              .slice(0, n)
              .map((j) => `<path d="M12.500 ${40 - j * 8}h3v-3h3v3h3v3h-3v3h-3v-3h-3Z" fill="#fffaf0"/>`)
              .join("")
          : `<g fill="#7a1630" stroke="#f0b8c4" stroke-width=".7">
              <circle cx="14" cy="34" r="3.300"/>
              <circle cx="20" cy="34" r="3.300"/>
              <circle cx="17" cy="39.500" r="3.300"/>
            </g>
            <path d="M17 30c0-3 2-4 4-4-.5 2.500-2 4-4 4Z" fill="#6f9c52"/>`
      }
      <path d="M8 22c-2 4-2.500 9-2 16" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"
        stroke-linecap="round"/>`,
    n ? `medicine, ${n} portion${n > 1 ? "s" : ""}` : "raspberry juice",
  );
export const infection = (/** @type {string} */ loc, cls = "") =>
  svg(
    "0 0 36 36",
    `infect ${cls}`,
    `<path d="M10 2h16l8 8v16l-8 8H10l-8-8V10Z" fill="#2a2430" stroke="#0f0b12" stroke-width="1.300"/>
      <path d="M11 4.500h14l6.500 6.500v14L25 31.500H11L4.500 25V11Z" fill="none" stroke="#c9b6d6" stroke-width="1"/>
      ${
        loc === "same"
          ? '<path d="M11 18a7 7 0 1 1 3 5.700m-3 1.800.4-4 4 .4" fill="none" stroke="#f3e4ff" stroke-width="2.400"/>'
          : `<svg x="9" y="9" width="18" height="18" viewBox="0 0 16 16" color="#f3e4ff"><use href="#i-${loc}"/></svg>`
      }`,
  );
/** an apprentice fallen ill: black peg with a bandage and a hot-water drop, so it is told without colour */
export const ill = (cls = "") =>
  svg(
    "0 0 20 26",
    `piece apprentice ill ${cls}`,
    `<g style="--pc:#2b2730">
        <use href="#apprentice" width="20" height="26"/>
      </g>
      <path d="M5.300 4.600c2.500-2 7-2.300 9.400-.2l.2 2.300c-3-1.700-6.600-1.600-9.700.2Z" fill="#fbf5e6"
        stroke="#120b08" stroke-width=".6"/>
      <path d="M5.600 14.200c3 1.800 6 1.800 8.800 0l1.300 2.300c-3.500 2-8 2-11.300 0Z" fill="#b3304a" stroke="#120b08"
        stroke-width=".6"/>`,
    "ill apprentice",
  );

export const medicoCover = () =>
  cover(`<rect width="88" height="40" rx="3" fill="#cfe0cd"/>
        <path d="M0 34h88v6H0Z" fill="#8a6038"/>
        <svg x="33" y="5" width="22" height="32" viewBox="0 0 34 50">
          <path d="M13 2h8v5h-8Z" fill="#b98a58" stroke="${K}"/>
          <path d="M12.500 7h9v8C28 18 31 23 31 30v13c0 3.500-2 5.500-5 5.500H8c-3 0-5-2-5-5.500V30c0-7 3-12 9.500-15Z"
            fill="#4f9a58" stroke="${K}" stroke-width="1.400"/>
          <path d="M14 26h6v5h5v6h-5v5h-6v-5H9v-6h5Z" fill="#fffaf0"/>
        </svg>`);
