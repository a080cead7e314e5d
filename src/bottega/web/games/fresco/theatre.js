/** The theatre: the mood of each player, and the visit that lifts it. */
import { art, html, joined } from "../../app/aids/html.js";
import { signed } from "../../app/i18n/i18n.js";
import { Crew } from "./crew.js";
import { hour } from "./looked_at.js";
import { anyApprentice, icon, Place, painter, spoken } from "./pieces.js";
import { crowded, explained, placeNow } from "./words.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */

const CURTAIN = `<svg class="curtain" viewBox="0 0 280 30" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0h280v10q-14 14-28 0-14 14-28 0-14 14-28 0-14 14-28 0-14 14-28 0-14 14-28 0-14 14-28 0-14 14-28 0-14
      14-28 0Q14 24 0 10Z" fill="#9c2f2a" stroke="#4a1410" stroke-width="1.2"/>
    <path d="M0 3h280" stroke="url(#gold)" stroke-width="4"/>
  </svg>`;

/** @param {{ctx: Ctx}} props */
export function Theatre({ ctx }) {
  const { mood_display: display, economy } = ctx.view;
  const players = ctx.view.painters.filter((/** @type {any} */ p) => p.seat !== null);
  const attend = ctx.find("attend");
  const moved = attend ?? ctx.find("rise", { hour: hour.value }); // where the mood would go
  const rule = html`
    ${anyApprentice()} = +${economy.theatre}
    ${crowded(ctx) ? "" : html` ${ctx.t("fresco-hostel-mood")}`}
  `;
  const spaces = display.values
    .map((/** @type {number} */ value, /** @type {number} */ k) => ({ value, extra: display.apprentices[k] }))
    .reverse();
  return html`
    <${Place} id="theatre" now=${placeNow(ctx) === "theatre"} label=${ctx.t("fresco-place-theatre")}>
      <header class="place-h">
        <h2>${icon("mask")}${ctx.t("fresco-place-theatre")}</h2>
        ${crowded(ctx) ? html`<${Crew} ctx=${ctx} place="theatre" heading=${true} />` : null}
        ${
          attend
            ? html`
              <button class="note doing legal" ...${explained(ctx, attend)}>
                ${ctx.t("fresco-choice-attend", { mood: signed(attend.mood) })}
              </button>
            `
            : html`<span class="note" data-tip=${ctx.t("fresco-why-theatre", { mood: economy.theatre })}>${rule}</span>`
        }
      </header>
      <div class="stage">
        ${art(CURTAIN)}
        <div class="moods" style=${`grid-template-columns: 1.875rem repeat(${players.length}, 1fr) 2.5rem`}>
          ${spaces.map(
            (/** @type {{value: number, extra: number}} */ space, /** @type {number} */ k) => html`
              <span key=${`v${space.value}`} class=${joined("mv", zone(space.extra))}>${signed(space.value)}</span>
              ${players.map(
                (/** @type {any} */ p) => html`
                  <span
                    key=${`${space.value}-${p.seat}`}
                    class=${joined("mc", zone(space.extra), space.value === 0 && "zero")}
                    style=${`--pc:var(--p${ctx.look(p.seat)})`}
                  >
                    ${
                      p.mood === space.value
                        ? painter(ctx, p.seat, {
                            "data-piece": `mood-${p.seat}`,
                            "data-tip": ctx.t("web-fresco-mood-of", { name: ctx.title(p.seat), mood: signed(p.mood) }),
                          })
                        : null
                    }
                    ${
                      moved && p.seat === ctx.seat && moved.mood === space.value && p.mood !== space.value
                        ? painter(ctx, p.seat, { class: "ghost-painter" })
                        : null
                    }
                  </span>
                `,
              )}
              <span key=${`e${space.value}`} class="me" data-tip=${ctx.t("web-fresco-mood-tip")}>
                ${
                  space.extra && space.extra !== spaces[k - 1]?.extra
                    ? html`${signed(space.extra)}${anyApprentice()}`
                    : null
                }
              </span>
            `,
          )}
        </div>
        ${crowded(ctx) ? null : html`<${Crew} ctx=${ctx} place="theatre" />`}
      </div>
      ${spoken(
        players
          .map((/** @type {any} */ p) => ctx.t("web-fresco-mood-of", { name: ctx.title(p.seat), mood: signed(p.mood) }))
          .join(". "),
      )}
    <//>
  `;
}

/** @param {number} extra apprentices more or fewer */
const zone = (extra) => (extra > 0 ? "up" : extra < 0 ? "down" : "");
