/** The wishing well (module 4): the well beside the market, its pile, and one's own pennies and cards. */
import { art, html, joined } from "../../../app/aids/html.js";
import { penny, well, wishArt, wishBack } from "../../../art/modules/wishing_well.js";
import { icon } from "../pieces.js";
import { explained, module } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */
/** @typedef {{card: string, kind: string, paints: string[] | null}} Card */

/** @param {Ctx} ctx @param {string} kind of a wishing card */
const wishName = (ctx, kind) => ctx.t(`web-fresco-wish-${kind.replace(/\..*/, "")}`);

/** @param {import("../../../app/aids/html.js").Props} [more] */
const pennyPiece = (more) => art(penny(), more);

/** @param {Ctx} ctx */
function marketWell(ctx) {
  const facts = module(ctx, "wishing_well");
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

/** One's own wishing cards; equal ones are one choice. @param {Ctx} ctx */
function ownWishes(ctx) {
  const cards = module(ctx, "wishing_well").cards ?? [];
  const offered = new Set();
  return cards.map((/** @type {Card} */ card) => {
    const choice = offered.has(card.kind) ? undefined : ctx.find("wish", { kind: card.kind });
    if (choice) offered.add(card.kind);
    const tip = ctx.t(`web-fresco-wish-${card.kind.replace(/\..*/, "")}-tip`, {
      visit: String(ctx.view.options.m4_visit),
    });
    const inside = html`
      ${art(wishArt(card.kind.replace(/\..*/, "")))}
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

/** Pennies left behind the screen. @param {Ctx} ctx */
function ownPennies(ctx) {
  const { mine } = module(ctx, "wishing_well");
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

/** The pennies on the market of one's plan. @param {Ctx} ctx @param {{place: string}} given */
function plannedPennies(ctx, { place }) {
  const { mine } = module(ctx, "wishing_well");
  const choice = ctx.find("penny");
  if (place !== "market" || !mine || (!mine.planned && !choice)) return null;
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

/** @param {Ctx} ctx @param {{seat: number}} given */
function kept(ctx, { seat }) {
  const wishes = module(ctx, "wishing_well").held[seat];
  return html`<li data-tip=${ctx.t("web-fresco-wishes-of", { count: wishes })}>${icon("wish")}${wishes}</li>`;
}

/** @type {import("../modules.js").Hooks} */
export default {
  crowds: ["market"],
  at: {
    market: { place: 1, draw: marketWell },
    plan: { place: 1, draw: plannedPennies },
    "own-cards": { place: 2, draw: ownWishes },
    "own-things": { place: 1, draw: ownPennies },
    kept: { place: 3, draw: kept },
  },
  chosen: { cards: ["wish"], pots: ["alchemy"] },
  looks: { alchemy: "workshop", "alchemy-blend": "workshop" },
  args: { alchemy: (ctx) => ({ given: module(ctx, "wishing_well").playing.pot.length }) },
  names: {
    penny: (_ctx, { planned }) => ({ planned }),
    throw: (_ctx, { left }) => ({ left }),
    wish: (ctx, { kind, thalers, pennies, mood, points, paints }) => ({
      kind: kind.replace(/\..*/, ""),
      thalers: thalers ?? 0,
      pennies: pennies ?? 0,
      mood: mood ?? 0,
      points: points ?? 0,
      paints: ctx.paints(paints ?? []),
    }),
    visit: (_ctx, { segment }) => ({ segment }),
    alchemy: (ctx, { paint }) => ({
      paint: ctx.t(`paint-${paint}`),
      deciding: ctx.view.deciding === "alchemy-blend" ? "blend" : "pot",
    }),
  },
  pieces: { wish: wishName },
};
