/**
 * What the facts of the game so far tell beyond the view: which piece is which, prices, and the points of each round.
 */

import { of } from "../common/facts.js";

/** @typedef {import("../../types/princes.d.ts").Fact} Fact */
/** @typedef {import("./words.js").Ctx} Ctx */

export { of };

/**
 * A number for every piece that has left its pile, so that it is known again where it goes: `lake-2` is the third lake.
 * @param {Fact[]} facts
 */
export function pieceIds(facts) {
  /** @type {Map<string, number>} */
  const laid = new Map();
  /** @type {Map<string, string[]>} by seat and kind, in the order of laying */
  const owned = new Map();
  const note = (/** @type {number} */ seat, /** @type {string} */ kind) => {
    const number = laid.get(kind) ?? 0;
    laid.set(kind, number + 1);
    const key = `${seat} ${kind}`;
    owned.set(key, [...(owned.get(key) ?? []), `${kind}-${number}`]);
  };
  for (const fact of facts) {
    if (fact.event === "placed") note(fact.seat, fact.piece);
    else if (fact.event === "bought" && (fact.item === "jester" || fact.item === "builder")) note(fact.seat, fact.item);
    else if (fact.event === "introduced") note(fact.seat, fact.freedom);
  }
  return {
    /** @param {number} seat @param {string} kind @param {number} nth */
    owned: (seat, kind, nth) => owned.get(`${seat} ${kind}`)?.[nth],
    /** The next one to leave its pile; `ahead` are on their way. @param {string} kind @param {number} [ahead] */
    next: (kind, ahead = 0) => `${kind}-${(laid.get(kind) ?? 0) + ahead}`,
  };
}

/** The facts since a round began. @param {Fact[]} facts */
export function thisRound(facts) {
  const start = facts.findLastIndex((fact) => fact.event === "round-began");
  return facts.slice(Math.max(0, start));
}

/** The facts since the last player's turn began. @param {Fact[]} facts */
export function thisTurn(facts) {
  const start = facts.findLastIndex((fact) => fact.event === "turn-ended" || fact.event === "markers-taken");
  return facts.slice(start + 1);
}

/** Who has passed on the item under the hammer. @param {Fact[]} facts */
export function passedOn(facts) {
  const start = facts.findLastIndex((fact) => fact.event === "opened");
  return new Set(of(facts.slice(Math.max(0, start)), "passed").map((fact) => fact.seat));
}

/** What an item has fetched in this game so far. @param {Fact[]} facts @param {string} item */
export const prices = (facts, item) =>
  of(facts, "bought")
    .filter((fact) => fact.item === item && fact.auction)
    .map((fact) => fact.price);

/** One list of facts for each round that has begun. @param {Fact[]} facts @returns {Fact[][]} */
export function rounds(facts) {
  /** @type {Fact[][]} */
  const found = [];
  for (const fact of facts) {
    if (fact.event === "round-began") found.push([]);
    found[found.length - 1]?.push(fact);
  }
  return found;
}

/** What everybody gained, less what was sold. @param {Fact[]} facts @param {number} players */
export function gained(facts, players) {
  const sums = Array.from({ length: players }, () => 0);
  for (const fact of facts) {
    if (fact.event === "scored") sums[fact.seat] += fact.points;
    else if (fact.event === "sold") sums[fact.seat] -= fact.points;
  }
  return sums;
}
