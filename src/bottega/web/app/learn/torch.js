/**
 * What the coach points at: a veil over the table with holes in it, a ring of chalk round each thing, and a hand. None
 * of it takes a click or is read out; the sentences name what they speak of.
 */
import { art, html, joined, useEffect, useLayoutEffect, useRef, useState } from "../aids/html.js";
import { lang } from "../i18n/i18n.js";
import { HAND } from "./art.js";
import { boxOf, HAND_ROOM, handAt, meets, seen } from "./hand.js";

/** @typedef {import("./hand.js").Box} Box */

const AROUND = 5; // pixels between a thing and its ring
const LOOK = 150; // ms between two looks at things that move
const NARROW = matchMedia("(max-width: 1099px)");
const STRONG = 3000; // ms that a ring is stronger for whoever asked where it is
const ROUND = 9;
const LEAST = 16; // pixels of a thing that are worth a ring
const ENOUGH = 200; // pixels of a tall thing that say what it is
const CONTEXT = 72; // pixels of the page above what is pointed at
const LITTLE = 12; // pixels of it where there is less room
const ROOM = 150; // pixels of the page that the coach leaves between the bar and himself

/** Keys of what lessons show, as selectors. @typedef {Record<string, string | ((what: string) => string)>} Targets */
/** @type {Targets} */
let targets = {};

/** How this game's table names things. @param {Targets} named */
export function know(named) {
  targets = named;
}

/** The things that a key stands for. @param {string} key */
function resolve(key) {
  const [name, what = ""] = key.split(":");
  const found = targets[name];
  const selector = typeof found === "function" ? found(CSS.escape(what)) : found;
  return selector ? [...document.querySelectorAll(selector)].filter(seen) : [];
}

/** @param {number[]} actions */
const awaited = (actions) =>
  actions.flatMap((action) => [...document.querySelectorAll(`[data-action="${action}"]`)].filter(seen).slice(0, 1));

/**
 * What a step points at: the choice that is awaited, else what it shows.
 * @param {string[]} shows
 * @param {number[]} awaits
 */
export function pointedAt(shows, awaits) {
  const choices = awaited(awaits);
  return choices.length ? choices : shows.flatMap((key) => resolve(key).slice(0, 1));
}

/** @param {Box} one @param {Box} other @returns {Box} */
const around = (one, other) => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** With the piece that lies on it, which may be larger: a card goes on beneath the next one. @param {Element} one */
function allOf(one) {
  const piece = one.querySelector(":scope > [data-piece]");
  return piece ? around(boxOf(one), boxOf(piece)) : boxOf(one);
}

/** What is pointed at can be drawn above its neighbours. @param {Element[]} things */
function mark(things) {
  for (const one of document.querySelectorAll("[data-pointed]"))
    if (!things.includes(one)) one.removeAttribute("data-pointed");
  for (const one of things) one.setAttribute("data-pointed", "");
}

const grown = (/** @type {Box} */ box) => ({
  left: Math.max(2, box.left - AROUND),
  top: Math.max(2, box.top - AROUND),
  right: Math.min(innerWidth - 2, box.right + AROUND),
  bottom: Math.min(innerHeight - 2, box.bottom + AROUND),
});

/** Things that lie close together get one ring. @param {Box[]} boxes */
function together(boxes) {
  /** @type {Box[]} */
  const rings = [];
  for (const box of boxes) {
    let one = box;
    for (let other = rings.find((ring) => meets(ring, one)); other; other = rings.find((ring) => meets(ring, one))) {
      rings.splice(rings.indexOf(other), 1);
      one = around(one, other);
    }
    rings.push(one);
  }
  return rings;
}

const onPixels = (/** @type {Box} */ { left, top, right, bottom }) => ({
  left: Math.round(left),
  top: Math.round(top),
  right: Math.round(right),
  bottom: Math.round(bottom),
});

/**
 * The same holes without overlaps, which would close each other: where some meet, they are cut into strips. One box
 * round all of them would light the whole table.
 * @param {Box[]} boxes
 */
function apart(boxes) {
  const all = boxes.map(onPixels);
  const alone = all.filter((box) => !all.some((other) => other !== box && meets(other, box)));
  const rest = all.filter((box) => !alone.includes(box));
  const edges = [...new Set(rest.flatMap(({ top, bottom }) => [top, bottom]))].sort((a, b) => a - b);
  const strips = edges.slice(1).flatMap((bottom, k) => {
    const top = edges[k];
    const inside = rest.filter((box) => box.top <= top && box.bottom >= bottom);
    return together(inside.map(({ left, right }) => ({ left, top, right, bottom })));
  });
  return { alone, strips };
}

