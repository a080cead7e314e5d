/** What is on offer: the piles with their discards, the row of sections, the bishop's colour and the action tiles. */
import { art, html, joined } from "../../app/aids/html.js";
import { bishop } from "../../art/pieces.js";
import { colourOf } from "./deck.js";
import { backClass, backSign, MARKET, mark, SectionInside, tileSign } from "./draw.js";
import { name } from "./names.js";
import { between, faceOf, paintNames, pileName, tileName, tileUse } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("./pieces.js").Tile} Tile */

/** @param {{ctx: Ctx, display: Array<Tile | null>}} props */
export const Vault = ({ ctx, display }) => html`
  <section class="vault" data-grid aria-label=${ctx.t("web-cards-offer")}>
    <div class="decks">
      ${ctx.view.piles.map((pile) => html`<${Pile} ctx=${ctx} pile=${pile} />`)}
    </div>
    <div class="frow" data-spot="row">
      ${ctx.view.row.map((face) => html`<${Section} ctx=${ctx} face=${face} />`)}
    </div>
    <div class="favour">
      <${Favourite} ctx=${ctx} />
      <div class="atiles" role="group" aria-label=${ctx.t("web-cards-tiles")} data-spot="tiles">
        ${display.map((tile) => html`<${OpenTile} ctx=${ctx} tile=${tile} />`)}
      </div>
    </div>
  </section>
`;

/** @typedef {import("../../types/fresco_cards.d.ts").Pile} Cards */

/** What the box holds of a back, the most of one colour first. @param {Cards} pile */
const held = ({ colours }) => Object.entries(colours).sort((one, other) => other[1] - one[1]);

/** @param {Cards} pile */
const mixed = (pile) => html`
  ${pile.pile}
  <em class="holds">
    ${held(pile).map(([colour, count]) => html`<span key=${colour}>${mark(colour)}${count}</span>`)}
  </em>
`;

/** @param {{ctx: Ctx, pile: Cards}} props */
function Pile({ ctx, pile }) {
  const colour = colourOf(ctx.view, pile.pile);
  const choice = ctx.find("draw", { pile: pile.pile });
  const facts = ctx.t("web-cards-pile-facts", {
    pile: ctx.plain(pileName(ctx, pile.pile)),
    left: pile.left,
    used: pile.discards.length,
  });
  const holds = held(pile).map(([colour, count]) => `${ctx.t(`paint-${colour}`)} ${count}`);
  const tip = colour ? facts : `${facts}. ${ctx.t("web-cards-pile-holds", { holds: holds.join(", ") })}`;
  const inside = html`
    <span class="back">${backSign(pile.pile, colour)}</span>
    <b class="count">${pile.left}</b>
    <small>
      ${
        pile.pile === MARKET
          ? ctx.t("cards-supply-market")
          : html`${ctx.t("cards-supply-workshop")} ${colour ? html`<em>${ctx.t(`paint-${colour}`)}</em>` : mixed(pile)}`
      }
    </small>
    ${choice && choice.cards > 1 && html`<output class="chip">+${choice.cards}</output>`}
  `;
  const look = joined("deck", backClass(pile.pile, colour), pile.left === 0 && "is-empty");
  return html`
    <div class="pile-pair" data-spot=${`pile-${pile.pile}`}>
      ${
        choice
          ? html`
            <button class="${look} legal" data-action=${choice.id} aria-label=${name(ctx, choice)} data-tip=${tip}>
              ${inside}
            </button>
          `
          : html`<div class=${look} role="img" aria-label=${tip} data-tip=${tip}>${inside}</div>`
      }
      ${pile.discards.length > 0 && html`<${Discards} ctx=${ctx} pile=${pile} />`}
    </div>
  `;
}

/** @param {{ctx: Ctx, pile: Cards}} props */
function Discards({ ctx, pile }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const card of pile.discards) {
    const colour = faceOf(ctx, card)?.colour ?? "?";
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const told = [...counts]
    .map(([colour, count]) => `${count} ${ctx.knows(`paint-${colour}`) ? ctx.t(`paint-${colour}`) : colour}`)
    .join(", ");
  const tip = ctx.t("web-cards-discards", { pile: ctx.plain(pileName(ctx, pile.pile)), cards: told });
  return html`<span class="used" role="img" aria-label=${tip} data-tip=${tip}>${pile.discards.length}</span>`;
}

/** @param {{ctx: Ctx, face: import("../../types/fresco_cards.d.ts").Section | null}} props */
function Section({ ctx, face }) {
  if (!face)
    return html`
      <div class="fcard gone" role="img" aria-label=${ctx.t("web-cards-gone")}>
        <span>${ctx.t("cards-section-gone")}</span>
      </div>
    `;
  const choice = ctx.find("restore", { section: face.section });
  const paying = ctx.view.mine?.paying?.section === face.section;
  const inside = html`
    <${SectionInside} face=${face} favourite=${ctx.view.favourite} />
    ${choice && html`<output class="chip fc-chip">${between(ctx, choice.points)}</output>`}
  `;
  const tip = ctx.t("web-cards-section", {
    paints: paintNames(ctx, face.paints),
    points: face.points.join(", "),
    favourite: face.favourite ? "yes" : "no",
  });
  const place = { "data-piece": `section-${face.section}`, "data-spot": `section-${face.section}`, "data-tip": tip };
  return choice
    ? html`
      <button class="fcard legal" ...${place} data-action=${choice.id} aria-label=${name(ctx, choice)}>
        ${inside}
      </button>
    `
    : html`<div class=${joined("fcard", paying && "chosen")} ...${place} role="img" aria-label=${tip}>${inside}</div>`;
}

/** @param {{ctx: Ctx}} props */
function Favourite({ ctx }) {
  const { favourite, bishops_left: left } = ctx.view;
  const tip = favourite
    ? ctx.t("web-cards-favourite", { colour: ctx.t(`paint-${favourite}`), left })
    : ctx.t("web-cards-no-favourite");
  return html`
    <div class="bish-tile" role="img" aria-label=${tip} data-tip=${tip} data-spot="bishop">
      ${art(bishop(), { role: undefined, "aria-label": undefined, "aria-hidden": "true" })}
      ${favourite && html`<span class="fav-glyph" data-piece=${`favourite-${left}`}>${mark(favourite)}</span>`}
      <small>${ctx.t(favourite ? "web-cards-favourite-short" : "cards-no-favourite")}</small>
    </div>
  `;
}

/** @param {{ctx: Ctx, tile: Tile | null}} props */
function OpenTile({ ctx, tile }) {
  if (!tile) return html`<div class="atile none" role="img" aria-label=${ctx.t("web-cards-tile-taken")}></div>`;
  const choice = ctx.find("take", { tile: tile.sort });
  const inside = html`
    <span>${tileSign(tile.sort)}</span>
    <div><b>${tileName(ctx, tile.sort)}</b><small>${ctx.t("web-cards-tile-short", sort(tile))}</small></div>
  `;
  const place = { "data-piece": tile.piece || undefined, "data-tip": tileUse(ctx, tile.sort) };
  return choice
    ? html`
      <button class="atile legal" ...${place} data-action=${choice.id} aria-label=${name(ctx, choice)}>
        ${inside}
      </button>
    `
    : html`
      <div class="atile" ...${place} role="img" aria-label=${`${tileName(ctx, tile.sort)}: ${tileUse(ctx, tile.sort)}`}>
        ${inside}
      </div>
    `;
}

/** @param {Tile} tile */
const sort = (tile) => ({ sort: ["turn", "swap", "request"].includes(tile.sort) ? tile.sort : "paint" });
