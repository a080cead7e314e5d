/** The signs of the front page's doors. */

const icon = (/** @type {string} */ path) =>
  `<svg class="ico" viewBox="0 0 16 16" aria-hidden="true">
    <path fill="currentColor" fill-rule="evenodd" d="${path}"/>
  </svg>`;

export const PLAY = icon("M3.5 1.500 14 8 3.5 14.500Z");
export const BOOK = icon(
  `M1 2.500c2.5-.8 5-.6 6.500.8v11C6 13 3.500 12.700 1 13.500Zm14 0c-2.500-.8-5-.6-6.500.8v11
    c1.500-1.300 4-1.600 6.500-.8Z`,
);
export const CHART = icon("M1 14h14v1.500H1ZM2 8h3v5H2Zm4.500-4h3v9h-3ZM11 1h3v12h-3Z");
export const GEAR = icon(
  `M6.800 0h2.400l.4 2 1.500.6 1.700-1.100 1.700 1.700-1.100 1.700.6 1.500 2 .4v2.400l-2 .4-.6 1.500 1.100 1.700
    -1.700 1.700-1.700-1.100-1.500.6-.4 2H6.800l-.4-2-1.500-.6-1.700 1.100-1.700-1.700 1.100-1.700L2 9.600l-2-.4V6.800
    l2-.4.600-1.500L1.500 3.200l1.700-1.700 1.700 1.100L6.400 2ZM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z`,
);
export const BELL = icon(
  `M8 1c3 0 4.300 2 4.300 5 0 2.800.6 4 1.700 5v1.300H2V11c1.100-1 1.700-2.200 1.700-5C3.700 3 5 1 8 1Z
    M6.200 13h3.600a1.800 1.800 0 0 1-3.600 0Z`,
);
export const STAR = icon("M8 .8 10.200 5.600l5 .6-3.700 3.500 1 5.200L8 12.300 3.500 14.900l1-5.200L.8 6.200l5-.6Z");
