/**
 * The rule book beside the board, open at the chapter of the decision in hand. The game goes on meanwhile, and the book
 * follows it.
 */

import { i } from "../../art/pieces.js";
import { fault } from "../aids/faults.js";
import { art, html, joined, useEffect, useLayoutEffect, useRef, useState } from "../aids/html.js";
import { lang, load, t } from "../i18n/i18n.js";
import { ApiError } from "../net/api.js";
import { Blocks } from "../rulebook/blocks.js";
import { addressOf, askedOf, fetchBook, fetchFigures, holds, inPlayAt, isExtra } from "../rulebook/book.js";
import { Search } from "../rulebook/search.js";
import { style } from "../shell/styles.js";

/** @typedef {import("../rulebook/book.js").Book} Book */
/** @typedef {import("../rulebook/book.js").Chapter} Chapter */
/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** @typedef {{book: Book, figures: import("../rulebook/book.js").Figures}} Fetched */

/**
 * Everything that the sheet is drawn with.
 * @param {string} game
 * @param {string} language
 * @returns {Promise<Fetched>}
 */
async function fetchAll(game, language) {
  const [book] = await Promise.all([fetchBook(game, language), load(["web-rules"]), style("rulebook.css")]);
  // A book without its drawings can be read.
  return { book, figures: await fetchFigures(book).catch(() => ({})) };
}

/** On which side the sheet hides fewer of the choices. */
function freeSide() {
  const choices = [...document.querySelectorAll("main [data-action]")].map((one) => one.getBoundingClientRect());
  const middles = choices.filter((box) => box.width).map((box) => box.left + box.width / 2);
  const mean = middles.reduce((sum, x) => sum + x, 0) / (middles.length || 1);
  return mean > innerWidth / 2 ? "left" : "right";
}

/** @param {{ctx: Ctx, asked: import("../shell/beam.js").Prompt, onClose: () => void}} props */
export function RulesSheet({ ctx, asked, onClose }) {
  const [fetched, setFetched] = useState(/** @type {Fetched | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const language = lang.value;
  const game = ctx.view.game;
  useEffect(() => {
    let wanted = true;
    fetchAll(game, language).then(
      (found) => wanted && setFetched(found),
      (error) => wanted && setTrouble(error instanceof ApiError ? fault(error) : t("web-error-unknown")),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  if (!fetched) return trouble ? html`<p class="opening" role="alert">${trouble}</p>` : null;
  return html`<${Opened} ctx=${ctx} asked=${asked} onClose=${onClose} ...${fetched} />`;
}

/** @param {{ctx: Ctx, title: import("../shell/beam.js").Prompt["title"]}} props */
const Asked = ({ ctx, title }) => html`
  <p class="rb-asked" role="status">
    <i>${t(ctx.myTurn ? "web-rules-asked" : "web-rules-now")}</i>${" "}${title}
  </p>
`;

/** To the chapter of the decision. @param {{title: string, onClick: () => void}} props */
const Back = ({ title, onClick }) => html`
  <button class="btn quiet rb-back" data-ui="asked-chapter" onClick=${onClick}>
    ${t("web-rules-back", { title })}
  </button>
`;

/** @param {Fetched & {ctx: Ctx, asked: import("../shell/beam.js").Prompt, onClose: () => void}} props */
function Opened({ ctx, asked, onClose, book, figures }) {
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const [side, setSide] = useState("right");
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const body = useRef(/** @type {HTMLElement | null} */ (null));
  const at = inPlayAt(ctx.view);
  const here = askedOf(book, ctx.view);
  const first = here[0] ?? book.chapters[0];
  const chapter = book.chapters.find((one) => one.id === chosen) ?? first;
  useLayoutEffect(() => setSide(freeSide()), [first.id]);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [chapter.id]);
  useEffect(() => closeOnEscape(onClose), []);
  const others = here.filter((one) => one.id !== chapter.id);
  const rest = book.chapters.filter((one) => holds(one.keys, at) && one.id !== chapter.id && !others.includes(one));
  return html`
    <section
      class=${joined("rb-sheet sheet", side === "left" && "on-left")}
      role="dialog"
      aria-modal="false"
      aria-labelledby="rb-title"
      data-chapter=${chapter.id}
    >
      <header role="none">
        <h2 id="rb-title" ref=${heading} tabindex="-1">${art(i("library"))}${t("web-rules-title")}</h2>
        <a
          class="tool2t"
          data-ui="whole-book"
          href=${addressOf(book.game, at, chapter.id)}
          target="_blank"
          rel="noopener"
        >
          ${t("web-rules-whole")}
        </a>
        <button class="close" data-ui="close-rules" aria-label=${t("web-rules-close")} onClick=${onClose}>×</button>
      </header>
      <${Search} book=${book} at=${at} onGo=${setChosen} inSheet />
      <div class="rb-body" ref=${body} tabindex="0" role="region" aria-label=${chapter.title}>
        ${
          chapter.id === first.id
            ? html`<${Asked} ctx=${ctx} title=${asked.title} />`
            : html`<${Back} title=${first.title} onClick=${() => setChosen(null)} />`
        }
        <article>
          <h3>${chapter.title}</h3>
          <${Blocks} chapter=${chapter} book=${book} figures=${figures} view=${ctx.view} at=${at} />
          ${JSON.stringify(chapter).includes("°") ? html`<p class="rb-edition">${t("web-rules-edition")}</p>` : null}
        </article>
        <${Corrected} edition=${ctx.table.edition} />
        <${Others} title=${t("web-rules-see-also")} chapters=${others} onGo=${setChosen} />
        <${Others} title=${t("web-rules-contents")} chapters=${rest} onGo=${setChosen} />
      </div>
    </section>
  `;
}

/** @param {() => void} close */
function closeOnEscape(close) {
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) close();
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

/**
 * Figures of a corrected edition are not those of the book.
 * @param {{edition: {corrected: string[]} | undefined}} props
 */
const Corrected = ({ edition }) =>
  edition?.corrected?.length ? html`<p class="rb-foreign">${t("web-rules-corrected")}</p>` : null;

/** @param {{title: string, chapters: Chapter[], onGo: (id: string) => void}} props */
const Others = ({ title, chapters, onGo }) =>
  chapters.length
    ? html`
      <h4>${title}</h4>
      <ul class="rb-others">
        ${chapters.map(
          (one) => html`
            <li key=${one.id}>
              <button data-ui=${`chapter-${one.id}`} onClick=${() => onGo(one.id)}>
                ${one.title}
                ${isExtra(one) ? html`<small>${t("web-rules-in-play")}</small>` : null}
              </button>
            </li>
          `,
        )}
      </ul>
    `
    : null;
