/** Pieces of an estate, as SVG groups on a grid whose cells are 40 units. */

/** @type {Record<string, string>} */
const roof = {
  university: "#a8452f",
  laboratory: "#4f8074",
  workshop: "#8f6238",
  library: "#b8743f",
  opera: "#8a4460",
  studio: "#c28c34",
  hospital: "#7f93a0",
  theatre: "#b4573a",
  tower: "#5f6689",
  chapel: "#74895f",
  palace: "#a13f2a",
};
const rnd = (/** @type {number} */ s) => () => {
  s |= 0;
  s = (s + 0x6d2b79f5) | 0;
  let t = Math.imul(s ^ (s >>> 15), 1 | s);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
/** @typedef {(y: number, x: number) => boolean} Has whether the piece covers a cell */
/** @typedef {{kind: string, at: number[][], is: Has, all: string, r: () => number}} Lying a piece on its cells */

const C = 40; // units of a cell
const I = 2.6; // from its edge
const F = 11; // the height of a front below a roof

/** The outline of one cell, joined to its neighbours. @param {Has} is @param {number[]} cell */
function box(is, [y, x], /** less at its foot */ bottom = 0) {
  const x0 = x * C + (is(y, x - 1) ? -0.5 : I);
  const x1 = (x + 1) * C - (is(y, x + 1) ? -0.5 : I);
  const y0 = y * C + (is(y - 1, x) ? -0.5 : I);
  const y1 = (y + 1) * C - (is(y + 1, x) ? -0.5 : I) - (is(y + 1, x) ? 0 : bottom);
  return `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;
}

/** @param {Lying} piece */
const forest = ({ at, all, r }) =>
  `<path d="${all}" fill="#6d8f4e"/>` +
  at
    .flatMap(([y, x]) =>
      [
        [0.27, 0.34],
        [0.72, 0.3],
        [0.5, 0.56],
        [0.25, 0.8],
        [0.77, 0.8],
      ].map(([a, b], k) => {
        const X = (x + a + (r() - 0.5) * 0.08) * C;
        const Y = (y + b) * C;
        const s = 7.2 + r() * 2;
        return k % 3 === 1
          ? `<path d="M${X} ${Y - 15}l6.500 15h-13Z" fill="#2f5b3a" stroke="#1c3522" stroke-width=".9"/>
            <path d="M${X} ${Y}v3" stroke="#4a2815" stroke-width="2"/>`
          : `<path d="M${X} ${Y}v4" stroke="#4a2815" stroke-width="2.400"/>
            <circle cx="${X}" cy="${Y - 4}" r="${s}" fill="${r() > 0.5 ? "#467a41" : "#568a48"}" stroke="#23422a"
              stroke-width=".9"/>
            <circle cx="${X - 2}" cy="${Y - 6.5}" r="${s * 0.42}" fill="#93b56c" opacity=".7"/>`;
      }),
    )
    .join("");

/** @param {Lying} piece */
const lake = ({ at, all }) =>
  `<path d="${all}" fill="#8aa85e"/>` +
  `<path d="${all}" fill="none" stroke="url(#water)" stroke-width="0"/>` +
  (() => {
    const ys = at.map((c) => c[0]);
    const xs = at.map((c) => c[1]);
    const x0 = Math.min(...xs) * C + 6;
    const x1 = (Math.max(...xs) + 1) * C - 6;
    const y0 = Math.min(...ys) * C + 6;
    const y1 = (Math.max(...ys) + 1) * C - 6;
    return `<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" rx="13" fill="url(#water)"
        stroke="#1f4f70" stroke-width="1"/>`;
  })() +
  at
    .map(([y, x], k) => {
      const X = x * C;
      const Y = y * C;
      return (
        `<path d="M${X + 10} ${Y + 15}q4-4 8 0t8 0M${X + 13} ${Y + 27}q4-4 8 0t8 0" fill="none" stroke="#d5ecf2"
            stroke-width="1.300" opacity=".85"/>` +
        (k === 1
          ? `<path d="M${X + 12} ${Y + 23}c3 4 12 4 15-2-4 1-8 0-10-2-2-3 1-6-1-8-2-1-4 0-4 2 2 0 2 2 1 4
              -1 2-2 4-1 6Z" fill="#fffaf0" stroke="#33505f" stroke-width=".8"/>`
          : "")
      );
    })
    .join("");

