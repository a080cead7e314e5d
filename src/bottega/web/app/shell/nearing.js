/** The end in sight: how near it is under the name of the game, a sheet once when the last round begins, a ribbon. */
import { html, signal, useEffect } from "../aids/html.js";
import { store, stored } from "../aids/storage.js";
import { t } from "../i18n/i18n.js";
import { past, view } from "./state.js";

/** The tables whose last round was announced, with commas between. */
const TOLD = "bottega.last-rounds";
const KEPT = 20;
const told = signal((stored(TOLD) ?? "").split(","));

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("../../types/view.d.ts").End} End */
/** @typedef {import("../../types/drawing.d.ts").Drawn} Drawn */

/** @param {End} end */
const args = (end) => ({ done: end.done, needed: end.needed, thalers: end.money_per_point ?? 0 });

/** What is said of the end. @param {End} end */
function words(end) {
  if (end.last) return t(`end-${end.by}-last`, args(end));
  const progress = t(`end-${end.by}-progress`, args(end));
  return end.soon === "no" ? progress : `${progress}. ${t(`end-${end.by}-${end.soon}`, args(end))}`;
}

/** The round, and how far the game has come. @param {{ctx: Ctx, round?: Drawn}} props */
export function Nearing({ ctx, round }) {
  const { end } = ctx.view;
  if (!end || ctx.over) return round ?? null;
  if (end.last) return html`<span class="last-ribbon" data-tip=${words(end)} tabindex="0">${t("end-last")}</span>`;
  const part = Math.min(1, end.done / end.needed);
  return html`
    <span class="nearing" data-tip=${words(end)}>
      ${round}
      <span class=${`near-bar is-${end.soon}`} role="img" aria-label=${words(end)}>
        <i style=${`width:${Math.round(part * 100)}%`}></i>
      </span>
    </span>
  `;
}

/** Where the name of the game has no room, the ribbon hangs from the beam. @param {{ctx: Ctx}} props */
export const LastTab = ({ ctx }) =>
  ctx.view.end?.last && !ctx.over ? html`<span class="last-tab" aria-hidden="true">${t("end-last")}</span>` : null;

/** Once, until it is understood or the first choice is made. @param {{ctx: Ctx}} props */
export function LastRound({ ctx }) {
  const { end } = ctx.view;
  const { id } = ctx.table;
  const due = Boolean(end?.last) && !ctx.over && !past.value && ctx.seat !== null && !told.value.includes(id);
  const understood = () => {
    told.value = [...told.peek(), id].slice(-KEPT);
    store(TOLD, told.peek().join(","));
  };
  useEffect(() => {
    if (!due) return undefined;
    // The reader's own choice puts it away; it covers nothing for longer than that.
    const choice = (/** @type {MouseEvent} */ event) => {
      if (event.target instanceof Element && event.target.closest("#table [data-action]")) understood();
    };
    document.addEventListener("click", choice);
    return () => document.removeEventListener("click", choice);
  }, [due, view.value]);
  if (!due || !end) return null;
  return html`
    <section class="last-round sheet" role="status">
      <h2>${t("end-last")}</h2>
      <p>${words(end)}</p>
      <button type="button" class="btn gold" data-ui="understood-last" onClick=${understood}>
        ${t("web-end-understood")}
      </button>
    </section>
  `;
}
