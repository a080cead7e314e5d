/**
 * What the modules draw. It is fetched only for a table that plays with some; without them every part of it draws
 * nothing.
 */
import { effect } from "../../app/html.js";
import { view } from "../../app/state.js";

/** @type {Record<string, any>} */
const first = await new Promise((told) => {
  effect(() => {
    if (view.value) told(view.value);
  });
});

export const withModules = Object.keys(first.modules).length > 0;
/** @type {Record<string, any>} */
export const kit = withModules ? await import("./modules.js") : new Proxy({}, { get: () => () => null });
