/** A painter's hand, in one line, for those who may see everything: a replay. */
import { html } from "../../app/aids/html.js";
import { mark } from "./draw.js";
import { wholeCard } from "./words.js";

/** @typedef {import("./deck.js").CardFace} CardFace */

/** @param {{ctx: import("./words.js").Ctx}} props */
export function Open({ ctx }) {
  const { mine } = ctx.view;
  if (!mine) return null;
  /** @type {CardFace[]} */
  const cards = [...mine.hand, ...mine.chosen, ...(mine.paying?.cards ?? [])];
  return html`
    <ul class="holding">
      ${cards.map(
        (face) => html`
          <li key=${face.card} data-tip=${wholeCard(ctx, face)}>
            ${mark(face.colour)}<span class="vh">${wholeCard(ctx, face)}</span>
          </li>
        `,
      )}
      ${cards.length ? null : html`<li class="none">${ctx.t("web-cards-no-cards")}</li>`}
    </ul>
  `;
}
