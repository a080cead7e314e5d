/**
 * The sexton, or a wishing card, calls the bishop anywhere: a little plan of the ceiling, for its tiles have no room
 * for two coins.
 */
import { html } from "../../app/aids/html.js";
import { coin, icon } from "./pieces.js";
import { cellOf, explained } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

const CALLERS = /** @type {const} */ (["sexton", "visit"]);

/** @param {Ctx} ctx */
export const callsBishop = (ctx) => CALLERS.some((verb) => ctx.has(verb));

/** @param {{ctx: Ctx}} props */
export const BishopPlan = ({ ctx }) => html`
  <section class="drawer d-sexton is-open is-asked" aria-label=${ctx.t("web-fresco-call-bishop")}>
    ${CALLERS.filter((verb) => ctx.has(verb)).map(
      (verb) => html`
        <div key=${verb}>
          <header>
            <h3>${icon("mitre")}${ctx.t(`web-fresco-${verb}`)}</h3>
            <span class="note">${ctx.all(verb)[0].price} ${coin()}</span>
          </header>
          <div class="sexton-plan" data-grid>
            ${ctx.all(verb).map((choice) => {
              const { row, column } = cellOf(choice.segment);
              return html`
                <button
                  key=${choice.segment}
                  class="legal"
                  style=${`grid-area:${row + 1}/${column + 1}`}
                  ...${explained(ctx, choice)}
                >
                  ${choice.segment}
                </button>
              `;
            })}
          </div>
        </div>
      `,
    )}
  </section>
`;