/** @param {Lying} piece */
const park = ({ at, all }) =>
  `<path d="${all}" fill="#a9c07a"/>` +
  at
    .map(([y, x], k) => {
      const X = x * C;
      const Y = y * C;
      return (
        `<rect x="${X + 6}" y="${Y + 6}" width="28" height="28" rx="3" fill="none" stroke="#4d7a42"
            stroke-width="4.500"/>
          <path d="M${X + 20} ${Y + 4}v32M${X + 4} ${Y + 20}h32" stroke="#e9dcb4" stroke-width="4"/>` +
        (k === 0
          ? `<circle cx="${X + 20}" cy="${Y + 20}" r="6.500" fill="#7fb3c6" stroke="#4b5e66"/>
            <circle cx="${X + 20}" cy="${Y + 20}" r="2.300" fill="#f4ead4" stroke="#4b5e66" stroke-width=".8"/>`
          : /** @type {[number, number, string][]} */ ([
              [13, 13, "#c9463a"],
              [27, 13, "#efc13c"],
              [13, 27, "#efc13c"],
              [27, 27, "#c9463a"],
              [20, 20, "#f4ead4"],
            ])
              .map(
                ([a, b, c]) =>
                  `<circle cx="${X + a}" cy="${Y + b}" r="2.600" fill="${c}" stroke="#4a2815" stroke-width=".6"/>`,
              )
              .join(""))
      );
    })
    .join("");

/** Doors and windows below the roofs. @param {Lying} piece */
const fronts = ({ at, is }) =>
  at
    .filter(([y, x]) => !is(y + 1, x))
    .map(([y, x], k) => {
      const X = x * C;
      const Y = (y + 1) * C - I - F;
      return k === 0
        ? `<path d="M${X + 16} ${Y + F}v-5a4 4 0 0 1 8 0v5Z" fill="#5a3820"/>
        <path d="M${X + 7} ${Y + 4}h4v4h-4Zm22 0h4v4h-4Z" fill="#6a5a48"/>`
        : `<path d="M${X + 7} ${Y + 9}v-4a2.300 2.300 0 0 1 4.600 0v4Zm10.700 0v-4a2.300 2.300 0 0 1 4.600 0v4Zm10.700
          0v-4a2.300 2.300 0 0 1 4.600 0v4Z" fill="#6a5a48"/>`;
    })
    .join("");

/** Light and shadow along the roofs. @param {Lying} piece */
const edges = ({ at, is }) =>
  at
    .map(([y, x]) => {
      const x0 = x * C + (is(y, x - 1) ? 0 : I);
      const x1 = (x + 1) * C - (is(y, x + 1) ? 0 : I);
      return (
        (is(y - 1, x)
          ? ""
          : `<path d="M${x0} ${y * C + I + 1.2}H${x1}" stroke="#fff2d8" stroke-opacity=".6" stroke-width="2"/>`) +
        (is(y + 1, x)
          ? ""
          : `<path d="M${x0} ${(y + 1) * C - I - F}H${x1}" stroke="#3a1a0c" stroke-width="1.600"/>
          <path d="M${x0} ${(y + 1) * C - I - F + 1.6}H${x1}" stroke="#3a1a0c" stroke-opacity=".22"
            stroke-width="2.400"/>`) +
        (is(y, x - 1)
          ? ""
          : `<path d="M${x * C + I + 1} ${y * C + I}V${(y + 1) * C - I}" stroke="#fff2d8" stroke-opacity=".3"
            stroke-width="1.600"/>`)
      );
    })
    .join("");

