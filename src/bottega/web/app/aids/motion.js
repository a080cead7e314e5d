/** Pieces move from where they were to where they go: measured before and after each redraw (FLIP). */

import { moveTime } from "./pace.js";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(.45,.05,.25,1)";
const FRESH = 900;
const APART = 60;
const LEAST = 3; // pixels; less is no move
const LONGEST_QUEUE = 3;

/**
 * Where a piece was: on the page, and in what.
 * @typedef {{box: DOMRect, width: number, parent: Element | null, around: DOMRect | undefined,
 *   piece: HTMLElement}} Place
 */
/** @type {Map<string, Place> | null} */
let before = null;
/** @type {Map<string, {animation: Animation, piece: HTMLElement, to: DOMRect}>} */
const running = new Map();

const pieces = () => /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#table [data-piece]"));
const shown = (/** @type {DOMRect} */ box) => box.width > 0 && box.height > 0;

/** @param {HTMLElement} piece @param {DOMRect} box @returns {Place} */
const placeOf = (piece, box) => ({
  box,
  width: piece.offsetWidth || box.width, // a card that is turned is no larger for it
  parent: piece.parentElement,
  around: piece.parentElement?.getBoundingClientRect(),
  piece,
});

/**
 * What it lies in has been pushed aside, and the piece with it: that is no move.
 * @param {Place} was
 * @param {Place} is
 */
function pushed(was, is) {
  if (was.parent !== is.parent || !was.around || !is.around) return false;
  const x = was.box.left - was.around.left - (is.box.left - is.around.left);
  const y = was.box.top - was.around.top - (is.box.top - is.around.top);
  return Math.abs(x) <= LEAST && Math.abs(y) <= LEAST;
}

/** Remember where everything is. Call it right before the picture changes. */
export function measure() {
  if (document.hidden) {
    before = null;
    return;
  }
  before = new Map();
  for (const piece of pieces()) {
    const box = piece.getBoundingClientRect();
    if (shown(box)) before.set(/** @type {string} */ (piece.dataset.piece), placeOf(piece, box));
  }
}

/**
 * Let everything that stands elsewhere now come from its old place. Call it right after the redraw.
 * @param {Map<string, Element>} [taken] where pieces go that are no longer on the table, by their names
 */
export function animate(taken = new Map()) {
  if (!before) return;
  const old = before;
  before = null;
  if (!STILL.matches) for (const [name, panel] of taken) takeAway(old.get(name), panel);
  const moved = [];
  for (const piece of pieces()) {
    const name = /** @type {string} */ (piece.dataset.piece);
    const from = old.get(name);
    const to = piece.getBoundingClientRect();
    if (!shown(to)) continue;
    if (!from) {
      if (old.size) freshen(piece);
      continue;
    }
    // Where the table is shown smaller than it is, a pixel of the piece is less than one of the window.
    const zoom = /** @type {{currentCSSZoom?: number}} */ (/** @type {unknown} */ (piece)).currentCSSZoom ?? 1;
    const x = (from.box.left - to.left) / zoom;
    const y = (from.box.top - to.top) / zoom;
    const is = placeOf(piece, to);
    const order = piece.closest("[data-slides]") !== null; // a hand is put in order: it slides, and nothing is new
    if ((Math.abs(x) > LEAST || Math.abs(y) > LEAST) && (order || !pushed(from, is)))
      moved.push({ piece, name, x, y, scale: is.width ? from.width / is.width : 1, to, order });
  }
  // A scrolled page or a new layout moves everything: that is no move of the game.
  if (moved.length > 40 || STILL.matches) {
    moved.forEach(({ piece, order }) => {
      if (moved.length <= 40 && !order) freshen(piece);
    });
    return;
  }
  const apart = moved.length > LONGEST_QUEUE ? APART / 3 : APART;
  for (const [k, step] of moved.entries()) glide(step, k * apart);
}

/**
 * @param {{piece: HTMLElement, name: string, x: number, y: number, scale: number, to: DOMRect, order: boolean}} step
 * @param {number} delay
 */
function glide({ piece, name, x, y, scale, to, order }, delay) {
  running.get(name)?.animation.cancel();
  piece.classList.add("is-moving");
  const animation = piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    { duration: moveTime(), delay, easing: EASE, fill: "backwards" },
  );
  running.set(name, { animation, piece, to });
  animation.onfinish = animation.oncancel = () => {
    running.delete(name);
    piece.classList.remove("is-moving");
  };
  animation.finished.then(
    () => {
      if (!order) freshen(piece);
    },
    () => {},
  );
}

/** A likeness of a piece that was taken goes to who took it. @param {Place | undefined} was @param {Element} panel */
function takeAway(was, panel) {
  if (!was || was.piece.isConnected) return;
  const to = panel.getBoundingClientRect();
  const likeness = /** @type {HTMLElement} */ (was.piece.cloneNode(true));
  for (const name of ["data-piece", "data-action", "data-spot", "id"]) likeness.removeAttribute(name);
  likeness.classList.remove("legal");
  const ghost = document.createElement("div");
  ghost.className = "taken";
  ghost.ariaHidden = "true";
  ghost.inert = true;
  ghost.append(likeness);
  Object.assign(ghost.style, {
    left: `${was.box.left}px`,
    top: `${was.box.top}px`,
    width: `${was.box.width}px`,
    height: `${was.box.height}px`,
  });
  document.body.append(ghost);
  const x = to.left + to.width / 2 - was.box.left - was.box.width / 2;
  const y = to.top + to.height / 2 - was.box.top - was.box.height / 2;
  const way = [{}, { transform: `translate(${x}px, ${y}px) scale(.7)`, opacity: 1, offset: 0.85 }, { opacity: 0 }];
  ghost.animate(way, { duration: 2 * moveTime(), easing: EASE }).finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}

/**
 * The choice that is still on its way to this place: a hand that is there before it means it.
 * @param {number} x
 * @param {number} y
 */
export function landing(x, y) {
  for (const { piece, to } of running.values()) {
    if (piece.hasAttribute("data-action") && x >= to.left && x <= to.right && y >= to.top && y <= to.bottom)
      return piece;
  }
  return null;
}

/** The gold rim of what has just come. @param {HTMLElement} piece */
function freshen(piece) {
  piece.classList.add("is-fresh");
  setTimeout(() => piece.classList.remove("is-fresh"), FRESH);
}
