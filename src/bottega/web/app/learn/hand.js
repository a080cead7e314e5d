/** Where the coach's hand stands: at the ring that is meant, on no word of his, and on no other choice. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{kind: "right" | "left" | "above" | "below", x: number, y: number}} Hand `x`, `y`: the middle of it */

/** Half of what it takes, in pixels, lying or standing. */
const LYING = { x: 21, y: 15 };
const STANDING = { x: 17, y: 22 };
const TIP = 4; // pixels of it that touch the ring
const OFF = -5; // the same, where something else begins right at the ring
/** What it takes above a thing. */
export const HAND_ROOM = 2 * STANDING.y - TIP;
const LARGE = 150; // pixels of a thing of which the hand may cover a corner
const WORDS = ".bar, .prompt, .banner, #table :is([data-ui], a, button, summary)"; // not to be hidden without need

/** @param {Element} one @returns {Box} */
export const boxOf = (one) => one.getBoundingClientRect();
export const meets = (/** @type {Box} */ a, /** @type {Box} */ b) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
export const seen = (/** @type {Element} */ one) =>
  one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";

/** @param {Hand} hand @returns {Box} */
function boxAt({ kind, x, y }) {
  const half = kind === "right" || kind === "left" ? LYING : STANDING;
  return { left: x - half.x, top: y - half.y, right: x + half.x, bottom: y + half.y };
}

/** Places along a side, the first one at its end. @param {number} from @param {number} to @param {number} half */
const along = (from, to, half) =>
  to - from <= 2 * half ? [(from + to) / 2] : [from + half, (from + to) / 2, to - half];

/**
 * The places at a ring, the best ones first: beside it, on a phone above it.
 * @param {Box} ring @param {boolean} narrow @param {number} tip @returns {Hand[]}
 */
function placesAt({ left, top, right, bottom }, narrow, tip) {
  const rows = along(top, bottom, LYING.y + TIP);
  const columns = along(left, right, STANDING.x + TIP).reverse();
  /** @type {Hand[]} */
  const beside = [
    ...rows.map((y) => ({ kind: /** @type {const} */ ("right"), x: right + LYING.x - tip, y })),
    ...rows.map((y) => ({ kind: /** @type {const} */ ("left"), x: left - LYING.x + tip, y })),
  ];
  /** @type {Hand[]} */
  const upright = [
    ...columns.map((x) => ({ kind: /** @type {const} */ ("above"), x, y: top - STANDING.y + tip })),
    ...columns.map((x) => ({ kind: /** @type {const} */ ("below"), x, y: bottom + STANDING.y - tip })),
  ];
  return narrow ? [...upright, ...beside] : [...beside, ...upright];
}

/** Those inside it, at its lower edge. @param {Box} ring @returns {Hand[]} */
const placesIn = ({ left, right, bottom }) =>
  along(left, right, STANDING.x + TIP)
    .reverse()
    .map((x) => ({ kind: "below", x, y: bottom - STANDING.y - TIP }));

/**
 * @param {Box} ring round what is meant
 * @param {Element[]} things what is pointed at
 * @param {boolean} narrow
 * @returns {Hand | null} null: nowhere; the ring alone says more than a hand on something else
 */
export function handAt(ring, things, narrow) {
  const own = (/** @type {Element} */ one) => things.some((thing) => thing.contains(one) || one.contains(thing));
  const others = (/** @type {string} */ which) =>
    [...document.querySelectorAll(which)].filter((one) => seen(one) && !own(one)).map(boxOf);
  const never = others(".coach, #table [data-action]");
  const rather = others(WORDS);
  const free = (/** @type {Hand} */ hand) => {
    const box = boxAt(hand);
    const within = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return within && !never.some((other) => meets(box, other));
  };
  const outside = [...placesAt(ring, narrow, TIP), ...placesAt(ring, narrow, OFF)];
  const inside = placesIn(ring);
  const large = Math.min(ring.right - ring.left, ring.bottom - ring.top) >= LARGE;
  const good = large ? [...outside, ...inside] : outside;
  const quiet = (/** @type {Hand} */ hand) => !rather.some((other) => meets(boxAt(hand), other));
  return good.find((hand) => free(hand) && quiet(hand)) ?? [...outside, ...inside].find(free) ?? null;
}
