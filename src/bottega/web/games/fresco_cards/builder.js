/** The sheet in the middle: a restoration as it is paid for, a swap as it is laid, or how points are made. */
import { art, html, joined } from "../../app/aids/html.js";
import { sure } from "../../app/aids/sure.js";
import { shield } from "../../art/pieces.js";
import { Fetches, icon, LaidCard, MARKET, mark, SectionInside, tileSign } from "./draw.js";
import { name } from "./names.js";
import { last, mine } from "./payment.js";
import { cardName, own, paintNames, wholeCard } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("./deck.js").Brings} Brings */
/** @typedef {import("./deck.js").CardFace} CardFace */
/** @typedef {import("./payment.js").Payment} Payment */
/** @typedef {import("./payment.js").Slot} Slot */

const CAUSE_ICONS = { sections: "tile", symbols: "mitre", mixes: "workshopcard", favourite: "mitre", turns: "turn" };

/** What the sheet shows now. @param {Ctx} ctx */
function stage(ctx) {
  const { view } = ctx;
  if (view.mine?.paying) return "pay";
  if (view.mine?.chosen.length || (view.deciding === "lay" && ctx.myTurn)) return "lay";
  if (view.request) return "request";
  if (view.laid.length && laidBySwap(ctx)) return "swap";
  return last(ctx) && !(ctx.myTurn && view.deciding === "choice") ? "last" : "guide";
}

/** Whether the open cards lie for a swap; otherwise they paid for a section. @param {Ctx} ctx */
const laidBySwap = ({ facts }) =>
  facts.findLast((fact) => fact.event === "laid" || fact.event === "restored")?.event === "laid";

/** @param {{ctx: Ctx}} props */
export function Builder({ ctx }) {
  const Sheet = { pay: Paying, lay: Laying, request: Asking, swap: Swapping, last: Last, guide: Guide }[stage(ctx)];
  const label = ctx.t("web-cards-builder", { stage: stage(ctx) });
  return html`
    <section class="builder sheet b-${stage(ctx)}" aria-label=${label} data-spot="builder">
      <h2 class="vh">${label}</h2>
      <${Sheet} ctx=${ctx} />
    </section>
  `;
}

// --- restoring -----------------------------------------------------------------------------------------------------

/** @param {{ctx: Ctx}} props */
const Paying = ({ ctx }) => html`<${Restoration} ctx=${ctx} payment=${mine(ctx)} />`;

/** @param {{ctx: Ctx}} props */
const Last = ({ ctx }) => html`<${Restoration} ctx=${ctx} payment=${last(ctx)} />`;

/** @param {{ctx: Ctx, payment: Payment}} props */
function Restoration({ ctx, payment }) {
  const { face, turns, points, slots, seat, done } = payment;
  const label = ctx.t("web-cards-section-now", { paints: paintNames(ctx, face.paints), turns, points });
  return html`
    <div class="bd-card">
      <div class="fcard big" role="img" aria-label=${label} data-tip=${label}>
        <${SectionInside} face=${face} turns=${turns} />
      </div>
      ${done && html`<p class="by">${art(shield(ctx.look(seat)))}${ctx.Name(seat)}</p>`}
    </div>
    <ol class="slots">${slots.map((slot) => html`<${PaintSlot} ctx=${ctx} slot=${slot} payment=${payment} />`)}</ol>
    <${Sum} ctx=${ctx} payment=${payment} />
  `;
}

/** @param {{ctx: Ctx, slot: Slot, payment: Payment}} props */
function PaintSlot({ ctx, slot, payment }) {
  const { paint, cards, tile, mix, now } = slot;
  const half = now && cards.length === 1;
  const lies = new Set(ctx.view.laid.map((/** @type {CardFace} */ card) => card.card));
  return html`
    <li class=${joined(now && "now", mix && "wide")}>
      <h3>${mark(paint)}${ctx.t(`paint-${paint}`)}</h3>
      <div class="slot-in">
        ${cards.map(
          (card, k) =>
            html`
              ${k > 0 && html`<i>+</i>`}
              <${LaidCard}
                key=${card.card}
                face=${card}
                tip=${cardName(ctx, card)}
                piece=${lies.has(card.card) ? `card-${card.card}` : undefined}
              />
            `,
        )}
        ${half && html`<i>+</i><span class="laid none"></span>`}
        ${tile && html`<span class="mini-t big">${tileSign(paint)}</span>`}
        ${!cards.length && !tile && html`<span class="laid none"></span>`}
      </div>
      <small>${slotNote(ctx, slot, payment)}</small>
    </li>
  `;
}

