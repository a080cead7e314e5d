/** The blocks of a chapter as they are drawn, on the page of the book and beside a table. */

import { html, joined } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { holds, plain } from "./book.js";

/** @typedef {import("./book.js").Block} Block */
/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("./book.js").Runs} Runs */
/**
 * @typedef {{book: Book, figures: import("./book.js").Figures, view: import("./book.js").View | null,
 *   at: import("./book.js").InPlay | null}} Reading
 */

const STYLES = { b: "strong", i: "em" };

/** @param {Runs} [runs] */
export const text = (runs = []) =>
  runs.map(([style, words]) => (style ? html`<${STYLES[/** @type {"b"} */ (style)]}>${words}<//>` : words));

const LONG = 40; // letters of a row that do not fit beside a drawing

/** @param {{rows: Runs[][]}} props the head first */
export const Rows = ({ rows: [head, ...body] }) => html`
  <div class=${joined("rb-wide", body.some((row) => row.map(plain).join("").length > LONG) && "is-long")}>
    <table class="rb-table">
      <thead>
        <tr>${head.map((cell) => (plain(cell) ? html`<th scope="col">${text(cell)}</th>` : html`<td></td>`))}</tr>
      </thead>
      <tbody>
        ${body.map((row) => html`<tr>${row.map((cell) => html`<td>${text(cell)}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>
`;

/** @param {{items: import("./book.js").Item[], ordered?: boolean}} props */
const Points = ({ items, ordered }) => html`
  <${ordered ? "ol" : "ul"} class="rb-points">
    ${items.map(
      (item) => html`
        <li>${text(item.runs)}${item.items ? html`<${Points} items=${item.items} />` : null}</li>
      `,
    )}
  <//>
`;

/** @param {Reading & {block: Block}} props */
function Figure({ block, ...reading }) {
  const draw = reading.figures[block.name ?? ""];
  if (!draw) return block.rows ? html`<${Rows} rows=${block.rows} />` : null;
  return html`
    <figure class=${`rb-figure rb-f-${block.name}`} data-figure=${block.name}>
      ${draw({ block, book: reading.book, view: reading.view })}
      <figcaption>${text(block.runs)}</figcaption>
    </figure>
  `;
}

/** @param {Reading & {block: Block, id?: string}} props */
function One({ block, id, ...reading }) {
  if (block.kind === "table") return html`<div id=${id}><${Rows} rows=${block.rows ?? []} /></div>`;
  if (block.kind === "list") return html`<div id=${id}><${Points} items=${block.items ?? []} ordered /></div>`;
  if (block.kind === "box") return html`<p class="rb-box" id=${id}>${text(block.runs)}</p>`;
  if (block.kind === "figure") return html`<${Figure} block=${block} ...${reading} />`;
  if (block.kind === "question")
    return html`
      <div class="rb-question" id=${id}>
        <h3>${text(block.title)}</h3>
        <p>${text(block.runs)}</p>
      </div>
    `;
  return html`<p id=${id}>${text(block.runs)}</p>`;
}

/** Blocks that matter here, each with its place in the chapter. @param {Block[]} blocks @param {Reading["at"]} at */
const shown = (blocks, at) =>
  blocks.map((block, k) => ({ block, k })).filter(({ block }) => holds({ module: block.modules }, at));

/**
 * What a chapter says. Its first drawing stands beside the words where there is room.
 * @param {Reading & {chapter: import("./book.js").Chapter, anchors?: boolean}} props
 */
export function Blocks({ chapter, anchors = false, ...reading }) {
  const blocks = shown(chapter.blocks, reading.at);
  const foreign = chapter.lang !== reading.book.lang;
  return html`
    <div class="rb-text" lang=${chapter.lang}>
      ${foreign ? html`<p class="rb-foreign" lang=${reading.book.lang}>${t("web-rules-english")}</p>` : null}
      ${blocks.map(
        ({ block, k }) =>
          html`<${One} key=${k} id=${anchors ? `${chapter.id}-${k}` : undefined} block=${block} ...${reading} />`,
      )}
    </div>
  `;
}
