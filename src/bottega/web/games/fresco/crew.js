/** The apprentices that stand in a place, once the screens are open. */
import { html, joined } from "../../app/aids/html.js";
import { bodiesOf, coverOf } from "./modules.js";
import { apprentice, several } from "./pieces.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** @param {{ctx: Ctx, place: string, heading?: boolean}} props */
export function Crew({ ctx, place, heading }) {
  const column = /** @type {string[]} */ (ctx.view.places).indexOf(place);
  const crews = column < 0 ? [] : ctx.view.people.filter((p) => p.sheet[column] > 0 && works(p, column));
  return html`
    <span class=${joined("crews", heading && "hd-crew")}>
      ${crews.map((p) => {
        const count = p.sheet[column];
        const tip = ctx.t("web-fresco-crew", { name: ctx.title(p.painter), count });
        return html`
          <span key=${p.painter} class="crew" role="img" aria-label=${tip} data-tip=${tip}>
            ${drawnBodies(ctx, { who: p.painter, column, count }, `apprentice-${p.painter}-${column}`)}
          </span>
        `;
      })}
    </span>
  `;
}

/** @typedef {import("../../types/fresco.d.ts").Painter} Painter */

/** Whoever has covered the place is not there. @param {Painter} p @param {number} column */
const works = (p, column) => !p.covers?.[column] || coverOf(p.covers[column]).shared;

/**
 * The apprentices of a column: the painter's own, then whoever else stands among them.
 * @param {Ctx} ctx
 * @param {{who: number, column: number, count: number, planning?: boolean}} group
 * @param {string} [name] of the pieces, for motion
 */
export function drawnBodies(ctx, { who, column, count, planning = false }, name) {
  const others = bodiesOf(ctx)?.standing(ctx, { who, column, count, planning }) ?? [];
  const own = (/** @type {number} */ k) => apprentice(ctx, who, name ? { "data-piece": `${name}-${k}` } : undefined);
  return [...several(count - others.length, own), ...others];
}
