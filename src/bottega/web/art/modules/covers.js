/** Covering tiles for the plan. */

import { bellShape } from "./bells.js";
import { K, svg } from "./common.js";

/** @param {"glazery" | "audience" | "wall" | "medico"} k the tile */
export const coverArt = (k) =>
  svg(
    '0 0 88 40" preserveAspectRatio="xMidYMid slice',
    "cv-art",
    {
      glazery: `<rect width="88" height="40" rx="3" fill="#c9dbe3"/>
        ${["Y", "B", "R", "G", "B", "Y", "R"]
          .map((c, j) => `<path d="M${j * 12.6} 0h12.600v40h-12.600Z" fill="url(#gl-${c})" opacity=".34"/>`)
          .join("")}
        <path d="M12.600 0v40m12.600-40v40m12.600-40v40m12.600-40v40M63 0v40m12.600-40v40M0 20h88" stroke="#3d3f45"
          stroke-width="1.200" opacity=".55"/>`,
      audience: `<rect width="88" height="40" rx="3" fill="#e9c9b4"/>
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
        </g>`,
      wall: `<rect width="88" height="40" rx="3" fill="#d8c3a0"/>
        <path d="M0 10h88M0 20h88M0 30h88M15 0v10m24-10v10m26-10v10M5 10v10m22-10v10m24-10v10m26-10v10M15 20v10m24-10v10
          m26-10v10M5 30v10m22-10v10m24-10v10m26-10v10" stroke="#a08660" stroke-width="1.200"/>
        <path d="M30 36 46 18l3.500 3.500L33 39Z" fill="#8a5a2e" stroke="${K}"/>
        <path d="M45 16c2-6 8-8 12-7-1 5-2 10-8 13Z" fill="#b3281d" stroke="${K}"/>`,
      medico: `<rect width="88" height="40" rx="3" fill="#cfe0cd"/>
        <path d="M0 34h88v6H0Z" fill="#8a6038"/>
        <svg x="33" y="5" width="22" height="32" viewBox="0 0 34 50">
          <path d="M13 2h8v5h-8Z" fill="#b98a58" stroke="${K}"/>
          <path d="M12.500 7h9v8C28 18 31 23 31 30v13c0 3.500-2 5.500-5 5.500H8c-3 0-5-2-5-5.500V30c0-7 3-12 9.500-15Z"
            fill="#4f9a58" stroke="${K}" stroke-width="1.400"/>
          <path d="M14 26h6v5h5v6h-5v5h-6v-5H9v-6h5Z" fill="#fffaf0"/>
        </svg>`,
    }[k],
  );
