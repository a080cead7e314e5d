/** Pieces that several drawings of the rule book are made of. */

import { art, html } from "../../../app/aids/html.js";
import * as A from "../../../art/pieces.js";

export const icon = (/** @type {string} */ name) => art(A.i(name));
export const glyphs = (/** @type {string} */ letters) => art([...letters].map((letter) => A.g(letter)).join(""));
export const big = (/** @type {string} */ drawing) => html`<span class="fig-big">${art(drawing)}</span>`;
export const small = (/** @type {string} */ drawing) => html`<span class="fig-small">${art(drawing)}</span>`;
export const number = (/** @type {import("../../../types/drawing.d.ts").Drawn} */ inside) =>
  html`<b class="fig-number">${inside}</b>`;

/** A tile of the ceiling. @param {number} points @param {string} paints @param {string} [corner] what lies on it */
export const tile = (points, paints, corner) => html`
  <span class="fig-tile">${corner ? art(corner) : null}<b>${points}</b><span>${glyphs(paints)}</span></span>
`;

/** @param {string[]} sums each two paints and what becomes of them */
export const blends = (sums) =>
  sums.map(
    ([one, other, blend]) => html`
      <span class="fig-blend">
        ${glyphs(one)}<i>+</i>${glyphs(other)}<i>=</i>
        <span class="fig-pot">
          ${art(
            `<svg class="piece" style="--c:var(--${blend})" viewBox="0 0 40 44"><use href="#pot"/></svg>
              ${A.g(blend)}`,
          )}
        </span>
      </span>
    `,
  );
