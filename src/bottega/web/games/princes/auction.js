/** The seven piles and the running auction. */

import { useEscape } from "../../app/aids/escape.js";
import { html, joined, useEffect, useState } from "../../app/aids/html.js";
import { sure } from "../../app/aids/sure.js";
import { choose } from "../../app/shell/choice.js";
import { useAuto } from "./aids.js";
import { CardBack, Coin, Figure, isCard, Piece, Shield } from "./draw.js";
import { squares } from "./grid.js";
import { of, passedOn, prices, thisRound } from "./history.js";
import { about } from "./names.js";
import { Track } from "./track.js";
import { brief, own, rich, text, the, title } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/princes.d.ts").Item} Item */
/** @typedef {ReturnType<typeof import("./history.js").pieceIds>} Ids */

/** @param {Ctx} ctx @param {Item} item @param {string} id */
function pileArt(ctx, item, id) {
  const piece = { "data-piece": id };
  if (isCard(item)) return CardBack(item);
  if (item === "jester" || item === "builder") return Figure(item, piece);
  const { shape } = sure(ctx.view.landscapes.find((row) => row.landscape === item));
  return Piece(item, squares(shape), { ...piece, class: "land" });
}

/** What an item is good for, in a few words under its name. @param {Ctx} ctx @param {Item} item */
function lure(ctx, item) {
  const { mine, economy, piles } = ctx.view;
  const paid = prices(ctx.facts, item);
  if (sure(piles.find((row) => row.item === item)).left === 0) return text(ctx, "web-princes-pile-empty");
  const offer = ctx.find("open", { item }) ?? ctx.find("take", { item });
  const fans = mine ? mine.professions.filter((row) => item in row.with).length : 0;
  if (offer?.points && fans)
    return text(ctx, "web-princes-lure-both", { points: offer.points, value: economy.landscape_value, fans });
  if (offer?.points) return text(ctx, "princes-plus-points", { points: `+${offer.points}` });
  if (fans) return text(ctx, "web-princes-lure-fans", { value: economy.landscape_value, fans });
  if (paid.length === 0) return text(ctx, "web-princes-unsold");
  const [low, high] = [Math.min(...paid), Math.max(...paid)];
  return text(ctx, "web-princes-paid", { prices: low === high ? `${low}` : `${low}\u2013${high}` });
}

/** @param {{ctx: Ctx, pile: import("../../types/princes.d.ts").Pile, ids: Ids}} props */
function Pile({ ctx, pile, ids }) {
  const { item } = pile;
  const { auction } = ctx.view;
  const offer = ctx.find("open", { item }) ?? ctx.find("take", { item });
  const sale = pile.sold ? of(thisRound(ctx.facts), "bought").find((fact) => fact.item === item) : undefined;
  const running = auction?.item === item;
  const ahead = auction?.piece === item ? 1 : 0; // bought, not laid yet
  const inner = html`
    <span class="pile-art a-${item}">
      ${pile.left > 0 && pileArt(ctx, item, ids.next(item, ahead))}
      <b class="left">${pile.left}</b>
    </span>
    <b class="pile-n">${title(ctx, item)}</b>
    ${
      sale
        ? html`<small class="sold-by">${Shield(ctx.look(sale.seat))}${sale.price}</small>`
        : html`<small>${lure(ctx, item)}</small>`
    }
  `;
  const tip = offer
    ? about(ctx, offer)
    : text(ctx, "web-princes-tip-pile", { item: title(ctx, item), left: pile.left, sold: pile.sold ? "yes" : "no" });
  const cls = joined("pile", running && "now", pile.sold && "sold", !offer && pile.left === 0 && "none");
  return html`
    <li class=${cls} data-spot=${`pile-${item}`} data-tip=${tip}>
      ${
        offer
          ? html`
            <button ...${choose(ctx, offer, { class: "pile-b" }, title(ctx, item), lure(ctx, item))}>${inner}</button>
          `
          : html`<div class="pile-b" role="img" aria-label=${tip}>${inner}</div>`
      }
    </li>
  `;
}

