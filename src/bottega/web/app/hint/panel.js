/**
 * What a strong player would do: the best choices with what they may bring, and why. They lie in the side column,
 * on a phone above the lower edge, and nothing here makes a move.
 */

import { i } from "../../art/pieces.js";
import { art, html, joined, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../aids/html.js";
import { levelOf, t } from "../i18n/i18n.js";
import { MASTER } from "../learn/art.js";
import { ApiError, api } from "../net/api.js";
import { mayAsk, shutHint } from "../shell/hint.js";
import { offer, version } from "../shell/state.js";
import { against, Consent } from "./consent.js";
import { Marks } from "./marks.js";
import { goalOf, leftOf, thingsOf, told } from "./telling.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** @typedef {import("../../types/server.d.ts").HintFacts} Hint */
/** @typedef {import("../../types/server.d.ts").AdvisedChoice} Advised */
/** What is known: nothing yet, the answer, or why there is none. @typedef {Hint | string | null} Known */

const LEAST = 4; // points that the scale spans at least
/** What is said of a refusal, by its code. @type {Record<string, string>} */
const WHY_NOT = {
  busy: "hint-not-busy",
  "slow-down": "hint-not-busy",
  "no-advice": "hint-not-busy",
  stale: "hint-not-stale",
  conflict: "hint-not-stale",
  offline: "hint-not-offline",
  "no-hints": "hint-not-no-hints",
  "not-your-turn": "hint-not-your-turn",
  lesson: "hint-not-lesson",
};

/**
 * Asks once for what is offered now; `current` as long as it is still that.
 * @param {Ctx} ctx
 * @returns {{known: Known, current: boolean}}
 */
function useHint(ctx) {
  const [known, setKnown] = useState(/** @type {Known} */ (null));
  const asked = useRef(version.peek());
  const posed = useRef(offer.peek());
  const { id, hints } = ctx.table;
  useEffect(() => {
    if (!hints) return;
    setKnown(null);
    api(`/api/tables/${id}/hint`, { version: asked.current, seat: ctx.seat }).then(
      (/** @type {Hint} */ hint) => setKnown(hint),
      (error) => setKnown(error instanceof ApiError ? error.code : "offline"),
    );
  }, [hints]);
  return { known, current: offer.value === posed.current && mayAsk(ctx) };
}

/** A row of the hint: its words as they were when it came, and what of it is to be remembered. */
/** @typedef {import("../../types/drawing.d.ts").Goal} Goal */
/** @typedef {Advised & {lines: string[], things: number[], goal: Goal | null}} Line */

/** @param {Ctx} ctx @param {Hint | null} hint @returns {Line[]} */
const useLines = (ctx, hint) =>
  useMemo(
    () =>
      (hint?.choices ?? []).map((row) => ({
        ...row,
        lines: told(ctx, row.steps),
        things: thingsOf(row.steps),
        goal: goalOf(ctx, row.steps),
      })),
    [hint],
  );

/** One decimal where it means something, as the language writes it. @param {Ctx} ctx @param {Advised[]} rows */
function figure(ctx, rows) {
  const digits = rows.some(({ spread }) => spread >= 1) ? 0 : 1;
  const format = new Intl.NumberFormat(ctx.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (/** @type {number} */ score) => format.format(score);
}

/** From whole points to whole points, which are written at its ends. @param {Advised[]} rows */
function scaleOf(rows) {
  const low = Math.floor(Math.min(...rows.map(({ score, spread }) => score - spread)));
  const high = Math.max(Math.ceil(Math.max(...rows.map(({ score, spread }) => score + spread))), low + LEAST);
  return { low, high, at: (/** @type {number} */ score) => `${(((score - low) / (high - low)) * 100).toFixed(1)}%` };
}

/**
 * @param {{row: Line, rank: number, ranked: boolean, open: boolean, at: (score: number) => string,
 *   shown: (score: number) => string, onOpen: () => void}} props
 */
function Row({ row, rank, ranked, open, at, shown, onOpen }) {
  const [first, ...then] = row.lines;
  const score = shown(row.score);
  const range = { low: Math.round(row.score - row.spread), high: Math.round(row.score + row.spread) };
  return html`
    <li class=${joined("best-c", open && "is-open")}>
      <button
        type="button"
        data-ui=${`hint-${rank}`}
        aria-expanded=${open}
        aria-label=${t("hint-row", { rank: ranked ? rank : 0, choice: first, score, ...range })}
        onClick=${onOpen}
        onFocus=${onOpen}
      >
        <i class="chalk" aria-hidden="true">${ranked ? rank : "\u2022"}</i>
        <b class="bc-what">${first}</b>
        <span class="bc-bar" aria-hidden="true">
          <i
            class="bc-range"
            style=${{ "--lo": at(row.score - row.spread), "--hi": at(row.score + row.spread) }}
          ></i>
          <i class="bc-dot" style=${{ left: at(row.score) }}></i>
        </span>
        <b class="bc-ev">${score}</b>
      </button>
      ${then.map((line, k) => html`<p key=${k} class="bc-then"><span class="vh">${t("hint-later")} </span>${line}</p>`)}
      <p class="bc-why">${t(row.reason, row.args)}</p>
      <span class="vh" id=${`hint-mark-${rank}`}>${t("hint-mark", { rank: ranked ? rank : 0 })}</span>
    </li>
  `;
}

/**
 * What is written on the table: of a plan how many go where, else the rank of every choice.
 * @param {Ctx} ctx @param {Line[]} rows @param {number} open @param {boolean} ranked
 */
function notes(ctx, rows, open, ranked) {
  const plan = leftOf(ctx, rows[open].goal);
  const about = (/** @type {number} */ k) => `hint-mark-${k + 1}`;
  if (plan)
    return plan.map(({ action, count }) => ({ action, label: `${count}\u00d7`, lifted: true, about: about(open) }));
  return rows.flatMap(({ things }, k) =>
    (k === open ? things : things.slice(0, 1)).map((action) => ({
      action,
      label: ranked ? String(k + 1) : "\u2022",
      lifted: k === open,
      about: about(k),
    })),
  );
}

/** Arrows walk the rows. @param {KeyboardEvent} event */
function walk(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const box = /** @type {HTMLElement} */ (event.currentTarget);
  const rows = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("button")]);
  const at = rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  event.preventDefault();
  rows[(at + step + rows.length) % rows.length]?.focus();
}

