/** The painters that stand for the computer players, from weak to strong. Needs the gold gradient of the sprite. */
import { CREAM, head, K, line, o, p, WHITE } from "./avatar.js";

/** @typedef {{face: import("./avatar.js").Looks, wall: string, around: string}} Painter */

const POT =
  p("M9 30h15c0 7-2 10-4 11h-7c-2-1-4-4-4-11Z", "#d9d2c2", 1) +
  line("M19 29 25 17", "#8f6238", 2.4) +
  p("M57 41c-2-8-1-12 1-15h10c2 3 3 7 1 15Z", "#b5663c", 1) +
  p("M57 26q6-4 12 0Z", "#b3281d", 1);
const LADDER =
  line("M11 41 15 16M23 41 19 16M13 32h9M13.5 26h7.5M14 20h6", "#d9b377", 1.8) +
  p("M56 27h14v13H56Z", "#8f6238", 1) +
  p("M56 27q7 8 14 0", "#a97a48", 1) +
  line("M59 27q4-9 8 0", K, 1.2);
const PALETTE =
  line("M12 41 17 17l5 24M17 30v11", "#d9b377", 1.6) +
  p("M9 19h16v14H9Z", WHITE, 1.1) +
  p("M11 31l4-6 3 3 2-2 3 5Z", "#5f8f95", 0.5) +
  p("M63 20c6 0 9 4 9 8s-3 4-5 4-1 2-2 4-10 0-10-8 4-8 8-8Z", "#c99a5e", 1.1) +
  o(60, 26, 1.6, "#b3281d", 0.6) +
  o(64, 24, 1.6, "#f0bf28", 0.6) +
  o(68, 27, 1.6, "#24509c", 0.6) +
  o(60, 31, 1.6, "#2f6d38", 0.6);
const DOME =
  o(17, 29, 8, "none", 2.6) +
  line("M17 21v16M9 29h16M11.5 23.5l11 11M22.5 23.5l-11 11", "#e7c163", 0.9) +
  p("M55 40V24l8-6 8 6v16Z", CREAM, 1) +
  p("M57 24c0-5 3-8 6-9 3 1 6 4 6 9Z", "#b5573a", 1) +
  line("M60 40v-8M63 40v-9M66 40v-8", "#b99f74", 1.2);

/** @type {Painter[]} */
const PAINTERS = [
  {
    face: { skin: "pale", hair: "gold", bk: "bob", fr: "fringe", body: "apron", ba: "#c9b48c", bb: "#efe3cb" },
    wall: "#7d5a3c",
    around: POT,
  },
  {
    face: {
      skin: "olive",
      hair: "chestnut",
      bk: "tail",
      fr: "part",
      woman: 1,
      hat: "flat",
      hc: "#9c3d22",
      body: "doublet",
      ba: "#2f6d4a",
      bb: CREAM,
    },
    wall: "#6d5a72",
    around: LADDER,
  },
  {
    face: {
      skin: "tan",
      hair: "black",
      fr: "none",
      beard: "full",
      hat: "beret",
      hc: "#24509c",
      body: "fur",
      ba: "#8a2430",
      bb: CREAM,
    },
    wall: "#2c4a63",
    around: PALETTE,
  },
  {
    face: {
      skin: "olive",
      hair: "white",
      bk: "none",
      fr: "none",
      beard: "long",
      old: 1,
      hat: "laurel",
      hc: "#4b2f63",
      body: "robe",
      ba: "#4b2f63",
      bb: "#e7c163",
    },
    wall: "#7a4a35",
    around: DOME,
  },
];

/** The painter of a level by its place among the levels, from 0 on. @param {number} place */
export function bust(place) {
  const { face, wall, around } = PAINTERS[Math.min(place, PAINTERS.length - 1)];
  return `<svg class="bust" viewBox="0 0 80 56" aria-hidden="true">
    <g style="clip-path:path('M5 56V27a35 24 0 0 1 70 0v29Z')">
      <path d="M0 0h80v56H0Z" fill="${wall}"/>
      <path d="M0 41.500h80" stroke="#1a0a04" stroke-opacity=".35" stroke-width="1.2"/>
      ${around}
      <circle cx="40" cy="23" r="17" fill="url(#gold)" stroke="#7d560e" stroke-width=".9"/>
      <g transform="translate(40 25) scale(.4)">${head(face)}</g>
    </g>
    <path d="M5 56V27a35 24 0 0 1 70 0v29" fill="none" stroke="#4a2815" stroke-width="1.6"/>
    <path d="M6.5 56V27a33.5 22.5 0 0 1 67 0v29" fill="none" stroke="url(#gold)" stroke-width="1.5"/>
  </svg>`;
}
