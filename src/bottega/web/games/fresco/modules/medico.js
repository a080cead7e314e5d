/** The medico (module 10): ill apprentices, bottles, and the infected place. */
import { art, html } from "../../../app/aids/html.js";
import { sure } from "../../../app/aids/sure.js";
import { bottle, ill, infection, medicoCover } from "../../../art/modules/medico.js";
import { placeInside } from "../names.js";
import { anyApprentice, coin, icon, several, shield } from "../pieces.js";
import { each } from "../telling.js";
import { explained, iconOf, module, placeName, seated } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */
/** @typedef {import("../../../types/fresco.d.ts").Choice} Choice */
/** @typedef {import("../../../types/fresco.d.ts").BottleOffer} Offer */

/** @param {Ctx} ctx @param {string} kind portions, or `juice` */
const bottleName = (ctx, kind) => ctx.t("web-fresco-bottle", { kind: kind === "juice" ? kind : Number(kind) });
/** @param {Ctx} ctx */
const illPiece = (ctx) => art(ill(), { "aria-label": ctx.t("web-fresco-ill-one") });
/** @param {string} kind portions, or `juice` */
const bottlePiece = (kind) => art(bottle(kind === "juice" ? 0 : Number(kind)));

/** The infection tile in the heading of its place. @param {Ctx} ctx @param {{place: string}} given */
function plague(ctx, { place }) {
  if (module(ctx, "medico").infected !== place) return null;
  return html`
    <span class="plague" role="img" aria-label=${ctx.t("web-fresco-infected")} data-tip=${ctx.t("web-fresco-infected")}>
      ${art(infection(iconOf(place)))}
    </span>
  `;
}

/** @param {{ctx: Ctx}} props */
function MedicoDrawer({ ctx }) {
  const medico = module(ctx, "medico");
  return html`
    <div class="shelf">
      ${medico.offer.map((/** @type {Offer} */ offer) => {
        const choice = ctx.find("bottle", { place: offer.place });
        const inside = html`
          <span class="sh-b">${offer.bottle ? bottlePiece(offer.bottle) : null}</span>
          <span class="price">${coin()}${offer.price}</span>
        `;
        if (choice)
          return html`<button key=${offer.place} class="shb legal" ...${explained(ctx, choice)}>${inside}</button>`;
        const tip = offer.bottle
          ? ctx.t("web-fresco-bottle-for", { bottle: bottleName(ctx, offer.bottle), price: offer.price })
          : ctx.t("web-fresco-bottle-none");
        return html`<span key=${offer.place} class="shb" role="img" aria-label=${tip} data-tip=${tip}>${inside}</span>`;
      })}
    </div>
    <ul class="ward" aria-label=${ctx.t("web-fresco-ward")}>
      ${seated(ctx).map(
        (p) => html`
          <li key=${p.seat}>
            ${shield(ctx, p.seat)}
            ${
              medico.ill[p.seat]
                ? several(medico.ill[p.seat], () => illPiece(ctx))
                : html`<small>${ctx.t("web-fresco-all-well")}</small>`
            }
            ${medico.held[p.seat].map((/** @type {string} */ kind) => bottlePiece(kind))}
          </li>
        `,
      )}
    </ul>
    <p class="hint">
      ${ctx.t("web-fresco-infections", { left: medico.stack })}${" "}
      ${medico.infected ? ctx.t("web-fresco-infected-now", { place: placeName(ctx, medico.infected) }) : null}
    </p>
  `;
}

/** @param {Ctx} ctx */
function medicoFront(ctx) {
  const { offer } = module(ctx, "medico");
  const bottles = offer.filter((/** @type {Offer} */ one) => one.bottle);
  if (!bottles.length) return html`<span class="dr-f">${ctx.t("web-fresco-bottle-none")}</span>`;
  return html`
    <span class="toks bt">
      ${bottles.map(
        (/** @type {Offer} */ one) =>
          html`<span key=${one.place}>${bottlePiece(/** @type {string} */ (one.bottle))}${one.price}</span>`,
      )}
    </span>
  `;
}

/** One's own bottles; where one may be used, it is the choice. @param {Ctx} ctx */
function ownBottles(ctx) {
  const held = module(ctx, "medico").held[ctx.seat ?? 0];
  if (!held.length)
    return html`
      <span class="ct none" data-tip=${ctx.t("web-fresco-bottle-none-own")}>${bottlePiece("1")}<b>0</b></span>
    `;
  return [...new Set(held)].map((kind) => {
    const choice = ctx.find("use", { bottle: kind });
    const count = held.filter((/** @type {string} */ other) => other === kind).length;
    const inside = html`${bottlePiece(/** @type {string} */ (kind))}<b>${count}</b>`;
    if (choice)
      return html`<button key=${kind} class="ct usebtn legal" ...${explained(ctx, choice)}>${inside}</button>`;
    return html`
      <span key=${kind} class="ct" data-tip=${bottleName(ctx, /** @type {string} */ (kind))}>${inside}</span>
    `;
  });
}

