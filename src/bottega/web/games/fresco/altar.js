/** The altar: what its paints are worth, and the giving of them one by one. */
import { art, html, joined } from "../../app/aids/html.js";
import { drawnAt } from "./modules.js";
import { several } from "./pieces.js";
import { crowded, explained } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

const DRAWING = `<svg viewBox="0 0 44 40" aria-hidden="true">
    <path d="M4 16h36v22H4Z" fill="#f6efe0" stroke="#4a2815" stroke-width="1.4"/>
    <path d="M1 12h42v5H1Z" fill="url(#gold)" stroke="#7d560e"/>
    <path d="M4 24q4.5 5 9 0t9 0 9 0 9 0v-7H4Z" fill="#9c3d22" stroke="#4a2815"/>
    <path d="M9 12V5h3v7Zm23 0V5h3v7Z" fill="#fffaf0" stroke="#4a2815"/>
    <path d="M10.5 4.5q-2-2 0-4.5 2 2.5 0 4.5Zm23 0q-2-2 0-4.5 2 2.5 0 4.5Z" fill="#f2b33a"/>
    <path d="M20 12V6h-2.5V4H20V1h3v3h2.5v2H23v6Z" fill="url(#gold)" stroke="#7d560e" stroke-width=".8"/>
  </svg>`;

/** @param {{ctx: Ctx}} props */
export function Altar({ ctx }) {
  const { altar } = ctx.view;
  const giving = ctx.all("altar");
  const tip = ctx.t("web-fresco-altar-tip", { basic: altar.basic, blend: altar.blend, three: altar.three_blends });
  return html`
    <div class=${joined("altar", giving.length > 0 && "giving")} role="group" aria-label=${tip} data-spot="altar">
      ${art(DRAWING, { "data-tip": tip })}
      ${
        crowded(ctx)
          ? null
          : html`<b class=${joined(giving.length > 0 && "altar-n")} data-tip=${tip}>${ctx.t("web-fresco-altar")}</b>`
      }
      ${altar.laid.length ? slots(ctx) : null}
      ${giving.length ? html`<${Giving} ctx=${ctx} />` : terms(ctx)}
    </div>
  `;
}

/** The paints that can be given now, and once for all of them what the altar brings. @param {{ctx: Ctx}} props */
function Giving({ ctx }) {
  const { altar } = ctx.view;
  const giving = ctx.all("altar");
  const sums = giving.map(({ best }) => best);
  const sure = altar.laid.length === altar.paints - 1 && new Set(sums).size === 1; // else what follows decides
  return html`
    <span class="altar-paints">
      ${giving.map(
        (choice) => html`
          <button key=${choice.paint} class="altar-paint legal" ...${explained(ctx, choice)}>
            ${ctx.glyph(choice.paint)}
          </button>
        `,
      )}
      <small class="altar-sum">
        ${ctx.t("web-fresco-altar-sum", { sure: sure ? "yes" : "no", points: Math.max(...sums) })}
      </small>
    </span>
  `;
}

/** @param {Ctx} ctx */
function slots(ctx) {
  const { laid, paints } = ctx.view.altar;
  return html`
    <span class="laid" role="img" aria-label=${ctx.t("web-fresco-altar-laid", { paints: ctx.paints(laid) })}>
      ${several(paints, (k) => html`<span class="laid-slot">${laid[k] ? ctx.glyph(laid[k]) : null}</span>`)}
    </span>
  `;
}

/** @param {Ctx} ctx */
function terms(ctx) {
  const { altar, colours } = ctx.view;
  return html`
    <span class="sum">${ctx.glyphs(colours.basic)}<b>${altar.basic}</b></span>
    <span class="sum">
      ${ctx.t(crowded(ctx) ? "web-fresco-blend" : "web-fresco-each-blend")} <b>+${altar.blend}</b>
    </span>
    <span class="sum">${ctx.glyphs(colours.blended)}<b>${altar.three_blends}</b></span>
    ${drawnAt(ctx, "altar", {})}
  `;
}
