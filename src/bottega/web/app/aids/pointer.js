/** A hand that is quicker than the picture: what has only just come to lie under the pointer was not meant by it. */

const GLANCE = 250; // ms
const NEAR = 8; // pixels; less is a hand that rests

/** Since when each offer can be taken. @type {Map<number, number>} */
let since = new Map();
/** @type {{x: number, y: number} | null} */
let pointer = null;
/** Where the pointer was when the last offer came. @type {{x: number, y: number} | null} */
let rest = null;
/** What the first click of a run was made on. @type {string | null} */
let first = null;

const follow = (/** @type {MouseEvent} */ event) => {
  pointer = { x: event.clientX, y: event.clientY };
};
document.addEventListener("pointermove", follow, { passive: true });
document.addEventListener("pointerdown", follow, { passive: true });

/** New offers lie on the table; after an own choice all of them are new. @param {number[]} ids @param {boolean} own */
export function offered(ids, own) {
  const now = performance.now();
  const old = since;
  since = new Map(ids.map((id) => [id, own ? now : (old.get(id) ?? now)]));
  if (own || ids.some((id) => !old.has(id))) rest = pointer;
}

/**
 * Whether this click means this offer. Clicks of the keyboard have no number and always do; of fingers a browser
 * numbers also those that fall wide apart.
 * @param {PointerEvent} event
 * @param {string | null} offer the number of the choice, if it is one
 */
export function meant(event, offer) {
  if (event.detail === 0) return true;
  if (event.detail === 1 || event.pointerType === "touch") first = offer;
  else if (offer !== first) return false;
  const age = performance.now() - (since.get(Number(offer)) ?? -Infinity);
  return age >= GLANCE || rest === null || Math.hypot(event.clientX - rest.x, event.clientY - rest.y) > NEAR;
}