/** @param {Ctx} ctx @param {number} seat */
function standing(ctx, seat) {
  const { to_act } = ctx.view;
  const auction = sure(ctx.view.auction);
  const who = ctx.who(seat);
  const bought = of(thisRound(ctx.facts), "bought").find((fact) => fact.seat === seat);
  if (bought) return { cls: "out", words: `${brief(ctx, bought.item)} ${bought.price}` };
  if (of(thisRound(ctx.facts), "gave-up").some((fact) => fact.seat === seat))
    return { cls: "out", words: text(ctx, "web-princes-bidder-out", { who }) };
  if (auction.item && auction.bidder === seat)
    return { cls: to_act.includes(seat) ? "turn" : "lead", words: `${auction.bid}` };
  if (to_act.includes(seat))
    return {
      cls: "turn",
      words: text(ctx, auction.item ? "web-princes-bidder-bids" : "web-princes-bidder-opens", { who }),
    };
  if (auction.item && passedOn(ctx.facts).has(seat))
    return { cls: "passed", words: text(ctx, "web-princes-bidder-passes", { who }) };
  return { cls: "", words: text(ctx, "web-princes-bidder-in", { who }) };
}

/** Bids up to a maximum, one ordinary bid at a time; above it passes. @param {Ctx} ctx */
export function useLimit(ctx) {
  const [limit, setLimit] = useState(/** @type {{item: string, round: number, most: number} | null} */ (null));
  const { auction, round, ply } = ctx.view;
  const passed = ctx.seat !== null && passedOn(ctx.facts).has(ctx.seat);
  const holds = limit !== null && auction?.item === limit.item && round === limit.round && !passed;
  const raise = ctx.find("raise");
  const choice = raise && limit && raise.price <= limit.most ? raise : ctx.find("pass");
  useAuto(holds ? choice?.id : undefined, ply, () => setLimit(null));
  useEffect(() => {
    if (limit && !holds) setLimit(null);
  }, [limit, holds]);
  return { limit: holds ? limit : null, setLimit };
}

const RAISES = 3; // above the least bid: what is offered at first

/** @param {{ui: string, label: string, sign: string, onClick: () => void}} props */
const Stepping = ({ ui, label, sign, onClick }) =>
  html`<button type="button" class="tool2" data-ui=${ui} aria-label=${label} onClick=${onClick}>${sign}</button>`;

/**
 * @param {{ctx: Ctx, setLimit: (limit: {item: string, round: number, most: number}) => void, close: () => void}} props
 */
function LimitForm({ ctx, setLimit, close }) {
  const { economy, round } = ctx.view;
  const { item } = sure(ctx.view.auction);
  const bids = sure(own(ctx).bids);
  const step = economy.raise;
  const [most, setMost] = useState(bids[Math.min(bids.length - 1, RAISES)].price);
  /** The bid that is nearest to a sum that was typed. @param {number} sum */
  const nearest = (sum) =>
    bids.reduce((best, bid) => (Math.abs(bid.price - sum) <= Math.abs(best.price - sum) ? bid : best));
  const { price, prestige_sold: points } = nearest(most);
  useEscape(close);
  return html`
    <form
      class="limit"
      data-ui="limit"
      onSubmit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        setLimit({ item: sure(item), round, most: price });
        close();
      }}
    >
      <label>
        ${text(ctx, "web-princes-limit-label", { item: the(ctx, sure(item)) })}
        <span class="stepper">
          <${Stepping}
            ui="less"
            sign="−"
            label=${text(ctx, "web-princes-limit-less", { step })}
            onClick=${() => setMost(nearest(price - step).price)}
          />
          <input
            type="number"
            min=${bids[0].price}
            max=${bids[bids.length - 1].price}
            step=${step}
            value=${most}
            onInput=${(/** @type {InputEvent} */ event) =>
              setMost(Number(/** @type {HTMLInputElement} */ (event.target).value))}
          />
          <${Stepping}
            ui="more"
            sign="+"
            label=${text(ctx, "web-princes-limit-more", { step })}
            onClick=${() => setMost(nearest(price + step).price)}
          />
        </span>
      </label>
      <button class="btn" data-ui="limit-go">
        ${text(ctx, "web-princes-limit-go", { most: price })}
        ${points > 0 && html`<small>${text(ctx, "princes-sells", { points })}</small>`}
      </button>
      <button type="button" class="btn quiet" data-ui="limit-close" onClick=${close}>
        ${text(ctx, "web-princes-limit-close")}
      </button>
    </form>
  `;
}

