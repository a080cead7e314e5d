/**
 * Chalk on the table: the numbers of the advised choices on the things that make them, and a ring round those of the
 * row that is looked at. It lies over the page, takes no click, and is not read out; the things themselves are
 * described. Chalk stands outside of a thing, so that what is printed on it can be read.
 */

import { html, useLayoutEffect, useState } from "../aids/html.js";

/** What is written on the thing that makes an action: its ranks, or how often. */
/** @typedef {{action: number, label: string, lifted: boolean, about: string}} Noted */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */
/** @typedef {{labels: string[], box: Box, lifted: boolean}} Mark */

const LOOK = 150; // ms between two looks at things that move
const AROUND = 3; // pixels between a thing and its ring
const ROW = 3; // times as wide as high

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

/** The things that are written on, each once. @param {Noted[]} notes */
function things(notes) {
  /** @type {Map<Element, Noted[]>} */
  const found = new Map();
  for (const note of notes) {
    const one = thing(note.action);
    if (one) found.set(one, [...(found.get(one) ?? []), note]);
  }
  return found;
}

/** @param {Element} one @returns {Box} */
function boxOf(one) {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { left, top, width, height };
}

/** @param {Noted[]} notes @returns {Mark[]} */
const look = (notes) =>
  [...things(notes)].map(([one, on]) => ({
    labels: [...new Set(on.map(({ label }) => label))],
    box: boxOf(one),
    lifted: on.some(({ lifted }) => lifted),
  }));

/**
 * Their names say it too, for as long as the hint lies there.
 * @param {Noted[]} notes @param {Set<Element>} described
 */
function describe(notes, described) {
  for (const [one, on] of things(notes)) {
    if (one.hasAttribute("aria-describedby")) continue;
    one.setAttribute("aria-describedby", on[0].about);
    described.add(one);
  }
}

/** A row is marked at its end, in the middle of its height; all else at its upper right corner. @param {Box} box */
const isRow = ({ width, height }) => width > ROW * height;

/** @param {{notes: Noted[]}} props */
export function Marks({ notes }) {
  const [marks, setMarks] = useState(/** @type {Mark[]} */ ([]));
  useLayoutEffect(() => {
    let last = "";
    /** @type {Set<Element>} */
    const described = new Set();
    const again = () => {
      const now = look(notes);
      const told = JSON.stringify(now);
      if (told !== last) setMarks(now);
      last = told;
      describe(notes, described);
    };
    again();
    const timer = setInterval(again, LOOK);
    addEventListener("scroll", again, { passive: true, capture: true });
    addEventListener("resize", again);
    return () => {
      clearInterval(timer);
      for (const one of described) one.removeAttribute("aria-describedby");
      removeEventListener("scroll", again, { capture: true });
      removeEventListener("resize", again);
    };
  }, [notes]);
  const px = (/** @type {number} */ at) => `${Math.round(at)}px`;
  return html`
    <div class="hint-marks" aria-hidden="true">
      ${marks.map(
        ({ labels, box, lifted }) => html`
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
          <span
            class="hint-mark"
            data-at=${isRow(box) ? "end" : "corner"}
            style=${{ left: px(box.left + box.width), top: px(isRow(box) ? box.top + box.height / 2 : box.top) }}
          >
            ${labels.map((label) => html`<i class="chalk">${label}</i>`)}
          </span>
        `,
      )}
    </div>
  `;
}
