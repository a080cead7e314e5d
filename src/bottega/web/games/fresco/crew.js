/** The apprentices that stand in a place, once the screens are open. */
import { html, joined } from "../../app/aids/html.js";
import { partOf } from "./modules.js";
import { anyApprentice, apprentice, several } from "./pieces.js";
import { module } from "./words.js";

const illPiece = partOf("medico", "illPiece");
/** @typedef {import("../common/paints.js").PaintCtx} Ctx */

const SHARES = "medico"; // whoever stands on this tile still works at the place it covers

/** @param {{ctx: Ctx, place: string, heading?: boolean}} props */
export function Crew({ ctx, place, heading }) {
  const column = ctx.view.places.indexOf(place);
  const crews =
    column < 0 ? [] : ctx.view.painters.filter((/** @type {any} */ p) => p.sheet[column] > 0 && works(p, column));
  const sick = module(ctx, "medico")?.sheets;
  return html`
    <span class=${joined("crews", heading && "hd-crew")}>
      ${crews.map((/** @type {any} */ p) => {
        const count = p.sheet[column];
        const tip = ctx.t("web-fresco-crew", { name: ctx.title(p.painter), count });
        return html`
          <span key=${p.painter} class="crew" role="img" aria-label=${tip} data-tip=${tip}>
            ${drawnBodies(
              ctx,
              p.painter,
              bodies(count, sick?.[p.painter], column),
              `apprentice-${p.painter}-${column}`,
            )}
          </span>
        `;
      })}
    </span>
  `;
}

/** Whoever has covered the place is not there. @param {any} p @param {number} column */
const works = (p, column) => !p.covers?.[column] || p.covers[column] === SHARES;

/**
 * The apprentices of a column, told apart: how many healthy ones of one's own, whether the neutral one, how many ill
 * ones.
 * @param {number} count
 * @param {{ill: number[], neutral: number | null} | undefined} sick
 * @param {number} column
 */
export function bodies(count, sick, column) {
  const black = Math.min(count, sick?.ill[column] ?? 0);
  const neutral = sick?.neutral === column && count > black ? 1 : 0;
  return { healthy: count - black - neutral, neutral, ill: black };
}

/**
 * The same, drawn.
 * @param {Ctx} ctx
 * @param {number} who
 * @param {ReturnType<typeof bodies>} group
 * @param {string} [name] of the pieces, for motion
 */
export const drawnBodies = (ctx, who, group, name) => [
  ...several(group.healthy, (k) => apprentice(ctx, who, name ? { "data-piece": `${name}-${k}` } : undefined)),
  ...several(group.neutral, () => anyApprentice()),
  ...several(
    group.ill,
    () => html`<span class="illof" style=${`--pc:var(--p${ctx.look(who)})`}>${illPiece(ctx)}</span>`,
  ),
];
