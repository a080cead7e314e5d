/** A prince's purse and cards, in one line, for those who may see everything: a replay. */
import { html } from "../../app/aids/html.js";
import { Coin, icon } from "./draw.js";
import { text, title } from "./words.js";

/** @param {{ctx: import("./words.js").Ctx}} props */
export function Open({ ctx }) {
  const { mine } = ctx.view;
  if (!mine) return null;
  return html`
    <ul class="holding">
      <li data-tip=${text(ctx, "web-princes-tip-florins", { means: mine.means })}>${Coin()}<b>${mine.florins}</b></li>
      ${mine.professions.map(
        (row) => html`<li key=${row.profession}>${title(ctx, row.profession)} <b>${row.value}</b></li>`,
      )}
      ${mine.bonuses.map(
        (row) => html`<li key=${row.card}>${icon("bonus")}${title(ctx, row.card)} <b>+${row.value}</b></li>`,
      )}
      ${mine.prestige_cards.map(
        (row) => html`<li key=${row.card}>${icon("prestige")}${title(ctx, row.card)} <b>${row.points}</b></li>`,
      )}
    </ul>
  `;
}
