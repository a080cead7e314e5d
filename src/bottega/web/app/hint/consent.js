/** Where several people play, hints are there when all of them have said that they do not mind. */

import { html } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { allowHints } from "../net/actions.js";

/** @param {import("../shell/context.js").Seat} seat */
const plays = (seat) => seat.kind === "person" && !seat.resigned;

/** @param {{ctx: import("../shell/context.js").Ctx}} props */
export function Consent({ ctx }) {
  const people = ctx.table.seats.filter(plays);
  if (ctx.seat === null || ctx.over || people.length < 2 || !plays(ctx.table.seats[ctx.seat])) return null;
  return html`
    <label class="again allow-hints">
      <input
        type="checkbox"
        data-ui="allow-hints"
        checked=${ctx.table.seats[ctx.seat].allows_hints}
        onChange=${(/** @type {Event} */ event) => allowHints(/** @type {HTMLInputElement} */ (event.target).checked)}
      />
      <span>${t("web-hint-allow")}</span>
    </label>
  `;
}

/** Those who have not allowed them. @param {import("../shell/context.js").Ctx} ctx */
export const against = (ctx) =>
  ctx.table.seats.filter((seat) => plays(seat) && !seat.allows_hints).map(({ seat }) => ctx.playerName(seat));
