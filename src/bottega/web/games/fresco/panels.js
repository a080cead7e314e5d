/** What everybody knows of each player, in the order of play; while one plans, the sheet takes their place. */
import { art, html, joined } from "../../app/aids/html.js";
import { signed } from "../../app/i18n/i18n.js";
import { avatar } from "../../art/avatar.js";
import { coverIcon } from "./covers.js";
import { bodies, drawnBodies } from "./crew.js";
import { partOf } from "./modules.js";
import { coin, icon, painter } from "./pieces.js";
import { Desk, Readiness } from "./plan.js";
import { bottleName } from "./sayings.js";
import { hourName, iconOf, module, placeName, stepNow } from "./words.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */

const bellPiece = partOf("bells", "bellPiece");
const cardTip = partOf("portraits", "cardTip");
const face = partOf("portraits", "face");
const illPiece = partOf("medico", "illPiece");
const leaf = partOf("leaf_gold", "leaf");

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
  const { order, choosers, painters, phase, over, ranking } = ctx.view;
  const known = over ? ranking.flat() : phase === "get-up" ? choosers : order;
  const all = painters.map((/** @type {any} */ p) => p.painter);
  return [...known, ...all.filter((/** @type {number} */ p) => !known.includes(p))];
}

/** @param {{ctx: Ctx, who: number}} props */
function Panel({ ctx, who }) {
  const p = ctx.view.painters[who];
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
                  auto: seatOf(ctx, who)?.kind === "computer",
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
  if (!seat) return ctx.say("fresco-holds-tile", { painter: ctx.player(ctx.view.leonardo.controller) });
  if (who === ctx.seat) return ctx.t("painter-you");
  return seat.kind === "computer"
    ? ctx.t("web-fresco-computer", { bot: seat.bot ?? "" })
    : ctx.t(seat.away ? "web-fresco-away" : "web-fresco-person");
}

/** @param {{ctx: Ctx, p: any}} props */
function Facts({ ctx, p }) {
  const requests = module(ctx, "requests");
  const loose = requests
    ? p.restored.filter((/** @type {string} */ s) => !requests.piled[p.painter].includes(s))
    : p.restored;
  const splashes = requests ? loose.flatMap((/** @type {string} */ s) => requests.splashes[s]) : [];
  const gold = module(ctx, "leaf_gold")?.painters?.[p.painter];
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
      <li data-tip=${ctx.t("web-fresco-tiles-of", { tiles: loose.length })}>${icon("tile")}${loose.length}</li>
      ${
        splashes.length
          ? html`
            <li class="spl" data-tip=${ctx.t("web-fresco-splashes", { paints: ctx.paints(splashes) })}>
              ${tally(ctx, splashes)}
            </li>
          `
          : null
      }
      ${
        p.coins === undefined
          ? null
          : html`<li data-tip=${ctx.t("fresco-goods-coins", { coins: p.coins })}>${coin()}${p.coins}</li>`
      }
      ${gold === undefined ? null : html`<li>${leaf()}${gold}</li>`}
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

/** Equal paints counted, so that the line stays short. @param {Ctx} ctx @param {string[]} paints */
function tally(ctx, paints) {
  const kinds = [...new Set(paints)].sort();
  return kinds.map((paint) => {
    const count = paints.filter((other) => other === paint).length;
    return html`${ctx.glyph(paint)}${count > 1 ? count : null}`;
  });
}

/** What modules add: cards and requests that lie before the owner. @param {{ctx: Ctx, p: any}} props */
function Kept({ ctx, p }) {
  if (p.seat === null) return null;
  const cards = module(ctx, "portraits")?.owned[p.seat] ?? [];
  const requests = module(ctx, "requests")?.owned[p.seat] ?? [];
  const scrolls = module(ctx, "scrolls")?.held[p.seat];
  const bells = module(ctx, "bells");
  const certificates = bells ? bells.face_down[p.seat] + bells.partly[p.seat].length : 0;
  const sick = module(ctx, "medico")?.ill[p.seat];
  const bottles = module(ctx, "medico")?.held[p.seat] ?? [];
  const wall = module(ctx, "wall_fresco")?.income[p.seat] ?? [];
  const wishes = module(ctx, "wishing_well")?.held[p.seat];
  if (
    !cards.length &&
    !requests.length &&
    !scrolls &&
    !bells &&
    sick === undefined &&
    !wall.length &&
    wishes === undefined
  )
    return null;
  return html`
    <ul class="facts f2">
      ${
        bells
          ? html`
            <li data-tip=${ctx.t("web-fresco-certificates-of", { count: certificates })}>
              ${bellPiece()}${certificates}
            </li>
          `
          : null
      }
      ${
        sick === undefined
          ? null
          : html`<li data-tip=${ctx.t("web-fresco-ill-of", { count: sick })}>${illPiece(ctx)}${sick}</li>`
      }
      ${
        bottles.length
          ? html`
            <li data-tip=${bottles.map((/** @type {string} */ kind) => bottleName(ctx, kind)).join(", ")}>
              ${icon("bottle")}${bottles.length}
            </li>
          `
          : null
      }
      ${
        wishes === undefined
          ? null
          : html`<li data-tip=${ctx.t("web-fresco-wishes-of", { count: wishes })}>${icon("wish")}${wishes}</li>`
      }
      ${
        wall.length
          ? html`
            <li class="spl" data-tip=${ctx.t("web-fresco-wall-of", { paints: ctx.paints(wall) })}>
              ${icon("wall")}${ctx.glyphs(wall)}
            </li>
          `
          : null
      }
      ${
        requests.length
          ? html`
            <li data-tip=${ctx.t("web-fresco-requests-of", { count: requests.length })}>
              ${icon("request")}${requests.length}
            </li>
          `
          : null
      }
      ${
        scrolls
          ? html`
            <li data-tip=${ctx.t("web-fresco-scrolls-of", { count: scrolls.length })}>
              ${icon("scroll")}${scrolls.length}
            </li>
          `
          : null
      }
      ${cards.map(
        (/** @type {any} */ card) =>
          html`<li key=${card.card} class="las" data-tip=${cardTip(ctx, card)}>${face(card.name)}</li>`,
      )}
    </ul>
  `;
}

/** @param {Ctx} ctx @param {number} who */
function risingStatus(ctx, who) {
  const { choosers, painters } = ctx.view;
  const p = painters[who];
  if (p.hour) return ctx.t("web-fresco-up", { hour: p.hour, apprentices: p.apprentices ?? 0 });
  const turn = choosers.filter((/** @type {number} */ c) => !painters[c].hour).indexOf(who);
  return ctx.t("web-fresco-chooses", { turn });
}

/** The revealed plan in one line. @param {{ctx: Ctx, p: any}} props */
function MiniPlan({ ctx, p }) {
  const now = stepNow(ctx);
  const sick = module(ctx, "medico")?.sheets;
  return html`
    <ol class="mini-plan" aria-label=${ctx.t("web-fresco-plan")}>
      ${ctx.view.places.map((/** @type {string} */ place, /** @type {number} */ k) => {
        const tip = ctx.t("web-fresco-planned", { place: placeName(ctx, place), count: p.sheet[k] });
        return html`
          <li key=${place} class=${joined(k === now && "now")} data-tip=${tip} aria-label=${tip}>
            ${icon(iconOf(place))}
            <span>
              ${p.covers?.[k] ? html`<i class="mcv">${coverIcon(p.covers[k])}</i>` : null}
              ${drawnBodies(ctx, p.painter, bodies(p.sheet[k], sick?.[p.painter], k))}
            </span>
          </li>
        `;
      })}
    </ol>
  `;
}
