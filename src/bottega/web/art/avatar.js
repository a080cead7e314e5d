// Heads of the people of Bottega, and the medals of the five players. Every function returns an SVG string.
// Needs the gold gradient and the emblems of the sprite. Head space: 34 wide, 53 high, origin between the eyes.

export const K = "#3a2113";
export const CREAM = "#f6ead0";
export const WHITE = "#fffaf0";
export const LEAF = "#5f8a49";
export const BRASS = "url(#gold)";
const S = (w = 2) => `stroke="${K}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
export const p = (/** @type {string} */ d, f = "none", w = 2, x = "") => `<path d="${d}" fill="${f}" ${S(w)} ${x}/>`;
export const line = (/** @type {string} */ d, c = K, w = 1.6, x = "") =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${x}/>`;
const both = (/** @type {string} */ s) => `${s}<g transform="scale(-1 1)">${s}</g>`;
export const o = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ r,
  /** @type {string} */ f,
  w = 1.4,
) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}" ${S(w)}/>`;
/** @type {Record<string, string>} */
const SKIN = { pale: "#f8dcbd", fair: "#f3d4ac", olive: "#e2b686", tan: "#c68a58", deep: "#8e5a38" };
/** @type {Record<string, string>} */
const HAIR = {
  black: "#2b1d18",
  brown: "#5a3820",
  chestnut: "#7d4526",
  auburn: "#a04e24",
  gold: "#c98a3a",
  grey: "#9a9189",
  white: "#ece5d8",
};

