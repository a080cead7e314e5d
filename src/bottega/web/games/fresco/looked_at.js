/** The hour that is pointed at or focused while one chooses when to get up: other places show what it would bring. */
import { signal } from "../../app/aids/html.js";

export const hour = signal(/** @type {number | null} */ (null));

/** @param {number} one @returns the listeners of its row */
export const looking = (one) => {
  const look = () => {
    hour.value = one;
  };
  const away = () => {
    hour.value = null;
  };
  return { onPointerEnter: look, onPointerLeave: away, onFocus: look, onBlur: away };
};
