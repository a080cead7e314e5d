/** The review as it is drawn: the result, the choices that cost most, and the points. */

import { painter, shield } from "../../art/pieces.js";
import { art, html, useEffect } from "../aids/html.js";
import { Later } from "../aids/later.js";
import { lang, shortTitleOf, t, titleOf } from "../i18n/i18n.js";
import { account } from "../shell/ending.js";
import { stuck } from "../shell/game.js";
import { ctx, gate } from "../shell/state.js";
import { Brand, Language, Theme } from "../shell/tools.js";
import { Best, Costly, How } from "./cards.js";
import { Compare } from "./compare.js";
import { bare, busy, choose, mine, replay, retry, review, seat, trouble } from "./data.js";
import { Rounds } from "./rounds.js";
import { about, you } from "./words.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */

const gatePage = () => import("../shell/gate.js");

export function Showing() {
  const shown = ctx.value;
  const of = replay.value;
  const shut = gate.value || stuck.value;
  useEffect(() => {
    document.body.className = shut ? "page-gate" : "page-review";
    if (of) document.title = `${t("review-title")} · ${titleOf(of.game)}`;
  });
  if (shut) return html`<${Later} from=${gatePage} name="Gate" kind=${gate.value?.kind ?? "offline"} />`;
  if (!shown || !of || !review.value) return html`<p class="opening" role="status">${t("web-opening")}</p>`;
  const state = bare.value ? "bare" : review.value.state;
  return html`
    <div id="review" data-game=${of.game} data-state=${state} data-seat=${seat.value}>
      <${Beam} ctx=${shown} />
      <main class=${bare.value ? "review bare" : "review"}>
        ${bare.value ? null : html`<${Costly} ctx=${shown} /><${Best} />`}
        <${Rounds} ctx=${shown} />
        <${Compare} ctx=${shown} />
        ${bare.value ? null : html`<${How} />`}
      </main>
    </div>
  `;
}

/** The result in one sentence. @param {Ctx} ctx */
function result(ctx) {
  const { rows } = account(ctx);
  const own = rows.find((row) => row.seat === seat.value);
  if (!own) return t("review-title");
  const first = rows.filter((row) => row.place === 1);
  const points = own.total;
  if (own.place !== 1) {
    const best = first[0];
    return t("review-place", {
      place: own.place ?? 0,
      points,
      behind: best.total - points,
      name: ctx.nameOf(best.seat),
    });
  }
  if (first.length > 1) return t("review-shared", { points });
  const next = rows[1];
  return next ? t("review-first", { points, ahead: points - next.total, name: ctx.nameOf(next.seat) }) : String(points);
}

/** What the choices came to, or how far the work is. */
function lead() {
  if (bare.value) return t("review-bare");
  if (trouble.value) return t(trouble.value);
  if (review.value?.state === "failed" && !mine.value?.over) return t("review-failed");
  if (busy.value) return t(review.value?.state === "waiting" ? "review-waiting" : "review-working");
  const costly = mine.value?.costly ?? [];
  if (!costly.length) return t("review-none");
  return t("review-sum", { count: costly.length, points: about(sumShown(costly)) });
}

/** What the cards show, added up: whoever does it by hand comes to the same. @param {{cost: number}[]} costly */
const sumShown = (costly) => costly.reduce((all, one) => all + Math.round(one.cost * 10), 0) / 10;

/** @param {{ctx: Ctx}} props */
function Beam({ ctx }) {
  const of = /** @type {import("./data.js").Replay} */ (replay.value);
  const date = of.created === null ? t("review-title") : `${t("review-title")} · ${day(of.created)}`;
  const failed = review.value?.state === "failed" && !mine.value?.over && !bare.value;
  return html`
    <header class="bar">
      <${Brand} name=${shortTitleOf(of.game)} under=${date} />
      <div class="prompt">
        ${art(painter(ctx.look(seat.value), "prompt-who"))}
        <div class="prompt-text">
          <h1>
            <span>${you() ? result(ctx) : t("review-of", { name: ctx.nameOf(seat.value), result: result(ctx) })}</span>
          </h1>
          <p role="status">${lead()}</p>
          ${busy.value ? html`<${Progress} />` : null}
        </div>
        <div class="prompt-acts">
          ${failed ? html`<button class="btn" data-ui="retry" onClick=${retry}>${t("review-again")}</button>` : null}
          <a class="btn quiet" data-ui="replay" href=${`/replay/${of.id}?eyes=${seat.value}`}>${t("review-replay")}</a>
        </div>
      </div>
      <nav class="tools" aria-label=${t("web-tools")}><${Whose} ctx=${ctx} /><${Language} /><${Theme} /></nav>
    </header>
  `;
}

const day = (/** @type {number} */ at) =>
  new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" }).format(new Date(at));

/** How far the master is. */
function Progress() {
  const { done, total } = review.value ?? { done: 0, total: 0 };
  const part = total ? Math.min(100, Math.round((100 * done) / total)) : 0;
  return html`
    <div
      class="an-progress"
      role="progressbar"
      aria-label=${t("review-progress")}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${part}
    >
      <i style=${`width:${part}%`}></i>
    </div>
  `;
}

/** Whose game it is: what is seen is the shield, the list lies over it. @param {{ctx: Ctx}} props */
function Whose({ ctx }) {
  const seats = replay.value?.seats ?? [];
  const name = (/** @type {number} */ one) => (replay.value?.you === one ? t("review-your-game") : ctx.nameOf(one));
  return html`
    <label class="tool lang whose">
      ${art(shield(ctx.look(seat.value)))}<b aria-hidden="true">${name(seat.value)}</b>
      <select
        data-ui="seat"
        aria-label=${t("review-whose")}
        onChange=${(/** @type {Event} */ e) => choose(Number(/** @type {HTMLSelectElement} */ (e.target).value))}
      >
        ${seats.map(
          (one) => html`
            <option key=${one.seat} value=${one.seat} selected=${one.seat === seat.value}>${name(one.seat)}</option>
          `,
        )}
      </select>
    </label>
  `;
}
