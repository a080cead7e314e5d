/** The market: booths with their tiles; what is bought leaves, and a shutter falls. */
import { art, html, joined } from "../../app/aids/html.js";
import { AWNINGS, SHUTTER } from "../../art/booth.js";
import { addedAt, classesAt, crowdedOut, drawnAt } from "./modules.js";
import { chip, coin, icon, Place, shield, spoken } from "./pieces.js";
import { planHere } from "./planning.js";
import { explained, offer, paintNames, placeNow } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** @typedef {import("../../types/fresco.d.ts").Booth} Booth */

/** @param {number} k */
export const awning = (k) => art(AWNINGS[k % AWNINGS.length]);

/** @param {{ctx: Ctx}} props */
export function Market({ ctx }) {
  const now = placeNow(ctx) === "market";
  const shutBy = closers(ctx);
  const price = ctx.view.mine?.price;
  const full = crowdedOut(ctx, "market"); // no room for words in the heading
  return html`
    <${Place} id="market" touch=${planHere(ctx, "market")} now=${now} label=${ctx.t("fresco-market")}>
      <header class="place-h">
        <h2 data-tip=${ctx.t("web-fresco-tip-market")}>${icon("market")}${ctx.t("fresco-market")}</h2>
        ${drawnAt(ctx, "heading", { place: "market" })}
        <span class="mk-mods">${drawnAt(ctx, "market", {})}</span>
        <span class="note" data-tip=${ctx.t("fresco-market-bag", { tiles: ctx.view.bag })}>
          ${
            price
              ? html`${price} ${coin()} ${full ? null : ctx.t("web-fresco-a-tile")}`
              : full
                ? null
                : ctx.t("web-fresco-price-by-hour")
          }
        </span>
      </header>
      <div class="booths">
        ${ctx.view.booths.map(
          (booth, k) => html`<${Stall} key=${booth.booth} ctx=${ctx} booth=${booth} k=${k} by=${shutBy.get(k)} />`,
        )}
      </div>
    <//>
  `;
}

/** Who emptied each booth since the market was laid out. @param {Ctx} ctx @returns {Map<number, number>} */
function closers(ctx) {
  const shut = new Map();
  for (const fact of ctx.facts) {
    if (fact.event === "market-laid") shut.clear();
    if (fact.event === "booth-shut") shut.set(fact.booth, fact.painter);
  }
  return shut;
}

/** @param {{ctx: Ctx, booth: Booth, k: number, by: number | undefined}} props */
function Stall({ ctx, booth, k, by }) {
  const tiles = booth.spaces.filter((space) => space !== null);
  const goods = tiles.map((space) => paintNames(ctx, space.paints)).join("; ");
  const close = ctx.find("close", { booth: booth.booth });
  const front = html`${awning(k)}<b class="num">${booth.booth}</b>`;
  if (by !== undefined || !tiles.length) {
    const tip =
      by === undefined
        ? ctx.t("web-fresco-booth-empty", { booth: booth.booth })
        : ctx.t("web-fresco-booth-closed", { booth: booth.booth, name: ctx.player(by), who: ctx.who(by) });
    return html`
      <div
        class=${joined("booth", by !== undefined && "closed")}
        role="img"
        aria-label=${tip}
        data-tip=${tip}
        data-spot=${`booth-${booth.booth}`}
      >
        ${front}
        ${
          by === undefined
            ? html`<span class="goods"></span><span class="counter"></span>`
            : html`${art(SHUTTER)}<span class="sign">${ctx.t("web-fresco-closed")} ${shield(ctx, by)}</span>`
        }
      </div>
    `;
  }
  // Leonardo only closes: the booth itself is the choice.
  const whole = ctx.view.deciding === "leonardo-market" && close;
  const inside = html`
    ${front}
    <span class="goods">${booth.spaces.map((space, n) => tile(ctx, booth, space, n))}</span>
    <span class="counter" aria-hidden="true"></span>
  `;
  if (whole)
    return html`
      <button class="booth legal" data-spot=${`booth-${booth.booth}`} ...${explained(ctx, whole)}>${inside}</button>
    `;
  return html`
    <div
      class=${joined("booth", ctx.has("buy", { booth: booth.booth }) && "open")}
      role="group"
      aria-label=${ctx.t("web-fresco-booth", { booth: booth.booth, goods })}
      data-spot=${`booth-${booth.booth}`}
    >
      ${inside}
      ${close ? html`<button class="shutbtn legal" ...${explained(ctx, close)}>${icon("lock")}</button>` : null}
    </div>
  `;
}

/** @param {Ctx} ctx @param {Booth} booth @param {Booth["spaces"][0]} space @param {number} n */
function tile(ctx, booth, space, n) {
  if (!space) return null;
  const at = { booth: booth.booth, space: n + 1 };
  const buy = ctx.find("buy", at);
  const cls = joined("mtile", `n${space.paints.length}`, ...classesAt(ctx, "good", at));
  const inside = html`${ctx.glyphs(space.paints)}${drawnAt(ctx, "good", at)}`;
  if (buy) {
    return html`
      <button key=${space.tile} class=${`${cls} legal`} data-piece=${`good-${space.tile}`} ...${offer(ctx, buy)}>
        ${inside}
        ${chip(html`<b>\u2212${buy.price}</b>${coin()}<i>${ctx.t("web-fresco-left", { left: buy.coins_left })}</i>`)}
      </button>
    `;
  }
  const buyer = space.bought ? ctx.view.visit?.painter : undefined;
  const tip =
    buyer === undefined
      ? ctx.t("web-fresco-good", { paints: ctx.paints(space.paints), gold: 0, ...addedAt(ctx, "good", at) })
      : ctx.t("web-fresco-bought", { paints: ctx.paints(space.paints), name: ctx.player(buyer), who: ctx.who(buyer) });
  return html`
    <span
      key=${space.tile}
      class=${joined(cls, buyer !== undefined && "sold")}
      data-piece=${`good-${space.tile}`}
      data-tip=${tip}
    >
      ${buyer === undefined ? inside : shield(ctx, buyer)}${spoken(tip)}
    </span>
  `;
}
