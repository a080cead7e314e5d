/** The pieces of Fresco as vnodes. */
import { art, html, joined } from "../../app/aids/html.js";
import * as A from "../../art/pieces.js";
import { LETTERS } from "../common/paints.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../app/aids/html.js").Props} Props */
/** @typedef {import("../../types/drawing.d.ts").Drawn} Drawn */

/** @param {string} name @param {Props} [more] */
export const icon = (name, more) => art(A.i(name), more);
/** @param {Props} [more] */
export const coin = (more) => art(A.coin(), more);
/** @param {Ctx} ctx @param {number} who @param {Props} [more] */
export const painter = (ctx, who, more) => art(A.painter(ctx.look(who)), more);
/** @param {Ctx} ctx @param {number} who @param {Props} [more] */
export const shield = (ctx, who, more) => art(A.shield(ctx.look(who)), more);
/** @param {Ctx} ctx @param {number} who @param {Props} [more] */
export const apprentice = (ctx, who, more) => art(A.apprentice(ctx.look(who)), more);
/** An apprentice of nobody: in rules and on printed tiles. @param {Props} [more] */
export const anyApprentice = (more) => art(A.apprentice(0), more);
/** @param {Ctx} ctx @param {Props} [more] */
export const bishop = (ctx, more) => art(A.bishop(), { "aria-label": ctx.t("web-fresco-bishop"), ...more });
/** @param {number} times @param {(k: number) => Drawn} draw */
export const several = (times, draw) => Array.from({ length: times }, (_, k) => draw(k));

const POT = (/** @type {string} */ letter) =>
  `<svg class="piece" style="--c:var(--${letter})" viewBox="0 0 40 44" aria-hidden="true">
      <use href="#pot"/>
    </svg><svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
      <use href="#g-${letter}"/>
    </svg>`;

/** @param {Ctx} ctx @param {string} paint @param {number} [count] */
export const pot = (ctx, paint, count) => html`
  <span
    class="pot"
    role="img"
    aria-label=${
      count === undefined ? ctx.t(`paint-${paint}`) : ctx.t("web-fresco-pot", { count, paint: ctx.t(`paint-${paint}`) })
    }
  >
    ${art(POT(LETTERS[paint]))}
    ${count === undefined ? null : html`<b class="pot-n" aria-hidden="true">${count}</b>`}
  </span>
`;

/** @param {Drawn} children @param {string} [cls] */
export const chip = (children, cls) =>
  html`<output class=${joined("chip", cls)} aria-hidden="true">${children}</output>`;

/** @param {Drawn} children */
export const spoken = (children) => html`<span class="vh">${children}</span>`;

/**
 * A place of the board, with its heading.
 * @param {{id: string, now: boolean, label: string, cls?: string, touch?: Props, children?: Drawn}} props
 */
export const Place = ({ id, now, label, cls, touch = {}, children }) =>
  html`
    <section
      class=${joined("place", id, now && "is-now", cls)}
      id=${id}
      aria-label=${label}
      data-spot=${id}
      ...${touch}
    >
      ${children}
    </section>
  `;
