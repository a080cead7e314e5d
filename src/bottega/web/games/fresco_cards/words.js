/** Cards, tiles, piles and sections in sentences: as drawings, and as words for those who listen. */
import { html } from "../../app/aids/html.js";
import { sure } from "../../app/aids/sure.js";
import { colourOf, deck } from "./deck.js";
import { Bishops, backClass, backSign, MARKET, mark, tileSign, tileSort } from "./draw.js";

/** @typedef {import("../../types/fresco_cards.d.ts").CardsView} View */
/** @typedef {import("../../types/fresco_cards.d.ts").Fact} Fact */
/** @typedef {import("../common/paints.js").PaintCtx<View, Fact>} Ctx */
/** @typedef {import("./deck.js").CardFace} CardFace */
/** @typedef {import("../../types/fresco_cards.d.ts").Tile} Sort */

const CARDS = "k";
const TILES = "t";
const PILE = "b";
const SECTION = "s";

/** What only the reader sees, who has a seat. @param {Ctx} ctx */
export const own = (ctx) => sure(ctx.view.mine);
/** @param {Ctx} ctx @param {string[]} names */
export const cards = (ctx, names) => ctx.placed(CARDS, names.join(","));
/** @param {Ctx} ctx @param {string[]} tiles */
export const tiles = (ctx, tiles) => tiles.map((tile) => ctx.placed(TILES, tile)).join(", ");
/** @param {Ctx} ctx @param {string[]} sections */
export const sections = (ctx, sections) => sections.map((name) => ctx.placed(SECTION, name)).join(", ");

/** `2m 1wO` in a sentence, in the order of the table. @param {Ctx} ctx @param {string[]} piles */
export function backs(ctx, piles) {
  const order = [MARKET, "1", "2", "3"].filter((pile) => piles.includes(pile));
  return order.map((pile) => `${piles.filter((p) => p === pile).length} ${ctx.placed(PILE, pile)}`).join(", ");
}

/** The name of a pile, with its mark. @param {Ctx} ctx @param {string} pile */
export function pileName(ctx, pile) {
  if (pile === MARKET) return ctx.raw("cards-pile-market");
  const colour = colourOf(ctx.view, pile);
  return ctx.raw("cards-pile-workshop", { pile: colour ? ctx.paints([colour]) : pile });
}

/** @param {Ctx} ctx @param {string} name */
export const faceOf = (ctx, name) => deck(ctx.view).cards.get(name);
/** @param {Ctx} ctx @param {string} name */
export const sectionOf = (ctx, name) => deck(ctx.view).sections.get(name);

/** A card in words: its paint, its half bottle, its bishop symbols. @param {Ctx} ctx @param {CardFace} face */
export const cardName = (ctx, face) =>
  ctx.t("web-cards-card", {
    colour: ctx.t(`paint-${face.colour}`),
    half: face.half ? ctx.t(`paint-${face.half}`) : "none",
    bishop: face.bishop,
  });

/** And what it fetches. @param {Ctx} ctx @param {CardFace} face */
export const wholeCard = (ctx, face) =>
  ctx.t("web-cards-whole-card", { card: cardName(ctx, face), fetches: fetches(ctx, face) });

/** @param {Ctx} ctx @param {CardFace} face */
const fetches = (ctx, face) =>
  ctx.t("web-cards-fetches", {
    kind: face.market && face.workshop ? "either" : face.market ? "market" : "workshop",
    market: face.market,
    workshop: face.workshop,
  });

/** An action tile in words. @param {Ctx} ctx @param {string} tile */
export const tileName = (ctx, tile) =>
  ctx.t("web-cards-tile", {
    sort: tileSort(tile),
    colour: tileSort(tile) === "paint" ? ctx.t(`paint-${tile}`) : "none",
  });
/** What it is for. @param {Ctx} ctx @param {string} tile */
export const tileUse = (ctx, tile) =>
  ctx.t("web-cards-tile-use", { sort: tileSort(tile), points: ctx.view.tile_points[/** @type {Sort} */ (tile)] ?? 0 });

/** @param {Ctx} ctx @param {string[]} colours */
export const paintNames = (ctx, colours) => colours.map((colour) => ctx.t(`paint-${colour}`)).join(", ");

/** `3 VP`, or from which to which. @param {Ctx} ctx @param {number[]} points */
export const between = (ctx, [least, most]) =>
  least === most ? ctx.t("web-cards-points", { points: least }) : ctx.t("cards-points-between", { least, most });

/** @param {Ctx} ctx @param {CardFace} face */
const inlineCard = (ctx, face) => html`
  <span class="kcard" role="img" aria-label=${cardName(ctx, face)}>
    ${mark(face.colour)}
    ${face.half && html`<span class="khalf">½${mark(face.half)}</span>`}
    <${Bishops} face=${face} />
  </span>
`;

/** @type {Record<string, import("../../types/drawing.d.ts").GameMark<Ctx>>} */
export const marks = {
  [CARDS]: {
    draw: (ctx, names) =>
      html`
        <span class="kcards">
          ${names
            .split(",")
            .filter(Boolean)
            .map((name) => {
              const face = faceOf(ctx, name);
              return face ? inlineCard(ctx, face) : name;
            })}
        </span>
      `,
    plain: (ctx, names) =>
      names
        .split(",")
        .filter(Boolean)
        .map((name) => {
          const face = faceOf(ctx, name);
          return face ? cardName(ctx, face) : name;
        })
        .join("; "),
  },
  [TILES]: {
    draw: (ctx, tile) =>
      html`
        <span class="ktile">
          <span class="mini-t">${tileSign(tile)}</span> ${ctx.t(`cards-tile-${tileSort(tile)}`)}
        </span>
      `,
    plain: (ctx, tile) => tileName(ctx, tile),
  },
  [PILE]: {
    draw: (ctx, pile) =>
      html`
        <span
          class="kback ${backClass(pile, colourOf(ctx.view, pile))}"
          role="img"
          aria-label=${ctx.plain(pileName(ctx, pile))}
        >
          ${backSign(pile, colourOf(ctx.view, pile))}
        </span>
      `,
    plain: (ctx, pile) => ctx.plain(pileName(ctx, pile)),
  },
  [SECTION]: {
    draw: (ctx, name) => {
      const face = sectionOf(ctx, name);
      return html`
        <span class="paints" role="img" aria-label=${face ? paintNames(ctx, face.paints) : name}>
          ${face ? face.paints.map(mark) : name}
        </span>
      `;
    },
    plain: (ctx, name) => {
      const face = sectionOf(ctx, name);
      return face ? paintNames(ctx, face.paints) : name;
    },
  },
};
