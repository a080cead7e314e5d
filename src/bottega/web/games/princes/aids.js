/** Aids that decide for a while: what they choose, a person could choose by hand, one decision after the other. */
import { useEffect } from "../../app/html.js";
import { act, free } from "../../app/actions.js";

const PAUSE = 350; // milliseconds, so that one sees each step come

/** Makes this choice once the line is free; nothing when there is none. @param {number | undefined} id @param {number} ply */
export function useAuto(id, ply) {
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setInterval(() => { if (free()) act(id); }, PAUSE);
    return () => clearInterval(timer);
  }, [id, ply]);
}
