/**
 * What a master would do: the best choices of the strongest player with what they may bring, and why. They lie in the
 * side column, on a phone above the lower edge, and nothing here makes a move.
 */

import { i } from "../../art/pieces.js";
import { art, html, joined, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../aids/html.js";
import { levelOf, t } from "../i18n/i18n.js";
import { MASTER } from "../learn/art.js";
import { ApiError, api } from "../net/api.js";
import { mayAsk, shutHint } from "../shell/hint.js";
import { drawing, offer, version } from "../shell/state.js";
import { against, Consent } from "./consent.js";
import { Marks } from "./marks.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** @typedef {import("../../types/server.d.ts").HintFacts} Hint */
/** @typedef {import("../../types/server.d.ts").AdvisedChoice} Advised */
/** What is known: nothing yet, the answer, or why there is none. @typedef {Hint | string | null} Known */

const ROOM = 0.12; // of the scale, on both sides of the bars
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
  const current = offer.value === posed.current && mayAsk(ctx);
  // A move closes it, and so does everything else that changes what is asked; what others choose meanwhile does not.
  useEffect(() => {
    if (!current) shutHint();
  });
  return { known, current };
}

/**
 * The steps of the same kind that can be made now, such as all apprentices of a plan; what closes it goes unsaid.
 * @param {Ctx} ctx
 * @param {Advised} row
 */
const sameSteps = (ctx, { action, turn }) =>
  turn.filter((step) => ctx.choices.get(step)?.verb === ctx.choices.get(action)?.verb);

/** Their names, each once, with how often. @param {Ctx} ctx @param {number[]} turn */
function steps(ctx, turn) {
  /** @type {Map<string, number>} */
  const counted = new Map();
  for (const action of turn) {
    const choice = ctx.choices.get(action);
    // What follows a semicolon in the name of a choice tells of its consequences.
    const name = choice ? drawing().name(ctx, choice).split(";")[0].trim().replace(/\.$/, "") : null;
    if (name) counted.set(name, (counted.get(name) ?? 0) + 1);
  }
  return [...counted].map(([name, count]) => (count > 1 ? `${name} (${count}\u00d7)` : name));
}

/** One decimal, as the language writes it. @param {Ctx} ctx @param {number} score */
const decimal = (ctx, score) =>
  new Intl.NumberFormat(ctx.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score);

/** @param {Advised[]} rows */
function scaleOf(rows) {
  const low = Math.min(...rows.map(({ score, spread }) => score - spread));
  const high = Math.max(...rows.map(({ score, spread }) => score + spread), low + LEAST);
  const span = (high - low) * (1 + 2 * ROOM);
  const from = low - (high - low) * ROOM;
  return (/** @type {number} */ at) => `${(((at - from) / span) * 100).toFixed(1)}%`;
}

/**
 * @param {{ctx: Ctx, row: Advised, rank: number, ranked: boolean, open: boolean, at: (score: number) => string,
 *   onOpen: () => void}} props
 */
function Row({ ctx, row, rank, ranked, open, at, onOpen }) {
  const [first, ...then] = steps(ctx, row.turn);
  const figures = {
    score: decimal(ctx, row.score),
    low: Math.round(row.score - row.spread),
    high: Math.round(row.score + row.spread),
  };
  const name = t("hint-row", { rank: ranked ? rank : 0, choice: first, ...figures });
  return html`
    <li class=${joined("best-c", open && "is-open")}>
      <button
        type="button"
        data-ui=${`hint-${rank}`}
        aria-expanded=${open}
        aria-label=${name}
        onClick=${onOpen}
        onFocus=${onOpen}
      >
        <i class="chalk" aria-hidden="true">${ranked ? rank : "\u2022"}</i>
        <b class="bc-what">${first}</b>
        <span class="bc-bar" aria-hidden="true">
          <i class="bc-fill" style=${{ width: at(row.score) }}></i>
          <i
            class="bc-range"
            style=${{ "--lo": at(row.score - row.spread), "--hi": at(row.score + row.spread) }}
          ></i>
        </span>
        <b class="bc-ev">${figures.score}</b>
      </button>
      <p class="bc-why">${t(row.reason, row.args)}</p>
      ${open && then.length ? html`<p class="bc-then">${t("hint-then", { steps: then.join(", ") })}</p>` : null}
      <span class="vh" id=${`hint-mark-${rank}`}>${t("hint-mark", { rank: ranked ? rank : 0 })}</span>
    </li>
  `;
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

/** @param {{ctx: Ctx, hint: Hint}} props */
function Best({ ctx, hint }) {
  const [open, setOpen] = useState(0);
  const rows = useMemo(() => hint.choices.map((row) => ({ ...row, turn: sameSteps(ctx, row) })), [hint]);
  const ranked = !hint.alike;
  const others = ctx.table.seats.some(({ seat, kind }) => kind === "person" && seat !== ctx.seat);
  const at = scaleOf(rows);
  return html`
    <ol class="best-l" onKeyDown=${walk}>
      ${rows.map(
        (row, k) => html`
          <${Row}
            key=${row.action}
            ctx=${ctx}
            row=${row}
            rank=${k + 1}
            ranked=${ranked}
            open=${k === open}
            at=${at}
            onOpen=${() => setOpen(k)}
          />
        `,
      )}
    </ol>
    <${Marks} rows=${rows} open=${open} ranked=${ranked} />
    <footer>
      <p>${t("hint-how", { worlds: rows[0].worlds, level: levelOf(hint.level) })}</p>
      ${others ? html`<p>${art(i("hand"))}${t("hint-seen")}</p>` : null}
      <${Consent} ctx=${ctx} />
    </footer>
  `;
}

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

/** @param {Hint} hint */
const lead = (hint) =>
  hint.ways === 1
    ? t("hint-only")
    : hint.alike
      ? t("hint-alike")
      : t("hint-lead", { count: hint.choices.length, ways: hint.ways });

/** @param {{ctx: Ctx}} props */
export function HintPanel({ ctx }) {
  const { known, current } = useHint(ctx);
  const hint = known !== null && typeof known !== "string" && ctx.table.hints ? known : null;
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
  if (!current) return null;
  return html`
    <section
      class="hint-p sheet"
      data-at=${afloat ? "afloat" : "side"}
      role="region"
      aria-labelledby="hint-h"
      aria-busy=${known === null && ctx.table.hints}
    >
      <header>
        ${art(MASTER)}
        <div>
          <h2 id="hint-h" tabindex="-1" ref=${heading}>${t("hint-title")}</h2>
          ${hint ? html`<p>${lead(hint)}</p>` : null}
        </div>
        <button class="hint-shut" data-ui="hint-close" aria-label=${t("hint-shut")} onClick=${shutHint}>
          ${"\u00d7"}
        </button>
      </header>
      ${hint ? html`<p class="bc-unit">${t("hint-unit")}</p>` : null}
      ${hint ? html`<${Best} ctx=${ctx} hint=${hint} />` : html`<${Instead} ctx=${ctx} known=${known} />`}
    </section>
  `;
}
