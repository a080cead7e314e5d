/**
 * The wall fresco (module 9): sections of one blended paint each in a drawer, and the exchange tiles in the workshop.
 */
import { art, html, joined } from "../../../app/aids/html.js";
import { sure } from "../../../app/aids/sure.js";
import { exchangeArt, wallCover, wallScene, wallTile, wallTileBack } from "../../../art/modules/wall_fresco.js";
import { LETTERS } from "../../common/paints.js";
import { icon } from "../pieces.js";
import { explained, module } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */
/**
 * @typedef {{section: string, cell: number[], paint: string, covered: boolean, open: boolean, income?: string,
 *   splash?: string}} Section
 */

const ROWS = 3;
const COLUMNS = 7;
const PICTURE = `<svg class="wall-art" viewBox="0 0 224 96" preserveAspectRatio="none" aria-hidden="true">
    ${wallScene}
  </svg>`;

/** @param {{ctx: Ctx}} props */
function WallDrawer({ ctx }) {
  const wall = module(ctx, "wall_fresco");
  const used = new Set([
    wall.start.join(),
    ...wall.sections.map((/** @type {Section} */ section) => section.cell.join()),
  ]);
  const outside = Array.from({ length: ROWS * COLUMNS }, (_, k) => [Math.floor(k / COLUMNS), k % COLUMNS]).filter(
    (cell) => !used.has(cell.join()),
  );
  return html`
    <div class="wallb">
      ${art(PICTURE)}
      ${outside.map(
        ([row, column]) =>
          html`<span key=${`${row}${column}`} class="wl out" style=${`grid-area:${row + 1}/${column + 1}`}></span>`,
      )}
      <span class="wl done" style=${`grid-area:${wall.start[0] + 1}/${wall.start[1] + 1}`}></span>
      ${wall.sections.map(
        (/** @type {Section} */ section) => html`<${Cell} key=${section.section} ctx=${ctx} section=${section} />`,
      )}
    </div>
    <p class="hint">${ctx.t("web-fresco-wall-hint", { points: wall.points })}</p>
  `;
}

/** @param {{ctx: Ctx, section: Section}} props */
function Cell({ ctx, section }) {
  const [row, column] = section.cell;
  const at = `grid-area:${row + 1}/${column + 1}`;
  const choice = ctx.find("wall", { section: section.section }) ?? ctx.find("give", { section: section.section });
  const drawn = section.covered
    ? art(wallTile(LETTERS[section.paint]))
    : choice && section.income
      ? back(section)
      : null;
  const props = {
    class: joined("wl", section.covered ? section.open && "open" : "done", choice && "legal"),
    style: at,
    "data-spot": section.section,
  };
  if (choice) return html`<button ...${props} ...${explained(ctx, choice)}>${drawn}</button>`;
  const tip = section.covered
    ? ctx.t("web-fresco-section", { paint: ctx.t(`paint-${section.paint}`), open: section.open ? "yes" : "no" })
    : ctx.t("web-fresco-section-done");
  return html`<span ...${props} data-tip=${tip}>${drawn}</span>`;
}

/** @param {Section} section */
const back = (section) => art(wallTileBack(LETTERS[section.income ?? "red"], LETTERS[section.splash ?? "orange"]));

/** @param {Ctx} ctx */
function wallFront(ctx) {
  const wall = module(ctx, "wall_fresco");
  return html`
    <span class="dr-f">
      ${ctx.t("web-fresco-wall-front", {
        left: wall.left,
        open: wall.sections.filter((/** @type {Section} */ section) => section.covered && section.open).length,
      })}
    </span>
  `;
}

/** The exchange tiles beside the recipes. @param {Ctx} ctx */
function exchangeTiles(ctx) {
  return html`
    <span class="xts">
      ${ctx.view.colours.blended.map((paint) => {
        const choice = ctx.find("exchange", { result: paint });
        const drawn = art(exchangeArt(LETTERS[paint]));
        const tip = ctx.t("web-fresco-exchange", { paint: ctx.t(`paint-${paint}`) });
        if (choice) return html`<button key=${paint} class="xt legal" ...${explained(ctx, choice)}>${drawn}</button>`;
        return html`<span key=${paint} class="xt" role="img" aria-label=${tip} data-tip=${tip}>${drawn}</span>`;
      })}
    </span>
  `;
}

/** One's own wall tiles and exchange tiles. @param {Ctx} ctx */
function ownTiles(ctx) {
  const wall = module(ctx, "wall_fresco");
  const own = wall.sections.filter((/** @type {Section} */ section) =>
    wall.tiles[ctx.seat ?? 0].includes(section.section),
  );
  const traded = wall.exchanged[ctx.seat ?? 0];
  if (!own.length && !traded.length) return null;
  return html`
    <span class="ct wl2" data-tip=${ctx.t("web-fresco-own-wall", { paints: ctx.paints(wall.income[ctx.seat ?? 0]) })}>
      ${own.map((/** @type {Section} */ section) => html`<span key=${section.section}>${back(section)}</span>`)}
      ${ctx.glyphs(traded)}
    </span>
  `;
}

/** @param {Ctx} ctx @param {{seat: number}} given */
function kept(ctx, { seat }) {
  const income = module(ctx, "wall_fresco").income[seat];
  if (!income.length) return null;
  return html`
    <li class="spl" data-tip=${ctx.t("web-fresco-wall-of", { paints: ctx.paints(income) })}>
      ${icon("wall")}${ctx.glyphs(income)}
    </li>
  `;
}

/** @type {import("../modules.js").Hooks} */
export default {
  cover: { tile: "wall", icon: "wall", printed: 0, drawn: wallCover },
  drawer: {
    place: 3,
    cls: "wall",
    icon: "wall",
    Inside: WallDrawer,
    front: wallFront,
    asks: ["wall", "exchange"],
    verbs: ["give"],
  },
  crowds: ["ring"],
  at: {
    recipes: { place: 1, draw: exchangeTiles },
    "own-things": { place: 4, draw: ownTiles },
    kept: { place: 4, draw: kept },
  },
  looks: { exchange: "workshop" },
  args: {
    wall: (ctx) => ({ points: module(ctx, "wall_fresco").points }),
    exchange: (ctx) => ({ paint: ctx.paints([sure(module(ctx, "wall_fresco").exchanging)]) }),
  },
  names: {
    wall: (ctx, { paint, points }) => ({ paint: ctx.t(`paint-${paint}`), points }),
    give: (ctx, { income, splash }) => ({ income: ctx.t(`paint-${income}`), splash: ctx.t(`paint-${splash}`) }),
    exchange: (ctx, { paints, result }) => ({ paints: ctx.paints(paints), result: ctx.t(`paint-${result}`) }),
  },
};
