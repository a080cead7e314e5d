/** Two choices side by side: what was done at a moment of the game, and what was better. */
import { toldByGame } from "../hint/telling.js";
import { context } from "../shell/context.js";
import { ctx, drawing, table } from "../shell/state.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** @typedef {import("../../types/view.d.ts").Choice} Choice */
/** @typedef {import("../../types/server.d.ts").ReviewedChoice} Reviewed */

const MOST = 3; // steps that are told

/**
 * What a game draws from at the moment of a choice, as the seat saw it then.
 * @param {Reviewed} one
 * @returns {Ctx | null}
 */
export function then(one) {
  const at = table.value;
  if (!at || !ctx.value) return null;
  /** @type {unknown} */
  const seen = { ...one.view, choices: [...one.did, ...one.better] };
  const view = /** @type {import("../shell/context.js").View} */ (seen);
  return context({ view, facts: [], table: { ...at, seats: at.seats.map(asPlayer) } }, drawing());
}

/** At that moment somebody played this seat, whoever did later. @param {import("../shell/context.js").Seat} one */
const asPlayer = (one) => ({ ...one, away: false, resigned: false });

/** What is only in the first of two lists of steps, each as often as it is. @param {Choice[]} a @param {Choice[]} b */
function only(a, b) {
  const left = b.map(({ id }) => id);
  return a.filter(({ id }) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * The steps of a choice in words: those that the other one has not, in a few.
 * @param {Ctx} ctx @param {unknown[]} steps @param {unknown[]} others
 */
function told(ctx, steps, others) {
  const [mine, theirs] = [/** @type {Choice[]} */ (steps), /** @type {Choice[]} */ (others)];
  const own = mine[0]?.verb === theirs[0]?.verb ? only(mine, theirs) : [];
  const telling = own.filter((choice) => drawing().matters?.(choice) ?? true);
  const shown = telling.length ? telling : own.length ? own : mine.slice(0, 1);
  const names = shown.map((choice) => drawing().name(ctx, choice));
  return [...new Set(names)].slice(0, MOST);
}

/** What comes after the first clause is for those who choose. @param {string} name */
export const short = (name) => name.split(/[;.] /)[0].replace(/[.\s]+$/, "");

/**
 * Two choices in words, as short as they can be told apart.
 * @param {Ctx} ctx @param {Reviewed} one
 */
export function both(ctx, { did, better }) {
  const own = [did, better].map((steps) => toldByGame(ctx, steps));
  if (own[0] && own[1] && own[0].join() !== own[1].join()) return [own[0], own[1]];
  const [mine, theirs] = [told(ctx, did, better), told(ctx, better, did)];
  const brief = [mine.map(short), theirs.map(short)];
  return brief[0].join() === brief[1].join() ? [mine, theirs] : brief;
}
