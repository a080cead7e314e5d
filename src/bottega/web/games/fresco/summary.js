/** The upkeep between two rounds as one sheet: income, the new market, moods, and who chooses first. */
import { art, html, joined } from "../../app/aids/html.js";
import { signed } from "../../app/i18n/i18n.js";
import { avatar, worker } from "../../art/avatar.js";
import { of } from "../common/facts.js";
import { awning } from "./market.js";
import { anyApprentice, icon, several, shield, spoken } from "./pieces.js";
import { seated } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/fresco.d.ts").Fact} Fact */

const STEP = 10.5; // of the little scale of moods
/**
 * How the market and one's purse stood when a round began: the sheet can be read later, when they have changed.
 * @type {Map<string, {booths: import("../../types/fresco.d.ts").Booth[], coins: number | undefined}>}
 */
const dawns = new Map();

/** @param {Ctx} ctx @param {Fact[]} fresh */
export function summary(ctx, fresh) {
  const began = of(fresh, "round-began").find((fact) => fact.round > 1);
  if (!began) return null;
  const round = began.round - 1;
  const dawn = atDawn(ctx, began.round);
  const { tiles_left: left, ceiling, final_at: at } = ctx.view;
  return {
    title: ctx.t("web-fresco-round-over", { round }),
    lead: ctx.t("web-fresco-round-over-lead"),
    aside: html`
      <b class="left14">
        <span>${left}</span>
        <small>
          ${ctx.t(began.final ? "web-fresco-of-left-final" : "web-fresco-of-left", { all: ceiling.length, at })}
        </small>
      </b>
    `,
    columns: [incomes(ctx, fresh, dawn.coins), market(ctx, fresh, dawn.booths), moods(ctx, round)],
    next: html`
      <div class="nextup">
        <span>${ctx.t("web-fresco-next-up", { round: began.round })}</span>
        <ol>
          ${began.choosers.map(
            (who) => html`
              <li key=${who}>
                ${art(avatar(ctx.look(who), { auto: worker(ctx.table.seats[who]) }))}
                <small>
                  ${ctx.title(who)}
                  <br />
                  <b>${ctx.t("fresco-points", { points: ctx.view.people[who].score })}</b>
                </small>
              </li>
            `,
          )}
        </ol>
      </div>
    `,
    go: ctx.t("web-fresco-to-round", { round: began.round, final: began.final ? "yes" : "no" }),
  };
}

/** @param {Ctx} ctx @param {number} round */
function atDawn(ctx, round) {
  const key = `${ctx.table.id}/${ctx.seat}/${round}`;
  const fresh = ctx.view.round === round && ctx.view.phase === "get-up";
  if (!dawns.has(key) && fresh) dawns.set(key, { booths: ctx.view.booths, coins: ctx.view.mine?.coins });
  return dawns.get(key) ?? { booths: ctx.view.booths, coins: undefined };
}

/** @param {Ctx} ctx @param {Fact[]} fresh @param {number | undefined} coins */
function incomes(ctx, fresh, coins) {
  const paid = fresh.filter((fact) => fact.event === "income").sort((a, b) => b.thalers - a.thalers);
  const paints = fresh.filter((fact) => fact.event === "request-income");
  return {
    icon: "coin",
    title: ctx.t("web-fresco-income-title"),
    rule: ctx.t("web-fresco-income-rule", { thalers: ctx.view.economy.tile_income }),
    body: html`
      <ul class="inc">
        ${paid.map(
          (fact) => html`
            <li key=${fact.painter} class=${joined(fact.painter === ctx.seat && "mine")}>
              ${shield(ctx, fact.painter)}
              <span class="nm">
                ${ctx.Name(fact.painter)}
                ${
                  fact.painter === ctx.seat && coins !== undefined
                    ? html`
                      <small class="purse-l">
                        ${coins - fact.thalers} ${icon("arrow")} ${ctx.t("fresco-goods-coins", { coins })}
                      </small>
                    `
                    : null
                }
              </span>
              <span class="tinytiles" aria-hidden="true">
                ${several(Math.min(fact.thalers, 5), () => html`<i></i>`)}
              </span>
              <b class="plus">+${fact.thalers}</b>
            </li>
          `,
        )}
        ${paints.map(
          (fact) =>
            html`
              <li key=${`p${fact.painter}`}>
                ${shield(ctx, fact.painter)}
                <span class="nm">${ctx.Name(fact.painter)}</span>
                <span class="plus">${ctx.glyphs(fact.paints)}</span>
              </li>
            `,
        )}
      </ul>
    `,
  };
}

