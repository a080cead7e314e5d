/** What is asked, why, and the choices that have no place on the board. */
import { html } from "../../app/aids/html.js";
import { sure } from "../../app/aids/sure.js";
import { iconOf } from "./draw.js";
import { name } from "./names.js";
import { a, own, professionOf, rich, text, the, thing, underHammer } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../app/i18n/i18n.js").Args} Args */

const PHASES = { "choose-professions": "person", auction: "coin", actions: "builder", over: "prestige" };

/** @param {Ctx} ctx @returns {Args} */
function args(ctx) {
  const { view } = ctx;
  const { economy } = view;
  switch (view.deciding) {
    case "open":
      return { price: economy.opening, florins: own(ctx).florins };
    case "take":
      return { price: economy.last_price, florins: own(ctx).florins };
    case "bid": {
      const { item, next_bid, bidder } = underHammer(ctx);
      const fans = own(ctx).professions.filter((row) => item in row.with).length;
      return {
        item: the(ctx, item),
        bid: next_bid,
        florins: own(ctx).florins,
        prince: ctx.player(bidder),
        can: ctx.has("raise") ? "yes" : "no",
        fans,
        value: economy.landscape_value,
      };
    }
    case "place":
      return { piece: a(ctx, ctx.all("place")[0].piece), places: view.choices.length };
    case "keep":
    case "under":
      return { deck: [...ctx.all("keep"), ...ctx.all("under")][0].deck, count: view.choices.length };
    case "turn":
      return {
        count: sure(view.turn).actions_left,
        minimum: view.minimum,
        florins: own(ctx).florins,
        each: economy.per_point_sold,
        sells: isShort(ctx) ? "yes" : "no",
      };
    case "add":
    case "exchange": {
      const { profession, value, florins } = sure(view.turn?.work);
      return {
        profession: thing(ctx, profession),
        value,
        minimum: view.minimum,
        florins,
        price: economy.per_point_bought,
      };
    }
    default:
      return {};
  }
}

/** The icon of what it is about. @param {Ctx} ctx */
function about(ctx) {
  const { view } = ctx;
  const { auction, turn } = view;
  const piece = auction?.item ?? auction?.piece ?? turn?.piece;
  if (piece) return iconOf(piece);
  if (turn?.work) return iconOf(professionOf(ctx, turn.work.profession).building);
  if (turn?.looking) return iconOf(turn.looking.deck);
  return PHASES[/** @type {keyof typeof PHASES} */ (view.phase)];
}

/** What has to be sold for the next bid, or for any purchase at the fixed price. @param {Ctx} ctx */
const sold = (ctx) =>
  Math.max(0, ...[...ctx.all("open"), ...ctx.all("take"), ...ctx.all("raise")].map((offer) => offer.prestige_sold));

/** Whether an action is open that the florins do not pay for. @param {Ctx} ctx */
const isShort = (ctx) =>
  [...ctx.all("build"), ...ctx.all("introduce"), ...ctx.all("draw")].some((offer) => offer.prestige_sold > 0);

/** Why, which at an auction is first what has to be sold. @param {Ctx} ctx @param {Args} given */
function why(ctx, given) {
  const points = sold(ctx);
  if (!points) return rich(ctx, worded(ctx, "why"), given);
  const each = ctx.view.economy.per_point_sold;
  const leads = ctx.view.deciding === "bid" ? "yes" : "no";
  return rich(ctx, "web-princes-why-sell", { prince: "", ...given, leads, points, each });
}

/** Where nothing is typed, some things are asked in other words. @param {Ctx} ctx @param {"ask" | "why"} part */
const worded = (ctx, part) => {
  const key = `princes-${part}-${ctx.view.deciding}`;
  return ctx.knows(`web-${key}`) ? `web-${key}` : key;
};

/** The seven rounds with the least value of a work. @param {Ctx} ctx */
export function arcade(ctx) {
  const { round, minimums } = ctx.view;
  return html`
    <ol class="arcade" aria-label=${text(ctx, "web-princes-arcade")}>
      ${minimums.map((least, k) => {
        const tip = text(ctx, "web-princes-tip-round", { round: k + 1, minimum: least });
        return html`
          <li
            class=${k + 1 === round ? "now" : k + 1 < round ? "past" : ""}
            data-tip=${tip}
            aria-label=${tip}
            aria-current=${k + 1 === round ? "step" : undefined}
          >
            <small>${k + 1}</small>
            <b>${least}</b>
          </li>
        `;
      })}
    </ol>
  `;
}

/**
 * What the others are busy with, for those who wait.
 * @param {Ctx} ctx
 * @returns {{reason?: import("../../types/drawing.d.ts").Drawn}}
 */
export function reason(ctx) {
  const { deciding } = ctx.view;
  if (deciding === "return") return {};
  if (deciding === "bid") {
    const { item, bid, bidder } = underHammer(ctx);
    return {
      reason: rich(ctx, "web-princes-wait-bid", {
        who: ctx.who(bidder),
        item: the(ctx, item),
        bid,
        prince: ctx.player(bidder),
      }),
    };
  }
  return { reason: text(ctx, `web-princes-wait-${deciding}`) };
}

/** @param {Ctx} ctx */
export function prompt(ctx) {
  const given = args(ctx);
  const buttons = [...ctx.all("give-up"), ...ctx.all("sell"), ...ctx.all("end")].map((offer) => ({
    action: offer.id,
    label: text(ctx, `web-princes-button-${offer.verb}`, { florins: offer.verb === "sell" ? offer.florins : 0 }),
    name: name(ctx, offer),
    kind: "quiet",
  }));
  return {
    icon: about(ctx),
    title: rich(ctx, worded(ctx, "ask"), given),
    reason: why(ctx, given),
    buttons,
    order: arcade(ctx),
  };
}
