/** What a painter has behind the screen, in one line, for those who may see everything: a replay. */
import { html } from "../../app/aids/html.js";
import { drawnAt } from "./modules.js";
import { coin, icon } from "./pieces.js";
import { iconOf, placeName } from "./words.js";

/** @param {{ctx: import("./words.js").Ctx}} props */
export function Open({ ctx }) {
  const { mine, phase } = ctx.view;
  if (!mine) return null;
  const goods = drawnAt(ctx, "own-goods", {});
  const cards = [...drawnAt(ctx, "own-cards", {}), ...drawnAt(ctx, "own-things", {})];
  return html`
    <ul class="holding">
      <li data-tip=${ctx.t("fresco-goods-coins", { coins: mine.coins })}>${coin()}<b>${mine.coins}</b></li>
      ${Object.entries(mine.paints)
        .filter(([, count]) => count)
        .map(([paint, count]) => html`<li key=${paint}>${ctx.glyph(paint)}${count}</li>`)}
      ${phase === "planning" ? html`<${Planned} ctx=${ctx} plan=${mine.plan} />` : null}
      ${goods.length ? html`<li class="goods2">${goods}</li>` : null}
      ${cards.length ? html`<li class="hold">${cards}</li>` : null}
    </ul>
  `;
}

/** @param {{ctx: import("./words.js").Ctx, plan: number[]}} props */
const Planned = ({ ctx, plan }) =>
  plan.map((count, k) => {
    const place = ctx.view.places[k];
    const tip = ctx.t("web-fresco-planned", { place: placeName(ctx, place), count });
    return count ? html`<li key=${place} data-tip=${tip}>${icon(iconOf(place))}${count}</li>` : null;
  });
