/** The figures of an account as the charts draw them. What they are was worked out by the game, on the server. */

/** @typedef {import("./context.js").Account} Told */

/**
 * @param {import("./context.js").Ctx} ctx
 * @param {(source: string) => string} label
 * @param {string} [after] what is counted after the last round is called so, in games that have it
 * @returns {Pick<import("./ending.js").Account, "sources" | "rows" | "perRound">}
 */
export function figures(ctx, label, after) {
  const { ranking, scores } = ctx.view;
  /** @type {Partial<Told>} */
  const { sources = [], points = [], rounds = [], totals = scores } = ctx.account ?? {};
  const seats = /** @type {number[]} */ (ranking.flat());
  const used = sources.filter((source) => seats.some((seat) => points[seat][source]));
  let place = 1;
  const rows = ranking.flatMap((/** @type {number[]} */ tied) => {
    const here = tied.map((seat) => ({ seat, place, total: totals[seat], bySource: points[seat] ?? {} }));
    place += tied.length;
    return here;
  });
  const perRound = rounds.map((round, k) => ({ label: String(k + 1), points: round.slice(0, seats.length) }));
  if (after) perRound.push({ label: after, points: totals.slice(0, seats.length) });
  return { sources: used.map((key) => ({ key, label: label(key) })), rows, perRound };
}
