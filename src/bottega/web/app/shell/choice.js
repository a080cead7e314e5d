/** A choice as a button: the id that is sent and the full name that is spoken. */
import { joined } from "../aids/html.js";
import { game } from "./state.js";

/**
 * Properties of the element that makes this choice: `<button ...${choose(ctx, choice, { class: "booth" })}>`.
 * @param {import("./context.js").Ctx} ctx
 * @param {import("./context.js").Choice} choice
 * @param {Record<string, any>} [more]
 */
export const choose = (ctx, choice, more = {}) => ({
  type: "button",
  "data-action": choice.id,
  "aria-label": game.value.name(ctx, choice),
  ...more,
  class: joined("legal", more.class),
});