/** @param {{ctx: Ctx, hint: Hint, rows: Line[], open: number, setOpen: (k: number) => void}} props */
function Best({ ctx, hint, rows, open, setOpen }) {
  const ranked = !hint.alike;
  const others = ctx.table.seats.some(({ seat, kind }) => kind === "person" && seat !== ctx.seat);
  const { low, high, at } = scaleOf(rows);
  const shown = figure(ctx, rows);
  return html`
    <p class="bc-scale"><span>${low}</span><i>${t("hint-unit")}</i><span>${high}</span></p>
    <ol class="best-l" onKeyDown=${walk}>
      ${rows.map(
        (row, k) => html`
          <${Row}
            key=${k}
            row=${row}
            rank=${k + 1}
            ranked=${ranked}
            open=${k === open}
            at=${at}
            shown=${shown}
            onOpen=${() => setOpen(k)}
          />
        `,
      )}
    </ol>
    <footer>
      <p>${t("hint-how", { worlds: rows[0].worlds, level: levelOf(hint.level) })}</p>
      ${others ? html`<p>${art(i("hand"))}${t("hint-seen")}</p>` : null}
      <${Consent} ctx=${ctx} />
    </footer>
  `;
}

/** The plan that is being carried out. @param {{ctx: Ctx, row: Line}} props */
const Reminder = ({ ctx, row }) => html`
  <p class="bc-what">${row.lines[0]}</p>
  <p class="bc-why" role="status">${leftOf(ctx, row.goal)?.length ? "" : t("hint-reminder-done")}</p>
  <span class="vh" id="hint-mark-1">${t("hint-mark", { rank: 1 })}</span>
`;

