/** Turning points in words, and their marks on the time line. */
import { told } from "../shell/chronicle.js";
import { drawing } from "../shell/state.js";
import { past } from "./player.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */

const ROWS = 2;

/**
 * When a move was made, as the chronicle heads it: the round, and the phase of a game that has some.
 * @param {Ctx} ctx @param {number} at
 */
export function moment(ctx, at) {
  const heading = past.value?.linesAt(at).findLast((line) => line.heading);
  return heading ? ctx.plain(told(ctx, heading, drawing())) : "";
}

/**
 * What is told of a move, in one go; of a secret one, what was told last: that is what it went on with.
 * @param {Ctx} ctx @param {number} at
 */
export function sentence(ctx, at) {
  const own = past.value?.linesOf(at) ?? [];
  const before = past.value?.linesAt(at).findLast((line) => !line.heading);
  const lines = own.length || !before ? own : [before];
  return lines.map((line) => ctx.plain(told(ctx, line, drawing()))).join(" ");
}

/** Both. @param {Ctx} ctx @param {number} at */
export const whatTurned = (ctx, at) => [moment(ctx, at), sentence(ctx, at)].filter(Boolean).join(": ");

/**
 * Where marks lie, from 0 to 1, so that none covers another: one that is near to the mark before it goes a row lower,
 * and aside where there is no room either.
 * @param {number[]} shares in the order of the game
 * @param {number} gap how far apart they must be
 */
export function apart(shares, gap) {
  const free = Array.from({ length: ROWS }, () => 1 - gap / 2); // from the end, where games turn most
  return shares
    .toReversed()
    .map((share) => {
      const wished = Math.max(gap / 2, share);
      const most = Math.max(...free);
      const found = free.findIndex((limit) => wished <= limit);
      const row = found < 0 ? free.indexOf(most) : found;
      const x = Math.min(wished, free[row]);
      free[row] = x - gap;
      return { x, row };
    })
    .toReversed();
}
