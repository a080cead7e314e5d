/** What stands behind people in their frames, 80 x 56. */

import { BRASS, CREAM, K, LEAF, line, o, p, WHITE } from "./avatar.js";

const st = (/** @type {number} */ x, /** @type {number} */ y, s = 1, f = "#f3d27a") =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0-4 1-1 4 0 1 1 0 4-1 1-4 0-1-1Z" fill="${f}"/>`;
/** @type {Record<string, string>} */
export const A = {
  alchemist:
    p("M14 22h6v5l5 8c1 3-1 5-4 5h-8c-3 0-5-2-4-5l5-8Z", "#bfe0d4", 1) +
    p("M11 34q6-3 13 0l1 3c0 2-2 3-4 3h-8c-2 0-4-1-4-3Z", "#b3352b", 0.7) +
    line("M20 23C26 17 28 24 27 30", K, 1.2) +
    o(16, 18, 1.4, WHITE, 0.7) +
    o(19, 14.5, 1, WHITE, 0.6) +
    p("M58 40V25h5v15Zm7 0V21h5v19Z", "#8f6238", 1) +
    p("M58 27h5v3h-5Zm7-2h5v3h-5Z", BRASS, 0.7),
  botanist:
    p("M11 32h12l-2 9h-8Z", "#b5663c", 1) +
    line("M17 32V18M17 27q-5-1-6-6M17 25q5-1 6-6", "#2f5638", 1.5) +
    o(17, 15.5, 3, "#c9463a", 0.9) +
    o(17, 15.5, 1, "#f7e7a8", 0.5) +
    p("M11 21q4 0 5 4-4 1-5-4Zm12-2q-4 0-5 4 4 1 5-4Z", LEAF, 0.7) +
    line("M64 41V20M64 35q-6-1-7-8M64 31q6-1 7-8M64 26q-4-1-5-6", "#2f5638", 1.4) +
    p("M57 26q6 1 7 8-6 0-7-8Zm14-3q-6 1-7 8 6 0 7-8ZM59 19q5 1 5 7-5-1-5-7Z", LEAF, 0.8),
  physicist:
    line("M9 17h17M17 17 11 33", K, 1.3) +
    o(11, 34.5, 3, BRASS, 1) +
    line("M11 38q6 4 13-1", CREAM, 1, 'stroke-dasharray="1.500 1.800"') +
    p("M56 41 71 41V26Z", CREAM, 1) +
    o(65, 27.5, 3.2, "#24509c", 1),
  bell_maker:
    p("M63 18c4 0 5 4 5 9 0 4 1 6 3 8v2H55v-2c2-2 3-4 3-8 0-5 1-9 5-9Z", BRASS, 1.1) +
    o(63, 38.5, 2, "#8a5f10", 0.9) +
    line("M57 32h12M60 15q3-3 6 0v3", K, 1.1) +
    p("M11 40V24h10v16Z", "#8f6238", 1) +
    line("M9 24h14M16 24v-7", K, 1.6) +
    p("M12 40q0-8 4-8t4 8Z", "#e8842a", 0.7),
  goldsmith:
    o(16, 32, 6, "none", 3.6) +
    `<circle cx="16" cy="32" r="6" fill="none" stroke="#e7c163" stroke-width="2.200"/>` +
    p("M16 18l4 4-4 5-4-5Z", "#7fc0d8", 1) +
    line("M12 22h8", K, 0.8) +
    p("M56 20h14c0 7-3 10-5.500 11v5H68v3H58v-3h3.500v-5C59 30 56 27 56 20Z", BRASS, 1.1) +
    o(63, 25, 1.7, "#b3281d", 0.7),
  sculptor:
    p("M11 41v-4h12v4ZM13 37c0-4 2-6 2-8-3-3-2-11 3-11s6 8 2 11c0 2 2 4 2 8Z", WHITE, 1.1) +
    line("M15 22q3-2 6 0M16 27h3", "#8d8577", 0.9) +
    line("M59 40 68 22", "#6a4024", 2.2) +
    p("M66.500 24 68 17l4 2-3 6Z", "#c9c2b4", 0.9) +
    p("M55 26h10v6H55Z", "#8f6238", 1, 'transform="rotate(24 60 29)"'),
  theologian:
    p("M16 41V25h4v16Z", WHITE, 1) +
    p("M18 24c-3-3-1-6 0-8 1 2 3 5 0 8Z", "#f2b33a", 0.8) +
    p("M12 41h12v-2H12Z", BRASS, 0.9) +
    p("M63 16v24M57 23h12", "none", 4) +
    line("M63 16v24M57 23h12", "#e7c163", 2.4),
  mathematician:
    p("M10 40 18 20l8 20Z", "#e8c9a0", 1.1) +
    p("M14.500 37 18 28l3.500 9Z", "#5f6689", 0.9) +
    p("M63 18l8 5v9l-8 5-8-5v-9Z", "#9cc0d4", 1) +
    line("M63 27.500v9M63 27.500 55 23M63 27.500l8-4.500", K, 0.9) +
    p("M56 41h6v-3h-6Zm8 0h5v-3h-5Z", CREAM, 0.7),
  lawyer:
    line("M17 17v23M10 21h14M12 40h10", K, 1.5) +
    p("M7.500 30 11 22l3.500 8q-3.500 3-7 0Zm12 0L23 22l3.500 8q-3.500 3-7 0Z", BRASS, 0.9) +
    p("M56 18h13v20H56Z", WHITE, 1) +
    line("M58.500 22h8M58.500 25h8M58.500 28h8M58.500 31h5", K, 0.8) +
    o(66, 37, 3.2, "#b3281d", 0.9),
  philosopher:
    p("M11 41c-3-8-2-15 0-17l-1-5 4 2h6l4-2-1 5c2 2 3 9 0 17Z", "#a8835a", 1.1) +
    o(14.5, 26, 3, WHITE, 0.9) +
    o(20, 26, 3, WHITE, 0.9) +
    o(14.5, 26, 1.1, K, 0) +
    o(20, 26, 1.1, K, 0) +
    p("M16.300 28h2l-1 3Z", "#e8842a", 0.6) +
    line("M14 34l1.500 2 1.500-2 1.500 2 1.500-2", K, 0.9) +
    p("M57 41V22h13v19Z", CREAM, 1) +
    p("M55 22q8.500-7 17 0Z", CREAM, 1) +
    line("M60 24v17M63.500 24v17M67 24v17", "#b99f74", 1.2),
  cartographer:
    o(17, 26, 8, "#7fb3c6", 1.1) +
    p("M12 21q4-3 7 0-1 4-3 5t-1 5q-4-2-3-10Zm9 4q4 0 3 5-3 3-4-1Z", "#8fae74", 0.7) +
    line("M17 34.500V41M12 41h10", K, 1.5) +
    p("M55 19q4-2 8 0t8 0v19q-4 2-8 0t-8 0Z", "#f2e3bf", 1) +
    line("M58 34q2-6 6-6t5-6", "#9c3d22", 1.1, 'stroke-dasharray="1.600 1.600"') +
    p("M68 33l-1.500 1.500M66.500 33 68 34.500", "none", 1) +
    st(60, 24, 0.8, "#7a2b16"),
  composer:
    line("M8 22h19M8 25h19M8 28h19M8 31h19", CREAM, 0.8) +
    `<g fill="${CREAM}" stroke="${CREAM}">
        <ellipse cx="12" cy="30" rx="2.300" ry="1.700"/>
        <path d="M14 30V20l8-2v10" fill="none" stroke-width="1.300"/>
        <ellipse cx="20" cy="28.500" rx="2.300" ry="1.700"/>
      </g>` +
    p("M64 17c-3 4 1 6-2 9-5 2-6 11 1 13 8-1 8-11 3-13-3-3 1-5-2-9Z", "#b8743f", 1.1) +
    o(63.5, 31, 1.8, K, 0) +
    line("M63.500 18v20", CREAM, 0.8),
  choreographer:
    o(16, 30, 7.5, "#f2e3bf", 1.2) +
    `<circle cx="16" cy="30" r="5" fill="none" stroke="#b5573a" stroke-width="1"/>` +
    [
      [9, 27],
      [11.5, 36],
      [23, 27],
      [20.5, 36],
      [16, 22.5],
    ]
      .map(([x, y]) => o(x, y, 1.6, BRASS, 0.7))
      .join("") +
    line("M57 18c8 2 14 6 8 10s-8 8 4 12", "#e8a53a", 2.6) +
    line("M57 18c8 2 14 6 8 10s-8 8 4 12", K, 0.6),
  painter:
    line("M12 41 17 17l5 24M17 30v11", "#6a4024", 1.6) +
    p("M9 19h16v14H9Z", WHITE, 1.1) +
    p("M11 31l4-6 3 3 2-2 3 5Z", "#5f8f95", 0.5) +
    o(20.5, 23, 1.7, "#e8a53a", 0.5) +
    p("M63 20c6 0 9 4 9 8s-3 4-5 4-1 2-2 4-10 0-10-8 4-8 8-8Z", "#c99a5e", 1.1) +
    /** @type {[number, number, string][]} */ ([
      [60, 26, "#b3281d"],
      [64, 24, "#f0bf28"],
      [68, 27, "#24509c"],
      [60, 31, "#2f6d38"],
    ])
      .map(([x, y, c]) => o(x, y, 1.6, c, 0.6))
      .join(""),
  architect:
    p("M9 41V30h17v11Z", CREAM, 1.1) +
    p("M10 30C10 21 14 17 17.500 16 21 17 25 21 25 30Z", "#b5573a", 1.1) +
    line("M17.500 16v14M13.500 30c0-7 2-11 4-14M21.500 30c0-7-2-11-4-14M17.500 16v-3", K, 0.9) +
    line("M63 17 57 40M63 17l6 23M59.500 31h7", K, 1.7) +
    o(63, 17, 2.2, BRASS, 0.9),
  physician:
    line("M16 17v24", "#6a4024", 2) +
    line("M12 22c8-2 8 4 4 5s-5 5 0 6 5 4 1 6", "#2f6d38", 2.2) +
    o(12.5, 22, 1.5, "#2f6d38", 0.7) +
    p("M60 17h6v7c4 2 6 5 6 8 0 5-4 8-9 8s-9-3-9-8c0-3 2-6 6-8Z", "#dfeef0", 1.1) +
    p("M54.500 31q8.500-3 17 0c0 6-4 8.500-8.500 8.500s-8.500-2.500-8.500-8.500Z", "#e6b93f", 0.8),
  pharmacist:
    p("M9 28h17c0 8-3 11-5 12h-7c-2-1-5-4-5-12Z", "#d9d2c2", 1.1) +
    line("M21 27 26 16", "#8f6238", 2.6) +
    p("M55 40V29h7v11Zm9 0V29h7v11Z", WHITE, 1) +
    p("M55 27h7v2h-7Zm9 0h7v2h-7ZM57 24V18h4v6Zm9 0V18h4v6Z", "#2a5f8f", 0.9) +
    line("M55 35h7M64 35h7", "#2a5f8f", 1.8) +
    line("M53 41h20M55 25h17", K, 1.1),
  poet:
    p("M10 41v-6h8v6Z", "#3a3a55", 1.1) +
    line("M14 35 19 20", K, 1.1) +
    p("M14 33c-3-7-1-13 4-17 3 6 2 12-3 17Z", WHITE, 1) +
    p("M68 18a9 9 0 1 0 3 14 8 8 0 0 1-3-14Z", "#f4e6b8", 1) +
    st(70, 22, 0.8),
  dramatist:
    p("M9 20q8 3 16 0c1 10-2 16-8 18-6-2-9-8-8-18Z", WHITE, 1.1) +
    line("M12 26q2-2 4 0M18.500 26q2-2 4 0M13 31q4 4 8 0", K, 1.1) +
    p("M55 20q8 3 16 0c1 10-2 16-8 18-6-2-9-8-8-18Z", "#b3352b", 1.1) +
    line("M58 26q2 2 4 0M64.500 26q2 2 4 0M59 34q4-4 8 0", CREAM, 1.1),
  astronomer:
    `<g fill="none">
        <circle cx="17" cy="28" r="8.500" stroke="${K}" stroke-width="2.400"/>
        <circle cx="17" cy="28" r="8.500" stroke="#e7c163" stroke-width="1.200"/>
        <ellipse cx="17" cy="28" rx="8.500" ry="3.200" stroke="#e7c163" stroke-width="1.200"
          transform="rotate(-24 17 28)"/>
        <ellipse cx="17" cy="28" rx="3.200" ry="8.500" stroke="#e7c163" stroke-width="1.200"
          transform="rotate(-24 17 28)"/>
      </g>` +
    o(17, 28, 1.8, "#e8842a", 0.7) +
    line("M17 37v4M13 41h8", "#e7c163", 1.5) +
    st(60, 20, 1.1) +
    st(68, 25, 0.8) +
    st(58, 31, 0.7) +
    st(66, 36, 1.1) +
    line("M60 20 68 25M68 25 66 36M66 36 58 31", "#f3d27a", 0.7),
  organ_builder:
    [
      [9, 24],
      [13, 20],
      [17, 17],
      [21, 20],
    ]
      .map(
        ([x, y]) =>
          p(`M${x} 41V${y}q1.700-2 3.400 0V41Z`, "#d3d0c4", 0.9) + line(`M${x + 0.8} ${36 - (x % 3)}h1.800`, K, 1),
      )
      .join("") +
    [
      [56, 20],
      [60, 17],
      [64, 20],
      [68, 24],
    ]
      .map(
        ([x, y]) =>
          p(`M${x} 41V${y}q1.700-2 3.400 0V41Z`, "#d3d0c4", 0.9) + line(`M${x + 0.8} ${36 - (x % 3)}h1.800`, K, 1),
      )
      .join(""),
};
/** @type {Record<string, string>} */
export const roofs = {
  university: "#a8452f",
  laboratory: "#4f8074",
  workshop: "#8f6238",
  library: "#b8743f",
  opera: "#8a4460",
  studio: "#b07c28",
  hospital: "#66808f",
  theatre: "#8f4334",
  tower: "#5f6689",
  chapel: "#647a50",
};
/** id -> [name, French name, building, landscape, freedom, bust] */
