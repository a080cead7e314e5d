/** My action tiles, and what can be done with each now. */
import { html, joined } from "../../app/aids/html.js";
import { mark, tileSign, tileSort } from "./draw.js";
import { name } from "./names.js";
import { own, tileName, tileUse } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("./pieces.js").Tile} Tile */
/** @typedef {import("./pieces.js").Sort} Sort */

/** The choice that a tile of mine is for, if it is open now. @param {Ctx} ctx @param {Sort} sort */
function use(ctx, sort) {
  if (sort === "turn") return ctx.find("turn");
  if (sort === "swap") return ctx.find("swap-and-restore");
  return sort === "request" ? undefined : ctx.find("pay-tile", { for: sort });
}

/** @param {{ctx: Ctx, tiles: Tile[]}} props */
export function OwnTiles({ ctx, tiles }) {
  const asks = ctx.all("request");
  if (!tiles.length) return null;
  return html`
    <section class="own-t" data-grid role="group" aria-label=${ctx.t("web-cards-own-tiles")}>
      ${tiles.map((tile, k) => html`<${OwnTile} key=${tile.piece || k} ctx=${ctx} tile=${tile} />`)}
      ${
        asks.length > 0 &&
        html`
          <div class="asks" role="group" aria-label=${ctx.t("web-cards-asks")}>
            <small>${ctx.t("web-cards-asks")}</small>
            ${asks.map(
              (choice) =>
                html`
                  <button
                    class="request legal"
                    data-action=${choice.id}
                    aria-label=${name(ctx, choice)}
                    data-tip=${name(ctx, choice)}
                  >
                    ${mark(choice.colour)}
                  </button>
                `,
            )}
          </div>
        `
      }
    </section>
  `;
}

/** @param {{ctx: Ctx, tile: Tile}} props */
function OwnTile({ ctx, tile }) {
  const { sort } = tile;
  const choice = use(ctx, sort);
  const paid = own(ctx).paying?.paint_tiles.some((paint) => paint === sort);
  const inside = html`
    <span>${tileSign(sort)}</span>
    <div><b>${tileName(ctx, sort)}</b><small>${worth(ctx, sort, choice)}</small></div>
  `;
  const place = { "data-piece": tile.piece || undefined, "data-tip": tileUse(ctx, sort) };
  return choice
    ? html`
      <button class="atile legal" ...${place} data-action=${choice.id} aria-label=${name(ctx, choice)}>
        ${inside}
      </button>
    `
    : html`
      <div
        class=${joined("atile", paid && "chosen")}
        ...${place}
        role="img"
        aria-label=${`${tileName(ctx, sort)}: ${tileUse(ctx, sort)}`}
      >
        ${inside}
      </div>
    `;
}

/**
 * What it brings now, or what it is worth when kept.
 * @param {Ctx} ctx
 * @param {Sort} sort
 * @param {ReturnType<typeof use>} choice
 */
function worth(ctx, sort, choice) {
  if (choice?.verb === "swap-and-restore") return ctx.t("web-cards-tile-short", { sort: "swap" });
  if (choice && "costs" in choice) return ctx.t("web-cards-tile-now", { points: choice.points, costs: choice.costs });
  const points = ctx.view.tile_points[sort];
  return points ? ctx.t("web-cards-tile-kept", { points }) : ctx.t("web-cards-tile-short", { sort: tileSort(sort) });
}
