/** The action phase: whose turn, the actions left, and what can be bought with one. */

import { html, joined } from "../../app/aids/html.js";
import { choose } from "../../app/shell/choice.js";
import { CardBack, Coin, icon, Piece, Shield, sign } from "./draw.js";
import { squares } from "./grid.js";
import { of, thisTurn } from "./history.js";
import { about } from "./names.js";
import { Track } from "./track.js";
import { professionOf, text, title, ware } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/princes.d.ts").Choice} Choice */
/** @typedef {import("../../types/princes.d.ts").Fact} Fact */
/** An action that was taken. @typedef {Extract<Fact, {event: "work-made" | "built" | "introduced" | "looked"}>} Done */
/** What can be bought with an action. @typedef {"build" | "introduce" | "draw"} Verb */
/** @typedef {ReturnType<typeof import("./history.js").pieceIds>} Ids */

/** @param {Ctx} ctx @param {Done} fact */
function done(ctx, fact) {
  switch (fact.event) {
    case "work-made":
      return {
        id: professionOf(ctx, fact.profession).building,
        words: text(ctx, "web-princes-did-work", { value: fact.value }),
      };
    case "built":
      return { id: fact.building, words: title(ctx, fact.building) };
    case "introduced":
      return { id: fact.freedom, words: title(ctx, fact.freedom) };
    default:
      return { id: fact.deck, words: text(ctx, `web-princes-deck-${fact.deck}`) };
  }
}

/** @param {Fact} fact @returns {fact is Done} */
const isAction = (fact) =>
  fact.event === "work-made" ||
  fact.event === "built" ||
  fact.event === "introduced" ||
  (fact.event === "looked" && fact.price > 0);

/** The actions of the turn: those done, the one to come. @param {{ctx: Ctx}} props */
function Pips({ ctx }) {
  const { turn, economy } = ctx.view;
  if (!turn) return null;
  const made = thisTurn(ctx.facts).filter(isAction);
  const { actions_done: used } = turn;
  return html`
    <ol class="pips" aria-label=${text(ctx, "princes-actions-left", { count: turn.actions_left })}>
      <li class="whose">
        ${Shield(ctx.look(turn.seat))}
        <span>
          <small>${text(ctx, "princes-turn", { number: turn.number + 1, players: ctx.view.players })}</small>
          ${ctx.Name(turn.seat)}
        </span>
      </li>
      ${Array.from({ length: economy.actions }, (_, k) => {
        const fact = made[k];
        if (k < used && fact) {
          const { id, words } = done(ctx, fact);
          return html`
            <li class="done">
              ${icon(id)}
              <span><small>${text(ctx, "web-princes-action", { number: k + 1 })}</small>${words}</span>
            </li>
          `;
        }
        return html`
          <li class=${k === used ? "now" : k < used ? "done" : ""}>
            ${k < used ? sign("check") : html`<b>${k + 1}</b>`}
            <span>
              <small>${text(ctx, "web-princes-action", { number: k + 1 })}</small>
              ${k < used ? "" : text(ctx, "web-princes-action-open")}
            </span>
          </li>
        `;
      })}
    </ol>
  `;
}

/** How much a thing adds to works of people in hand: `+4`, or `+4×2`. @param {number} fans @param {number} value */
const adds = (fans, value) => fans > 0 && html`<b class="adds">+${value}${fans > 1 ? `\u00d7${fans}` : ""}</b>`;

/**
 * A thing that can be bought, or says why not now.
 * @param {{ctx: Ctx, offer?: Choice, reason: string, label: string, cls: string, spot?: string,
 *   children?: import("../../types/drawing.d.ts").Drawn}} props
 */
function Ware({ ctx, offer, reason, label, cls, spot, children }) {
  const off = ctx.myTurn && ctx.view.deciding === "turn";
  return offer
    ? html`
      <li data-spot=${spot}>
        <button ...${choose(ctx, offer, { class: `ware ${cls}`, "data-tip": about(ctx, offer) }, label)}>
          ${children}
        </button>
      </li>
    `
    : html`
      <li data-spot=${spot}>
        <div
          class=${joined("ware", cls, off && "off")}
          role="img"
          aria-label=${`${label}. ${reason}`}
          data-tip=${`${label}. ${reason}`}
        >
          ${children}
        </div>
      </li>
    `;
}

/** @param {Ctx} ctx @param {number} left @param {boolean} owned @param {boolean} once */
function whyNot(ctx, left, owned, once) {
  if (owned) return text(ctx, "web-princes-not-twice");
  if (left === 0) return text(ctx, "web-princes-none-left");
  if (!ctx.myTurn || ctx.view.deciding !== "turn") return text(ctx, "web-princes-left", { count: left });
  return text(ctx, once ? "web-princes-not-once" : "web-princes-not-now");
}

