// Pictures of the lobby: the great vault, and a poster for each game.
import { pieceOn } from "./estate.js";
import { scene } from "./scene.js";

/** @type {[number, number, number, string][]} */
const HIDDEN = [
  [0, 3, 8, "OP"],
  [1, 3, 7, "OG"],
  [2, 4, 6, "GR"],
  [3, 0, 9, "OGB"],
  [4, 0, 10, "PPG"],
  [4, 1, 5, "OB"],
  [3, 4, 4, "BBR"],
  [4, 4, 3, "RB"],
  [1, 0, 11, "OGP"],
];
const WALL = "M0 500V190A250 220 0 0 1 500 190V500Z";

const tile = (/** @type {[number, number, number, string]} */ [y, x, value, paints]) =>
  `<rect x="${x * 100 + 1}" y="${y * 100 + 1}" width="98" height="98" rx="3" fill="#e3d8c2" fill-opacity=".93"
      stroke="#7d6648" stroke-width="1.5"/>
    <path d="M${x * 100 + 3} ${y * 100 + 98}V${y * 100 + 3}h95" fill="none" stroke="#fff" stroke-opacity=".8"
      stroke-width="2"/>
    <text x="${x * 100 + 12}" y="${y * 100 + 40}" font-family="Alegreya, Georgia, serif" font-weight="700"
      font-size="38" fill="#2a1c13">${value}</text>
    ${[...paints]
      .map(
        (paint, k) => `<svg x="${x * 100 + 10 + k * 28}" y="${y * 100 + 64}" width="26" height="26" viewBox="0 0 16 16">
    <use href="#g-${paint}"/>
  </svg>`,
      )
      .join("")}`;

export const vault = `<svg class="hero-art" viewBox="-34 -74 568 634" preserveAspectRatio="xMidYMid slice" role="img">
    <defs>
      <clipPath id="vault-wall">
        <path d="${WALL}"/>
      </clipPath>
    </defs>
    <path d="M-26 520V186A276 244 0 0 1 526 186V520Z" fill="#efe0c0" stroke="#4a2815" stroke-width="3"/>
    <path d="M-12 510V188A262 232 0 0 1 512 188V510Z" fill="none" stroke="url(#gold)" stroke-width="7"/>
    <g clip-path="url(#vault-wall)" style="filter:var(--art)">
      ${scene}
      ${HIDDEN.map(tile).join("")}
    </g>
    <path d="${WALL}" fill="none" stroke="#4a2815" stroke-width="3"/>
  </svg>`;

const plaster = (/** @type {number} */ x, /** @type {number} */ y) =>
  `<rect x="${x}" y="${y}" width="99" height="99" fill="#e3d8c4" fill-opacity=".94" stroke="#8d6f4e"/>`;
export const ceiling = `<svg viewBox="60 60 380 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <use href="#scene"/>
    ${plaster(300, 100)}
    ${plaster(400, 100)}
    ${plaster(400, 200)}
  </svg>`;

const lawn = Array.from(
  { length: 28 },
  (_, k) =>
    `<rect x="${(k % 7) * 40 + 1}" y="${Math.floor(k / 7) * 40 - 39}" width="38" height="38" rx="2" fill="#d8dcb0"/>`,
).join("");
export const estate = `<svg viewBox="0 -8 280 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect y="-40" width="280" height="220" fill="#cfd3a0"/>
    ${lawn}
    ${pieceOn("park", [
      [0, 0],
      [0, 1],
    ])}
    ${pieceOn(
      "palace",
      [
        [1, 0],
        [1, 1],
        [1, 2],
        [2, 0],
        [2, 1],
        [2, 2],
      ],
      { owner: 1 },
    )}
    ${pieceOn("chapel", [
      [0, 3],
      [0, 4],
      [1, 3],
    ])}
    ${pieceOn("forest", [
      [0, 5],
      [0, 6],
      [1, 5],
      [1, 6],
    ])}
    ${pieceOn("lake", [
      [2, 4],
      [2, 5],
      [2, 6],
    ])}
  </svg>`;

const card = (/** @type {[string, number]} */ [paint, angle]) =>
  `<g transform="rotate(${angle} 140 250)">
      <rect x="103" y="34" width="74" height="112" rx="7" fill="#fbf3df" stroke="#3a2113" stroke-width="1.5"/>
      <rect x="109" y="40" width="62" height="26" rx="3" fill="var(--${paint})"/>
      <svg x="128" y="41" width="24" height="24" viewBox="0 0 16 16">
        <use href="#g-${paint}"/>
      </svg>
      <svg x="122" y="72" width="36" height="40" viewBox="0 0 40 44">
        <use href="#pot" style="--c:var(--${paint})"/>
      </svg>
    </g>`;
export const fan = `<svg viewBox="0 0 280 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="280" height="170" fill="#7a4a35"/>
    <rect width="280" height="170" fill="url(#diaper)"/>
    ${
      /** @type {[string, number][]} */ ([
        ["R", -24],
        ["Y", -12],
        ["B", 0],
        ["G", 12],
        ["P", 24],
      ])
        .map(card)
        .join("")
    }
  </svg>`;
