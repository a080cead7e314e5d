/** Aids that decide for a while: what they choose, a person could choose by hand, one decision after the other. */

import { useEffect, useRef } from "../../app/aids/html.js";
import { act, free } from "../../app/net/actions.js";
import { refusal } from "../../app/shell/state.js";

const PAUSE = 350; // milliseconds, so that one sees each step come

/**
 * Makes this choice once the line is free; nothing when there is none. Whatever is refused ends it.
 * @param {number | undefined} id
 * @param {number} ply
 * @param {() => void} stop
 */
export function useAuto(id, ply, stop) {
  const sent = useRef(false);
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setInterval(() => {
      if (!free()) return;
      if (sent.current && refusal.peek()) {
        sent.current = false;
        stop();
        return;
      }
      sent.current = true;
      act(id);
    }, PAUSE);
    return () => clearInterval(timer);
  }, [id, ply]);
}
