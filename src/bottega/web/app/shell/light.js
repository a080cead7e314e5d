/** Light the places of the board that somebody reads of. */

/** @param {string[]} [spots] none puts all lights out */
export function light(spots = []) {
  for (const lit of document.querySelectorAll(".is-lit")) lit.classList.remove("is-lit");
  for (const spot of spots) {
    for (const place of document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)) place.classList.add("is-lit");
  }
}

/**
 * What lights a place while one points at it.
 * @param {string | null} spot
 * @returns {import("../aids/html.js").Props}
 */
export const lights = (spot) => ({
  onMouseEnter: () => light(spot === null ? [] : [spot]),
  onFocus: () => light(spot === null ? [] : [spot]),
  onMouseLeave: () => light(),
  onBlur: () => light(),
});