/** @param {{ctx: Ctx, ids: Ids}} props */
function Buildings({ ctx, ids }) {
  const { view } = ctx;
  const own = ctx.seat === null ? [] : view.people[ctx.seat].buildings;
  const going = view.turn?.piece;
  return html`
    <ul class="wares w-build">
      ${view.buildings.map((row) => {
        const { building, left, shape } = row;
        const offer = ctx.find("build", { building });
        return html`
          <${Ware}
            key=${building}
            ctx=${ctx}
            offer=${offer}
            cls=""
            label=${title(ctx, building)}
            reason=${whyNot(ctx, left, own.includes(building), false)}
          >
            <span class="ware-art">
              ${
                left > 0 &&
                Piece(building, squares(shape), { "data-piece": ids.next(building, going === building ? 1 : 0) })
              }
            </span>
            <span class="ware-n">${ware(ctx, building)}</span>
            <b class="left">${left}</b>
            ${adds(offer?.wished_by.length ?? 0, view.economy.building_value)}
          <//>
        `;
      })}
    </ul>
  `;
}

/** @param {{ctx: Ctx, ids: Ids}} props */
function Freedoms({ ctx, ids }) {
  const { view } = ctx;
  const own = ctx.seat === null ? [] : view.people[ctx.seat].freedoms;
  return html`
    <ul class="wares w-free">
      ${view.freedoms.map(({ freedom, left }) => {
        const offer = ctx.find("introduce", { freedom });
        const once = ctx.seat === view.turn?.seat && of(thisTurn(ctx.facts), "introduced").length > 0;
        return html`
          <${Ware}
            key=${freedom}
            ctx=${ctx}
            offer=${offer}
            cls=""
            label=${title(ctx, freedom)}
            reason=${whyNot(ctx, left, own.includes(freedom), once)}
          >
            <span class="ware-art">
              ${
                left > 0
                  ? html`<b class="free" data-piece=${ids.next(freedom)}>${icon(freedom)}</b>`
                  : html`<i class="slot round"></i>`
              }
            </span>
            <span class="ware-n">${ware(ctx, freedom)}</span>
            <b class="left">${left}</b>
            ${adds(offer?.wished_by.length ?? 0, view.economy.freedom_value)}
          <//>
        `;
      })}
    </ul>
  `;
}

/** @param {{ctx: Ctx, deck: "profession" | "bonus"}} props */
function Deck({ ctx, deck }) {
  const left = ctx.view.decks[deck] ?? 0;
  const offer = ctx.find("draw", { deck });
  const once =
    deck === "profession" &&
    ctx.seat === ctx.view.turn?.seat &&
    of(thisTurn(ctx.facts), "looked").some((fact) => fact.deck === deck);
  return html`
    <${Ware}
      ctx=${ctx}
      offer=${offer}
      cls="deck"
      spot=${`deck-${deck}`}
      label=${text(ctx, `web-princes-deck-${deck}`)}
      reason=${whyNot(ctx, left, false, once)}
    >
      <span class="ware-art">${left > 0 ? CardBack(deck) : html`<i class="slot card"></i>`}</span>
      <span class="ware-n">${text(ctx, `web-princes-deck-${deck}`)}</span>
      <b class="left">${left}</b>
    <//>
  `;
}

/** What is sold to pay for one of these. @param {Ctx} ctx @param {Verb} verb */
function sells(ctx, verb) {
  const points = Math.max(0, ...ctx.all(verb).map((offer) => offer.prestige_sold));
  return points > 0 && html`<span class="sells">${text(ctx, "princes-sells", { points })}</span>`;
}

/** @param {{ctx: Ctx, ids: Ids}} props */
export function Acts({ ctx, ids }) {
  const { view } = ctx;
  const { economy } = view;
  const seat = ctx.seat ?? view.turn?.seat ?? 0;
  const cost = (/** @type {Verb} */ verb, /** @type {number} */ price, /** @type {number} */ points = 0) =>
    html`<small class="cost">
      ${Coin()}${price}${points > 0 && html`<span>+${points} PP</span>`}${sells(ctx, verb)}
    </small>`;
  return html`
    <section class="acts sheet" aria-label=${text(ctx, "princes-phase-actions")}>
      <h2 class="vh">${text(ctx, "princes-phase-actions")}</h2>
      <${Pips} ctx=${ctx} />
      <div class="shop" data-grid>
        <section class="stall">
          <h3>
            ${text(ctx, "web-princes-build")}
            ${cost("build", view.people[seat].building_price, economy.building_points)}
          </h3>
          <${Buildings} ctx=${ctx} ids=${ids} />
        </section>
        <section class="stall">
          <h3>${text(ctx, "web-princes-freedom")}${cost("introduce", economy.freedom)}</h3>
          <${Freedoms} ctx=${ctx} ids=${ids} />
        </section>
        <section class="stall">
          <h3>${text(ctx, "web-princes-cards")}${cost("draw", economy.profession)}</h3>
          <ul class="wares w-deck"><${Deck} ctx=${ctx} deck="profession" /><${Deck} ctx=${ctx} deck="bonus" /></ul>
        </section>
      </div>
      <${Track} ctx=${ctx} />
    </section>
  `;
}
