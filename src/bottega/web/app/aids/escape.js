/** What Escape closes. */
import { useLayoutEffect } from "./html.js";

/** Escape closes this, wherever the focus is, and nothing else. @param {() => void} close @param {boolean} [open] */
export function useEscape(close, open = true) {
  // As soon as it is seen: an effect that waits for the picture misses a quick hand.
  useLayoutEffect(() => {
    if (!open) return;
    const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [close, open]);
}
