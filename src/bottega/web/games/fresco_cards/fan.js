/** My hand as a fan: arrow keys move in it. Cards that are set aside keep their place and stand out. */
import { html, joined } from "../../app/aids/html.js";
import { inTurn, undo } from "../../app/net/actions.js";
import { undoable } from "../../app/shell/state.js";
import { CardInside, paintVar } from "./draw.js";
import { name } from "./names.js";
import { own, wholeCard } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("./deck.js").CardFace} CardFace */

const SPREAD = 2.6; // degrees between two cards of a small hand
const WIDEST = 12; // degrees from the first to the last
const MANY = 9; // more cards than these lie in two rows on a phone
const CLOSE = 6; // and more than these leave only the edge of a card to be seen

/** @typedef {import("../../types/fresco_cards.d.ts").CardChoice} CardChoice */
/** @typedef {import("../../types/fresco_cards.d.ts").PayChoice} PayChoice */
/** @typedef {import("../../types/fresco_cards.d.ts").Mine} Mine */

/** The hand as it is held, with what is set aside. @param {Mine} mine @returns {CardFace[]} */
function held(mine) {
  const aside = [...mine.chosen, ...(mine.paying?.cards ?? [])];
  return [...mine.hand, ...aside].sort((one, other) => (one.card < other.card ? -1 : 1));
}

/** @param {{ctx: Ctx}} props */
export function Fan({ ctx }) {
  const mine = own(ctx);
  const cards = held(mine);
  const aside = new Set([...mine.chosen, ...(mine.paying?.cards ?? [])].map(({ card }) => card));
  /** @type {(CardChoice | PayChoice)[]} */
  const offers = [...ctx.all("lay"), ...ctx.all("pay"), ...ctx.all("give"), ...ctx.all("discard")];
  const choices = new Map(offers.map((choice) => [choice.card, choice]));
  const half = Math.ceil(cards.length / 2);
  const label = ctx.t("web-cards-hand", { cards: cards.length, limit: ctx.view.hand_limit });
  return html`
    <section
      class=${joined("fan", cards.length > MANY ? "many" : cards.length > CLOSE && "close")}
      data-slides
      role="group"
      aria-label=${label}
      data-grid
      data-spot="hand"
      style=${`--all:${cards.length};--half:${half}`}
    >
      ${cards.map(
        (face, k) =>
          html`
            <${Card}
              key=${face.card}
              ctx=${ctx}
              face=${face}
              choice=${choices.get(face.card)}
              aside=${aside.has(face.card)}
              at=${k}
              of=${cards.length}
              turn=${k === half - 1}
            />
          `,
      )}
      ${cards.length === 0 && html`<p class="no-cards">${ctx.t("web-cards-no-cards")}</p>`}
    </section>
  `;
}

/** Which of the choices that can be undone set a card aside; -1: none. @param {string} card */
const stepOf = (card) => undoable.value.findIndex((step) => step === `lay ${card}` || step === `pay ${card}`);

/** Cards for a swap go back one by one; of a payment, what was paid after it goes back too. @param {string} card */
function takeCard(card) {
  const step = stepOf(card);
  if (undoable.value[step] === `lay ${card}`) undo(step);
  else inTurn(Array.from({ length: step + 1 }, () => () => undo()));
}

/**
 * @param {{ctx: Ctx, face: CardFace, choice: CardChoice | PayChoice | undefined, aside: boolean, at: number,
 *   of: number, turn: boolean}} props
 */
function Card({ ctx, face, choice, aside, at, of, turn }) {
  const spread = Math.min(SPREAD, WIDEST / Math.max(of - 1, 1));
  const off = at - (of - 1) / 2;
  const angle = (off * spread).toFixed(2);
  const drop = (off ** 2 * spread * 0.012).toFixed(3);
  const style = `${paintVar(face.colour)};--a:${angle}deg;--y:${drop}rem`;
  const whole = wholeCard(ctx, face);
  const inside = html`
    <span class="hc-face" data-piece=${`card-${face.card}`}>
      <${CardInside} ctx=${ctx} face=${face} />
      ${
        choice?.verb === "pay" &&
        html`<output class="chip hc-chip">${ctx.t("web-cards-points", { points: choice.points })}</output>`
      }
    </span>
  `;
  if (choice)
    return html`
      <button
        class=${joined("hcard legal", turn && "row-end")}
        style=${style}
        data-action=${choice.id}
        aria-label=${name(ctx, choice)}
        data-tip=${whole}
      >
        ${inside}
      </button>
    `;
  const step = aside ? stepOf(face.card) : -1;
  if (step >= 0)
    return html`
      <button
        class=${joined("hcard chosen", turn && "row-end")}
        style=${style}
        data-ui="take-card"
        data-tip=${`${whole}. ${ctx.t("web-cards-take-card")}`}
        aria-label=${`${whole}. ${ctx.t("web-cards-take-card")}`}
        onClick=${() => takeCard(face.card)}
      >
        ${inside}
      </button>
    `;
  const reason = aside
    ? ctx.t("web-cards-set-aside")
    : ctx.t(ctx.myTurn ? "web-cards-not-this-one" : "web-cards-not-now");
  return html`
    <button
      class=${joined("hcard", aside && "chosen", turn && "row-end")}
      style=${style}
      aria-disabled="true"
      data-off
      tabindex="-1"
      data-ui="card"
      data-tip=${`${whole}. ${reason}`}
      aria-label=${aside ? `${whole}. ${reason}` : whole}
    >
      ${inside}
    </button>
  `;
}
