/** The old master who teaches, and the hand in the margin that points. */
import { CREAM, head, K, line, o, p } from "../../art/avatar.js";

const BOOK =
  p("M10 41V22q4-3 8 0 4-3 8 0v19q-4-3-8 0-4-3-8 0Z", CREAM, 1.1) +
  line("M18 22v19M12.5 27h3.500M12.5 31h3.500M20.5 27h3.500M20.5 31h3.5", K, 0.8);
const BRUSH =
  line("M57 41 67 18", "#d9b377", 2) +
  p("M65.5 21c0-4 2-6 5-7 0 4-1 7-3 8Z", "#b3281d", 0.9) +
  o(59, 40, 2.6, "#24509c", 0.8) +
  o(66, 40, 2.6, "#f0bf28", 0.8);
/** @type {import("../../art/avatar.js").Looks} */
const FACE = {
  skin: "fair",
  hair: "white",
  bk: "bob",
  fr: "none",
  beard: "full",
  old: 1,
  specs: 1,
  hat: "beret",
  hc: "#9c3d22",
  body: "fur",
  ba: "#4a3a2a",
  bb: CREAM,
};

export const MASTER = `<svg class="master" viewBox="0 0 80 56" aria-hidden="true">
    <g style="clip-path:path('M5 56V27a35 24 0 0 1 70 0v29Z')">
      <path d="M0 0h80v56H0Z" fill="#46617c"/>
      <path d="M0 41.500h80" stroke="#1a0a04" stroke-opacity=".35" stroke-width="1.2"/>
      ${BOOK}${BRUSH}
      <circle cx="40" cy="23" r="17" fill="url(#gold)" stroke="#7d560e" stroke-width=".9"/>
      <g transform="translate(40 25) scale(.4)">${head(FACE)}</g>
    </g>
    <path d="M5 56V27a35 24 0 0 1 70 0v29" fill="none" stroke="#4a2815" stroke-width="1.6"/>
    <path d="M6.5 56V27a33.5 22.5 0 0 1 67 0v29" fill="none" stroke="url(#gold)" stroke-width="1.5"/>
  </svg>`;

export const HAND = `<svg class="manicule" viewBox="0 0 50 32" aria-hidden="true">
    <g stroke="#2a1406" stroke-linejoin="round">
      <path d="M1.500 6.500 12 4.500v23L1.500 25.500Z" fill="#9c3d22" stroke-width="1.500"/>
      <path d="M12 6.500q3 1.600 0 4.400 3 1.600 0 4.400 3 1.600 0 4.400 3 1.600 0 4.400" fill="#fffaf0"
        stroke-width="1.200"/>
      <path d="M13.500 8c5-4 11-4 14.500-.6h17a3.300 3.300 0 0 1 0 6.600H31.500c3 .6 2.800 4.600-.2 5 2 1 1.600
        4.400-1.200
        4.700 1.200 1.500.2 3.800-2.600 3.800H19c-3 0-4.500-1-5.500-2.500Z" fill="#fff3dc" stroke-width="1.600"/>
      <path d="M31 14h-6.500M31 19h-5.500M30 23.700h-4.500M24 9.500c2 2 2.200 3.600.5 4.500" fill="none"
        stroke-width="1.200" stroke-linecap="round"/>
    </g>
  </svg>`;
export const CHEVRON = `<svg class="ico" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 5.5 3.5 4 8 8.5 12.5 4 14 5.500l-6 6Z" fill="currentColor"/>
  </svg>`;
