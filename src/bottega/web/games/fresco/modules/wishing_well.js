/** The wishing well (module 4): the well beside the market, its pile, and one's own pennies and cards. */
import { art, html, joined } from "../../../app/aids/html.js";
import { penny, well, wishBack, wishCard } from "../../../art/modules/wishing_well.js";
import { wishName } from "../sayings.js";
import { explained, module } from "../words.js";

/** @typedef {import("../../common/paints.js").PaintCtx} Ctx */
/** @typedef {{card: string, kind: string, paints: string[] | null}} Card */

const AROUND = /^<span[^>]*>|<\/span>$/g; // the drawing without its frame

/** @param {Record<string, any>} [more] */
const pennyPiece = (more) => art(penny(), more);

/** @param {{ctx: Ctx}} props */
function Well({ ctx }) {
  const facts = module(ctx, "wishing_well");
  if (!facts) return null;
  const choice = ctx.find("throw");
  const tip = ctx.t("web-fresco-well", { pennies: facts.well, size: facts.well_size, deck: facts.deck });
  const drawn = art(well(facts.well, facts.well_size));
  return html`
    <span class="mk-well" data-spot="well">
      ${
        choice
          ? html`<button class="wellbtn legal" ...${explained(ctx, choice)}>${drawn}</button>`
          : html`<span role="img" aria-label=${tip} data-tip=${tip}>${drawn}</span>`
      }
      ${art(wishBack(facts.deck), { "aria-label": tip, "data-tip": tip })}
    </span>
  `;
}

/** One's own wishing cards; equal ones are one choice. @param {{ctx: Ctx}} props */
function OwnWishes({ ctx }) {
  const cards = module(ctx, "wishing_well")?.cards ?? [];
  const offered = new Set();
  return cards.map((/** @type {Card} */ card) => {
    const choice = offered.has(card.kind) ? undefined : ctx.find("wish", { kind: card.kind });
    if (choice) offered.add(card.kind);
    const tip = ctx.t(`web-fresco-wish-${card.kind.replace(/\..*/, "")}-tip`, {
      visit: String(ctx.view.options.m4_visit),
    });
    const inside = html`
      ${art(wishCard(card.kind.replace(/\..*/, "")).replace(AROUND, ""))}
      ${card.paints ? html`<span class="wc-p">${ctx.glyphs(card.paints)}</span>` : null}
    `;
    if (choice)
      return html`<button key=${card.card} class="wcard legal" ...${explained(ctx, choice)}>${inside}</button>`;
    return html`
      <span key=${card.card} class="wcard" role="img" aria-label=${wishName(ctx, card.kind)} data-tip=${tip}>
        ${inside}
      </span>
    `;
  });
}

/** Pennies left behind the screen. @param {{ctx: Ctx}} props */
function OwnPennies({ ctx }) {
  const mine = module(ctx, "wishing_well")?.mine;
  if (!mine) return null;
  return html`
    <span
      class=${joined("ct", !mine.pennies && "none")}
      data-tip=${ctx.t("web-fresco-pennies", { pennies: mine.pennies })}
    >
      ${pennyPiece()}
      <b>${mine.pennies}</b>
    </span>
  `;
}

/** The pennies on the market of one's plan. @param {{ctx: Ctx}} props */
function PlannedPennies({ ctx }) {
  const mine = module(ctx, "wishing_well")?.mine;
  const choice = ctx.find("penny");
  if (!mine || (!mine.planned && !choice)) return null;
  return html`
    <span class="pens">
      ${Array.from(
        { length: mine.planned },
        (_, k) =>
          html`
            <span key=${k} class="pspot" data-tip=${ctx.t("web-fresco-penny-planned")}>
              ${pennyPiece({ "data-piece": `penny-${k}` })}
            </span>
          `,
      )}
      ${choice ? html`<button class="pspot legal" ...${explained(ctx, choice)}></button>` : null}
    </span>
  `;
}

export default {
  Well,
  OwnWishes,
  OwnPennies,
  PlannedPennies,
};