/** @param {Ctx} ctx @param {Slot} slot @param {Payment} payment */
function slotNote(ctx, { paint, cards, tile, mix, now }, payment) {
  const bishops = cards.reduce((sum, card) => sum + card.bishop, 0);
  const notes = [];
  if (tile) notes.push(ctx.t("web-cards-slot-tile"));
  if (mix) notes.push(ctx.t("web-cards-slot-mix"));
  if (bishops) notes.push(ctx.t("web-cards-slot-bishop", { bishops }));
  if (payment.favourite === paint) notes.push(ctx.t("web-cards-slot-favourite"));
  if (!notes.length && now) return ctx.t(cards.length ? "web-cards-slot-half" : "web-cards-slot-now");
  return notes.join(" · ");
}

/** @param {{ctx: Ctx, payment: Payment}} props */
function Sum({ ctx, payment }) {
  const { face, terms, points, turns, done } = payment;
  const turn = ctx.find("turn");
  const most = /** @type {number} */ (face.points.at(-1));
  return html`
    <div class="account">
      <ul>
        ${terms.map(
          ({ cause, count, points: gain }, k) =>
            html`
              <li>
                <span>
                  ${
                    k === 0
                      ? ""
                      : cause === "favourite"
                        ? icon("mitre")
                        : icon(CAUSE_ICONS[/** @type {"turns"} */ (cause)])
                  }
                  ${ctx.t("web-cards-term", { cause, count })}
                </span>
                <b>${k === 0 ? gain : ctx.signed(gain)}</b>
              </li>
            `,
        )}
        <li class="total">
          <span>${ctx.t(done ? "web-cards-total" : "web-cards-so-far", { turns })}</span>
          <b>${ctx.t("web-cards-points", { points })}</b>
        </li>
      </ul>
      ${
        turn &&
        html`
          <button class="btn legal" data-action=${turn.id} aria-label=${name(ctx, turn)}>
            ${icon("turn")}${ctx.t("web-cards-button-turn", { points: turn.points })}
          </button>
        `
      }
      ${
        !done &&
        html`
          <p class="most">${points === most ? ctx.t("web-cards-most-reached") : ctx.t("web-cards-most", { most })}</p>
        `
      }
    </div>
  `;
}

// --- swapping ------------------------------------------------------------------------------------------------------

/** My cards on the way to a swap, nobody sees them yet. @param {{ctx: Ctx}} props */
const Laying = ({ ctx }) =>
  html`
    <${Fetching}
      ctx=${ctx}
      cards=${own(ctx).chosen}
      brings=${own(ctx).chosen_brings}
      seat=${ctx.seat}
      left=${null}
    />
  `;

/** Cards of a swap that lie open. @param {{ctx: Ctx}} props */
const Swapping = ({ ctx }) =>
  html`
    <${Fetching}
      ctx=${ctx}
      cards=${ctx.view.laid}
      brings=${ctx.view.laid_brings}
      seat=${ctx.view.active}
      left=${ctx.view.swap}
    />
  `;

/** @typedef {import("../../types/fresco_cards.d.ts").Swap} Swap */

/** @param {{ctx: Ctx, cards: CardFace[], brings: Brings, seat: number, left: Swap | null}} props */
function Fetching({ ctx, cards, brings, seat, left }) {
  const open = left !== null || ctx.view.laid.length > 0;
  const rows = /** @type {Array<"market" | "workshop" | "either">} */ (["market", "workshop", "either"]);
  const now = left?.workshop === 0 ? left.either[0] : null;
  return html`
    <div class="swap-h">
      ${icon("swap")}
      <h3>${ctx.t(open ? "web-cards-swap-open" : "web-cards-swap-lay")}</h3>
      <p class="by">${art(shield(ctx.look(seat)))}${ctx.Name(seat)}</p>
    </div>
    <ol class="swap-cards">
      ${cards.map(
        (card) => html`
          <li key=${card.card} class=${joined(card.card === now && "now")}>
            <${LaidCard} face=${card} tip=${wholeCard(ctx, card)} piece=${open ? `card-${card.card}` : undefined} />
            ${icon("arrow")}
            <${Fetches} face=${card} or=${ctx.t("web-cards-or")} />
          </li>
        `,
      )}
      ${
        cards.length === 0 &&
        html`<li class="empty"><span class="laid none"></span><small>${ctx.t("web-cards-swap-hint")}</small></li>`
      }
    </ol>
    <div class="account">
      <ul>
        ${rows.map(
          (kind) =>
            html`
              <li>
                <span>
                  ${icon(kind === MARKET ? "market" : "workshopcard")}${ctx.t("web-cards-swap-sum", { kind })}
                </span>
                <b>${brings[kind]}</b>
              </li>
            `,
        )}
        <li class="total"><span>${ctx.t("web-cards-swap-total")}</span><b>${total(brings)}</b></li>
      </ul>
      ${
        left &&
        html`
          <p class="most">${ctx.t("web-cards-swap-left", { workshop: left.workshop, either: left.either.length })}</p>
        `
      }
    </div>
  `;
}

