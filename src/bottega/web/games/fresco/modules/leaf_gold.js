/** Leaf gold (module 5): the basket with the colour of the round, and the leaves on two market spaces. */
import { art, html } from "../../../app/aids/html.js";
import { basket, leafGold } from "../../../art/modules/leaf_gold.js";
import { LETTERS } from "../../common/paints.js";
import { several } from "../pieces.js";
import { module } from "../words.js";

/** @typedef {import("../../common/paints.js").PaintCtx} Ctx */

/** @param {Record<string, any>} [more] */
const leaf = (more) => art(leafGold(), more);

/**
 * How much gold comes with the tile of this space.
 * @param {Ctx} ctx
 * @param {string} booth
 * @param {number} space
 * @returns {number}
 */
const goldAt = (ctx, booth, space) =>
  module(ctx, "leaf_gold")?.spaces.find((/** @type {any} */ row) => row.booth === booth && row.space === space)?.gold ??
  0;

/** @param {{ctx: Ctx, count: number}} props */
const Leaves = ({ count }) =>
  count ? html`<span class="gm" aria-hidden="true">${several(count, () => leaf())}</span>` : null;

/** @param {{ctx: Ctx}} props */
function Basket({ ctx }) {
  const gold = module(ctx, "leaf_gold");
  if (!gold) return null;
  const { on, near, elsewhere } = gold.points;
  const tip = ctx.t("web-fresco-basket", { paint: ctx.t(`paint-${gold.refined}`), on, near, elsewhere });
  return art(basket(LETTERS[gold.refined]), { "aria-label": tip, "data-tip": tip, "data-spot": "basket" });
}

export default {
  leaf,
  goldAt,
  Leaves,
  Basket,
};