/** A hole with sharp corners. @param {Box} box */
const sharp = ({ left, top, right, bottom }) => `M${left} ${top}H${right}V${bottom}H${left}Z`;

/** A hole with round corners. @param {Box} box */
function whole({ left, top, right, bottom }) {
  const r = Math.min(ROUND, (right - left) / 2, (bottom - top) / 2);
  return [
    `M${left + r} ${top}H${right - r}Q${right} ${top} ${right} ${top + r}`,
    `V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}`,
    `H${left + r}Q${left} ${bottom} ${left} ${bottom - r}`,
    `V${top + r}Q${left} ${top} ${left + r} ${top}Z`,
  ].join("");
}

/** On a phone, the part of it that the coach leaves free. @param {Box} box @returns {Box} */
function beside(box) {
  const coach = document.querySelector(".coach");
  if (!NARROW.matches || !coach || !meets(box, boxOf(coach))) return box;
  const { top, bottom } = boxOf(coach);
  return coach.getAttribute("data-at") === "top" ? { ...box, top: bottom + 2 } : { ...box, bottom: top - 2 };
}

/** Where a bar at the top of the window ends. */
const under = () => Math.max(0, ...[...document.querySelectorAll(".bar")].map((bar) => boxOf(bar).bottom));

/** On a phone one's own things stay at the lower edge of the window. */
const docks = () => resolve("dock").filter((one) => getComputedStyle(one).position === "fixed");
const lifted = () => NARROW.matches && document.querySelector(".coach[data-lifted]:not([data-at])") !== null;

/**
 * The coach stands above the dock, if there is room; the dock is lit while a move is awaited or he speaks of it.
 * @param {HTMLElement} coach @param {Element[]} things
 */
function lift(coach, things) {
  const edge = Math.min(innerHeight, ...docks().map((one) => boxOf(one).top));
  const below = things.map((one) => boxOf(one).top - edge);
  const room = edge - under() - (boxOf(coach).bottom - boxOf(coach).top) - ROOM;
  lower(coach);
  if (room < 0) return;
  // The hand stands between him and what he points at.
  const more = below[0] >= 0 ? Math.max(0, HAND_ROOM + AROUND - below[0]) : 0;
  coach.style.setProperty("--lift", `${innerHeight - edge + Math.min(room, more)}px`);
  if (coach.classList.contains("is-do") || below.some((top) => top >= 0)) coach.setAttribute("data-lifted", "");
}

/** @param {HTMLElement} coach */
function lower(coach) {
  coach.style.removeProperty("--lift");
  coach.removeAttribute("data-lifted");
}

/** Whether enough of it is seen above the coach. @param {Element} thing @param {Element} coach */
const above = (thing, coach) =>
  boxOf(coach).top - boxOf(thing).top >= Math.min(ENOUGH, boxOf(thing).bottom - boxOf(thing).top);

/** Whether he lies on one of them. @param {Element} coach @param {Element[]} things */
const covers = (coach, things) => things.some((one) => meets(boxOf(one), boxOf(coach)));

/** How much smaller he makes himself, step by step: without his picture, then in smaller letters too. */
const SIZES = ["", "head", "all"];

const cut = (/** @type {Element} */ one) => one.scrollHeight > one.clientHeight + 1;

/** Whether something in the column is only seen by scrolling. @param {Element} one */
function squeezed(one) {
  for (let at = /** @type {Element | null} */ (one); at && !at.matches(".side"); at = at.parentElement)
    if (getComputedStyle(at).overflowY === "auto" && cut(at)) return true;
  return false;
}

/**
 * In the column, as large as its room allows: what else stands there keeps its own. Only where he has no room at all,
 * he is afloat over the board, or if he would lie on one's own things there, the column gives way.
 * @param {HTMLElement} coach @param {Element[]} things
 */
function place(coach, things) {
  coach.removeAttribute("data-at");
  const fits = SIZES.some((size) => {
    coach.dataset.size = size;
    return !cut(coach);
  });
  const inside = things.filter((one) => one.closest(".side"));
  if (fits && !covers(coach, things) && !inside.some(squeezed)) return;
  coach.setAttribute("data-at", inside.length ? "afloat" : "squeezing");
  coach.dataset.size = "";
  if (!inside.length || !covers(coach, [...things, ...resolve("dock")])) return;
  coach.setAttribute("data-at", "squeezing");
  if (covers(coach, things)) coach.setAttribute("data-at", "afloat");
}

/** Beside the table, after whatever he says. @param {Element[]} things */
function fit(things) {
  const coach = /** @type {HTMLElement | null} */ (document.querySelector(".coach"));
  if (coach && !NARROW.matches) place(coach, things);
}