/** How many cards come: a card with both kinds of symbol may make it a range. @param {Brings} brings */
const total = ({ least, most }) => (least === most ? least : `${least}–${most}`);

// --- a request -----------------------------------------------------------------------------------------------------

/** @param {{ctx: Ctx}} props */
function Asking({ ctx }) {
  const { asker, colour, answerer } = sure(ctx.view.request);
  const since = ctx.facts.findLastIndex((fact) => fact.event === "requested");
  const answers = ctx.facts.slice(since + 1);
  return html`
    <div class="swap-h">
      ${icon("ask")}
      <h3>
        ${ctx.rich("web-cards-asking", {
          who: ctx.who(asker),
          painter: ctx.player(asker),
          paints: ctx.paints([colour]),
          colour: ctx.t(`paint-${colour}`),
        })}
      </h3>
    </div>
    <ol class="answers">
      ${ctx.view.people.map(
        (_, seat) =>
          seat !== asker &&
          html`
            <li class=${joined(seat === answerer && "now")}>
              ${art(shield(ctx.look(seat)))}${ctx.Name(seat)}
              <small>${ctx.t("web-cards-answer", { answer: answer(answers, seat, answerer) })}</small>
            </li>
          `,
      )}
    </ol>
    <p class="guide-note">${ctx.t("web-cards-asking-note")}</p>
  `;
}

/** @param {import("../../types/fresco_cards.d.ts").Fact[]} facts @param {number} seat @param {number} answerer */
function answer(facts, seat, answerer) {
  if (facts.some((fact) => fact.event === "gave" && fact.seat === seat)) return "gave";
  if (facts.some((fact) => fact.event === "showed-hand" && fact.seat === seat)) return "none";
  return seat === answerer ? "now" : "later";
}

// --- how points are made -------------------------------------------------------------------------------------------

/** @param {{ctx: Ctx}} props */
const Guide = ({ ctx }) => html`
  <div class="bd-card"><div class="fcard big blank" aria-hidden="true"><span>${icon("easel")}</span></div></div>
  <div class="guide">
    ${ctx.myTurn ? html`<h3>${ctx.t(ctx.has("restore") ? "web-cards-guide-open" : "web-cards-guide-none")}</h3>` : null}
    <ul class="recipes">
      ${ctx.view.recipes.map(
        (recipe) => html`
          <li>
            <span
              role="img"
              aria-label=${ctx.t("web-cards-recipe", {
                one: ctx.t(`paint-${recipe.paints[0]}`),
                other: ctx.t(`paint-${recipe.paints[1]}`),
                blend: ctx.t(`paint-${recipe.result}`),
              })}
            >
              <span class="khalf">½${mark(recipe.paints[0])}</span>
              <i>+</i>
              <span class="khalf">½${mark(recipe.paints[1])}</span>
              <i>=</i>
              ${mark(recipe.result)}
            </span>
          </li>
        `,
      )}
    </ul>
    <p class="guide-note">${ctx.t("web-cards-guide-mix")}</p>
  </div>
  <div class="account">
    <ul>
      <li>
        <span>${ctx.t("web-cards-term", { cause: "sections", count: 1 })}</span>
        <b>${ctx.t("web-cards-guide-red")}</b>
      </li>
      ${["symbols", "mixes", "favourite"].map(
        (cause) =>
          html`
            <li>
              <span>
                ${
                  cause === "favourite" && ctx.view.favourite
                    ? mark(ctx.view.favourite)
                    : icon(CAUSE_ICONS[/** @type {"turns"} */ (cause)])
                }
                ${ctx.t("web-cards-guide-each", { cause })}
              </span>
              <b>${ctx.t("web-cards-guide-turn")}</b>
            </li>
          `,
      )}
    </ul>
    <p class="most">${ctx.t("web-cards-guide-most")}</p>
  </div>
`;
