/** The keyboard of the replay. */
import { keys } from "../aids/prefs.js";
import { hideTip } from "../aids/tips.js";
import { go, nextEyes, nextTurn, pause, replay, SPEEDS, speed, step, toggle, turnRound } from "./player.js";

const TYPED = "input, textarea, select, [contenteditable]";

/**
 * Wherever one is: no button here has arrows of its own, each is reached by Tab.
 * @type {Record<string, () => void>}
 */
const ALWAYS = {
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  "Shift+ArrowLeft": () => turnRound(-1),
  "Shift+ArrowRight": () => turnRound(1),
  Home: () => {
    pause();
    go(0);
  },
  End: () => {
    pause();
    go(replay.peek()?.last ?? 0);
  },
};

/** @param {() => void} share */
export function listen(share) {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hideTip();
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const at = event.target instanceof Element ? event.target : document.body;
    if (at.closest(TYPED) || document.querySelector("dialog[open]")) return;
    const act = ALWAYS[event.shiftKey ? `Shift+${event.key}` : event.key] ?? letter(event, at, share);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** @param {KeyboardEvent} event @param {Element} at @param {() => void} share @returns {(() => void) | undefined} */
function letter(event, at, share) {
  if (event.key === " ") return at.closest("button, a, summary") ? undefined : toggle;
  if (!keys.peek()) return undefined;
  const quick = SPEEDS[Number(event.key) - 1];
  if (quick)
    return () => {
      speed.value = quick;
    };
  return { t: nextTurn, e: nextEyes, s: share }[event.key.toLowerCase()];
}
