/**
 * Chalk on the table: the numbers of the advised choices on the things that make them, and a ring round those of the
 * row that is looked at. It lies over the page, takes no click, and is not read out; the things themselves are
 * described.
 */

import { html, useEffect, useLayoutEffect, useState } from "../aids/html.js";

/** @typedef {import("../../types/server.d.ts").AdvisedChoice} Advised */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */
/** @typedef {{ranks: number[], box: Box, lifted: boolean}} Mark */

const LOOK = 150; // ms between two looks at things that move
const AROUND = 3; // pixels between a thing and its ring

const seen = (/** @type {Element} */ one) =>
  one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";

/** Nothing of ours lies over it. @param {Element} one */
function clear(one) {
  const { left, top, width, height } = one.getBoundingClientRect();
  return !document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".hint-p");
}

/** What makes this choice. @param {number} action */
const thing = (action) =>
  [...document.querySelectorAll(`#table [data-action="${action}"]`)].find((one) => seen(one) && clear(one));

/**
 * The things of all rows: the first step of each, and all steps of the open one.
 * @param {Advised[]} rows
 * @param {number} open
 */
function things(rows, open) {
  /** @type {Map<Element, number[]>} */
  const found = new Map();
  rows.forEach((row, k) => {
    for (const action of new Set(k === open ? row.turn : [row.action])) {
      const one = thing(action);
      if (one) found.set(one, [...(found.get(one) ?? []), k + 1]);
    }
  });
  return found;
}

/** @param {Element} one @returns {Box} */
function boxOf(one) {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { left, top, width, height };
}

/** @param {Advised[]} rows @param {number} open @returns {Mark[]} */
const look = (rows, open) =>
  [...things(rows, open)].map(([one, ranks]) => ({ ranks, box: boxOf(one), lifted: ranks.includes(open + 1) }));

/** Their names say it too, for as long as the hint lies there. @param {Advised[]} rows */
function useDescribed(rows) {
  useEffect(() => {
    const described = [...things(rows, -1)].filter(([one]) => !one.hasAttribute("aria-describedby"));
    for (const [one, ranks] of described) one.setAttribute("aria-describedby", `hint-mark-${ranks[0]}`);
    return () => {
      for (const [one] of described) one.removeAttribute("aria-describedby");
    };
  }, [rows]);
}

/** @param {{rows: Advised[], open: number, ranked: boolean}} props */
export function Marks({ rows, open, ranked }) {
  const [marks, setMarks] = useState(/** @type {Mark[]} */ ([]));
  useDescribed(rows);
  useLayoutEffect(() => {
    let last = "";
    const again = () => {
      const now = look(rows, open);
      const told = JSON.stringify(now);
      if (told !== last) setMarks(now);
      last = told;
    };
    again();
    const timer = setInterval(again, LOOK);
    addEventListener("scroll", again, { passive: true, capture: true });
    addEventListener("resize", again);
    return () => {
      clearInterval(timer);
      removeEventListener("scroll", again, { capture: true });
      removeEventListener("resize", again);
    };
  }, [rows, open]);
  const px = (/** @type {number} */ at) => `${Math.round(at)}px`;
  return html`
    <div class="hint-marks" aria-hidden="true">
      ${marks.map(
        ({ ranks, box, lifted }) => html`
          ${
            lifted
              ? html`
                <i
                  class="hint-ring"
                  style=${{
                    left: px(box.left - AROUND),
                    top: px(box.top - AROUND),
                    width: px(box.width + 2 * AROUND),
                    height: px(box.height + 2 * AROUND),
                  }}
                ></i>
              `
              : null
          }
          <span class="hint-mark" style=${{ left: px(box.left + box.width), top: px(box.top) }}>
            ${ranks.map((rank) => html`<i class="chalk">${ranked ? rank : "\u2022"}</i>`)}
          </span>
        `,
      )}
    </div>
  `;
}