// --- head ------------------------------------------------------------------------------------------
/** @type {Record<string, (c: string) => string>} */
const back = {
  none: () => "",
  short: (/** @type {string} */ c) => p("M-20 8C-25-24-13-35 0-35s25 11 20 43Z", c),
  long: (/** @type {string} */ c) => p("M-25 4C-29-26-13-40 0-40s29 14 25 44c3 18 2 30-3 42H-22C-27 34-28 22-25 4Z", c),
  bob: (/** @type {string} */ c) =>
    p("M-27 16C-31-26-14-39 0-39s31 13 27 55c-3 4-8 4-11 2h-32c-3 2-8 2-11-2Z", c) +
    line("M-22-8c-2 8-2 16-1 24M22-8c2 8 2 16 1 24", "#0003", 2),
  curls: (/** @type {string} */ c) =>
    [
      [-21, 12],
      [-24, 2],
      [-24, -9],
      [-20, -20],
      [-12, -29],
      [-1, -33],
      [10, -30],
      [19, -22],
      [24, -11],
      [25, 1],
      [21, 12],
    ]
      .map(([x, y]) => o(x, y, 8, c, 1.8))
      .join("") + o(0, -12, 22, c, 0),
  bun: (/** @type {string} */ c) => o(0, -40, 10, c) + p("M-20 8C-25-24-13-35 0-35s25 11 20 43Z", c),
  tail: (/** @type {string} */ c) =>
    p("M14-24C34-20 34 16 26 44c-6-4-9-14-8-26Z", c) + p("M-20 8C-25-24-13-35 0-35s25 11 20 43Z", c),
  braids: (/** @type {string} */ c) =>
    p("M-20 8C-25-24-13-35 0-35s25 11 20 43Z", c) +
    both(
      [
        [22, 12],
        [24, 21],
        [24, 30],
        [23, 39],
      ]
        .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="5" ry="6" fill="${c}" ${S(1.6)}/>`)
        .join(""),
    ),
};
/** @type {Record<string, (c: string) => string>} */
const front = {
  none: () => "",
  part: (/** @type {string} */ c) =>
    `<path d="M-17-4C-15-19-6-25 0-28c6 3 15 9 17 24 2-16-5-28-17-28S-19-20-17-4Z" fill="${c}"/>`,
  fringe: (/** @type {string} */ c) => p("M-17-6C-18-24-9-32 0-32s18 8 17 26c-5-6-11-7-17-7s-12 1-17 7Z", c, 1.6),
  high: (/** @type {string} */ c) =>
    `<path d="M-17-8C-17-24-9-31 0-31s17 7 17 23C14-20 8-25 0-25s-14 5-17 17Z" fill="${c}"/>`,
  tufts: (/** @type {string} */ c) => both(p("M16-10c7 2 8 14 3 20l-4-3Z", c, 1.6)),
  tonsure: (/** @type {string} */ c) =>
    p("M-20 6C-24-6-22-18-17-20-10-14 10-14 17-20c5 2 7 14 3 26-2-6-3-12-5-15-9 4-21 4-30 0-2 3-3 9-5 15Z", c, 1.8) +
    line("M-11-22q4-4 9-4", "#fff8", 2),
};
/** @type {Record<string, (c: string) => string>} */
const beards = {
  none: () => "",
  full: (/** @type {string} */ c) =>
    p("M-17 1C-18 24-9 40 0 41S18 24 17 1C14 11 9 9 5 10q-5-3-10 0C-9 9-14 11-17 1Z", c, 1.8),
  long: (/** @type {string} */ c) =>
    p("M-17 1C-19 26-14 50-3 64c2-4 3-4 5-2C13 50 19 26 17 1 14 11 9 9 5 10q-5-3-10 0C-9 9-14 11-17 1Z", c, 1.8) +
    line("M-8 26c0 10 1 18 3 26M0 28v24M8 26c0 10-1 16-3 24", "#0003", 1.8),
  point: (/** @type {string} */ c) =>
    p("M-16 6C-14 24-6 40 0 47 6 40 14 24 16 6 12 14 8 11 5 11q-5-3-10 0C-8 11-12 14-16 6Z", c, 1.8),
  goatee: (/** @type {string} */ c) =>
    p("M-6 21q6 3 12 0l-2 11q-4 5-8 0Z", c, 1.4) +
    p("M-11 13.500q6-5.500 11-2 5-3.500 11 2-6 .8-11-.8-5 1.600-11 .8Z", c, 1),
  moustache: (/** @type {string} */ c) => p("M-12 14q6-7 12-2 6-5 12 2-6 3-12 0-6 3-12 0Z", c, 1.4),
};
/** @type {Record<string, (c: string, d: string) => string>} */
const hats = {
  none: () => "",
  hood: (/** @type {string} */ c) =>
    p("M-27 40C-33-10-22-44 0-46c22 2 33 36 27 86-6-4-9-10-9-18C20-10 14-26 0-26S-20-10-18 22c0 8-3 14-9 18Z", c),
  straw: (/** @type {string} */ c) =>
    p("M-17-22C-17-40-9-44 0-44s17 4 17 22Z", c) +
    `<ellipse cx="0" cy="-21" rx="38" ry="8" fill="${c}" ${S()}/>` +
    line("M-17-25q17 6 34 0", "#9c3d22", 4) +
    line("M-32-21q32 8 64 0", "#0003"),
  flat: (/** @type {string} */ c) =>
    p("M-21-16C-31-18-32-34-14-37c12-2 32-1 36 7 2 7-1 12-3 14Z", c) +
    p("M-20-17q20-7 39 0v6q-19-6-39 0Z", "#0003", 0) +
    line("M-20-14q20-7 39 0"),
  coif: (/** @type {string} */ c) =>
    p("M-20 14C-25-24-13-35 0-35s25 11 20 49c-2-2-3-6-3-9C18-14 10-24 0-24S-18-14-17 5c0 3-1 7-3 9Z", c) +
    line("M-18 16C-16 30-8 34 0 34s16-4 18-18", c, 4) +
    line("M-19 16C-16 31-8 36 0 36s16-5 19-20M0-35v11", K, 1.2),
  balzo: (/** @type {string} */ c, /** @type {string} */ d) =>
    p("M-22-8C-40-16-34-46 0-48 34-46 40-16 22-8 20-22 10-27 0-27S-20-22-22-8Z", c) +
    line("M-30-26q30-16 60 0M-27-36q27-12 54 0M-14-26-18-46M0-27v-21M14-26l4-20", d, 2) +
    [
      [-22, -31],
      [0, -37],
      [22, -31],
      [-10, -43],
      [10, -43],
    ]
      .map(([x, y]) => o(x, y, 2.4, WHITE, 0.8))
      .join(""),
  band: (/** @type {string} */ c) =>
    p("M-20-12C-20-20-10-25 0-25s20 5 20 13l-2 4C14-14 8-17 0-17s-14 3-18 9Z", c) +
    p("M19-12c8-2 12 2 14 8-6-1-8 0-9 4-4-3-6-6-7-9Z", c, 1.6),
  biretta: (/** @type {string} */ c) =>
    p("M-20-12-25-36q12 6 25-2 13 8 25 2L20-12Q0-20-20-12Z", c) +
    line("M0-38v22M-13-34l2 19M13-34l-2 19", "#fff5", 1.8) +
    o(0, -39, 3.5, "#9c3d22", 1.4),
  wimple: (/** @type {string} */ c, /** @type {string} */ d) =>
    p("M-20 30C-40 50-44 66-46 80h92C44 66 40 50 20 30 28 0 22-44 0-46-22-44-28 0-20 30Z", d) +
    p("M-22 22C-26-20-14-34 0-34s26 14 22 56c6 12 4 24-4 30-10 6-26 6-36 0-8-6-10-18-4-30Z", c),
  veil: (/** @type {string} */ c) =>
    p("M-24 44C-32-6-26-42 0-43 26-42 32-6 24 44c-5-2-8-6-9-12C20 4 18-24 0-26-18-24-20 4-15 32c-1 6-4 10-9 12Z", c) +
    line("M-22-14C-18-30-10-36 0-36s18 6 22 22", "#e2b553", 2.2),
  turban: (/** @type {string} */ c, /** @type {string} */ d) =>
    p("M-24-12C-34-30-18-50 2-48c22 0 32 20 22 36C14-20-14-20-24-12Z", c) +
    line("M-26-22C-10-34 12-34 27-22M-20-36C-6-44 14-44 23-36M-22-15C-4-30 16-28 24-14", "#0003", 2.2) +
    o(1, -29, 4.5, d),
  round: (/** @type {string} */ c) =>
    p("M-22-12C-24-34-12-42 0-42s24 8 22 30Q0-22-22-12Z", c) + p("M-23-11q23-12 46 0v-6q-23-12-46 0Z", "#0003", 1.4),
  feather: (/** @type {string} */ c, /** @type {string} */ d) =>
    p("M-24-14C-30-34-10-40 4-38c16 1 26 10 22 22Q0-24-24-14Z", c) +
    p("M12-30C24-54 44-52 46-44c-2 6-8 4-12 8 2 2-2 6-8 6-4 2-8 4-12 6Z", d, 1.6) +
    line("M14-27C22-40 32-46 42-45", K, 1.2),
  scarf: (/** @type {string} */ c, /** @type {string} */ d) =>
    p("M-21 4C-27-22-16-40 2-40 18-40 27-22 21 4 18-14 12-22 0-23-12-22-18-14-21 4Z", c) +
    line("M-20-12C-12-26 10-28 20-12M-14-30C-4-34 8-34 16-28", d, 2.6) +
    p("M20 0c8 4 10 22 6 36-6-4-9-18-9-26Z", c, 1.8),
  paper: (/** @type {string} */ c) =>
    p("M-23-12-16-40h32l7 28Q0-22-23-12Z", c) +
    p("M-23-12Q0-22 23-12l-2-8Q0-30-21-20Z", "#e4d3b0", 1.4) +
    line("M0-40-5-25M0-40l8 15", "#0003"),
  doctor: (/** @type {string} */ c) =>
    p(
      `M-21-8C-24-32-14-42 0-42s24 10 21 34c4 8 5 18 2 26-5-2-7-10-7-18C15-18 9-25 0-25s-15
        7-16 25c0 8-2 16-7 18-3-8-2-18 2-26Z`,
      c,
    ) + line("M-19-20Q0-33 19-20", "#0003", 2.4),
  laurel: (/** @type {string} */ c) =>
    p("M-29 42C-36-8-24-45 0-47 24-45 36-8 29 42c-6-4-10-10-10-18C21-10 14-25 0-25S-21-10-19 24c0 8-4 14-10 18Z", c) +
    line("M-18 22C-21-10-14-26 0-26S21-10 18 22", WHITE, 4.5) +
    line("M-16 20C-18-10-12-23 0-23S18-10 16 20", K, 1.2) +
    line("M-26 20C-28-6-22-30-12-40", "#0003", 2.2) +
    line("M-21-16C-14-31-7-35 0-35s14 4 21 19", "#2f5638", 3) +
    [
      [-20, -17, -60],
      [-15, -26, -42],
      [-7, -33, -20],
      [7, -33, 20],
      [15, -26, 42],
      [20, -17, 60],
    ]
      .map(
        ([x, y, r]) =>
          `<ellipse cx="${x}" cy="${y}" rx="3.600" ry="8" transform="rotate(${r} ${x} ${y})" fill="${LEAF}"
            ${S(1.4)}/>`,
      )
      .join(""),
  leather: (/** @type {string} */ c) =>
    p(
      `M-22-6C-24-32-12-40 0-40s24 8 22 34c-2 8-2 14-1 20-5-2-6-10-5-18-2-16-8-21-16-21s-14
        5-16 21c1 8 0 16-5 18 1-6 1-12-1-20Z`,
      c,
    ) + line("M0-40v15M-12-36l3 13M12-36l-3 13", "#0004", 1.6),
  beret: (/** @type {string} */ c) =>
    p("M-27-14C-36-34-12-46 8-44c22 2 34 14 26 26-5 8-16 2-34 2-14 0-24 6-27 2Z", c) +
    line("M-20-26C-14-36-2-40 10-39", "#fff6", 3),
  crownbraid: (/** @type {string} */ c) =>
    [
      [-19, -15],
      [-15, -24],
      [-8, -30],
      [0, -32],
      [8, -30],
      [15, -24],
      [19, -15],
    ]
      .map(
        ([x, y], k) =>
          `<ellipse cx="${x}" cy="${y}" rx="6" ry="4.600" transform="rotate(${-60 + k * 20} ${x} ${y})"
              fill="${c}" ${S(1.5)}/>`,
      )
      .join("") +
    [
      [-12, -27],
      [0, -31.5],
      [12, -27],
    ]
      .map(([x, y]) => o(x, y, 2.2, WHITE, 0.8))
      .join(""),
};
const brow = (/** @type {string} */ c, /** @type {number | undefined} */ old) =>
  line(old ? "M-13-8q5-4 10-1M3-9q5-3 10 1" : "M-12-8q4-3 8-1M4-9q4-2 8 1", c, old ? 2.8 : 2);
/** @typedef {{old?: number, woman?: number, specs?: number, smile?: number}} Features */
/**
 * How somebody looks: skin, hair behind and in front, beard and hat with its colours, clothes with theirs.
 * @typedef {Features & {skin?: string, hair?: string, bk?: string, fr?: string, beard?: string, hat?: string,
 *   hc?: string, hd?: string, body: string, ba?: string, bb?: string, brows?: string, bc?: string}} Looks
 */

/** @param {string} skin @param {string} brows @param {Features} [features] */
const look = (skin, brows, { old, woman, specs, smile = 1 } = {}) =>
  `<path d="M-17-2C-17-20-10-27 0-27s17 7 17 25C17 16 8 26 0 26S-17 16-17-2Z" fill="${skin}" ${S(1.8)}/>
    ${brow(brows, old)}
    <circle cx="-7.500" cy="-1.500" r="2" fill="${K}"/>
    <circle cx="8" cy="-1.500" r="2" fill="${K}"/>
    ${woman ? line("M-11-3.500q3.500-2.500 7 0M4.500-3.500q3.500-2.500 7 0", K, 1.5) : ""}
    ${line("M1-3-2 8q2 2.500 5 1", "#8d5530", 1.6)}
    <path d="M-5 15.500q5 ${woman ? 5.5 : 4} 11 0-5-${woman ? 2.5 : 0.5}-11 0Z" fill="${woman ? "#b5463a" : "#a8523f"}"
      stroke="#7d2f22" stroke-width="1"/>
    ${smile ? "" : ""}
    <circle cx="-11" cy="8" r="3.400" fill="#d9714f" opacity=".4"/>
    <circle cx="12" cy="8" r="3.400" fill="#d9714f" opacity=".4"/>
    ${old ? line("M-13 4q3 2 6 1M8 5q3 1 6-1M-8-17h14", "#8d5530aa", 1.2) : ""}
    ${
      specs
        ? `<g fill="#fffaf055" ${S(1.8)}>
    <circle cx="-8" cy="-1" r="7"/>
    <circle cx="8.500" cy="-1" r="7"/>
  </g>${line("M-1-2q1.500-2 3 0", K, 1.8)}`
        : ""
    }`;
/** @type {Record<string, (a: string, b: string) => string>} */
const bodies = {
  // shoulders and collar, in head space
  robe: (/** @type {string} */ a, /** @type {string} */ b) =>
    p("M-60 82C-58 50-36 38-10 35L0 50 10 35c26 3 48 15 50 47Z", a) +
    p("M-10 34-15 40 0 60 15 40 10 34 0 44Z", b, 1.8) +
    line("M-30 52c-4 10-5 20-5 30M30 52c4 10 5 20 5 30", "#0004", 2),
  gown: (/** @type {string} */ a, /** @type {string} */ b) =>
    p("M-56 82C-54 52-36 42-20 40-12 54 12 54 20 40c16 2 34 12 36 42Z", a) +
    line("M-20 41C-12 55 12 55 20 41", b, 4) +
    line("M-8 58v24M8 58v24", "#0003", 2) +
    p("M-54 70c-2-12 6-24 16-27l2 14Z", b, 1.6) +
    p("M54 70c2-12-6-24-16-27l-2 14Z", b, 1.6),
  habit: (/** @type {string} */ a, /** @type {string} */ b) =>
    p("M-60 82C-58 48-34 38 0 36s58 12 60 46Z", a) + p("M-26 40C-24 56 24 56 26 40 14 36-14 36-26 40Z", b, 1.8),
  apron: (/** @type {string} */ a, /** @type {string} */ b) =>
    p("M-58 82C-56 50-36 40-12 36 0 46 0 46 12 36c24 4 44 14 46 46Z", a) +
    p("M-22 82-20 56h40l2 26Z", b, 1.8) +
    line("M-20 57-26 40M20 57 26 40", b, 4),
  fur: (/** @type {string} */ a, /** @type {string} */ b) =>
    p("M-60 82C-58 50-36 40-10 36L0 46 10 36c26 4 48 14 50 46Z", a) +
    p("M-11 35C-28 42-32 62-30 82h12C-18 64-12 52 0 46 12 52 18 64 18 82h12c2-20-2-40-19-47L0 45Z", b, 1.8) +
    line("M-24 56v5M-25 70v5M24 56v5M25 70v5M-16 48l-2 4M16 48l2 4", K, 1.8),
  doublet: (/** @type {string} */ a, /** @type {string} */ b) =>
    p("M-56 82C-54 52-38 42-14 38q14 8 28 0c24 4 40 14 42 44Z", a) +
    p("M-15 34q15 9 30 0l2 7q-17 9-34 0Z", b, 1.8) +
    line("M0 46v36", "#0005", 2) +
    [54, 64, 74].map((y) => o(0, y, 2.2, BRASS, 0.8)).join("") +
    both(line("M26 46c4 10 5 22 4 36M40 52c4 8 5 18 5 30", "#0003", 2.4)),
  toga: (/** @type {string} */ a, /** @type {string} */ b) =>
    p("M-58 82C-56 50-34 40-8 37q8 6 16 0c26 3 48 13 50 45Z", b) +
    p("M10 36C-14 44-40 60-52 82h40C-2 66 14 52 34 44 26 40 18 38 10 36Z", a) +
    line("M14 42C-10 52-26 66-34 82M24 44C6 54-8 66-16 82", "#0004", 1.8),
  ruff: (/** @type {string} */ a, /** @type {string} */ b) =>
    p("M-56 82C-54 52-38 42 0 40s54 10 56 42Z", a) +
    `<path d="M-30 38q4-9 9-5 4-7 9-3 4-6 8-2 4-5 8-1 5-4 9 1 5-3 9 3 6-3 8 6-2 7-8 5-3 6-9 3-4 5-9 2-4 4-8 1-4 3-8-1-5
        3-9-2-6 2-9-7Z" fill="${b}" ${S(1.6)}/>`,
};
/** @param {Looks} looks */
export const head = ({
  skin = "fair",
  hair = "brown",
  bk = "short",
  fr = "part",
  beard = "none",
  hat = "none",
  hc = "",
  hd = "",
  body,
  ba = "",
  bb = "",
  ...f
}) => {
  const c = HAIR[hair];
  const wimple = hat === "wimple";
  const over = ["full", "long", "point"].includes(beard);
  return [
    wimple ? "" : back[bk](c),
    bodies[body](ba, bb),
    wimple ? hats.wimple(hc, hd) : p("M-8 20v16q8 8 16 0V20Z", SKIN[skin], 1.8),
    look(SKIN[skin], f.brows || c, f),
    front[fr](c),
    beards[beard](HAIR[f.bc ?? ""] || c),
    over ? `<path d="M-5 15.500q5 3.500 11 0-5-1-11 0Z" fill="#a8523f" stroke="#7d2f22"/>` : "",
    over ? beards.moustache(HAIR[f.bc ?? ""] || c) : "",
    wimple ? "" : hats[hat](hc, hd),
  ].join("");
};

export const peopleDefs = `<svg class="sprite" aria-hidden="true" width="0" height="0">
    <defs>
      <clipPath id="arch">
        <path d="M5 56V27a35 24 0 0 1 70 0v29Z"/>
      </clipPath>
      <clipPath id="disc">
        <circle cx="24" cy="24" r="20.500"/>
      </clipPath>
      <radialGradient id="archlight" cx=".5" cy=".35" r=".75">
        <stop offset="0" stop-color="#fff2cc" stop-opacity=".34"/>
        <stop offset="1" stop-color="#1a0a04" stop-opacity=".34"/>
      </radialGradient>
    </defs>
  </svg>`;

// --- players: a medal in the player's colour, the beret of the master painters, the emblem at the foot -----
/** @type {Record<number, Looks>} */
const FACES = {
  1: { skin: "fair", hair: "chestnut", bk: "long", fr: "part", woman: 1, body: "gown", bb: "#f6ead0" },
  2: { skin: "olive", hair: "black", bk: "short", fr: "none", beard: "full", body: "doublet", bb: "#fffaf0" },
  3: { skin: "deep", hair: "black", bk: "curls", fr: "none", beard: "goatee", body: "robe", bb: "#e7c163" },
  4: { skin: "pale", hair: "grey", bk: "bob", fr: "none", beard: "moustache", old: 1, body: "fur", bb: "#fffaf0" },
  5: { skin: "tan", hair: "brown", bk: "braids", fr: "part", woman: 1, body: "apron", bb: "#f6ead0" },
};
const medallion = (/** @type {number} */ n) =>
  `<circle cx="24" cy="24" r="23" fill="url(#gold)" stroke="#7d560e"/>
      <circle cx="24" cy="24" r="20.500" fill="color-mix(in srgb, var(--pc), #fff3d0 62%)" stroke="#4a2815"/>
      <g clip-path="url(#disc)">
        <g transform="translate(24 25) scale(.39)">
          ${head({ ...FACES[n], hat: "beret", hc: "var(--pc)", ba: "color-mix(in srgb, var(--pc), #120803 12%)" })}
        </g>
      </g>
      <g transform="translate(29 33) scale(.78)">
        <path d="M1 1.500C4 2.500 7 2.300 10 .8c3 1.500 6 1.700 9 .7v10.700c0 5-4 8.800-9 11-5-2.200-9-6-9-11Z"
          fill="var(--pc)" stroke="#fff6e2" stroke-width="1.500"/>
        <use href="#em-${n}" x="4" y="5" width="12" height="12"/>
      </g>`;
const colours = (/** @type {number} */ n) => `--pc:var(--p${n});--po:var(--p${n}-on)`;
/** A player as a part of another drawing. */
export const avatarPart = (/** @type {number} */ n) => `<g style="${colours(n)}">${medallion(n)}</g>`;
const PROGRAM = "program";
/**
 * What a seat was given to, for `auto`: a program (unless a computer stands in), a computer, or none of them.
 * @param {{kind: string, program: boolean, away: boolean} | undefined} seat
 */
export const worker = (seat) => (seat?.program && !seat.away ? PROGRAM : seat?.kind === "computer");

const slate = `<g transform="translate(39 9)">
          <rect x="-8.500" y="-6.500" width="17" height="13" rx="2" fill="#33200f" stroke="url(#gold)"
            stroke-width="1.500"/>
          <path d="M-5-2.800l3 2.800-3 2.800M.5 3h4" fill="none" stroke="#fff6e2" stroke-width="1.600"
            stroke-linecap="round" stroke-linejoin="round"/>
        </g>`;

/**
 * n = player 1 to 5; auto = a computer plays the seat (brass cog), or somebody's program (slate); away = nobody is
 * connected (grey).
 * @param {number} n
 * @param {{auto?: boolean | string, away?: boolean, cls?: string}} [how]
 */
export const avatar = (n, { auto = false, away = false, cls = "" } = {}) =>
  `<svg class="avatar ${away ? "away" : ""} ${cls}" viewBox="0 0 48 52" style="${colours(n)}" aria-hidden="true">
      ${medallion(n)}
      ${
        auto === PROGRAM
          ? slate
          : auto
            ? `<g transform="translate(39 9)">
          <path
            d="${Array.from({ length: 8 }, (_, k) => {
              const a = (k * Math.PI) / 4;
              const q = (/** @type {number} */ t, /** @type {number} */ r) =>
                `${(Math.cos(t) * r).toFixed(1)} ${(Math.sin(t) * r).toFixed(1)}`;
              return `${k ? "L" : "M"}${q(a - 0.3, 5.8)}L${q(a - 0.2, 8)} ${q(a + 0.2, 8)} ${q(a + 0.3, 5.8)}`;
            }).join("")}Z"
            fill="url(#gold)" stroke="#4a2815" stroke-width="1"/>
          <circle r="2.400" fill="#fff6e2" stroke="#4a2815" stroke-width=".9"/>
        </g>`
            : ""
      }
    </svg>`;
