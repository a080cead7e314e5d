/** An estate: the ground, the palace and what has been laid; the same large for oneself and small for the others. */
import { art, html } from "../../app/aids/html.js";
import { Figure, GROUND, laid, placeOf } from "./draw.js";
import { cellsOf } from "./grid.js";
import { list, text, thing, title } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** @param {Ctx} ctx @param {import("../../types/princes.d.ts").Prince} prince */
function described(ctx, prince) {
  const pieces = prince.estate.map((/** @type {{piece: string}} */ plot) => thing(ctx, plot.piece));
  return text(ctx, "web-princes-estate-of", {
    who: ctx.who(prince.seat),
    prince: ctx.nameOf(prince.seat),
    pieces: list([text(ctx, "web-princes-palace"), ...pieces]),
    empty: prince.empty,
  });
}

/** @param {Ctx} ctx @param {{piece: string, building: boolean, cells: string[]}} plot */
function tip(ctx, plot) {
  const { economy } = ctx.view;
  return text(ctx, "web-princes-tip-plot", {
    piece: title(ctx, plot.piece),
    squares: plot.cells.length,
    value: plot.building ? economy.building_value : economy.landscape_value,
  });
}

/** @typedef {ReturnType<typeof import("./history.js").pieceIds>} Ids */
/** @typedef {import("../../types/princes.d.ts").Prince} Prince */

/** @param {Ctx} ctx @param {Prince} prince @param {Ids} ids */
const drawnJesters = (ctx, prince, ids) =>
  Array.from(
    { length: prince.jesters },
    (_, k) =>
      html`
        <span
          data-piece=${ids.owned(prince.seat, "jester", k)}
          data-tip=${text(ctx, "web-princes-tip-jester", { value: ctx.view.economy.jester_value })}
        >
          ${Figure("jester")}
        </span>
      `,
  );

/** @typedef {import("../../types/drawing.d.ts").Drawn} Drawn */
/** @typedef {import("../../app/aids/html.js").Props} Props */

/** @param {{ctx: Ctx, prince: Prince, ids: Ids, jesters?: boolean, children?: Drawn, events?: Props}} props */
export function Estate({ ctx, prince, ids, jesters = false, children, events = {} }) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const nth = (/** @type {string} */ kind) => {
    const number = seen.get(kind) ?? 0;
    seen.set(kind, number + 1);
    return number;
  };
  const look = ctx.look(prince.seat);
  const palace = cellsOf(ctx.view.estate.palace);
  return html`
    <div class="estate-map" data-spot=${`estate-${prince.seat}`} ...${events}>
      <div class="lie" role="img" aria-label=${described(ctx, prince)}>
        ${art(GROUND)}
        ${prince.estate.map((plot) => {
          const cells = cellsOf(plot.cells);
          const id = ids.owned(prince.seat, plot.piece, nth(plot.piece));
          return html`
            <div
              key=${id}
              class="plot"
              style=${placeOf(cells)}
              data-piece=${id}
              data-tip=${tip(ctx, plot)}
              data-spot=${`plot-${prince.seat}-${plot.cells[0]}`}
            >
              ${laid(plot.piece, cells)}
            </div>
          `;
        })}
        <div
          class="plot"
          style=${placeOf(palace)}
          data-tip=${text(ctx, "web-princes-tip-palace", { jesters: prince.jesters })}
        >
          ${laid("palace", palace, { owner: look })}
        </div>
        ${jesters && html`<div class="jesters-on" style=${placeOf(palace)}>${drawnJesters(ctx, prince, ids)}</div>`}
      </div>
      ${children}
    </div>
  `;
}
