/** Bells (module 8). */

import { coin } from "../pieces.js";
import { cover, K, svg } from "./common.js";

const bellShape = `M-1 -8h2v1.700C4-5.500 5-3 5.200 0 5.400 2.700 6 4 7.600 5v1.600h-15.200V5C-6 4-5.400
    2.700-5.200 0-5-3-4-5.500-1-6.300Z`;
export const bell = (cls = "") =>
  svg(
    "-9 -10 18 20",
    `piece bell ${cls}`,
    `<path d="M-2.500 7h5a2.500 2 0 0 1-5 0Z" fill="#6d4a0c"/>
      <path d="${bellShape}" fill="url(#gold)" stroke="#6d4a0c" stroke-width="1"/>
      <path d="M-3 4c0-5 .5-8 2-9" fill="none" stroke="#fff6d6" stroke-width="1.300" opacity=".8"/>`,
  );
/** The drawing of a certificate with so many bells, without its price and points. */
export const certificateArt = (/** @type {number} */ bells) =>
  svg(
    "0 0 62 78",
    "cert-art",
    `<path d="M4 4q27-4 54 0v66q-27 5-54 0Z" fill="#fbf1da" stroke="${K}" stroke-width="1.300"/>
          <path d="M8 8q23-3 46 0v58q-23 4-46 0Z" fill="none" stroke="#b98424" stroke-width="1.200"/>
          ${Array.from({ length: bells }, (_, k) => {
            const per = bells > 4 ? 4 : 3;
            const row = (k / per) | 0;
            const rows = Math.ceil(bells / per);
            const inRow = Math.min(per, bells - row * per);
            const x = 31 + ((k % per) - (inRow - 1) / 2) * (bells > 4 ? 11 : 14);
            const s = bells > 4 ? 0.66 : 0.8;
            return `<g transform="translate(${x} ${(rows > 1 ? 28 : 35) + row * 15}) scale(${s})">
                <path d="${bellShape}" fill="url(#gold)" stroke="#6d4a0c" stroke-width="1.200"/>
                <path d="M-2.500 7h5a2.500 2 0 0 1-5 0Z" fill="#6d4a0c"/>
              </g>`;
          }).join("")}
          <path d="M12 54h38" stroke="#b98424"/>`,
  );
export const bellCert = (/** @type {number} */ cost, /** @type {number} */ vp, /** @type {number} */ bells) =>
  `<span class="cert" role="img"
      aria-label="Bell certificate: costs ${cost}, ${vp} points if paid in full, ${bells} bells">
      ${certificateArt(bells)}
      <span class="cert-c">${coin()}${cost}</span><span class="cert-v"><b>${vp}</b>VP</span></span>`;

export const audienceCover = () =>
  cover(`<rect width="88" height="40" rx="3" fill="#e9c9b4"/>
        <path d="M0 0h88v6H0Z" fill="#7a1f33"/>
        <path d="M4 6q10 8 20 0t20 0 20 0 20 0" fill="none" stroke="#7a1f33" stroke-width="3"/>
        <path d="M32 40V18a12 11 0 0 1 24 0v22Z" fill="#9c3d22" stroke="${K}"/>
        <svg x="34" y="8" width="20" height="27" viewBox="0 0 34 46">
          <use href="#bishop"/>
        </svg>
        <g transform="translate(14 24) scale(1.100)">
          <path d="${bellShape}" fill="url(#gold)" stroke="#6d4a0c"/>
        </g>
        <g transform="translate(74 24) scale(1.100)">
          <path d="${bellShape}" fill="url(#gold)" stroke="#6d4a0c"/>
        </g>`);
