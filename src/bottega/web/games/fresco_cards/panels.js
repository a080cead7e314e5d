/** What everybody may know of each player: points, cards by their backs, restored sections, tiles. */
import { art, html, joined } from "../../app/aids/html.js";
import { painter as figure } from "../../art/pieces.js";
import { colourOf } from "./deck.js";
import { backClass, backSign, part, tileSign } from "./draw.js";
import { tiles as tilesOf } from "./pieces.js";
import { cards, paintNames, pileName, sectionOf, tileName, tileUse } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("./pieces.js").Tile} Tile */

/** @param {{ctx: Ctx}} props */
export function Side({ ctx }) {
  const { held } = tilesOf(ctx);
  return html`
    <div class="panels">
      ${ctx.view.people.map((one, seat) => html`<${Panel} ctx=${ctx} seat=${seat} one=${one} tiles=${held[seat]} />`)}
    </div>
  `;
}

/** @param {{ctx: Ctx, seat: number, one: import("../../types/fresco_cards.d.ts").Painter, tiles: Tile[]}} props */
function Panel({ ctx, seat, one, tiles }) {
  const known = ctx.view.mine?.known[seat] ?? [];
  const tally = ctx.t("web-cards-score", { points: one.score, sections: one.section_points, tiles: one.tile_points });
  return html`
    <article
      class=${joined("panel sheet", `p${ctx.look(seat)}`, ctx.toAct(seat) && "acting")}
      aria-label=${ctx.nameOf(seat)}
      data-spot=${`panel-${seat}`}
    >
      <header>
        ${art(figure(ctx.look(seat)))}
        <div>
          <h3 class=${`p${ctx.look(seat)}`}>${ctx.title(seat)}</h3>
          <small>${ctx.t("web-cards-progress", { restored: one.restored, end: ctx.view.end_at })}</small>
        </div>
        <span class="backs">
          ${ctx.view.piles.map(
            ({ pile }) =>
              (one.backs[pile] ?? 0) > 0 && html`<${Backs} ctx=${ctx} pile=${pile} count=${one.backs[pile]} />`,
          )}
          ${one.hand === 0 && html`<small>${ctx.t("web-cards-empty-hand")}</small>`}
        </span>
        <b class="score" data-tip=${tally}>${one.score}<i>${ctx.t("web-cards-unit")}</i></b>
      </header>
      ${
        (one.sections.length > 0 || tiles.length > 0) &&
        html`
          <div class="won">
            ${one.sections.map((won) => html`<${Won} ctx=${ctx} won=${won} />`)}
            ${
              tiles.length > 0 &&
              html`
                <span class="held">
                  ${tiles.map((tile) => html`<${Held} ctx=${ctx} tile=${tile} own=${seat === ctx.seat} />`)}
                </span>
              `
            }
          </div>
        `
      }
      ${known.length > 0 && html`<p class="known">${ctx.t("cards-known")} ${ctx.draw(cards(ctx, known))}</p>`}
    </article>
  `;
}

/** @param {{ctx: Ctx, pile: string, count: number}} props */
function Backs({ ctx, pile, count }) {
  const colour = colourOf(ctx.view, pile);
  const tip = ctx.t("web-cards-backs", { count, pile: ctx.plain(pileName(ctx, pile)) });
  return html`
    <span class=${`kback ${backClass(pile, colour)}`} role="img" aria-label=${tip} data-tip=${tip}>
      ${backSign(pile, colour)}
      <b>${count}</b>
    </span>
  `;
}

/** @param {{ctx: Ctx, won: {section: string, turns: number, points: number}}} props */
function Won({ ctx, won }) {
  const face = sectionOf(ctx, won.section);
  const tip = ctx.t("web-cards-section-now", {
    paints: face ? paintNames(ctx, face.paints) : won.section,
    turns: won.turns,
    points: won.points,
  });
  return html`
    <span
      class="mini-f"
      role="img"
      aria-label=${tip}
      data-tip=${tip}
      data-piece=${`section-${won.section}`}
      data-spot=${`section-${won.section}`}
    >
      <span class="mini-art" style=${`${part(won.section)};--t:${won.turns}`}></span>
      <b>${won.points}</b>
    </span>
  `;
}

/** My own tiles lie at my hand; here only their signs. @param {{ctx: Ctx, tile: Tile, own: boolean}} props */
const Held = ({ ctx, tile, own }) => html`
  <span
    class="mini-t"
    role="img"
    aria-label=${tileName(ctx, tile.sort)}
    data-tip=${`${tileName(ctx, tile.sort)}: ${tileUse(ctx, tile.sort)}`}
    data-piece=${own ? undefined : tile.piece || undefined}
  >
    ${tileSign(tile.sort)}
  </span>
`;