/** @param {Ctx} ctx @param {Fact[]} fresh @param {import("../../types/fresco.d.ts").Booth[]} booths */
function market(ctx, fresh, booths) {
  const laid = fresh.find((fact) => fact.event === "market-laid");
  return {
    icon: "market",
    title: ctx.t("web-fresco-market-title"),
    rule: ctx.t("web-fresco-market-rule", { bag: laid?.bag ?? ctx.view.bag }),
    body: html`
      <ul class="mk">
        ${booths.map(
          (booth, k) => html`
            <li key=${booth.booth}>
              ${awning(k)}
              <b>${booth.booth}</b>
              <span class="row">
                ${booth.spaces
                  .filter((space) => space !== null)
                  .map(
                    (space) =>
                      html`
                      <span key=${space.tile} class=${`mtile n${space.paints.length}`}>
                        ${ctx.glyphs(space.paints)}
                      </span>
                    `,
                  )}
              </span>
            </li>
          `,
        )}
      </ul>
    `,
  };
}

/** @param {Ctx} ctx @param {number} round */
function moods(ctx, round) {
  const { values } = ctx.view.mood_display;
  return {
    icon: "mask",
    title: ctx.t("web-fresco-mood-title"),
    rule: ctx.t("web-fresco-mood-rule"),
    body: html`
      <ul class="md">
        ${seated(ctx).map((p) => {
          const { from, to } = moodsOf(ctx, p, round);
          return html`
            <li key=${p.seat} class=${joined(p.seat === ctx.seat && "mine")}>
              ${shield(ctx, p.seat)}${ctx.Name(p.seat)}${scale(ctx, p.seat, from, to, values)}
              <b class="plus">${signed(to)}</b>
            </li>
          `;
        })}
      </ul>
      <p class="tip">${anyApprentice()} ${ctx.t("web-fresco-mood-tip")}</p>
    `,
  };
}

/**
 * The mood after getting up in that round, and at its end.
 * @param {Ctx} ctx
 * @param {import("../../types/fresco.d.ts").Painter} painter
 * @param {number} round
 */
function moodsOf(ctx, painter, round) {
  let now = 0;
  let from;
  let to;
  for (const fact of ctx.facts) {
    if (fact.event === "round-began") now = fact.round;
    if (now !== round || !("mood_to" in fact) || fact.painter !== painter.seat) continue;
    if (fact.event === "rose") from = fact.mood_to;
    to = fact.mood_to;
  }
  const still = painter.mood ?? 0;
  return { from: from ?? still, to: to ?? still };
}

/** @param {Ctx} ctx @param {number} seat @param {number} from @param {number} to @param {number[]} values */
function scale(ctx, seat, from, to, values) {
  const x = (/** @type {number} */ mood) => 50 + mood * STEP;
  const label = ctx.t("web-fresco-mood-change", { from: signed(from), to: signed(to) });
  return html`
    <svg class="mline" viewBox="0 0 100 26" role="img" aria-label=${label}>
      <path d="M8 15h84" class="ax" />
      ${values.map(
        (value) =>
          html`
            <path
              d=${`M${x(value)} ${value ? 12.5 : 10}v${value ? 5 : 10}`}
              class=${joined("ax", Math.abs(value) > 2 && "edge")}
            />
          `,
      )}
      ${
        from === to
          ? null
          : html`
            <path d=${`M${x(from)} 15H${x(to)}`} style=${`stroke:var(--p${ctx.look(seat)})`} class="mv2" />
            <circle cx=${x(from)} cy="15" r="3" class="from" />
          `
      }
      <circle cx=${x(to)} cy="15" r="5.5" style=${`fill:var(--p${ctx.look(seat)})`} class="to" />
    </svg>
    ${spoken(label)}
  `;
}
