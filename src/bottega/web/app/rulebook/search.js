/** Looking a rule up: every paragraph whose words begin with the words typed. The index is made here, from the book. */

import { html, useMemo, useRef, useState } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { holds, plain } from "./book.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {{chapter: import("./book.js").Chapter, k: number, words: string, bare: string, here: boolean}} Entry */

const MOST = 12;
const AROUND = 70; // letters of a sentence before and behind what was found

/** Lower case, without accents. @param {string} words */
const bare = (words) =>
  words
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();

/** @param {import("./book.js").Item[]} items @returns {string} */
const points = (items) => items.map((item) => `${plain(item.runs)} ${points(item.items ?? [])}`).join(" ");

/** All words of a block. @param {import("./book.js").Block} block */
function wordsOf(block) {
  const rows = (block.rows ?? []).map((row) => row.map(plain).join(" · ")).join("; ");
  return [plain(block.title), plain(block.runs), rows, points(block.items ?? [])].filter(Boolean).join(" ");
}

/** @param {Book} book @param {import("./book.js").InPlay | null} at @returns {Entry[]} */
function indexOf(book, at) {
  return book.chapters.flatMap((chapter) =>
    chapter.blocks.map((block, k) => {
      const words = wordsOf(block);
      const here = holds(chapter.keys, at) && holds({ module: block.modules }, at);
      return { chapter, k, words, bare: bare(`${chapter.title} ${words}`), here };
    }),
  );
}

/** @param {string} typed */
const asked = (typed) => bare(typed).split(/\s+/).filter(Boolean);

/** @param {string} text @param {string} word whether a word of the text begins so */
const begins = (text, word) =>
  new RegExp(`(^|[^\\p{L}\\p{N}])${word.replaceAll(/[^\p{L}\p{N}]/gu, ".")}`, "u").test(text);

/**
 * The best first: what is in play here, chapters called so, then in the order of the book.
 * @param {Entry[]} index
 * @param {string} typed
 */
function found(index, typed) {
  const words = asked(typed);
  if (!words.length) return [];
  const titled = (/** @type {Entry} */ entry) => words.every((word) => begins(bare(entry.chapter.title), word));
  const rank = (/** @type {Entry} */ entry) => (entry.here ? 0 : 2) + (titled(entry) ? 0 : 1);
  const hits = index.filter((entry) => words.every((word) => begins(entry.bare, word)));
  // A chapter that is called so is meant as a whole: its beginning stands for it.
  const once = hits.filter((entry) => !titled(entry) || entry.k === 0);
  return once.sort((one, other) => rank(one) - rank(other)).slice(0, MOST);
}

/** The part of the words that holds what was typed. @param {string} words @param {string} typed */
function excerpt(words, typed) {
  const at = Math.max(
    0,
    ...asked(typed)
      .slice(0, 1)
      .map((word) => bare(words).indexOf(word)),
  );
  const from = at <= AROUND ? 0 : words.indexOf(" ", at - AROUND) + 1;
  const to = words.length <= at + AROUND ? words.length : words.lastIndexOf(" ", at + AROUND);
  return `${from ? "… " : ""}${words.slice(from, Math.max(to, from))}${to < words.length ? " …" : ""}`;
}

/** The same with the words that were typed marked. @param {string} words @param {string} typed */
function marked(words, typed) {
  const pieces = words.split(/([\p{L}\p{N}]+)/u);
  const wanted = asked(typed);
  return pieces.map((piece, k) =>
    k % 2 && wanted.some((word) => bare(piece).startsWith(word)) ? html`<mark>${piece}</mark>` : piece,
  );
}

/** A place in the book. @param {{entry: Entry, typed: string, onGo: (entry: Entry) => void}} props */
const Hit = ({ entry, typed, onGo }) => html`
  <li class=${entry.here ? "" : "not-here"}>
    <a
      href=${`#${entry.chapter.id}-${entry.k}`}
      data-ui="hit"
      onClick=${(/** @type {Event} */ event) => {
        event.preventDefault();
        onGo(entry);
      }}
    >
      <b>${entry.chapter.title}</b>
      ${entry.here ? null : html`<i>${t("web-rules-not-in-play")}</i>`}
      <span>${marked(excerpt(entry.words, typed), typed)}</span>
    </a>
  </li>
`;

/** Arrows lead from the field through the places and back. @param {KeyboardEvent} event @param {HTMLElement[]} stops */
function walk(event, stops) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  const now = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  stops[Math.max(0, event.key === "ArrowDown" ? now + 1 : now - 1)]?.focus();
}

/**
 * @param {{book: Book, at: import("./book.js").InPlay | null, onGo: (chapter: string, k: number) => void,
 *   inSheet?: boolean}} props
 */
export function Search({ book, at, onGo, inSheet = false }) {
  const [typed, setTyped] = useState("");
  const index = useMemo(() => indexOf(book, at), [book, at?.modules.join(), at?.players]);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const hits = found(index, typed);
  const shut = () => setTyped("");
  const go = (/** @type {Entry} */ entry) => {
    shut();
    onGo(entry.chapter.id, entry.k);
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape" && typed) {
      event.stopPropagation();
      shut();
      field.current?.focus();
    }
    walk(event, [...(field.current ? [field.current] : []), ...(list.current?.querySelectorAll("a") ?? [])]);
  };
  return html`
    <form
      class=${inSheet ? "rb-search in-sheet" : "rb-search"}
      role="search"
      onKeyDown=${keys}
      onSubmit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        if (hits.length) go(hits[0]);
      }}
    >
      <svg class="ico" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="6.5" cy="6.5" r="4.5" fill="none" stroke="currentColor" stroke-width="1.9" />
        <path d="m10 10 4.5 4.5" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" />
      </svg>
      <input
        ref=${field}
        type="search"
        data-ui="search"
        aria-label=${t("web-rules-search")}
        aria-keyshortcuts=${inSheet ? undefined : "/"}
        placeholder=${t("web-rules-search")}
        value=${typed}
        onInput=${(/** @type {InputEvent} */ event) => setTyped(/** @type {HTMLInputElement} */ (event.target).value)}
      />
      ${inSheet ? null : html`<kbd aria-hidden="true">/</kbd>`}
      <div class="rb-hits sheet" ref=${list} hidden=${!asked(typed).length}>
        <p role="status">
          ${hits.length ? t("web-rules-found", { count: hits.length }) : t("web-rules-none", { words: typed.trim() })}
        </p>
        <ul>
          ${hits.map(
            (entry) =>
              html`<${Hit} key=${`${entry.chapter.id}-${entry.k}`} entry=${entry} typed=${typed} onGo=${go} />`,
          )}
        </ul>
      </div>
    </form>
  `;
}
