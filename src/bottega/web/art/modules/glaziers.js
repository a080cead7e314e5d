/** Glass: lead rim, translucent body, the mark of the paint it matches. */

import { cover, K, svg } from "./common.js";

/** @type {Record<string, (string | number)[]>} */
const GLASS = {
  Y: ["yellow", "#f6cf4a", "#8a6408", 1, 2],
  B: ["blue", "#4f86cf", "#173a75", 1, 4],
  R: ["red", "#d4483a", "#6d1410", 2, 6],
  G: ["green", "#4f9a58", "#1b4a24", 2, 8],
};
/** @type {Record<string, string>} */
const gmark = {
  Y: "M10 5.200 14.800 14H5.200Z",
  B: "M6 6h8v8H6Z",
  R: "M10 5.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Z",
  G: "M10 5 15 9.600h-1.500V14.600h-7V9.600H5Z",
};
export const defs = Object.entries(GLASS)
  .map(
    ([k, [, c, d]]) =>
      `<linearGradient id="gl-${k}" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity=".92"/>
          <stop offset=".18" stop-color="${c}"/>
          <stop offset=".7" stop-color="${c}"/>
          <stop offset="1" stop-color="${d}"/>
        </linearGradient>
        <symbol id="gl-t-${k}" viewBox="0 0 20 20">
          <path d="M6.200 1h7.600L19 6.200v7.600L13.800 19H6.200L1 13.800V6.200Z" fill="#3d3f45"/>
          <path d="M6.800 2.600h6.400L17.400 6.800v6.400l-4.200 4.200H6.800L2.600 13.200V6.800Z" fill="url(#gl-${k})"/>
          <path d="${gmark[k]}" fill="${k === "Y" ? "#5a3f04" : "#fffaf0"}" stroke="${d}" stroke-width=".5"/>
          <path d="M4 7.200 7.200 4h3.500L4 10.700Z" fill="#fff" opacity=".5"/>
        </symbol>`,
  )
  .join("");
export const glass = (/** @type {string} */ k, cls = "") =>
  svg("0 0 20 20", `piece glass ${cls}`, `<use href="#gl-t-${k}"/>`, `${GLASS[k][0]} glass`);

/**
 * A window tile: 2 or 3 lancets. `filled` = panes that have glass (all by default); vp on a plaque unless it hangs in
 * the wall.
 */
export const windowTile = (
  /** @type {string} */ panes,
  /** @type {number | undefined} */ vp = undefined,
  { cls = "", filled = panes.length } = {},
) => {
  const n = panes.length;
  const w = 32 / n;
  return svg(
    "0 0 40 52",
    `wtile ${cls}`,
    `<path d="M2 51V19C2 8 9 2.500 20 1c11 1.500 18 7 18 18v32Z" fill="#cdbb98" stroke="${K}" stroke-width="1.500"/>
      <path d="M4 49V19.500C4 10.500 10 5 20 3.500c10 1.500 16 7 16 16V49Z" fill="#3d3f45"/>` +
      [...panes]
        .map((k, j) => {
          const x = 4 + j * w;
          const m = x + w / 2;
          const top = Math.abs(m - 20) < 1 ? 6 : 11;
          return `<path
              d="M${x + 1.1} ${vp ? 35 : 47}V${top + 6}Q${x + 1.1} ${top + 1.5} ${m} ${top - 1.5}
                ${x + w - 1.1} ${top + 1.5} ${x + w - 1.1} ${top + 6}V${vp ? 35 : 47}Z"
              fill="${j < filled ? `url(#gl-${k})` : "#b9b3a4"}" ${j < filled ? "" : 'opacity=".6"'}/>
            <g transform="translate(${m - w * 0.46} ${20 - w * 0.3}) scale(${w * 0.046})">
              <path d="${gmark[k]}" fill="${k === "Y" ? "#5a3f04" : "#fffaf0"}" stroke="${GLASS[k][2]}"
                stroke-width=".6"/>
            </g>`;
        })
        .join("") +
      (vp
        ? `<path d="M4 36.500h32V49.500H4Z" fill="#fbf1da" stroke="${K}"/>
          <text x="20" y="47.600" text-anchor="middle" font-family="Alegreya, Georgia, serif" font-weight="700"
            font-size="13.500" fill="#2a1c13">${vp}</text>`
        : `<path d="M4 27h32" stroke="#3d3f45" stroke-width="1.200"/>`),
  );
};
export const opening = (cls = "") =>
  svg(
    "0 0 40 52",
    `wtile opening ${cls}`,
    `<path d="M2 51V19C2 8 9 2.500 20 1c11 1.500 18 7 18 18v32Z" fill="#cdbb98" stroke="${K}" stroke-width="1.500"/>
      <path d="M6 49V20C6 12 11 7 20 5.500 29 7 34 12 34 20v29Z" fill="#2c2622"/>
      <path d="M6 49 16 34M34 49 22 30M10 49l4-30m15 30-3-26" stroke="#8a6a45" stroke-width="2.600"
        stroke-linecap="round"/>`,
  );
export const altarWindow = (has = "YBRG", cls = "") =>
  svg(
    "0 0 44 44",
    `awin ${cls}`,
    `<circle cx="22" cy="22" r="21" fill="#cdbb98" stroke="${K}" stroke-width="1.500"/>
      <circle cx="22" cy="22" r="17.500" fill="#3d3f45"/>` +
      ["Y", "B", "R", "G"]
        .map((k, j) => {
          const x = 22 + [-7.5, 7.5, -7.5, 7.5][j];
          const y = 22 + [-7.5, -7.5, 7.5, 7.5][j];
          return `<circle cx="${x}" cy="${y}" r="6.900" fill="${has.includes(k) ? `url(#gl-${k})` : "#b9b3a4"}"/>
            <g transform="translate(${x - 6} ${y - 6}) scale(.6)">
              <path d="${gmark[k]}" fill="${k === "Y" ? "#5a3f04" : "#fffaf0"}"/>
            </g>`;
        })
        .join("") +
      '<circle cx="22" cy="22" r="2.600" fill="url(#gold)"/>',
  );

export const glazeryCover = () =>
  cover(`<rect width="88" height="40" rx="3" fill="#c9dbe3"/>
        ${["Y", "B", "R", "G", "B", "Y", "R"]
          .map((c, j) => `<path d="M${j * 12.6} 0h12.600v40h-12.600Z" fill="url(#gl-${c})" opacity=".34"/>`)
          .join("")}
        <path d="M12.600 0v40m12.600-40v40m12.600-40v40m12.600-40v40M63 0v40m12.600-40v40M0 20h88" stroke="#3d3f45"
          stroke-width="1.200" opacity=".55"/>`);
