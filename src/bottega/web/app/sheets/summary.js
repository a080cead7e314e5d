/**
 * What upkeep did between two rounds, as one sheet. It lies in the side column behind a tab of its own, which says that
 * it is new: the chronicle stays in sight. Where there is no such column it opens over the table, but only while people
 * are waited for, and closes as soon as there is a choice.
 */

import { i } from "../../art/pieces.js";
import { art, html, signal, useEffect } from "../aids/html.js";
import { summaries } from "../aids/prefs.js";
import { t } from "../i18n/i18n.js";
import { context } from "../shell/context.js";
import { facts, game, ctx as shown } from "../shell/state.js";
import { Sheet } from "./sheet.js";

const NARROW = matchMedia("(max-width: 1099px)");

/** Which of the facts told the last end of a round, and what was seen then: the sheet can be read later. */
const span = signal(/** @type {{from: number, to: number, view: import("../shell/context.js").View} | null} */ (null));
const open = signal(false);
/** The last summary has not been looked at. */
const unread = signal(false);

/** Look for an end of a round among the facts that have just come. @param {number} news how many they are */
export function summarise(news) {
  const ctx = shown.peek();
  if (!ctx || !game.value?.summary) return;
  if (ctx.myTurn) open.value = false;
  const to = facts.peek().length;
  if ((span.peek()?.to ?? 0) > to) span.value = null; // an undo went back before it
  if (!news) return;
  const from = to - news;
  if (ctx.over || !game.value.summary(ctx, ctx.facts.slice(from, to))) return;
  span.value = { from, to, view: ctx.view };
  unread.value = true;
  if (!summaries.peek()) return;
  // Computers answer within moments: over the table the sheet would only flash.
  const people = ctx.view.to_act.every((seat) => ctx.table.seats[seat]?.kind === "person");
  if (!ctx.myTurn && people && NARROW.matches) open.value = true;
}

/** @param {import("../shell/context.js").Ctx} ctx */
export const hasSummary = (ctx) => span.value !== null && !ctx.over;
/** Whether the last one is worth a mark: it is new, and the reader wants to see them. */
export const isNews = () => unread.value && summaries.value;

/** The summary in the side column. @param {{ctx: import("../shell/context.js").Ctx}} props */
export function RoundTab({ ctx }) {
  const sheet = drawn(ctx);
  useEffect(() => {
    unread.value = false;
  }, []);
  if (!sheet) return null;
  return html`
    <div class="round-tab" tabindex="0" role="group" aria-label=${sheet.title}>
      <h2>${sheet.title}</h2>
      <${Columns} sheet=${sheet} />
    </div>
  `;
}

/** @typedef {import("../../types/drawing.d.ts").Summary} Summary */

/** @param {{sheet: Summary, scrolls?: boolean}} props */
const Columns = ({ sheet, scrolls }) => html`
  <div
    class="sum-cols n${sheet.columns.length}"
    ...${scrolls ? { tabindex: 0, role: "group", "aria-label": sheet.title } : {}}
  >
    ${sheet.columns.map(
      (column, k) => html`
        <section key=${k}>
          <h3>
            ${column.icon ? art(column.icon.startsWith("<") ? column.icon : i(column.icon)) : null}${column.title}
          </h3>
          ${column.rule ? html`<p class="rule">${column.rule}</p>` : null}
          ${column.body}
        </section>
      `,
    )}
  </div>
`;

/** @param {import("../shell/context.js").Ctx} ctx */
function drawn(ctx) {
  const at = span.value;
  if (!at || !game.value?.summary) return null;
  const then = context({ view: at.view, facts: ctx.facts.slice(0, at.to), table: ctx.table }, game.value);
  return game.value.summary(then, then.facts.slice(at.from));
}

/** The seal in the beam that brings the last summary back. @param {{ctx: import("../shell/context.js").Ctx}} props */
export function Recall({ ctx }) {
  if (!span.value || ctx.over) return null;
  const sheet = drawn(ctx);
  if (!sheet) return null;
  const name = t(isNews() ? "web-summary-new" : "web-summary-again");
  return html`
    <button
      class="tool recall ${isNews() ? "is-new" : ""}"
      data-ui="summary"
      aria-label=${name}
      data-tip=${name}
      onClick=${() => {
        open.value = true;
      }}
    >
      ${art(i("chart"))}
    </button>
    ${open.value ? html`<${SummarySheet} sheet=${sheet} />` : null}
  `;
}

/** @param {{sheet: Summary}} props */
function SummarySheet({ sheet }) {
  const close = () => {
    open.value = false;
  };
  useEffect(() => {
    unread.value = false;
  }, []);
  return html`
    <${Sheet} class="summary" label=${sheet.title} onClose=${close}>
      <section class="ledger-sheet sheet">
        <header>
          <span class="seal" aria-hidden="true">${art(i("chart"))}</span>
          <div><h2>${sheet.title}</h2>${sheet.lead ? html`<p>${sheet.lead}</p>` : null}</div>
          ${sheet.aside ?? null}
        </header>
        <${Columns} sheet=${sheet} scrolls />
        <${Foot} next=${sheet.next} go=${sheet.go ?? t("web-go-on")} close=${close} />
      </section>
    <//>
  `;
}

/** @param {{next?: import("../../types/drawing.d.ts").Drawn, go: string, close: () => void}} props */
const Foot = ({ next, go, close }) => html`
  <footer>
    ${next ?? null}
    <label class="again">
      <input
        type="checkbox"
        data-ui="every-round"
        checked=${summaries.value}
        onChange=${(/** @type {Event} */ e) => {
          summaries.value = /** @type {HTMLInputElement} */ (e.target).checked;
        }}
      />
      <span>${t("web-summary-every")}</span>
    </label>
    <button class="btn gold" data-ui="close-summary" autofocus onClick=${close}>${go}</button>
  </footer>
`;
