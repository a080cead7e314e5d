/** The apprentices that stand in a place, once the screens are open. */
import { html, joined } from "../../app/html.js";
import { SHARES } from "./covers.js";
import { bodies, drawnBodies } from "./medico.js";
import { module } from "./words.js";

/** @typedef {import("../../app/context.js").Ctx} Ctx */

/** @param {{ctx: Ctx, place: string, heading?: boolean}} props */
export function Crew({ ctx, place, heading }) {
  const column = ctx.view.places.indexOf(place);
  const crews = column < 0 ? [] : ctx.view.painters.filter((/** @type {any} */ p) => p.sheet[column] > 0 && works(p, column));
  const sick = module(ctx, "medico")?.sheets;
  return html`<span class=${joined("crews", heading && "hd-crew")}>${crews.map((/** @type {any} */ p) => {
    const count = p.sheet[column];
    const tip = ctx.t("web-fresco-crew", { name: ctx.title(p.painter), count });
    return html`<span key=${p.painter} class="crew" role="img" aria-label=${tip} data-tip=${tip}>
      ${drawnBodies(ctx, p.painter, bodies(count, sick?.[p.painter], column), `apprentice-${p.painter}-${column}`)}</span>`;
  })}</span>`;
}

/** Whoever has covered the place is not there. @param {any} p @param {number} column */
const works = (p, column) => !p.covers?.[column] || p.covers[column] === SHARES;
