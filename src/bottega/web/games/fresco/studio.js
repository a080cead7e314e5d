/** The studio: money for each apprentice, or what a module lays out there. */
import { art, html } from "../../app/aids/html.js";
import { EASEL } from "../../art/places.js";
import { Crew } from "./crew.js";
import { drawnAt } from "./modules.js";
import { anyApprentice, chip, coin, icon, Place } from "./pieces.js";
import { planHere } from "./planning.js";
import { crowded, offer, placeNow } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** @param {{ctx: Ctx}} props */
export function Studio({ ctx }) {
  const earn = ctx.find("earn");
  const laidOut = drawnAt(ctx, "studio", {});
  const tip = ctx.t("web-fresco-studio-tip", { thalers: ctx.view.economy.studio });
  return html`
    <${Place}
      id="studio"
      touch=${planHere(ctx, "studio")}
      now=${placeNow(ctx) === "studio"}
      label=${ctx.t("fresco-place-studio")}
    >
      <header class="place-h">
        <h2 data-tip=${tip}>${icon("easel")}${ctx.t("fresco-place-studio")}</h2>
        ${drawnAt(ctx, "heading", { place: "studio" })}
        ${crowded(ctx) ? html`<${Crew} ctx=${ctx} place="studio" heading=${true} />` : null}
        ${
          earn
            ? html`
              <button class="note doing legal" ...${offer(ctx, earn, ctx.t("web-fresco-earn"))}>
                ${ctx.t("web-fresco-earn")} +${earn.thalers} ${coin()}
                ${chip(html`${coin()}<b>${earn.coins_left}</b>`)}
              </button>
            `
            : html`<span class="note" data-tip=${tip}>${anyApprentice()} = ${ctx.view.economy.studio} ${coin()}</span>`
        }
      </header>
      ${
        laidOut.length
          ? laidOut
          : html`
            <div class="studio-in">
              ${art(EASEL, { "data-tip": tip })}
              ${crowded(ctx) ? null : html`<${Crew} ctx=${ctx} place="studio" />`}
            </div>
          `
      }
    <//>
  `;
}
