/**
 * What was done to the reader, who was not asked: it stays until it is read, or until the reader's next choice. The
 * games mark the lines; which were read is kept by this device.
 */

import { i } from "../../art/pieces.js";
import { art, computed, html, signal } from "../aids/html.js";
import { store, stored } from "../aids/storage.js";
import { t } from "../i18n/i18n.js";
import { told } from "./chronicle.js";
import { drawing, lines, past, table, view } from "./state.js";

const MOST = 2; // at a time; the chronicle has them all

/** @typedef {import("./show.js").StateMessage} StateMessage */
/** @typedef {import("./show.js").LessonMessage} LessonMessage */

/** The number of the last fact that was read, of the seat of this page. */
const read = signal(Number.MAX_SAFE_INTEGER);
/** Moves of a computer in the reader's place that were read of, or followed by a choice of one's own. */
const stoodInRead = signal(0);
/** Facts that followed from a choice of one's own. @type {Set<number>} */
const chosen = new Set();
/** Where it is kept. */
let key = "";
/** The newest fact that has come. */
let newest = -1;
/** Whether a coach tells of all that happens. */
let coached = false;

/** Right before a picture comes. @param {StateMessage} message @param {boolean} own whether it answers a choice */
export function concernsOf(message, own) {
  const { seat } = message.view;
  if (seat === null) return;
  const before = newest;
  newest = message.lines.lines.at(-1)?.last ?? newest;
  if (!key) {
    key = `bottega.read.${table.peek()?.id}.${seat}`;
    const known = stored(key);
    // On the first visit of this device all that happened before is in the chronicle, and no news.
    if (known === null) keep(newest);
    else read.value = Number(known);
  }
  if (coached) keep(newest);
  if (!own) return;
  // Whoever chooses has seen what stood beside the board.
  if (read.peek() < before) keep(before);
  stoodInRead.value = table.peek()?.stood_in ?? 0;
  for (const line of message.lines.lines) chosen.add(line.last);
}

/** The lines that are not read, of what is shown. */
const unread = computed(() => {
  const seat = view.value?.seat ?? null;
  if (seat === null || past.value) return [];
  return lines.value.filter((line) => line.last > read.value && line.concerns.includes(seat) && !chosen.has(line.last));
});

/** Moves that a computer has made for the reader, who is here again. */
const stoodIn = computed(() => {
  const seat = view.value?.seat ?? null;
  const own = seat === null ? undefined : table.value?.seats[seat];
  const moves = table.value?.stood_in ?? 0;
  return !own || own.away || own.resigned || moves === stoodInRead.value ? 0 : moves;
});

/** What came before is the coach's to tell, and what comes, as long as he teaches. @param {LessonMessage} message */
export function coachedBy({ lesson }) {
  const teaches = lesson !== null && !lesson.done;
  if (key && (teaches || coached)) keep(newest);
  coached = teaches;
}

/** @param {number} last the fact up to which all is read */
function keep(last) {
  read.value = last;
  store(key, String(last));
}

function understood() {
  const last = unread.peek().at(-1)?.last;
  if (last !== undefined) keep(last);
  stoodInRead.value = table.peek()?.stood_in ?? 0;
}

/** @param {{ctx: import("./context.js").Ctx}} props */
export function Concerns({ ctx }) {
  const missed = unread.value.slice(-MOST);
  const resigned = ctx.seat !== null && ctx.table.seats[ctx.seat].resigned;
  if (ctx.over || (!missed.length && !stoodIn.value && !resigned)) return null;
  const toRead = missed.length > 0 || stoodIn.value > 0;
  return html`
    <section class="concerns sheet" role="status" aria-label=${t("follow-concerns")}>
      ${art(i("alert"))}
      <ul>
        ${resigned ? html`<li key="resigned">${t("follow-resigned")}. ${t("follow-resigned-reason")}</li>` : null}
        ${stoodIn.value ? html`<li key="stood-in">${t("follow-stood-in", { count: stoodIn.value })}</li>` : null}
        ${missed.map((line) => html`<li key=${line.last} class="fact">${ctx.draw(told(ctx, line, drawing()))}</li>`)}
      </ul>
      ${
        toRead
          ? html`
            <button
              type="button"
              class="btn quiet"
              data-ui="concerns-read"
              aria-label=${t("web-understood")}
              data-tip=${t("web-understood")}
              onClick=${understood}
            >
              ${art(i("check"))}
            </button>
          `
          : null
      }
    </section>
  `;
}