/**
 * Bring it where it can be seen: below the bar, above the coach.
 * @param {Element[]} things
 */
export function bring(things) {
  const [first] = things;
  const coach = /** @type {HTMLElement | null} */ (document.querySelector(".coach"));
  fit(things);
  if (!first || !coach || !NARROW.matches) {
    first?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return;
  }
  coach.removeAttribute("data-at");
  delete coach.dataset.size;
  first.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  const box = boxOf(first);
  lift(coach, things);
  const spare = boxOf(coach).top - under() - (box.bottom - box.top);
  const top = Math.min(under(), innerHeight / 3) + Math.max(LITTLE, Math.min(CONTEXT, spare / 3));
  const before = scrollY;
  scrollBy({ top: box.top - top, behavior: "instant" });
  // What is fixed to the window does not come: then the page need not go either.
  if (boxOf(first).top === box.top) scrollTo({ top: before, behavior: "instant" });
  // What does not scroll, or lies too low to be brought up, is left free by the coach.
  if (boxOf(first).top >= boxOf(coach).bottom) return;
  if (!above(first, coach)) lower(coach);
  if (above(first, coach)) return;
  coach.style.setProperty("--under", `${Math.max(0, under())}px`);
  coach.setAttribute("data-at", "top");
}

/** Whether the rings are stronger now: for a moment after each call. @param {number} called */
function useStrong(called) {
  const [strong, setStrong] = useState(0);
  useEffect(() => {
    setStrong(called);
    const timer = setTimeout(() => setStrong(0), STRONG);
    return () => clearTimeout(timer);
  }, [called]);
  return strong;
}

/** What is never in the shadow. */
const clear = () =>
  [...document.querySelectorAll(".bar, .prompt, .coach, .banner"), ...(lifted() ? docks() : [])].map(boxOf);

/** @typedef {{rings: Box[], hand: import("./hand.js").Hand | null}} Chalk */

/**
 * @param {{things: () => Element[], at: string, wrong: unknown, called: number}} props `at` changes when something else
 *   is pointed at, `wrong` when somebody looked for it in the wrong place, `called` when somebody asks where it is
 */
export function Torch({ things, at, wrong, called }) {
  const [{ rings, hand }, setChalk] = useState(/** @type {Chalk} */ ({ rings: [], hand: null }));
  const veil = useRef(/** @type {HTMLElement | null} */ (null));
  const strong = useStrong(called);
  const look = () => {
    const all = things();
    mark(all);
    const boxes = all.map((one) => beside(grown(allOf(one))));
    const found = together(boxes.filter((box) => box.right > box.left && box.bottom > box.top + LEAST));
    const meant = found.find((ring) => meets(ring, boxes[0])) ?? found[0];
    const lit = [...clear(), ...found];
    const drawn = { rings: found, hand: meant ? handAt(meant, all, NARROW.matches, lit) : null };
    setChalk((now) => (JSON.stringify(now) === JSON.stringify(drawn) ? now : drawn));
    const outer = { left: -ROUND, top: -ROUND, right: innerWidth + ROUND, bottom: innerHeight + ROUND };
    const { alone, strips } = apart(lit);
    veil.current?.style.setProperty(
      "clip-path",
      `path(evenodd, "${[...[outer, ...alone].map(whole), ...strips.map(sharp)].join("")}")`,
    );
  };
  const resized = () => {
    fit(things());
    look();
  };
  useLayoutEffect(() => fit(things()), [at, wrong, called, lang.value]); // before anything is seen of it
  useLayoutEffect(look);
  useEffect(() => {
    bring(things());
    look();
  }, [at, wrong]);
  useEffect(() => {
    const timer = setInterval(look, LOOK);
    addEventListener("scroll", look, { passive: true, capture: true });
    addEventListener("resize", resized);
    document.fonts.ready.then(resized);
    return () => {
      clearInterval(timer);
      removeEventListener("scroll", look, { capture: true });
      removeEventListener("resize", resized);
    };
  }, [at]);
  useEffect(() => () => mark([]), []);
  return html`
    <div class="torch" aria-hidden="true">
      <div class="veil" ref=${veil} hidden=${!rings.length}></div>
      ${rings.map(
        ({ left, top, right, bottom }, k) => html`
          <div
            key=${`${strong} ${k}`}
            class=${joined("ring", strong > 0 && "called")}
            style=${`left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`}
          ></div>
        `,
      )}
      ${hand ? art(HAND, { class: hand.kind, style: `left:${hand.x}px;top:${hand.y}px` }) : null}
    </div>
  `;
}
