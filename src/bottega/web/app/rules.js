/** The page of a rule book: contents, chapters with their drawings, the summary on one leaf. */

import { i } from "../art/pieces.js";
import { sprite } from "../art/sprite.js";
import { fault } from "./aids/faults.js";
import { art, effect, html, joined, render, signal, useEffect } from "./aids/html.js";
import { explain } from "./aids/tips.js";
import { insist, lang, shortTitleOf, t } from "./i18n/i18n.js";
import { Blocks } from "./rulebook/blocks.js";
import { addressOf, changing, fetchBook, fetchFigures, holds, isExtra } from "./rulebook/book.js";
import { Search } from "./rulebook/search.js";
import { Brand, Language, Theme } from "./shell/tools.js";

/** @typedef {import("./rulebook/book.js").Book} Book */
/** @typedef {import("./rulebook/book.js").Chapter} Chapter */

const LEAF = "summary"; // the chapter that is printed on one sheet

const game = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const book = signal(/** @type {Book | null} */ (null));
const figures = signal(/** @type {import("./rulebook/book.js").Figures} */ ({}));
const trouble = signal("");
const only = signal(true);
const read = signal(""); // the chapter in sight

/**
 * What is in play at the table from which the page was opened.
 * @returns {import("./rulebook/book.js").InPlay | null}
 */
function fromTable() {
  const asked = new URLSearchParams(location.search);
  const modules = asked.get("modules");
  if (modules === null) return null;
  return { modules: modules.split(",").filter(Boolean), players: Number(asked.get("players")) };
}
const table = fromTable();

/** Whether a chapter is shown. @param {Chapter} chapter */
const isShown = ({ keys }) => holds(keys, only.value ? table : null);

/** @param {string} id */
function bring(id) {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: "start" });
  place?.classList.add("is-found");
  setTimeout(() => place?.classList.remove("is-found"), 2500);
}

/** To a place of the book, which may be in a chapter that is hidden. @param {string} chapter @param {number} [k] */
function go(chapter, k) {
  const meant = book.value?.chapters.find((one) => one.id === chapter);
  if (meant && !isShown(meant)) only.value = false;
  history.pushState(null, "", `#${chapter}`);
  requestAnimationFrame(() => bring(k ? `${chapter}-${k}` : chapter));
}

/** @param {{chapters: Chapter[], first?: number, name?: string}} props */
const List = ({ chapters, first, name }) => html`
  <ol class=${joined("toc-list", name)}>
    ${chapters.map(
      (chapter, k) => html`
        <li key=${chapter.id}>
          <a href=${`#${chapter.id}`} aria-current=${read.value === chapter.id ? "true" : undefined}>
            <b>${first === undefined ? "" : first + k}</b>
            <span>${chapter.title}</span>
            ${
              table && holds(chapter.keys, table) && isExtra(chapter)
                ? html`<span class="in-play">${art(i("check"))}${t("web-rules-in-play")}</span>`
                : null
            }
          </a>
        </li>
      `,
    )}
  </ol>
`;

/** @param {number} count */
const hiddenWords = (count) => (count ? t("web-rules-hidden", { count }) : "");

/** @param {{of: Book}} props */
function Contents({ of }) {
  const shown = of.chapters.filter(isShown);
  const extra = shown.filter(isExtra);
  const hidden = of.chapters.length - shown.length;
  return html`
    <nav class="toc sheet" aria-label=${t("web-rules-contents")}>
      <h2>${t("web-rules-contents")}</h2>
      <${List} chapters=${shown.filter((chapter) => !isExtra(chapter))} first=${1} />
      ${
        of.chapters.some(isExtra)
          ? html`
            <h3>${t("web-rules-modules")}</h3>
            ${
              table
                ? html`
                  <label class="only">
                    <input
                      type="checkbox"
                      role="switch"
                      data-ui="only"
                      checked=${only.value}
                      onChange=${(/** @type {Event} */ event) => {
                        only.value = /** @type {HTMLInputElement} */ (event.target).checked;
                      }}
                    />
                    <span>${t("web-rules-only")}<small>${t("web-rules-only-at")}</small></span>
                  </label>
                `
                : null
            }
            <${List} chapters=${extra} name="toc-modules" />
            ${table ? html`<p class="toc-hidden" role="status">${hiddenWords(hidden)}</p>` : null}
          `
          : null
      }
    </nav>
  `;
}

