// Drawn parts of the eleven Fresco modules. Every function returns an SVG string (cards and tiles: SVG with a little
// HTML round it).
// Needs the sprite of art.mjs on the page, and `spriteModules` after it.
import { coin, PAINT } from "./art.js";

const K = "#3a2113";
const svg = (vb, cls, body, label = "") =>
  `<svg class="${cls}" viewBox="${vb}" ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}>
      ${body}
    </svg>`;

// --- one-colour icons added to the set, 16 x 16 ----------------------------------------------------
const icons = {
  bell: `M7.100 0h1.800v1.600C11.600 2.100 12.500 4.300 12.700 7c.2 2.400.8 3.700 2.300 4.500V13H1
    v-1.500C2.500 10.700 3.100 9.400 3.300 7c.2-2.700 1.100-4.900 3.800-5.400ZM5.800 14h4.400A2.200 2
    0 0 1 5.800 14Z`,
  glass: `M8 .5c3.300 2 5 4.500 5 8V15.500H3V8.500c0-3.500 1.700-6 5-8ZM7.300 3.200C5.500 4.600
      4.600 6.300 4.500 8h2.800Zm1.400 0V8h2.800C11.400 6.300 10.500 4.600 8.700 3.200ZM4.500 9.400V14
      h2.800V9.400Zm4.200 0V14h2.800V9.400Z`,
  bottle: `M6 .5h4v1.600h-.6v3C12 6.200 13 8 13 10.200V14c0 1-.6 1.500-1.500 1.500h-7C3.600 15.500
      3 15 3 14v-3.800C3 8 4 6.200 6.600 5.100v-3H6Zm1.200 7.300v1.700H5.500V11h1.700v1.700h1.600V11
      h1.700V9.500H8.800V7.800Z`,
  well: `M8 .5 15 5v1.200h-1.700V10H15v1.600h-1V15.500H2v-3.900H1V10h1.700V6.200H1V5Zm-3.700 5.700
    V10h3V6.200Zm4.400 0V10h3V6.200ZM3.600 13v1.200h3V13Zm5 0v1.200h3.800V13Z`,
  penny: `M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm0 2.800A2 2 0 0 0 6.300 6.800a2 2 0 1 0 .9 2.600
      L6.800 12.300h2.400l-.4-2.900a2 2 0 1 0 .9-2.600A2 2 0 0 0 8 3.800Z`,
  scroll: `M3.500 1.500H13a2 2 0 0 1 2 2V5h-3v8a2 2 0 0 1-2 2H2.500A2 2 0 0 1 .8 13v-1.500H4V3.500
      c0-.5-.2-.8-.5-.8Zm2.200 3V6h4.600V4.500Zm0 3V9h4.600V7.500Zm0 3V12h4.600v-1.500Z`,
  wall: `M1 2h6v3.400H1Zm7 0h7v3.400H8ZM1 6.400h3v3.400H1Zm4 0h6v3.400H5Zm7 0h3v3.400h-3ZM1 10.800
    h6v3.400H1Zm7 0h7v3.400H8Z`,
  leaf: "M2 3.500 13.500 2 14.500 12.500 3 14.500ZM4 5.200l.8 6.900 1.600-.3L10.800 4.300Z",
  wish: "M3 1.500h10v13H3Zm5 2.600L6.900 6.600l-2.700.3 2 1.800-.6 2.700L8 10l2.400 1.400-.6-2.700 2-1.800-2.700-.3Z",
  ill: `M8 .8c3 3.500 5 5.900 5 8.800a5 5 0 0 1-10 0C3 6.700 5 4.300 8 .8ZM5.300 7.400l1.200
    1.200-1.200 1.200.9.900 1.200-1.200.6.600.6-.6 1.200 1.200.9-.9-1.200-1.200 1.200-1.200-.9-.9
    L8.600 7.700 8 7.100l-.6.600-1.200-1.200Z`,
  request:
    "M2 1h12v9H2Zm2 2v1.300h8V3Zm0 2.600v1.300h5V5.600ZM11 8a3 3 0 1 1 0 6l-.2 2-1.800-1.200-.4-1.300A3 3 0 0 1 11 8Z",
};
const iconSymbols = Object.entries(icons)
  .map(
    ([k, d]) =>
      `<symbol id="i-${k}" viewBox="0 0 16 16"><path fill="currentColor" fill-rule="evenodd" d="${d}"/></symbol>`,
  )
  .join("");

