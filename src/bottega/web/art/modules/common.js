/** What the drawings of the modules of Fresco share. Every function returns an SVG string. */

export const K = "#3a2113";
export const skin = "#f0cfa6";
export const svg = (/** @type {string} */ vb, /** @type {string} */ cls, /** @type {string} */ body, label = "") =>
  `<svg class="${cls}" viewBox="${vb}" ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}>
      ${body}
    </svg>`;

/** A tile that covers a place of the plan. */
export const cover = (/** @type {string} */ body) =>
  svg('0 0 88 40" preserveAspectRatio="xMidYMid slice', "cv-art", body);
