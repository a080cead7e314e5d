/** Explanations of pieces: on hover, on focus, and on a long press where there is no hover. */

const DELAY = 350;
const PRESS = 500;
const GAP = 8;
const TOLD = "[data-tip], [aria-disabled='true'][data-reason]";

/** @type {HTMLElement} */
let tip;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {Element | null} */
let over = null;
let pressed = false;

const words = (/** @type {Element} */ of) =>
  (of.getAttribute("aria-disabled") === "true" && of.getAttribute("data-reason")) || of.getAttribute("data-tip") || "";

/** @param {Element} of */
function show(of) {
  const text = words(of);
  if (!text || !of.isConnected) return;
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
  if (tip) tip.hidden = true;
}

const told = (/** @type {Event} */ event) => (event.target instanceof Element ? event.target.closest(TOLD) : null);

export function explain() {
  tip = Object.assign(document.createElement("div"), { id: "tip", role: "tooltip", hidden: true });
  document.body.append(tip);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const of = told(event);
    if (of === over) return;
    hideTip();
    over = of;
    if (of) timer = setTimeout(() => show(of), DELAY);
  });
  document.addEventListener("focusin", (event) => {
    const of = told(event);
    if (of?.matches(":focus-visible")) show(of);
  });
  document.addEventListener("focusout", hideTip);
  document.addEventListener("pointerdown", (event) => {
    hideTip();
    pressed = false;
    if (event.pointerType !== "touch") return;
    const of = told(event);
    if (of)
      timer = setTimeout(() => {
        pressed = true;
        show(of);
      }, PRESS);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(end, (event) => {
      if (/** @type {PointerEvent} */ (event).pointerType !== "touch") return;
      if (end === "pointermove" && pressed) return;
      clearTimeout(timer);
    });
  }
  // A long press asks; it does not choose.
  document.addEventListener(
    "click",
    (event) => {
      if (pressed) {
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const of = told(event);
      if (of?.getAttribute("aria-disabled") === "true") show(of);
    },
    true,
  );
  document.addEventListener("contextmenu", (event) => {
    if (pressed) event.preventDefault();
  });
  document.addEventListener("scroll", hideTip, { capture: true, passive: true });
}
