/** The studio: money for each apprentice, or what a module lays out there. */
import { art, html } from "../../app/aids/html.js";
import { Crew } from "./crew.js";
import { drawnAt } from "./modules.js";
import { anyApprentice, chip, coin, icon, Place } from "./pieces.js";
import { planHere } from "./planning.js";
import { crowded, offer, placeNow } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

const EASEL = `<svg class="portrait" viewBox="0 0 60 70" aria-hidden="true">
    <path d="M14 68 27 8m19 60L33 8M30 52v16" stroke="#7d5634" stroke-width="3.5" stroke-linecap="round"/>
    <path d="M8 12h44v40H8Z" fill="url(#gold)" stroke="#4a2815" stroke-width="1.5"/>
    <path d="M12 16h36v32H12Z" fill="#53766b"/>
    <path d="M18 48c1-9 5-13 12-13s11 4 12 13Z" fill="#7a2f3a" stroke="#3a2113"/>
    <path d="M23 26c-1-8 3-10 7-10s8 2 7 10c1 6-1 9-3 10h-8c-2-1-4-4-3-10Z" fill="#4a2c18"/>
    <ellipse cx="30" cy="27" rx="5.2" ry="7" fill="#f3d4ac" stroke="#3a2113" stroke-width=".9"/>
    <path d="M4 53h52v4H4Z" fill="#7d5634" stroke="#4a2815"/>
  </svg>`;

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
