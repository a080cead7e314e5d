/** The doors to the parts of the front page; on a phone they are its dock. */
import { i } from "../../art/pieces.js";
import { art, html, useEffect, useRef, useState } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { BOOK, GEAR, PLAY } from "./icons.js";

const DOORS = [
  { id: "play", icon: PLAY },
  { id: "tables", icon: i("market") },
  { id: "learn", icon: BOOK },
  { id: "history", icon: i("chart") },
  { id: "settings", icon: GEAR },
];

const HAND = ["wheel", "touchmove", "keydown", "pointerdown"]; // whoever moves the page by hand leaves the door behind

/**
 * The part that was gone to by its door, or else lies in the upper third of the window; and what a door tells. Near the
 * end of the page several parts are in view at once, and only the door knows which was meant.
 * @param {string[]} ids @returns {[string, (id: string) => void]}
 */
function useHere(ids) {
  const [here, setHere] = useState(ids[0]);
  const gone = useRef(/** @type {string | null} */ (null));
  useEffect(() => {
    const byHand = () => {
      gone.current = null;
    };
    const seen = () => {
      if (gone.current) return;
      const tops = ids.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }));
      const inside = tops.filter(({ top }) => top < innerHeight / 3).sort((a, b) => b.top - a.top);
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      setHere(atEnd ? ids[ids.length - 1] : (inside[0]?.id ?? ids[0]));
    };
    addEventListener("scroll", seen, { passive: true });
    addEventListener("resize", seen);
    for (const kind of HAND) addEventListener(kind, byHand, { passive: true });
    return () => {
      removeEventListener("scroll", seen);
      removeEventListener("resize", seen);
      for (const kind of HAND) removeEventListener(kind, byHand);
    };
  }, [ids.join()]);
  const goTo = (/** @type {string} */ id) => {
    gone.current = id;
    setHere(id);
  };
  return [here, goTo];
}

/** @param {{parts: string[], turns: number}} props `parts` are the sections that the page has now */
export function Doors({ parts, turns }) {
  const doors = DOORS.filter(({ id }) => parts.includes(id));
  const [here, goTo] = useHere(doors.map(({ id }) => id));
  return html`
    <nav class="home-nav" aria-label=${t("home-doors")}>
      ${doors.map(
        ({ id, icon }) => html`
          <a
            key=${id}
            href=${`#${id}`}
            data-ui=${`door-${id}`}
            aria-current=${id === here ? "true" : undefined}
            onClick=${() => goTo(id)}
          >
            ${art(icon)}<span>${t(`home-door-${id}`)}</span>
            ${
              id === "tables" && turns
                ? html`
                  <b class="waits"><span aria-hidden="true">${turns}</span>
                    <span class="vh">${t("home-turns", { count: turns })}</span></b>
                `
                : null
            }
          </a>
        `,
      )}
    </nav>
  `;
}