/** The palace with its tower and its owner's flag. @param {Lying} piece @param {number} owner */
function palace({ at }, owner) {
  const [row, col] = corner(at);
  const tall = Math.max(...at.map(([, x]) => x)) - col < 2;
  const X = col * C;
  const Y = row * C;
  return `<path d="M${X + 8} ${Y + 66}V${Y + 6}h5v4h4v-4h5v4h4v-4h5v60Z" fill="#e6c795" stroke="#3a1a0c"
      stroke-width="1.300"/>
    <path d="M${X + 13} ${Y + 20}h4v7h-4Zm9 0h4v7h-4ZM${X + 13} ${Y + 38}h4v7h-4Zm9 0h4v7h-4Z" fill="#6a4024"/>
    <path d="M${X + 19} ${Y + 7}v-12" stroke="#3a1a0c" stroke-width="1.500"/>
    <path d="M${X + 19.5} ${Y - 5}h15l-4 4 4 4h-15Z" fill="var(--p${owner || 1})" stroke="#3a1a0c"
      stroke-width=".9"/>
    <g${tall ? ' transform="translate(-32 44)"' : ""}>
      <path d="M${X + 50} ${Y + 40}c0-20 10-30 20-32 10 2 20 12 20 32Z" fill="#b5573a" stroke="#3a1a0c"
        stroke-width="1.300"/>
      <path d="M${X + 61} ${Y + 40}c0-18 4-28 9-32 5 4 9 14 9 32" fill="none" stroke="#3a1a0c" stroke-opacity=".5"/>
      <path d="M${X + 47} ${Y + 40}h46v27H${X + 47}Z" fill="#f1dfba" stroke="#3a1a0c" stroke-width="1.300"/>
      <path d="M${X + 53} ${Y + 60}v-9a3.500 3.500 0 0 1 7 0v9Zm13 7V${Y + 51}a4 4 0 0 1 8 0v16Zm14-7v-9a3.500 3.500
        0 0 1 7 0v9Z" fill="#5a3820"/>
      <path d="M${X + 68} ${Y + 8}v-6h4v6Z" fill="url(#gold)" stroke="#3a1a0c" stroke-width=".8"/>
    </g>`;
}

/** The sign of a building, on the cell with most neighbours. @param {Lying} piece */
function sign({ kind, at, is }) {
  const [ay, ax] = at.slice().sort((a, b) => nb(b) - nb(a))[0];
  function nb(/** @type {number[]} */ [y, x]) {
    return [is(y - 1, x), is(y + 1, x), is(y, x - 1), is(y, x + 1)].filter(Boolean).length + (is(y + 1, x) ? 0.5 : 0);
  }
  const cy = ay * C + (is(ay + 1, ax) ? 20 : 15);
  const cx = ax * C + 20;
  return `<circle cx="${cx}" cy="${cy}" r="11.500" fill="#fbf1da" stroke="#3a1a0c" stroke-width="1.200"/>
    <svg x="${cx - 7.5}" y="${cy - 7.5}" width="15" height="15" viewBox="0 0 16 16" color="#3a1a0c">
      <use href="#i-${kind}"/>
    </svg>`;
}

/** @param {Lying} piece @param {number} owner */
function building(piece, owner) {
  const roofs = piece.at.map((cell) => box(piece.is, cell, F)).join("");
  return `<path d="${piece.all}" fill="#efdcb6"/>${fronts(piece)}
    <path d="${roofs}" fill="${roof[piece.kind] ?? "#8d6f4e"}"/><path d="${roofs}" fill="url(#rooftile)"/>
    ${edges(piece)}${piece.kind === "palace" ? palace(piece, owner) : sign(piece)}`;
}

/** @type {Record<string, (piece: Lying) => string>} */
const LANDSCAPES = { forest, lake, park };

/** @param {number[][]} at the upper left corner */
const corner = (at) => [Math.min(...at.map(([y]) => y)), Math.min(...at.map(([, x]) => x))];

/** One piece as an SVG group on these cells, each [row, column]: editions and options have outlines of their own. */
export function pieceOn(/** @type {string} */ kind, /** @type {number[][]} */ at, { cls = "", owner = 0 } = {}) {
  const [row, col] = corner(at);
  const has = new Set(at.map(([y, x]) => `${y},${x}`));
  const is = (/** @type {number} */ y, /** @type {number} */ x) => has.has(`${y},${x}`);
  const all = at.map((cell) => box(is, cell)).join("");
  const piece = { kind, at, is, all, r: rnd(kind.length * 97 + row * 13 + col * 7) };
  const body = LANDSCAPES[kind]?.(piece) ?? building(piece, owner);
  return `<g class="ep ${cls}"><path d="${all}" class="pc-edge"/>${body}</g>`;
}

/** What a piece is put together from, cell by cell, for whoever draws without a browser (tools/art.mjs). @public */
export const PARTS = { C, F, roof, box, forest, lake, park, fronts, edges, palace };
