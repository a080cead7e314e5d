/** One browser with several seats at a table: each page is one of them. */

import { shield } from "../../art/pieces.js";
import { art, html } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { held } from "./state.js";

/**
 * Which seat this page shows, where the browser has several, and the way to the next of them.
 * @param {{ctx: import("./context.js").Ctx}} props
 */
export function OtherSeat({ ctx }) {
  const { seat } = ctx;
  const seats = held.value;
  if (seat === null || seats.length < 2) return null;
  const other = seats[(seats.indexOf(seat) + 1) % seats.length];
  const name = t("web-as", { name: ctx.nameOf(seat), other: ctx.nameOf(other) });
  return html`
    <a class="tool as" data-ui="other-seat" href=${`?as=${other}`} aria-label=${name} data-tip=${name}>
      ${art(shield(ctx.look(seat)))}
      <span>${ctx.nameOf(seat)}</span>
    </a>
  `;
}