/** The same list as long as it says the same. @param {import("./marks.js").Noted[]} now */
const useNotes = (now) => useMemo(() => now, [JSON.stringify(now)]);

/** What stands in the place of the rows. @param {{ctx: Ctx, known: Known}} props */
function Instead({ ctx, known }) {
  if (!ctx.table.hints)
    return html`
      <p class="hint-word">${t("hint-not-no-hints")} ${t("hint-missing", { names: against(ctx).join(", ") })}</p>
      <${Consent} ctx=${ctx} />
    `;
  if (known === null)
    return html`
      <p class="hint-word" role="status">${t("hint-thinks")}</p>
      <div class="hint-wait" aria-hidden="true"><i></i><i></i><i></i></div>
    `;
  const why = typeof known === "string" ? (WHY_NOT[known] ?? "hint-not-fault") : "hint-not-fault";
  return html`<p class="hint-word" role="alert">${t(why)}</p>`;
}

/** Where the side column itself has choices, it stays clear. */
function useAside() {
  const [afloat, setAfloat] = useState(false);
  useLayoutEffect(() => {
    setAfloat(document.querySelector(".side [data-action]") !== null);
  }, []);
  return afloat;
}

/** @param {Hint} hint @param {Line[]} rows */
function lead(hint, rows) {
  if (hint.ways === 1) return t("hint-only");
  if (hint.alike) return t("hint-alike");
  return t(rows[0]?.goal ? "hint-plan-lead" : "hint-lead", { count: rows.length });
}

/** @param {{ctx: Ctx}} props */
export function HintPanel({ ctx }) {
  const { known, current } = useHint(ctx);
  const hint = known !== null && typeof known !== "string" && ctx.table.hints ? known : null;
  const rows = useLines(ctx, hint);
  const [open, setOpen] = useState(0);
  // The plan that is looked at first, then any of the three that what has been done so far fits.
  const kept = current ? undefined : [rows[open], ...rows].find((row) => row && mayAsk(ctx) && leftOf(ctx, row.goal));
  // A move closes it, and so does everything else that changes what is asked; what others choose meanwhile does not.
  useEffect(() => {
    if (!current && !kept) shutHint();
  });
  // Where the turn went to somebody else with that move, it is gone before it could close itself.
  useEffect(() => shutHint, []);
  const heading = /** @type {{current: HTMLElement | null}} */ (useRef(null));
  useEffect(() => {
    if (hint) heading.current?.focus({ preventScroll: true });
  }, [hint]);
  useEffect(() => {
    const shut = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) shutHint();
    };
    document.addEventListener("keydown", shut);
    return () => document.removeEventListener("keydown", shut);
  }, []);
  const afloat = useAside();
  const shown = kept ? [kept] : rows;
  const noted = useNotes(shown.length ? notes(ctx, shown, kept ? 0 : open, !hint?.alike) : []);
  if (!current && !kept) return null;
  const body = kept
    ? html`<${Reminder} ctx=${ctx} row=${kept} />`
    : hint
      ? html`<${Best} ctx=${ctx} hint=${hint} rows=${rows} open=${open} setOpen=${setOpen} />`
      : html`<${Instead} ctx=${ctx} known=${known} />`;
  return html`
    <section
      class=${joined("hint-p sheet", kept && "is-reminder")}
      data-at=${afloat ? "afloat" : "side"}
      role="region"
      aria-labelledby="hint-h"
      aria-busy=${known === null && ctx.table.hints}
    >
      <header>
        ${kept ? null : art(MASTER)}
        <div>
          <h2 id="hint-h" tabindex="-1" ref=${heading}>${t(kept ? "hint-reminder" : "hint-title")}</h2>
          ${hint && !kept ? html`<p>${lead(hint, rows)}</p>` : null}
        </div>
        <button class="hint-shut" data-ui="hint-close" aria-label=${t("hint-shut")} onClick=${shutHint}>
          ${"\u00d7"}
        </button>
      </header>
      ${body}
    </section>
    ${noted.length ? html`<${Marks} notes=${noted} />` : null}
  `;
}
