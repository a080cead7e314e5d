/** The other players: their estates side by side and what everybody may know of them. */
import { html, joined } from "../../app/aids/html.js";
import { Coin, Figure, icon, Shield } from "./draw.js";
import { Estate } from "./estate.js";
import { of, thisRound } from "./history.js";
import { list, text, thing } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** @typedef {import("../../types/princes.d.ts").Prince} Prince */
/** @typedef {ReturnType<typeof import("./history.js").pieceIds>} Ids */

/** What was bought this round, and for how much. @param {Ctx} ctx @param {Prince} prince */
function boughtBy(ctx, prince) {
  const bought = of(thisRound(ctx.facts), "bought").find((fact) => fact.seat === prince.seat);
  return bought && { item: thing(ctx, bought.item), price: bought.price };
}

/** In full, for what has little room. @param {Ctx} ctx @param {Prince} prince */
function statusTip(ctx, prince) {
  const bought = ctx.view.phase === "auction" ? boughtBy(ctx, prince) : undefined;
  return bought ? text(ctx, "web-princes-st-bought-tip", bought) : undefined;
}

/** What a player is doing or has done in this phase, in a few words. @param {Ctx} ctx @param {Prince} prince */
function status(ctx, prince) {
  const { view } = ctx;
  if (view.over) return null;
  if (ctx.toAct(prince.seat)) return text(ctx, "web-princes-st-acts");
  if (view.phase === "auction") {
    const bought = boughtBy(ctx, prince);
    return bought ? text(ctx, "web-princes-st-bought", bought) : null;
  }
  if (prince.best_work) return text(ctx, "web-princes-st-work", { value: prince.best_work });
  return view.turn?.next === prince.seat ? text(ctx, "web-princes-st-next") : null;
}

/**
 * @param {string} key
 * @param {import("../../types/drawing.d.ts").Drawn} drawing
 * @param {number} count
 * @param {string} spoken
 */
const fact = (key, drawing, count, spoken) =>
  html`
    <li key=${key} class=${count ? "" : "nil"} data-tip=${`${spoken}: ${count}`}>
      ${drawing}${count}
      <span class="vh"> ${spoken}</span>
    </li>
  `;

/** What is public of a prince, small. @param {{ctx: Ctx, prince: Prince, ids: Ids}} props */
function Facts({ ctx, prince, ids }) {
  const said = (/** @type {string} */ key) => text(ctx, `princes-long-${key}`);
  const cards = /** @type {const} */ ([
    ["professions_in_hand", "profession"],
    ["bonus_in_hand", "bonus"],
    ["prestige_cards", "prestige_card"],
    ["recruiting_in_hand", "recruiting_card"],
  ]);
  const played =
    prince.played.length &&
    text(ctx, "web-princes-played", { names: list(prince.played.map((/** @type {string} */ id) => thing(ctx, id))) });
  return html`
    <ul class="facts2">
      ${fact(
        "j",
        html`
          <span data-piece=${prince.jesters ? ids.owned(prince.seat, "jester", prince.jesters - 1) : undefined}>
            ${Figure("jester")}
          </span>
        `,
        prince.jesters,
        said("jesters"),
      )}
      ${fact(
        "b",
        html`
          <span data-piece=${prince.builders ? ids.owned(prince.seat, "builder", prince.builders - 1) : undefined}>
            ${Figure("builder")}
          </span>
        `,
        prince.builders,
        said("builders"),
      )}
      ${cards.map(([key, id]) => fact(key, icon(id), prince[key], said(key)))}
    </ul>
    <ul class="facts2">
      ${prince.freedoms.map(
        (/** @type {string} */ id) => html`
          <li key=${id}>
            <b
              class="free"
              data-piece=${ids.owned(prince.seat, id, 0)}
              data-spot=${`freedom-${prince.seat}-${id}`}
              data-tip=${thing(ctx, id)}
            >
              ${icon(id)}
              <span class="vh">${thing(ctx, id)}</span>
            </b>
          </li>
        `,
      )}
      <li class="works" data-tip=${played || undefined}>${text(ctx, "princes-own-works", { count: prince.works })}</li>
      ${prince.florins !== undefined && html`<li class="works">${Coin()}${prince.florins}</li>`}
    </ul>
  `;
}

/** @param {{ctx: Ctx, ids: Ids}} props */
export function Rivals({ ctx, ids }) {
  const { players, people: princes } = ctx.view;
  const watching = ctx.seat === null;
  const next = (ctx.seat ?? -1) + 1;
  const order = Array.from({ length: watching ? players : players - 1 }, (_, k) => princes[(next + k) % players]);
  const size = joined("rivals", `n${order.length}`, !watching && order.length > 3 && "five", order.length < 3 && "two");
  return html`
    <section class=${size} aria-label=${text(ctx, "web-princes-rivals")}>
      <h2 class="vh">${text(ctx, "web-princes-rivals")}</h2>
      ${order.map((prince) => {
        const look = ctx.look(prince.seat);
        return html`
          <article
            key=${prince.seat}
            class=${joined(`rival sheet p${look}`, ctx.toAct(prince.seat) && "acting")}
            aria-label=${ctx.nameOf(prince.seat)}
          >
            <${Estate} ctx=${ctx} prince=${prince} ids=${ids} />
            <div>
              <header>
                ${Shield(look)}
                <h3 class="p${look}">${ctx.nameOf(prince.seat)}</h3>
                <b class="score">${prince.prestige}<i>PP</i></b>
              </header>
              <${Facts} ctx=${ctx} prince=${prince} ids=${ids} />
              <small class="st" data-tip=${statusTip(ctx, prince)}>${status(ctx, prince) ?? "\u00a0"}</small>
            </div>
          </article>
        `;
      })}
    </section>
  `;
}
