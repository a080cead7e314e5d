/** Where the coach's hand stands: at the ring that is meant, on no words that one reads, and on no other choice. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{kind: "right" | "left" | "above" | "below", x: number, y: number}} Hand `x`, `y`: the middle of it */

/** Half of what it takes, in pixels, lying or standing. */
const LYING = { x: 21, y: 15 };
const STANDING = { x: 17, y: 22 };
const TIP = 4; // pixels of it that touch the ring
const OFF = -5; // the same, where something else begins right at the ring
/** What it takes above a thing. */
export const HAND_ROOM = 2 * STANDING.y - TIP;
const STEP = 8; // pixels between places that lie close together
const REACH = 2 * STANDING.y; // pixels round a ring that the hand can come to
const SHOWN = { visibilityProperty: true };
const SCRAP = 100; // square pixels of words in the shadow that it may hide, which is about a letter
const MARGIN = 3; // pixels of a line of words that no letter fills
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

/** More of them, close together: between words there is little room. @type {typeof along} */
function closely(from, to, half) {
  const length = Math.max(0, to - from - 2 * half);
  const count = Math.ceil(length / STEP) + 1;
  const first = (from + to - length) / 2;
  return Array.from({ length: count }, (_, k) => first + (count > 1 ? (k * length) / (count - 1) : 0));
}

/**
 * The places at a ring, the best ones first: beside it, on a phone above it.
 * @param {Box} ring @param {boolean} narrow @param {number} tip @param {typeof along} spread @returns {Hand[]}
 */
function placesAt({ left, top, right, bottom }, narrow, tip, spread) {
  const rows = spread(top, bottom, LYING.y + TIP);
  const columns = spread(left, right, STANDING.x + TIP).reverse();
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

/** Those inside it, at its lower edge. @param {Box} ring @param {typeof along} spread @returns {Hand[]} */
const placesIn = ({ left, right, bottom }, spread) =>
  spread(left, right, STANDING.x + TIP)
    .reverse()
    .map((x) => ({ kind: "below", x, y: bottom - STANDING.y - TIP }));

/** How much of some words it would hide, in square pixels. @param {Box} hand @param {Box[]} words */
const covered = (hand, words) =>
  words
    .filter((line) => meets(line, hand))
    .map((line) => [
      Math.min(line.right, hand.right) - Math.max(line.left, hand.left),
      Math.min(line.bottom, hand.bottom) - Math.max(line.top, hand.top),
    ])
    .reduce((sum, [broad, high]) => sum + broad * high, 0);

/** Whether it holds words for the ear alone, which have a pixel to hide in. @param {Box} box */
const isHeard = ({ left, right }) => right - left <= 1;

/**
 * Where words stand that the hand could cover, line by line.
 * @param {Box} around @returns {Box[]}
 */
function wordsIn(around) {
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!holder || !node.nodeValue?.trim() || !holder.checkVisibility(SHOWN)) continue;
    const box = boxOf(holder);
    if (isHeard(box) || !meets(box, around)) continue;
    range.selectNodeContents(node);
    lines.push(...range.getClientRects());
  }
  return lines
    .map(({ left, top, right, bottom }) => ({ left, top: top + MARGIN, right, bottom: bottom - MARGIN }))
    .filter((line) => meets(line, around));
}

/**
 * @param {Box} ring round what is meant
 * @param {Element[]} things what is pointed at
 * @param {boolean} narrow
 * @param {Box[]} lit where there is no shadow, so that one reads there
 * @returns {Hand | null} null: nowhere; the ring alone says more than a hand on words or on something else
 */
export function handAt(ring, things, narrow, lit) {
  const own = (/** @type {Element} */ one) => things.some((thing) => thing.contains(one) || one.contains(thing));
  const others = (/** @type {string} */ which) =>
    [...document.querySelectorAll(which)].filter((one) => seen(one) && !own(one)).map(boxOf);
  const never = others(".coach, #table [data-action]");
  const rather = others(WORDS);
  const { left, top, right, bottom } = ring;
  const words = wordsIn({ left: left - REACH, top: top - REACH, right: right + REACH, bottom: bottom + REACH });
  const read = words.filter((line) => lit.some((part) => meets(part, line)));
  const on = (/** @type {Box[]} */ boxes) => (/** @type {Hand} */ hand) => boxes.some((box) => meets(boxAt(hand), box));
  const free = (/** @type {Hand} */ hand) => {
    const box = boxAt(hand);
    const within = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return within && !on(never)(hand) && !on(read)(hand);
  };
  const large = Math.min(right - left, bottom - top) >= LARGE;
  const places = (/** @type {typeof along} */ spread) => [
    ...[TIP, OFF].flatMap((tip) => placesAt(ring, narrow, tip, spread)),
    ...(large ? placesIn(ring, spread) : []),
  ];
  const all = [...places(along), ...places(closely), ...placesIn(ring, closely)].filter(free);
  const quiet = all.filter((hand) => !on(rather)(hand));
  const nearly = (/** @type {Hand[]} */ hands) => hands.find((hand) => covered(boxAt(hand), words) <= SCRAP);
  return quiet.find((hand) => !on(words)(hand)) ?? nearly(quiet) ?? nearly(all) ?? null;
}
