/** An advised turn in words: as its game tells it, else by the names of its choices. */

import { signal } from "../aids/html.js";
import { drawing } from "../shell/state.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** @typedef {import("../../types/view.d.ts").Choice} Choice */
/** @typedef {import("../../types/drawing.d.ts").Goal} Goal */

/** Whoever has drawn without it draws again when it is there. */
const advising = signal(/** @type {import("../../types/drawing.d.ts").Advising | undefined} */ (undefined));

/** What the game of this table has to say of it. */
export async function prepareTelling() {
  advising.value = await drawing().advised?.();
}

/** What follows a semicolon in the name of a choice tells of its consequences. @param {string} name */
const brief = (name) => name.split(";")[0].trim().replace(/\.$/, "");

/** The names of the steps of the same kind, each once, with how often. @param {Ctx} ctx @param {Choice[]} steps */
function named(ctx, steps) {
  /** @type {Map<string, number>} */
  const counted = new Map();
  for (const step of steps.filter(({ verb }) => verb === steps[0].verb)) {
    const name = brief(drawing().name(ctx, step));
    counted.set(name, (counted.get(name) ?? 0) + 1);
  }
  return [...counted].map(([name, count]) => (count > 1 ? `${name} (${count}\u00d7)` : name));
}

/** As the game tells it; null where it has nothing to say. @param {Ctx} ctx @param {unknown[]} steps */
export const toldByGame = (ctx, steps) =>
  advising.value && steps.length ? advising.value.tell(ctx, /** @type {Choice[]} */ (steps)) : null;

/** The choice itself, then what goes with it. @param {Ctx} ctx @param {unknown[]} steps @returns {string[]} */
export const told = (ctx, steps) => toldByGame(ctx, steps) ?? named(ctx, /** @type {Choice[]} */ (steps));

/** What makes it, the main thing first. @param {unknown[]} steps @returns {number[]} */
export function thingsOf(steps) {
  const choices = /** @type {Choice[]} */ (steps);
  const same = choices.filter(({ verb }) => verb === choices[0].verb).map(({ id }) => id);
  return advising.value?.things(choices) ?? same;
}

/** What is to be remembered until it is done. @param {Ctx} ctx @param {unknown[]} steps @returns {Goal | null} */
export const goalOf = (ctx, steps) => advising.value?.goal(ctx, /** @type {Choice[]} */ (steps)) ?? null;

/** What is left of it; null when it is not followed any more. @param {Ctx} ctx @param {Goal | null} goal */
export const leftOf = (ctx, goal) => (goal && advising.value?.left(ctx, goal)) ?? null;
