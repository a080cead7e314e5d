/** The doors to the parts of the front page; on a phone they are its dock. */
import { i } from "../../art/pieces.js";
import { art, html, useEffect, useState } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { BOOK, CHART, GEAR, PLAY } from "./icons.js";

const DOORS = [
  { id: "play", icon: PLAY },
  { id: "tables", icon: i("market") },
  { id: "learn", icon: BOOK },
  { id: "history", icon: CHART },
  { id: "settings", icon: GEAR },
];

/** The part that lies in the upper half of the window. @param {string[]} ids */
function useHere(ids) {
  const [here, setHere] = useState(ids[0]);
  useEffect(() => {
    const seen = () => {
      const tops = ids.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }));
      const inside = tops.filter(({ top }) => top < innerHeight / 2).sort((a, b) => b.top - a.top);
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      setHere(atEnd ? ids[ids.length - 1] : (inside[0]?.id ?? ids[0]));
    };
    addEventListener("scroll", seen, { passive: true });
    addEventListener("resize", seen);
    return () => {
      removeEventListener("scroll", seen);
      removeEventListener("resize", seen);
    };
  }, [ids.join()]);
  return here;
}

/** @param {{parts: string[], turns: number}} props `parts` are the sections that the page has now */
export function Doors({ parts, turns }) {
  const doors = DOORS.filter(({ id }) => parts.includes(id));
  const here = useHere(doors.map(({ id }) => id));
  return html`
    <nav class="home-nav" aria-label=${t("home-doors")}>
      ${doors.map(
        ({ id, icon }) => html`
          <a key=${id} href=${`#${id}`} data-ui=${`door-${id}`} aria-current=${id === here ? "true" : undefined}>
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
