/** What is asked, why, and the choices that have no place on the board. */
import { html } from "../../app/aids/html.js";
import { iconOf } from "./draw.js";
import { name } from "./names.js";
import { a, say, text, the, thing } from "./words.js";

/** @typedef {import("../../app/shell/context.js").Ctx} Ctx */
/** @typedef {Record<string, string | number>} Args */

const PHASES = { "choose-professions": "person", auction: "coin", actions: "builder", over: "prestige" };

/** @param {Ctx} ctx @returns {Args} */
function args(ctx) {
  const { view } = ctx;
  const first = view.choices[0];
  const { economy, mine } = view;
  switch (view.deciding) {
    case "open":
      return { price: economy.opening, florins: mine.florins };
    case "take":
      return { price: economy.last_price, florins: mine.florins };
    case "bid": {
      const { item, next_bid, bidder } = view.auction;
      const fans = mine.professions.filter((/** @type {any} */ row) => item in row.with).length;
      return {
        item: the(ctx, item),
        bid: next_bid,
        florins: mine.florins,
        prince: ctx.player(bidder),
        can: ctx.has("raise") ? "yes" : "no",
        fans,
        value: economy.landscape_value,
      };
    }
    case "place":
      return { piece: a(ctx, first.piece), places: view.choices.length };
    case "keep":
    case "under":
      return { deck: first.deck, count: view.choices.length };
    case "turn":
      return { count: view.turn.actions_left, minimum: view.minimum };
    case "add":
    case "exchange": {
      const { profession, value } = view.turn.work;
      return {
        profession: thing(ctx, profession),
        value,
        minimum: view.minimum,
        florins: value * economy.per_value,
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
  if (auction?.item ?? auction?.piece) return iconOf(auction.item ?? auction.piece);
  if (turn?.piece) return iconOf(turn.piece);
  if (turn?.work)
    return iconOf(view.professions.find((/** @type {any} */ row) => row.profession === turn.work.profession).building);
  if (turn?.looking) return iconOf(turn.looking.deck);
  return PHASES[/** @type {keyof typeof PHASES} */ (view.phase)];
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
      ${minimums.map((/** @type {number} */ least, /** @type {number} */ k) => {
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

/** What the others are busy with, for those who wait. @param {Ctx} ctx @returns {{reason?: any}} */
export function reason(ctx) {
  const { auction, deciding } = ctx.view;
  if (deciding === "return") return {};
  if (deciding === "bid")
    return {
      reason: say(ctx, "web-princes-wait-bid", {
        item: the(ctx, auction.item),
        bid: auction.bid,
        prince: ctx.player(auction.bidder),
      }),
    };
  return { reason: text(ctx, `web-princes-wait-${deciding}`) };
}

/** @param {Ctx} ctx */
export function prompt(ctx) {
  const given = args(ctx);
  const buttons = ["give-up", "sell", "end"]
    .flatMap((verb) => ctx.all(verb))
    .map((offer) => ({
      action: offer.id,
      label: text(ctx, `web-princes-button-${offer.verb}`, { florins: offer.florins ?? 0 }),
      name: name(ctx, offer),
      kind: "quiet",
    }));
  return {
    icon: about(ctx),
    title: say(ctx, worded(ctx, "ask"), given),
    reason: say(ctx, worded(ctx, "why"), given),
    buttons,
    order: arcade(ctx),
  };
}
