/** The keyboard: arrow keys inside what is laid out as a grid, a few letters, and a focus that does not get lost. */

import { goBack } from "../shell/back.js";
import { skip } from "../shell/follow.js";
import { look, playAgain, toNow } from "../shell/rewind.js";
import { keys } from "./prefs.js";
import { hideTip } from "./tips.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const FOCUSABLE = "button, a[href], [tabindex]";
const ASIDE = 2.5; // how much a step to the side counts against one ahead

const middle = (/** @type {Element} */ of) => {
  const b = of.getBoundingClientRect();
  return { x: b.left + b.width / 2, y: b.top + b.height / 2 };
};

/** The nearest one in that direction. @param {HTMLElement} from @param {HTMLElement[]} among @param {number[]} way */
function nearest(from, among, [dx, dy]) {
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const other of among) {
    if (other === from || !other.getClientRects().length) continue;
    const { x, y } = middle(other);
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (ahead < 2) continue;
    const far = ahead + aside * ASIDE;
    if (far < least) {
      least = far;
      best = other;
    }
  }
  return best;
}

/** @param {KeyboardEvent} event */
function arrows(event) {
  const way = ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)];
  const from = /** @type {HTMLElement | null} */ (document.activeElement);
  const grid = from?.closest("[data-grid]");
  if (!way || !from || !grid) return;
  const next = nearest(from, /** @type {HTMLElement[]} */ ([...grid.querySelectorAll(FOCUSABLE)]), way);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The choice that was made with the focus on it: where it was, and in which grid.
 * @type {{x: number, y: number, grid: Element | null} | null}
 */
let left = null;

/** @param {Element} choice */
export function leave(choice) {
  left = choice.contains(document.activeElement) ? { ...middle(choice), grid: choice.closest("[data-grid]") } : null;
}

/** After a redraw that took the choice away: the nearest one of its grid has the focus now, or else the prompt. */
export function refocus() {
  if (!left || document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
  const { x, y, grid } = left;
  left = null;
  const far = (/** @type {Element} */ one) => {
    const at = middle(one);
    return Math.hypot(at.x - x, at.y - y);
  };
  const choices = grid?.isConnected
    ? [...grid.querySelectorAll("[data-action]")].filter((one) => one.getClientRects().length)
    : [];
  const next = choices.sort((one, other) => far(one) - far(other))[0] ?? document.querySelector(".prompt-text");
  /** @type {HTMLElement | null} */ (next)?.focus();
}

const typing = (/** @type {KeyboardEvent} */ event) =>
  event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]") !== null;

/** Whether something has the focus that does something with the keyboard. */
const focused = () => document.activeElement?.matches("button, a, summary, [tabindex='0']");

/** @param {{rules: () => void, menu: () => void, hint: () => void}} open what the keys `?`, `M` and `H` open */
export function listen({ rules, menu, hint }) {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element && target.closest("[data-action]"))) left = null;
  });
  document.addEventListener("pointerdown", () => {
    left = null;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      hideTip();
      // Whoever looks back wants to be back first, whatever has come meanwhile.
      if (!document.querySelector("dialog[open]") && !toNow()) skip();
      return;
    }
    if (typing(event) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    arrows(event);
    if (!keys.value || document.querySelector("dialog[open]")) return;
    if (event.key === "u" || event.key === "U") goBack();
    if (event.key === "[" || event.key === ",") look(-1);
    if (event.key === "]" || event.key === ".") look(1);
    if (event.key === "w" || event.key === "W") playAgain();
    if (event.key === " " && !focused() && skip()) event.preventDefault();
    if (event.key === "m" || event.key === "M") menu();
    if (event.key === "h" || event.key === "H") hint();
    if (event.key === "?") {
      event.preventDefault();
      rules();
    }
  });
}
