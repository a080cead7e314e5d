/**
 * Explanations of pieces: when the mouse moves onto one, on focus, on a long press, and at a touch while one asks. What
 * is shown is always what the piece says now.
 */
import { signal } from "./html.js";

const DELAY = 350;
const PRESS = 500;
const GAP = 8;
const NEAR = 4; // px; a hand that trembles has not moved on
const TOLD = "[data-tip], [aria-disabled='true'][data-reason]";
const ASKED = `${TOLD}, [data-action][aria-label], [role="img"][aria-label]`;

/** A touch asks what something is, and chooses nothing. */
export const asking = signal(false);

/** @type {HTMLElement} */
let tip;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** What the mouse is on. @type {Element | null} */
let over = null;
/** What the tip is of. @type {Element | null} */
let shown = null;
/** Where the mouse is. */
let at = { x: -1, y: -1 };
/** Where it was pressed last, until it leaves that place. @type {{x: number, y: number} | null} */
let rest = null;
let pressed = false;

const words = (/** @type {Element} */ of) =>
  (of.getAttribute("aria-disabled") === "true" && of.getAttribute("data-reason")) ||
  of.getAttribute("data-tip") ||
  of.getAttribute("aria-label") ||
  "";

/** @param {Element} of */
function show(of) {
  const text = words(of);
  if (!text || !of.isConnected) return;
  shown = of;
  tip.textContent = text;
  tip.hidden = false;
  const place = of.getBoundingClientRect();
  const box = tip.getBoundingClientRect();
  const above = place.top - box.height - GAP;
  const left = Math.min(Math.max(GAP, place.left + place.width / 2 - box.width / 2), innerWidth - box.width - GAP);
  const top = above > GAP ? above : Math.min(place.bottom + GAP, innerHeight - box.height - GAP);
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}

export function hideTip() {
  clearTimeout(timer);
  over = null;
  shown = null;
  if (tip) tip.hidden = true;
}

const told = (/** @type {Event} */ event, among = TOLD) =>
  event.target instanceof Element ? event.target.closest(among) : null;

/** After a redraw: the same piece may say something else, or lie no longer under the mouse. */
function lookAgain() {
  if (!shown) return;
  const under = over && document.elementFromPoint(at.x, at.y)?.closest(TOLD);
  if (!shown.isConnected || !words(shown) || (over && under !== shown)) hideTip();
  else if (words(shown) !== tip.textContent) show(shown);
}

/** Only a mouse that moves asks; what slides under one that rests does not. @param {PointerEvent} event */
function follow(event) {
  at = { x: event.clientX, y: event.clientY };
  if (rest && Math.hypot(at.x - rest.x, at.y - rest.y) < NEAR) return;
  rest = null;
  const of = told(event);
  if (of === over) return;
  hideTip();
  over = of;
  if (of) timer = setTimeout(() => show(of), DELAY);
}

/** @param {PointerEvent} event */
function press(event) {
  hideTip();
  pressed = false;
  rest = { x: event.clientX, y: event.clientY };
  if (event.pointerType !== "touch" || asking.peek()) return;
  const of = told(event, ASKED);
  if (of)
    timer = setTimeout(() => {
      pressed = true;
      show(of);
    }, PRESS);
}

/**
 * What a touch is about, if nothing there has words of its own: a thing with a name, or the place that it is part of.
 * @param {Event} event
 */
function around(event) {
  for (let at = event.target instanceof Element ? event.target : null; at; at = at.parentElement) {
    if (at.matches("section, aside, main")) return at.querySelector("h2[data-tip]");
    if (at.matches("[aria-label]")) return at;
  }
  return null;
}

/** A long press asks, and so does every touch while one asks; neither chooses. @param {Event} event */
function click(event) {
  const meant = event.target instanceof Element && event.target.closest("dialog, [data-ui]");
  if (pressed || (asking.peek() && !meant)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    const of = pressed ? null : (told(event, ASKED) ?? around(event));
    pressed = false;
    if (of) show(of);
    return;
  }
  const of = told(event);
  if (of && (asking.peek() || of.getAttribute("aria-disabled") === "true")) show(of);
}

export function explain() {
  tip = Object.assign(document.createElement("div"), { id: "tip", role: "tooltip", hidden: true });
  document.body.append(tip);
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "touch") follow(event);
    else if (!pressed) clearTimeout(timer);
  });
  document.addEventListener("focusin", (event) => {
    const of = told(event);
    if (of?.matches(":focus-visible")) show(of);
  });
  document.addEventListener("focusout", hideTip);
  document.addEventListener("pointerdown", press);
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, (event) => {
      if (/** @type {PointerEvent} */ (event).pointerType === "touch") clearTimeout(timer);
    });
  }
  document.addEventListener("click", click, true);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !asking.peek() || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    asking.value = false;
    hideTip();
  });
  document.addEventListener("contextmenu", (event) => {
    if (pressed) event.preventDefault();
  });
  document.documentElement.addEventListener("pointerleave", hideTip);
  document.addEventListener("scroll", hideTip, { capture: true, passive: true });
  new MutationObserver(lookAgain).observe(/** @type {HTMLElement} */ (document.getElementById("root")), {
    attributeFilter: ["data-tip", "data-reason", "aria-disabled"],
    childList: true,
    subtree: true,
  });
}
