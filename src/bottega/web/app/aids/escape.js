/** What Escape closes. */
import { useEffect } from "./html.js";

/** Escape closes this, wherever the focus is, and nothing else. @param {() => void} close @param {boolean} [open] */
export function useEscape(close, open = true) {
  useEffect(() => {
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
