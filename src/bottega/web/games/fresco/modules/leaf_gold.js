/** Leaf gold (module 5): the basket with the colour of the round, and the leaves on two market spaces. */
import { art, html } from "../../../app/aids/html.js";
import { sure } from "../../../app/aids/sure.js";
import { basket, leafGold } from "../../../art/modules/leaf_gold.js";
import { LETTERS } from "../../common/paints.js";
import { several } from "../pieces.js";
import { module } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */

const leaf = () => art(leafGold());

/**
 * How much gold comes with the tile of this space.
 * @param {Ctx} ctx
 * @param {{booth: string, space: number}} at
 * @returns {number}
 */
const goldAt = (ctx, { booth, space }) =>
  module(ctx, "leaf_gold").spaces.find((row) => row.booth === booth && row.space === space)?.gold ?? 0;

/** @param {Ctx} ctx @param {{booth: string, space: number}} at */
function leaves(ctx, at) {
  const count = goldAt(ctx, at);
  return count ? html`<span class="gm" aria-hidden="true">${several(count, () => leaf())}</span>` : null;
}

/** @param {Ctx} ctx */
function marketBasket(ctx) {
  const gold = module(ctx, "leaf_gold");
  const { on, near, elsewhere } = gold.points;
  const tip = ctx.t("web-fresco-basket", { paint: ctx.t(`paint-${gold.refined}`), on, near, elsewhere });
  return art(basket(LETTERS[gold.refined]), { "aria-label": tip, "data-tip": tip, "data-spot": "basket" });
}

/** One's own gold. @param {Ctx} ctx */
function ownGold(ctx) {
  const { mine, thalers_at_the_end: thalers } = module(ctx, "leaf_gold");
  return html`
    <span class="ct" data-tip=${ctx.t("web-fresco-gold-tip", { gold: mine ?? 0, thalers })}>
      ${leaf()}
      <b>${mine}</b>
    </span>
  `;
}

/** @typedef {import("../../../types/fresco.d.ts").Painter} Painter */

/** Somebody's gold, where goods are open. @param {Ctx} ctx @param {{p: Painter}} given */
function goldOf(ctx, { p }) {
  const gold = module(ctx, "leaf_gold").painters?.[p.painter];
  return gold === undefined ? null : html`<li>${leaf()}${gold}</li>`;
}

/** @type {import("../modules.js").Hooks} */
export default {
  at: {
    market: { place: 2, draw: marketBasket },
    good: { place: 1, draw: leaves },
    "own-goods": { place: 1, draw: ownGold },
    goods: { place: 1, draw: goldOf },
  },
  classes: { good: (ctx, at) => goldAt(ctx, at) > 0 && "gilt" },
  looks: { gild: "cathedral" },
  adds: { good: (ctx, at) => ({ gold: goldAt(ctx, at) }) },
  args: {
    gild: (ctx) => ({
      segment: ctx.all("gild")[0].segment,
      paints: ctx.paints([module(ctx, "leaf_gold").refined]),
      gold: sure(module(ctx, "leaf_gold").mine),
    }),
  },
  buttons: { gild: (ctx, { points }) => ({ label: ctx.t("web-fresco-gild", { points }), kind: "main" }) },
  names: { gild: (ctx, { segment, points }) => ({ segment, points, left: sure(module(ctx, "leaf_gold").mine) - 1 }) },
};