/**
 * The neutral apprentice and the ill ones among those of a column.
 * @param {Ctx} ctx
 * @param {{who: number, column: number, count: number, planning: boolean}} group
 */
function standing(ctx, { who, column, count, planning }) {
  const { mine, sheets } = module(ctx, "medico");
  const sheet = planning ? mine : sheets[who];
  const black = Math.min(count, sheet?.ill[column] ?? 0);
  return [
    ...several(sheet?.neutral === column && count > black ? 1 : 0, () => anyApprentice()),
    ...several(black, () => html`<span class="illof" style=${`--pc:var(--p${ctx.look(who)})`}>${illPiece(ctx)}</span>`),
  ];
}

/** The same of those still to be placed. @param {Ctx} ctx */
function waiting(ctx) {
  const { neutral, sick } = sure(module(ctx, "medico").mine).to_place;
  return [...several(neutral, () => anyApprentice()), ...several(sick, () => illPiece(ctx))];
}

/** Whom else one may put there. @param {Ctx} ctx @param {{place: import("../../../types/fresco.d.ts").Place}} given */
const placing = (ctx, { place }) => [
  ...ctx.all("plan-ill", { place }).map((choice) => placed(ctx, choice, illPiece(ctx))),
  ...ctx.all("plan-neutral", { place }).map((choice) => placed(ctx, choice, anyApprentice())),
];

/** @param {Ctx} ctx @param {Choice} choice @param {import("../../../types/drawing.d.ts").Drawn} drawn */
const placed = (ctx, choice, drawn) =>
  html`<button key=${choice.id} class="also legal" ...${explained(ctx, choice)}>${drawn}</button>`;

/** @param {Ctx} ctx @param {{seat: number}} given */
function kept(ctx, { seat }) {
  const medico = module(ctx, "medico");
  const count = medico.ill[seat];
  const bottles = medico.held[seat];
  return html`
    <li data-tip=${ctx.t("web-fresco-ill-of", { count })}>${illPiece(ctx)}${count}</li>
    ${
      bottles.length
        ? html`
          <li data-tip=${bottles.map((/** @type {string} */ kind) => bottleName(ctx, kind)).join(", ")}>
            ${icon("bottle")}${bottles.length}
          </li>
        `
        : null
    }
  `;
}

/** Which of them it is. @param {Ctx} ctx @param {{who: string}} choice */
const whichOne = (ctx, { who }) => ({ label: ctx.t(`web-fresco-one-${who}`), kind: "quiet" });
/** @param {Ctx} _ctx @param {{who: string}} choice */
const who = (_ctx, choice) => ({ who: choice.who });

/** @type {import("../modules.js").Hooks} */
export default {
  cover: { tile: "medico", icon: "bottle", printed: 0, shared: true, drawn: medicoCover },
  drawer: { place: 2, cls: "medico", icon: "bottle", Inside: MedicoDrawer, front: medicoFront, asks: ["bottle"] },
  bodies: { standing, waiting, ill: (ctx) => module(ctx, "medico").ill[ctx.seat ?? 0], piece: illPiece },
  crowds: ["ring"],
  at: {
    heading: { place: 1, draw: plague },
    plan: { place: 2, draw: placing },
    "own-things": { place: 2, draw: ownBottles },
    kept: { place: 2, draw: kept },
  },
  chosen: { cards: ["use"], pots: ["saint"] },
  looks: { aside: "hostel", bottle: "market" },
  args: {
    send: (ctx) => ({ place: placeName(ctx, ctx.view.phase) }),
    infect: (ctx) => ({
      place: placeName(ctx, module(ctx, "medico").infected ?? ctx.view.phase),
      swapped: ctx.view.options.m10_neutral === "swapped" ? "yes" : "no",
    }),
    bottle: (ctx) => ({ most: module(ctx, "medico").most_bottles }),
    heal: (ctx) => ({ ill: module(ctx, "medico").ill[ctx.seat ?? 0] }),
  },
  buttons: { aside: whichOne, send: whichOne, infect: whichOne },
  names: {
    "plan-ill": (ctx, { place, left }) => ({ place: placeInside(ctx, place), left }),
    "plan-neutral": (ctx, { place }) => ({ place: placeInside(ctx, place) }),
    aside: who,
    send: who,
    infect: who,
    saint: (ctx, { paint, thalers, coins_left }) => ({ paint: ctx.t(`paint-${paint}`), thalers, coins: coins_left }),
    bottle: (ctx, { bottle, price, coins_left }) => ({
      bottle: bottleName(ctx, sure(bottle)),
      price,
      coins: coins_left,
    }),
    use: (ctx, { bottle, heals }) => ({
      bottle: bottleName(ctx, bottle),
      heals,
      juice: bottle === "juice" ? "yes" : "no",
    }),
  },
  pieces: { bottles: each(bottleName) },
};
