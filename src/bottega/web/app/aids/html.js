/** Preact with htm: `html` writes vnodes, `art` turns the strings of art/*.js into vnodes. */

import htm from "../../vendor/htm.js";
import { h, render } from "../../vendor/preact.js";

export const html = htm.bind(h);
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/preact-hooks.js";
export { batch, computed, effect, signal } from "../../vendor/signals.js";
export { render };

const KEPT = 3000;
/** @typedef {Record<string, unknown> & {class?: string}} Props */
/** @type {Map<string, Array<{tag: string, props: Props} | string>>} */
const parsed = new Map();

/** @param {string} markup */
function parts(markup) {
  let found = parsed.get(markup);
  if (found) return found;
  const template = document.createElement("template");
  template.innerHTML = markup;
  found = [...template.content.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent ?? "";
    const props = Object.fromEntries([...node.attributes].map((a) => [a.name, a.value]));
    return { tag: node.localName, props: { ...props, dangerouslySetInnerHTML: { __html: node.innerHTML } } };
  });
  if (parsed.size > KEPT) parsed.clear();
  parsed.set(markup, found);
  return found;
}

/**
 * A drawing (one or more elements as markup of our own) as vnodes, with further properties on each.
 * @param {string} markup
 * @param {Props} [more] `class` is added to the drawing's own
 * @returns {import("../../types/drawing.d.ts").Drawn}
 */
export function art(markup, more) {
  const drawn = parts(markup).map((part) => {
    if (typeof part === "string") return part;
    const props = more ? { ...part.props, ...more, class: joined(part.props.class, more.class) } : part.props;
    return h(part.tag, props);
  });
  return drawn.length === 1 ? drawn[0] : drawn;
}

/**
 * Class names without the empty ones.
 * @param {...(string | false | null | undefined)} names
 */
export const joined = (...names) => names.filter(Boolean).join(" ") || undefined;

/** When the reader comes back to this page as it was left. @param {() => void} then */
export const onReturn = (then) => {
  const back = (/** @type {PageTransitionEvent} */ event) => {
    if (event.persisted) then();
  };
  addEventListener("pageshow", back);
  return () => removeEventListener("pageshow", back);
};
