/** A choice as a button: the id that is sent and the full name that is spoken. */
import { joined } from "../aids/html.js";
import { drawing } from "./state.js";

/**
 * The name of a button on which words are seen: they stand in it, at its head unless the sentence has them anyway. Who
 * speaks to the computer says what he sees.
 * @param {string} whole
 * @param {unknown[]} seen
 */
export function named(whole, ...seen) {
  const has = whole.toLowerCase();
  const words = seen.filter((part) => typeof part === "string" && !has.includes(part.trim().toLowerCase()));
  return words.length ? `${words.join(", ")}. ${whole}` : whole;
}

/**
 * Properties of the element that makes this choice: `<button ...${choose(ctx, choice, { class: "booth" })}>`.
 * @param {import("./context.js").Ctx} ctx
 * @param {import("./context.js").Choice} choice
 * @param {import("../aids/html.js").Props} [more]
 * @param {unknown[]} seen the words on it
 */
export const choose = (ctx, choice, more = {}, ...seen) => ({
  type: "button",
  "data-action": choice.id,
  "aria-label": named(drawing().name(ctx, choice), ...seen),
  ...more,
  class: joined("legal", more.class),
});
