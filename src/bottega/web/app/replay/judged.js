/** What a review says of the choice that comes next in the replay: what was chosen there, and what was better. */
import { html } from "../aids/html.js";
import { prepareTelling } from "../hint/telling.js";
import { load, t } from "../i18n/i18n.js";
import { both, then } from "../review/versus.js";

/** @typedef {import("../../types/server.d.ts").ReviewedChoice} Reviewed */
/** @typedef {import("../shell/context.js").Ctx} Ctx */

/** The words come later than the board. */
export async function judged() {
  await Promise.all([load(["hint"]), prepareTelling()]);
  return { Judged };
}

/** @param {{ctx: Ctx, seat: number, you: boolean, one: Reviewed}} props */
function Judged({ ctx, seat, you, one }) {
  const at = then(one);
  if (!at) return null;
  const [did, better] = both(at, one);
  const who = you ? t("review-did") : t("review-did-other", { name: ctx.nameOf(seat) });
  return html`
    <div class="ev-judged" data-ui="judged">
      <p><small>${who}</small> ${did.join(" \u00b7 ")}</p>
      ${one.cost > 0 ? html`<p class="bet"><small>${t("review-better")}</small> ${better.join(" \u00b7 ")}</p>` : null}
    </div>
  `;
}
