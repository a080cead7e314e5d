/** A favour, face down, as a folded corner of the tile. */

import { svg } from "./common.js";

export const favour = () =>
  svg(
    "0 0 20 20",
    "fav-corner",
    `<path d="M1 0h19v19Z" fill="#7a1f33" stroke="#3a0c16" stroke-width=".9"/>
      <path d="M4 1.400h14.600V16Z" fill="none" stroke="#e0b860" stroke-width=".9"/>
      <path d="M14.300 3.300c1.900 1.500 2.500 3 2.300 5h-4.600c-.2-2 .4-3.500 2.300-5Z" fill="#f0d384"/>`,
  );
