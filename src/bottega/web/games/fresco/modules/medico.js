/** The medico (module 10): ill apprentices, bottles, and the infected place. */
import { art, html } from "../../../app/aids/html.js";
import { coverArt } from "../../../art/modules/covers.js";
import { bottle, ill, infection } from "../../../art/modules/medico.js";
import { coin, several, shield } from "../pieces.js";
import { bottleName } from "../sayings.js";
import { explained, iconOf, module, placeName } from "../words.js";

/** @typedef {import("../../common/paints.js").PaintCtx} Ctx */
/** @typedef {{place: number, price: number, bottle: string | null}} Offer */

/** @param {Ctx} ctx @param {Record<string, any>} [more] */
const illPiece = (ctx, more) => art(ill(), { "aria-label": ctx.t("web-fresco-ill-one"), ...more });
/** @param {string} kind portions, or `juice` */
const bottlePiece = (kind) => art(bottle(kind === "juice" ? 0 : Number(kind)));

/** The infection tile in the heading of its place. @param {{ctx: Ctx, place: string}} props */
function Plague({ ctx, place }) {
  if (module(ctx, "medico")?.infected !== place) return null;
  return html`
    <span class="plague" role="img" aria-label=${ctx.t("web-fresco-infected")} data-tip=${ctx.t("web-fresco-infected")}>
      ${art(infection(iconOf(place)))}
    </span>
  `;
}

/** @param {{ctx: Ctx}} props */
function MedicoDrawer({ ctx }) {
  const medico = module(ctx, "medico");
  const players = ctx.view.painters.filter((/** @type {any} */ p) => p.seat !== null);
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
      ${players.map(
        (/** @type {any} */ p) => html`
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

/** One's own bottles; where one may be used, it is the choice. @param {{ctx: Ctx}} props */
function OwnBottles({ ctx }) {
  const held = module(ctx, "medico")?.held[ctx.seat ?? 0];
  if (!held) return null;
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

export default {
  cover: { tile: "medico", icon: "bottle", printed: 0, drawn: () => coverArt("medico") },
  drawer: { place: 2, cls: "medico", icon: "bottle", Inside: MedicoDrawer, front: medicoFront, asks: ["bottle"] },
  illPiece,
  Plague,
  OwnBottles,
};
