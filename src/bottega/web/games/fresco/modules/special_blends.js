/** Special blends (module 3): pots and glyphs show them as any other paint; the altar pays more for them. */
import { html } from "../../../app/aids/html.js";
import { module } from "../words.js";

/** @param {import("../words.js").Ctx} ctx */
const altarTerms = (ctx) =>
  Object.entries(module(ctx, "special_blends").altar).map(
    ([paint, points]) => html`<span class="sum">${ctx.glyph(paint)}<b>+${points}</b></span>`,
  );

/** @type {import("../modules.js").Hooks} */
export default {
  at: { altar: { place: 1, draw: altarTerms } },
  args: { cathedral: (ctx) => (ctx.view.altar.laid.length ? { step: "special" } : null) },
};