/** @param {{of: Book, chapter: Chapter}} props */
function Article({ of, chapter }) {
  const at = only.value ? table : null;
  const others = isExtra(chapter) ? [] : changing(of, chapter).filter(({ keys }) => holds(keys, at));
  return html`
    <article class="chap sheet" id=${chapter.id}>
      <header>
        <h2>${chapter.title}</h2>
        <a
          class="chap-link"
          href=${`#${chapter.id}`}
          data-ui="link"
          aria-label=${t("web-rules-link", { title: chapter.title })}
        >
          ${art(i("link"))}
        </a>
      </header>
      <${Blocks} chapter=${chapter} book=${of} figures=${figures.value} view=${null} at=${at} anchors />
      ${
        others.length
          ? html`
            <p class="rb-also">
              ${art(i("tile"))}
              <span>
                ${t("web-rules-also")}${" "}
                ${others.map(
                  (other, k) => html`${k ? ", " : ""}<a key=${other.id} href=${`#${other.id}`}>${other.title}</a>`,
                )}
              </span>
            </p>
          `
          : null
      }
    </article>
  `;
}

/** The leaf alone, and by day: paper has no candlelight. */
function print() {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  Object.assign(dataset, { print: "leaf", theme: "day" });
  addEventListener(
    "afterprint",
    () => {
      delete dataset.print;
      dataset.theme = theme;
    },
    { once: true },
  );
  window.print();
}

/** @param {{of: Book}} props */
function Leaf({ of }) {
  const chapter = of.chapters.find((one) => one.id === LEAF);
  if (!chapter) return null;
  return html`
    <aside class="leaf-page sheet" id=${LEAF} aria-labelledby="leaf-title">
      <h2 id="leaf-title"><span class="leaf-game">${of.title} · </span>${chapter.title}</h2>
      <${Blocks} chapter=${chapter} book=${of} figures=${figures.value} view=${null} at=${null} anchors />
      <p class="leaf-note">${t("web-rules-key")}</p>
      <button class="btn quiet" data-ui="print" onClick=${print}>${t("web-rules-print")}</button>
    </aside>
  `;
}

/** @param {{of: Book}} props */
const Top = ({ of }) => html`
  <header class="bar">
    <${Brand} name=${shortTitleOf(game)} under=${t("web-rules-title")} />
    <${Search} book=${of} at=${table} onGo=${go} />
    <nav class="book-tabs" aria-label=${t("web-rules-books")}>
      ${of.books.map(
        (one) => html`
          <a key=${one} href=${addressOf(one, null)} aria-current=${one === game ? "page" : undefined}>
            ${shortTitleOf(one)}
          </a>
        `,
      )}
    </nav>
    <nav class="tools" aria-label=${t("web-tools")}><${Language} /><${Theme} /></nav>
  </header>
`;

/** The chapter at the top of the window is the one that is read. */
function watchReading() {
  const mark = () => {
    const chapters = [...document.querySelectorAll(".chap")];
    const above = chapters.filter((one) => one.getBoundingClientRect().top < innerHeight / 3);
    read.value = (above[above.length - 1] ?? chapters[0])?.id ?? "";
  };
  addEventListener("scroll", mark, { passive: true });
  mark();
  return () => removeEventListener("scroll", mark);
}

function Page() {
  const of = book.value;
  useEffect(() => {
    document.title = of ? `${of.title} · ${t("web-rules-title")}` : "Bottega";
  });
  useEffect(() => (of ? watchReading() : undefined), [of]);
  useEffect(() => {
    if (of && location.hash) bring(decodeURIComponent(location.hash.slice(1)));
  }, [of?.game]);
  if (trouble.value) return html`<p class="opening" role="alert">${trouble.value}</p>`;
  if (!of) return html`<p class="opening" role="status">${t("web-rules-opening")}</p>`;
  const chapters = of.chapters.filter((chapter) => chapter.id !== LEAF && isShown(chapter));
  return html`
    <${Top} of=${of} />
    <main class="rules">
      <h1 class="vh">${of.title} · ${t("web-rules-title")}</h1>
      <${Contents} of=${of} />
      <div class="chaps">
        ${chapters.map((chapter) => html`<${Article} key=${chapter.id} of=${of} chapter=${chapter} />`)}
        <p class="rb-edition">${t("web-rules-edition")}</p>
      </div>
      <${Leaf} of=${of} />
    </main>
  `;
}

/** `/` looks something up, wherever one is. */
function watchKeys() {
  document.addEventListener("keydown", (event) => {
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    /** @type {HTMLElement | null} */ (document.querySelector('[data-ui="search"]'))?.focus();
  });
}

async function start() {
  document.body.prepend(document.createRange().createContextualFragment(sprite));
  await insist(["common", "web", "web-rules"]);
  render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("root")));
  explain();
  watchKeys();
  addEventListener("hashchange", () => {
    const chapter = book.value?.chapters.find((one) => one.id === location.hash.slice(1));
    if (chapter && !isShown(chapter)) go(chapter.id);
  });
  effect(() => {
    const language = lang.value;
    fetchBook(game, language).then(
      (found) => {
        if (language === lang.peek()) book.value = found;
        return fetchFigures(found).then(
          (drawn) => {
            figures.value = drawn;
          },
          () => {}, // a book without its drawings can be read
        );
      },
      (error) => {
        trouble.value = fault(error);
      },
    );
  });
}

start();
