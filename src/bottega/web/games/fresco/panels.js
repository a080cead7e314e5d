/** What everybody knows of each player, in the order of play; while one plans, the sheet takes their place. */
import { art, html, joined } from "../../app/aids/html.js";
import { sure } from "../../app/aids/sure.js";
import { signed } from "../../app/i18n/i18n.js";
import { playedBy } from "../../app/shell/context.js";
import { avatar, worker } from "../../art/avatar.js";
import { coverIcon } from "./covers.js";
import { drawnBodies } from "./crew.js";
import { addedAt, drawnAt } from "./modules.js";
import { coin, icon, painter } from "./pieces.js";
import { Desk, Readiness } from "./plan.js";
import { hourName, iconOf, placeName, stepNow } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/fresco.d.ts").Painter} Painter */

/** @param {{ctx: Ctx}} props */
export function Side({ ctx }) {
  if (ctx.view.phase === "planning" && ctx.seat !== null)
    return html`<${Readiness} ctx=${ctx} /><${Desk} ctx=${ctx} />`;
  return html`
    <div class="panels">${inOrder(ctx).map((who) => html`<${Panel} key=${who} ctx=${ctx} who=${who} />`)}</div>
  `;
}

/** @param {Ctx} ctx @returns {number[]} */
function inOrder(ctx) {
  const { order, choosers, people: painters, phase, over, ranking } = ctx.view;
  const known = over ? ranking.flat() : phase === "get-up" ? choosers : order;
  const all = painters.map((p) => p.painter);
  return [...known, ...all.filter((/** @type {number} */ p) => !known.includes(p))];
}

/** @param {{ctx: Ctx, who: number}} props */
function Panel({ ctx, who }) {
  const p = ctx.view.people[who];
  const leonardo = p.seat === null;
  const acting = !leonardo && ctx.toAct(who) && ctx.view.phase !== "planning";
  const rising = ctx.view.phase === "get-up";
  return html`
    <article
      class=${joined("panel sheet", `p${ctx.look(who)}`, acting && "acting")}
      aria-label=${ctx.nameOf(who)}
      data-spot=${`panel-${who}`}
    >
      <header>
        ${
          leonardo
            ? painter(ctx, who)
            : art(
                avatar(ctx.look(who), {
                  auto: worker(seatOf(ctx, who)),
                  away: seatOf(ctx, who)?.away ?? false,
                }),
              )
        }
        <div><h3 class=${`p${ctx.look(who)}`}>${ctx.nameOf(who)}</h3><small>${kind(ctx, who)}</small></div>
        <b class="score" data-tip=${ctx.t("web-fresco-score-of", { name: ctx.title(who), score: p.score })}>
          ${p.score}
          <i>${ctx.t("web-fresco-vp")}</i>
        </b>
      </header>
      <${Facts} ctx=${ctx} p=${p} />
      <${Kept} ctx=${ctx} p=${p} />
      ${rising ? html`<p class="status">${risingStatus(ctx, who)}</p>` : html`<${MiniPlan} ctx=${ctx} p=${p} />`}
    </article>
  `;
}

/** @param {Ctx} ctx @param {number} who */
const seatOf = (ctx, who) => ctx.table.seats[who];

/** @param {Ctx} ctx @param {number} who */
function kind(ctx, who) {
  const seat = seatOf(ctx, who);
  if (!seat) return ctx.rich("fresco-holds-tile", { painter: ctx.player(sure(ctx.view.leonardo).controller) });
  if (who === ctx.seat) return ctx.t("painter-you");
  return seat.kind === "computer"
    ? playedBy(seat, ctx.table.seats, ctx.seat)
    : ctx.t(seat.away ? "web-fresco-away" : "web-fresco-person");
}

/** @param {{ctx: Ctx, p: Painter}} props */
function Facts({ ctx, p }) {
  const { tiles } = { tiles: p.restored.length, ...addedAt(ctx, "tiles", { p }) };
  return html`
    <ul class="facts">
      <li data-tip=${p.hour ? ctx.t("web-fresco-up-at", { hour: p.hour }) : ctx.t("web-fresco-not-up")}>
        ${icon("clock")}
        ${p.hour ? hourName(ctx, p.hour) : html`<i>${ctx.t("web-fresco-not-yet")}</i>`}
      </li>
      ${
        p.mood === null
          ? null
          : html`
            <li data-tip=${ctx.t("web-fresco-mood-of", { name: ctx.title(p.painter), mood: signed(p.mood) })}>
              ${icon("mask")}${signed(p.mood)}
            </li>
          `
      }
      <li data-tip=${ctx.t("web-fresco-tiles-of", { tiles })}>${icon("tile")}${tiles}</li>
      ${drawnAt(ctx, "tiles", { p })}
      ${
        p.coins === undefined
          ? null
          : html`<li data-tip=${ctx.t("fresco-goods-coins", { coins: p.coins })}>${coin()}${p.coins}</li>`
      }
      ${drawnAt(ctx, "goods", { p })}
      ${
        p.seat === null || p.seat === ctx.seat || p.coins !== undefined
          ? null
          : html`<li class="hid" data-tip=${ctx.t("web-fresco-hidden-goods")}>${icon("screen")}</li>`
      }
    </ul>
    ${
      p.paints
        ? html`
          <ul class="facts f2 open-pots">
            ${Object.entries(p.paints)
              .filter(([, count]) => count)
              .map(([paint, count]) => html`<li key=${paint}>${ctx.glyph(paint)}${count}</li>`)}
          </ul>
        `
        : null
    }
  `;
}

/** What modules add: what lies before the owner for everybody to see. @param {{ctx: Ctx, p: Painter}} props */
function Kept({ ctx, p }) {
  const kept = p.seat === null ? [] : drawnAt(ctx, "kept", { seat: p.seat });
  return kept.length ? html`<ul class="facts f2">${kept}</ul>` : null;
}

/** @param {Ctx} ctx @param {number} who */
function risingStatus(ctx, who) {
  const { choosers, people: painters } = ctx.view;
  const p = painters[who];
  if (p.hour) return ctx.t("web-fresco-up", { hour: p.hour, apprentices: p.apprentices ?? 0 });
  const turn = choosers.filter((/** @type {number} */ c) => !painters[c].hour).indexOf(who);
  return ctx.t("web-fresco-chooses", { turn });
}

/** The revealed plan in one line. @param {{ctx: Ctx, p: Painter}} props */
function MiniPlan({ ctx, p }) {
  const now = stepNow(ctx);
  return html`
    <ol class="mini-plan" aria-label=${ctx.t("web-fresco-plan")}>
      ${ctx.view.places.map((/** @type {string} */ place, /** @type {number} */ k) => {
        const tip = ctx.t("web-fresco-planned", { place: placeName(ctx, place), count: p.sheet[k] });
        return html`
          <li key=${place} class=${joined(k === now && "now")} data-tip=${tip} aria-label=${tip}>
            ${icon(iconOf(place))}
            <span>
              ${p.covers?.[k] ? html`<i class="mcv">${coverIcon(p.covers[k])}</i>` : null}
              ${drawnBodies(ctx, { who: p.painter, column: k, count: p.sheet[k] })}
            </span>
          </li>
        `;
      })}
    </ol>
  `;
}