// --- glass: lead rim, translucent body, the mark of the paint it matches ----------------------------
export const GLASS = {
  Y: ["yellow", "#f6cf4a", "#8a6408", 1, 2],
  B: ["blue", "#4f86cf", "#173a75", 1, 4],
  R: ["red", "#d4483a", "#6d1410", 2, 6],
  G: ["green", "#4f9a58", "#1b4a24", 2, 8],
};
const gmark = {
  Y: "M10 5.200 14.800 14H5.200Z",
  B: "M6 6h8v8H6Z",
  R: "M10 5.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Z",
  G: "M10 5 15 9.600h-1.500V14.600h-7V9.600H5Z",
};
const defs = Object.entries(GLASS)
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
export const glass = (k, cls = "") =>
  svg("0 0 20 20", `piece glass ${cls}`, `<use href="#gl-t-${k}"/>`, `${GLASS[k][0]} glass`);

/**
 * A window tile: 2 or 3 lancets. `filled` = panes that have glass (all by default); vp on a plaque unless it hangs in
 * the wall.
 */
export const windowTile = (panes, vp, { cls = "", filled = panes.length } = {}) => {
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

// --- module 1: portraits ---------------------------------------------------------------------------
const skin = "#f0cfa6";
const head = (x = 30, y = 27, s = 1, f = skin) =>
  `<g transform="translate(${x} ${y}) scale(${s})">
      <path d="M-3.500 7h7v7h-7Z" fill="${f}" stroke="${K}" stroke-width="1"/>
      <path d="M-8-2c0-7 3.500-10 8-10S8-9 8-2 4 11 0 11-8 5-8-2Z" fill="${f}" stroke="${K}" stroke-width="1.200"/>
      <path d="M-4.200-2h2.200M2-2h2.200M0-1l-1 4.500h1.600M-2 6.600q2 1.300 4 0" fill="none" stroke="${K}"
        stroke-width="1" stroke-linecap="round"/>
    </g>`;
const bust = (c, x = "") =>
  `<path d="M7 66C8 52 15 43.500 30 43.500S52 52 53 66Z" fill="${c}" stroke="${K}" stroke-width="1.300"/>${x}`;
const hair = (c, long = 0) =>
  `<path d="M20 ${long ? 46 : 32}C17 20 21 12.500 30 12.500s13 7.500
      10 ${long ? 33.5 : 19.5}c-2-1-2.500-4-2.500-8-1-4-3-6-5-8-3 3-7 4-10 4-.6 4 .2 10-2.500 12Z" fill="${c}"
      stroke="${K}" stroke-width="1.100"/>`;
const crook = (x) =>
  `<path d="M${x} 66V26c0-8 10-8 10-1.500 0 4-5 4.500-5.500 1" fill="none" stroke="#7d560e" stroke-width="3.600"/>
    <path d="M${x} 66V26c0-8 10-8 10-1.500 0 4-5 4.500-5.500 1" fill="none" stroke="#f0d384" stroke-width="1.700"/>`;
export const PORTRAITS = {
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
export const portrait = (k, cls = "") => {
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
export const portraitBack = (letter, n) =>
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

// --- module 2: requests ------------------------------------------------------------------------------
/** k: 'any' | O | G | P */
export const requestArt = (k) =>
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

// --- module 4: well, pennies, wishing cards ----------------------------------------------------------
export const penny = (cls = "") =>
  svg(
    "0 0 24 24",
    `piece penny ${cls}`,
    `<circle cx="12" cy="12.600" r="10.200" fill="#5a2c12"/>
      <circle cx="12" cy="11.500" r="10.200" fill="#c67a4a" stroke="#6b3517"/>
      <path d="M4 9a9 9 0 0 1 8-6.500" fill="none" stroke="#f3c49c" stroke-width="1.700" stroke-linecap="round"/>
      <g fill="#6b3517">
        <circle cx="12" cy="7.800" r="2.700"/>
        <circle cx="8.600" cy="12.200" r="2.700"/>
        <circle cx="15.400" cy="12.200" r="2.700"/>
        <path d="M11.300 11h1.400l1 6.500h-3.400Z"/>
      </g>`,
  );
export const well = (n, of = 2) =>
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
export const WISHES = {
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
export const wishCard = (k, { tag = "span", attr = "", cls = "" } = {}) => {
  const [n, loc, art] = WISHES[k];
  return `<${tag}
      class="wcard ${cls}" ${attr || `role="img" aria-label="Wishing card: ${n}"`}>${svg(
        "0 0 40 54",
        "",
        `<rect x=".8" y=".8" width="38.400" height="52.400" rx="4" fill="#f4ead2" stroke="${K}" stroke-width="1.300"/>
        <path d="M1.500 5a3.500 3.500 0 0 1 3.500-3.500h30A3.500 3.500 0 0 1 38.500 5v3h-37Z" fill="#2f6c93"/>
        ${art}
        <path d="M1.500 42h37v7a3.500 3.500 0 0 1-3.500 3.500H5A3.500 3.500 0 0 1 1.500 49Z" fill="#e2d2ac"/>
        <svg x="15.500" y="43" width="9" height="9" viewBox="0 0 16 16" color="#7a2b16">
          <use href="#i-${loc}"/>
        </svg>`,
      )}</${tag}>`;
};
export const wishBack = (n) =>
  `<span class="wback" role="img"
      aria-label="Wishing cards, ${n} in the pile">${svg(
        "0 0 40 54",
        "",
        `<rect x="3" y="3" width="36" height="50" rx="4" fill="#1f4c69" stroke="${K}"/>
        <rect x=".8" y=".8" width="36" height="50" rx="4" fill="#2f6c93" stroke="${K}" stroke-width="1.300"/>
        <path d="M18.800 12 21.500 21l9 .3-7.200 5.500 2.500 8.700-7-5.200-7 5.200 2.500-8.700L7 21.300l9-.3Z"
          fill="url(#gold)" stroke="#7d560e" stroke-width=".8"/>`,
      )}<b>${n}</b></span>`;

// --- module 5: leaf gold ---------------------------------------------------------------------------
export const leafGold = (cls = "") =>
  svg(
    "0 0 24 24",
    `piece leafg ${cls}`,
    `<path d="M3 5.500 20 2.500l2 15.500L5.500 22Z" fill="url(#gold)" stroke="#7d560e" stroke-width="1.100"
        stroke-linejoin="round"/>
      <path d="m5 8 6-1.300-4 5.300 8-2-6 6 9-2.500" fill="none" stroke="#fff6d6" stroke-width="1.200" opacity=".85"/>
      <path d="m20 2.500-4.500 4.300L22 18Z" fill="#fff3c4" opacity=".5"/>`,
  );
export const basket = (k, cls = "") =>
  svg(
    "0 0 44 36",
    `basket ${cls}`,
    `<path d="M8 16C8-2 36-2 36 16" fill="none" stroke="#6b4a2d" stroke-width="3"/>
      <path d="M8 16C8-2 36-2 36 16" fill="none" stroke="#c49a62" stroke-width="1.300"/>
      <ellipse cx="22" cy="17" rx="18" ry="5.500" fill="#5a3d22" stroke="${K}"/>
      <circle cx="22" cy="14" r="9.600" fill="#e9d3a4" stroke="${K}" stroke-width="1.200"/>
      <use href="#g-${k}" x="14.800" y="6.800" width="14.400" height="14.400"/>
      <path d="M4 17c1 8 3 13 6 17h24c3-4 5-9 6-17-8 6-28 6-36 0Z" fill="#b98a50" stroke="${K}" stroke-width="1.200"/>
      <path d="M6 24h32M8.500 30h27M14 21l-2 13m7-12v12m6-12v12m5-13 2 13" stroke="#6b4a2d" stroke-width="1.100"/>`,
    `Basket: gold counts on tiles with ${PAINT[k]} this round`,
  );

// --- module 7: scrolls -------------------------------------------------------------------------------
export const scroll = (dir, n, cls = "") =>
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

// --- module 8: bells ---------------------------------------------------------------------------------
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
export const bellCert = (cost, vp, bells, { tag = "span", attr = "", cls = "", foot = "" } = {}) =>
  `<${tag} class="cert ${cls}"
      ${attr || `role="img" aria-label="Bell certificate: costs ${cost}, ${vp} points if paid in full, ${bells} bells"`}
      >${svg(
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
      )}<span
      class="cert-c">${coin()}${cost}</span><span class="cert-v"><b>${vp}</b>VP</span>${foot}</${tag}>`;

// --- module 9: wall fresco and exchange ----------------------------------------------------------------
export const wallTile = (k) =>
  svg(
    "0 0 32 32",
    "wl-art",
    `<rect x=".6" y=".6" width="30.800" height="30.800" rx="2" fill="#e3d8c4" stroke="${K}" stroke-width="1"/>
      <path d="M3 8q7-4 13 0t13-1M3 25q8 3 14-1t12 1" fill="none" stroke="#b9a98a" stroke-width="1.300"/>
      <use href="#g-${k}" x="7.500" y="7.500" width="17" height="17"/>`,
  );
export const wallTileBack = (basic, splash) =>
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
  [
    [56, "#b3352b"],
    [78, "#2a559f"],
    [98, "#e08b34"],
    [122, "#2f6d4a"],
    [146, "#7a4a97"],
  ]
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
export const exchangeTile = (k, n, { tag = "span", attr = "" } = {}) =>
  `<${tag}
      class="xt" ${attr || `role="img" aria-label="Exchange tile ${PAINT[k]}, ${n} left"`}>${svg(
        "0 0 36 30",
        "",
        `<path d="M3 3h30v24H3Z" fill="#c9b48c" stroke="${K}" stroke-width="1.200"/>
        <path d="M3 3h30v24H3Z" fill="none" stroke="#fff3d8" stroke-width="1"
          transform="translate(1.200 1.200) scale(.93)"/>
        <path d="M5.500 20.500c2 4 7 5 10 3m-10-3 4 .3m-4-.3.8-3.600M30.500 9.500c-2-4-7-5-10-3m10 3-4-.3m4 .3-.8 3.600"
          fill="none" stroke="#6b4a2d" stroke-width="1.700"/>
        <use href="#g-${k}" x="10.500" y="7.500" width="15" height="15"/>`,
      )}<i>${n}</i></${tag}>`;

// --- module 10: medico ---------------------------------------------------------------------------------
/** n = 3, 2, 1 portions or 0 = raspberry juice */
export const bottle = (n, cls = "") =>
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
export const infection = (loc, cls = "") =>
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

// --- Queenie: a favour, face down, as a folded corner of the tile ---------------------------------------
export const favour = () =>
  svg(
    "0 0 20 20",
    "fav-corner",
    `<path d="M1 0h19v19Z" fill="#7a1f33" stroke="#3a0c16" stroke-width=".9"/>
      <path d="M4 1.400h14.600V16Z" fill="none" stroke="#e0b860" stroke-width=".9"/>
      <path d="M14.300 3.300c1.900 1.500 2.500 3 2.300 5h-4.600c-.2-2 .4-3.500 2.300-5Z" fill="#f0d384"/>`,
  );

// --- covering tiles for the plan --------------------------------------------------------------------------
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
/** slots: array of HTML for what stands on the tile */

export const spriteModules = `<svg class="sprite" aria-hidden="true" width="0" height="0">
    <defs>
      ${defs}
      <symbol id="m-penny" viewBox="0 0 24 24">
        ${penny().replace(/^<svg[^>]*>|<\/svg>$/g, "")}
      </symbol>
    </defs>
    ${iconSymbols}
  </svg>`;