/** @param {{ctx: Ctx, bidding: ReturnType<typeof useLimit>}} props */
function BidActs({ ctx, bidding }) {
  const [asking, setAsking] = useState(-1);
  const { limit, setLimit } = bidding;
  const raise = ctx.find("raise");
  const pass = ctx.find("pass");
  const close = () => {
    setAsking(-1);
    /** @type {HTMLElement | null} */ (document.querySelector('[data-ui="max"]'))?.focus();
  };
  if (!ctx.myTurn || !pass) {
    return (
      limit &&
      html`
        <p class="limit-on">
          ${text(ctx, "princes-limit-said", { most: limit.most, item: the(ctx, limit.item) })}
          <button class="btn quiet" data-ui="limit-stop" onClick=${() => setLimit(null)}>
            ${text(ctx, "web-princes-limit-stop")}
          </button>
        </p>
      `
    );
  }
  const isAsking = asking === ctx.view.ply;
  return html`
    ${isAsking && raise && html`<${LimitForm} ctx=${ctx} setLimit=${setLimit} close=${close} />`}
    <div class="bid-acts">
      ${
        raise &&
        html`
          <button ...${choose(ctx, raise, { class: "btn", "data-tip": about(ctx, raise) })}>
            <span>${text(ctx, "web-princes-button-raise", { price: raise.price })}</span>
            ${
              raise.prestige_sold > 0 &&
              html`<small>${text(ctx, "princes-sells", { points: raise.prestige_sold })}</small>`
            }
          </button>
        `
      }
      ${
        raise &&
        html`
          <button
            class="btn quiet"
            data-ui="max"
            aria-expanded=${isAsking}
            aria-label=${text(ctx, "web-princes-limit-open")}
            onClick=${() => setAsking(isAsking ? -1 : ctx.view.ply)}
          >
            ${text(ctx, "web-princes-button-limit")}
          </button>
        `
      }
      <button ...${choose(ctx, pass, { class: "btn quiet", "data-tip": about(ctx, pass) })}>
        ${text(ctx, "web-princes-button-pass")}
      </button>
    </div>
  `;
}

/** @param {Ctx} ctx */
function hammer(ctx) {
  const auction = sure(ctx.view.auction);
  if (auction.item) {
    const bidder = sure(auction.bidder);
    return html`
      <small>${text(ctx, "web-princes-running", { item: title(ctx, auction.item) })}</small>
      <span class="big">${Coin()}<b key=${auction.bid} class="fresh">${auction.bid}</b></span>
      <span class="leader">
        <span data-piece="leader">${Shield(ctx.look(bidder))}</span>
        ${ctx.Name(bidder)}
      </span>
    `;
  }
  const last = of(thisRound(ctx.facts), "bought").at(-1);
  if (auction.buyer !== null && last) {
    return html`
      <small>${text(ctx, "web-princes-bought", { item: title(ctx, last.item) })}</small>
      <span class="big">${Coin()}<b>${last.price}</b></span>
      <span class="leader">
        <span data-piece="leader">${Shield(ctx.look(auction.buyer))}</span>
        ${ctx.Name(auction.buyer)}
      </span>
    `;
  }
  return html`
    <small>${text(ctx, "web-princes-opener")}</small>
    <span class="big opens">${Shield(ctx.look(auction.opener))}<b>${ctx.title(auction.opener)}</b></span>
    <span class="leader">${rich(ctx, "web-princes-opening", { price: auction.next_bid })}</span>
  `;
}

/** @param {{ctx: Ctx, ids: Ids, bidding: ReturnType<typeof useLimit>}} props */
export function Auction({ ctx, ids, bidding }) {
  const { auction, players, piles } = ctx.view;
  const order = auction ? Array.from({ length: players }, (_, k) => (auction.opener + k) % players) : [];
  return html`
    <section class=${joined("auction sheet", ctx.has("pass") && "bidding")} aria-label=${text(ctx, "princes-auction")}>
      <h2 class="vh">${text(ctx, "princes-auction")}</h2>
      <ul class="piles" data-grid tabindex=${ctx.has("open") || ctx.has("take") ? undefined : 0}>
        ${piles.map((pile) => html`<${Pile} key=${pile.item} ctx=${ctx} pile=${pile} ids=${ids} />`)}
      </ul>
      ${
        auction &&
        html`
          <div class="gavel">
            <div class="bid-now">${hammer(ctx)}</div>
            <ol class="bidders" aria-label=${text(ctx, "web-princes-bidders")}>
              ${order.map((seat) => {
                const { cls, words } = standing(ctx, seat);
                return html`
                  <li class=${cls}>${Shield(ctx.look(seat))}<span>${ctx.title(seat)}</span><small>${words}</small></li>
                `;
              })}
            </ol>
            <${BidActs} ctx=${ctx} bidding=${bidding} />
          </div>
        `
      }
      <${Track} ctx=${ctx} />
    </section>
  `;
}
