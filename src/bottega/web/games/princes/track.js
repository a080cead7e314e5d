/** The prestige track: everybody's shield on its space. */
import { html, joined } from "../../app/aids/html.js";
import { Shield } from "./draw.js";
import { list, text } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

const LEAST_SPACES = 40;
const FIVE = 5;
const AROUND = 4; // a phone shows only the spaces in use and a few around

/** @param {{ctx: Ctx}} props */
export function Track({ ctx }) {
  const points = ctx.view.people.map((prince) => prince.prestige);
  const least = Math.min(...points);
  const most = Math.max(...points);
  const last = Math.max(LEAST_SPACES, Math.ceil((most + 2) / FIVE) * FIVE);
  const label = text(ctx, "web-princes-track", {
    standing: list(points.map((/** @type {number} */ n, /** @type {number} */ seat) => `${ctx.nameOf(seat)} ${n}`)),
  });
  return html`
    <ol class="ptrack" aria-label=${label}>
      ${Array.from({ length: last + 1 }, (_, space) => {
        const here = points.flatMap((/** @type {number} */ n, /** @type {number} */ seat) =>
          n === space ? [seat] : [],
        );
        return html`
          <li
            aria-hidden="true"
            class=${joined(space % FIVE === 0 && "five", (space < least - AROUND || space > most + AROUND) && "far")}
          >
            ${space % FIVE === 0 ? space : ""}
            ${
              here.length > 0 &&
              html`
                <span class="stack" style=${{ "--n": here.length }}>
                  ${here.map(
                    (/** @type {number} */ seat) =>
                      html`
                        <span
                          data-piece=${`shield-${seat}`}
                          data-spot=${`prestige-${seat}`}
                          data-tip=${text(ctx, "web-princes-tip-prestige", { prince: ctx.nameOf(seat), points: space })}
                        >
                          ${Shield(ctx.look(seat))}
                        </span>
                      `,
                  )}
                </span>
              `
            }
          </li>
        `;
      })}
    </ol>
  `;
}
