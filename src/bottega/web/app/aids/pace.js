/** How fast what others do is shown: a choice of this device. */
import { signal } from "./html.js";
import { store, stored } from "./storage.js";

/** How long a beat is, in milliseconds; the games say how many beats something is worth. */
const BEATS = { slow: 1000, usual: 500, fast: 180, "at-once": 0 };
/** How long a piece is on its way. */
const MOVES = { slow: 800, usual: 420, fast: 220, "at-once": 420 };

/** @typedef {keyof typeof BEATS} Pace */

export const PACES = /** @type {Pace[]} */ (Object.keys(BEATS));
const KEY = "bottega.pace";

const known = PACES.find((one) => one === stored(KEY));
export const pace = signal(/** @type {Pace} */ (known ?? "usual"));

/** @param {Pace} chosen */
export function setPace(chosen) {
  pace.value = chosen;
  store(KEY, chosen);
}

export const beat = () => BEATS[pace.value];
/** What is played again is looked at, whatever the pace. */
export const beatAgain = () => beat() || BEATS.usual;
export const moveTime = () => MOVES[pace.peek()];
