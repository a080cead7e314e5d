/** The theatre: the mood of each player, and the visit that lifts it. */
import { art, html, joined } from "../../app/aids/html.js";
import { capital, signed } from "../../app/i18n/i18n.js";
import { CURTAIN } from "../../art/places.js";
import { Crew } from "./crew.js";
import { hour } from "./looked_at.js";
import { anyApprentice, icon, Place, painter, spoken } from "./pieces.js";
import { planHere } from "./planning.js";
import { crowded, explained, placeName, placeNow, seated } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** In the last round, once all are up: mood counts no more. @param {Ctx} ctx */
const isClosed = (ctx) => ctx.view.final && ctx.view.phase !== "get-up";

/** @param {{ctx: Ctx}} props */
export function Theatre({ ctx }) {
  const { economy } = ctx.view;
  if (isClosed(ctx)) return html`<${CathedralAgain} ctx=${ctx} />`;
  const last = ctx.view.final; // while all get up, mood still says how many apprentices help
  const attend = ctx.find("attend");
  // Where the mood would go.
  const moved = attend ?? (hour.value === null ? undefined : ctx.find("rise", { hour: hour.value }));
  const doing = attend && capital(moodChange(ctx, attend.mood));
  const why = ctx.t("fresco-why-theatre", { mood: economy.theatre });
  const rule = html`
    ${anyApprentice()} = +${economy.theatre}
    ${crowded(ctx) ? "" : html` ${ctx.t("web-fresco-mood")}`}
  `;
  return html`
    <${Place}
      id="theatre"
      touch=${planHere(ctx, "theatre")}
      now=${placeNow(ctx) === "theatre"}
      label=${ctx.t("fresco-place-theatre")}
    >
      <header class="place-h">
        <h2 data-tip=${last ? null : ctx.t("web-fresco-tip-theatre", { mood: economy.theatre })}>
          ${icon(last ? "cathedral" : "mask")}
          ${placeName(ctx, last ? "cathedral.2" : "theatre")}
        </h2>
        ${crowded(ctx) ? html`<${Crew} ctx=${ctx} place="theatre" heading=${true} />` : null}
        ${
          attend
            ? html`
              <button class="note doing legal" ...${explained(ctx, attend, doing ?? "")}>${doing}</button>
            `
            : last
              ? null
              : html`<span class="note" data-tip=${why}>${rule}</span>`
        }
      </header>
      <div class="stage">
        ${art(CURTAIN)}
        <${Moods} ctx=${ctx} moved=${moved?.mood} />
        ${crowded(ctx) ? null : html`<${Crew} ctx=${ctx} place="theatre" />`}
      </div>
      ${spoken(
        seated(ctx)
          .map((p) => moodOf(ctx, p))
          .join(". "),
      )}
    <//>
  `;
}

/** What takes the place of the theatre in the last round. @param {{ctx: Ctx}} props */
const CathedralAgain = ({ ctx }) => html`
  <${Place}
    id="theatre"
    touch=${planHere(ctx, "theatre")}
    now=${ctx.view.phase === "cathedral.2"}
    label=${placeName(ctx, "cathedral.2")}
  >
    <header class="place-h">
      <h2>${icon("cathedral")}${placeName(ctx, "cathedral.2")}</h2>
      ${crowded(ctx) ? html`<${Crew} ctx=${ctx} place="cathedral.2" heading=${true} />` : null}
    </header>
    <div class="stage">
      ${art(CURTAIN)}
      <p class="stage-shut">${ctx.t("web-fresco-theatre-shut")}</p>
      ${crowded(ctx) ? null : html`<${Crew} ctx=${ctx} place="cathedral.2" />`}
    </div>
  <//>
`;

/** The scale of moods; `moved` is where one's own would go. @param {{ctx: Ctx, moved: number | undefined}} props */
function Moods({ ctx, moved }) {
  const { values, apprentices } = ctx.view.mood_display;
  const players = seated(ctx);
  const spaces = values.map((value, k) => ({ value, extra: apprentices[k] })).reverse();
  return html`
    <div class="moods" style=${`grid-template-columns: 1.875rem repeat(${players.length}, 1fr) 2.5rem`}>
      ${spaces.map(
        (space, k) => html`
          <span key=${`v${space.value}`} class=${joined("mv", zone(space.extra))}>${signed(space.value)}</span>
          ${players.map(
            (p) => html`
              <span
                key=${`${space.value}-${p.seat}`}
                class=${joined("mc", zone(space.extra), space.value === 0 && "zero")}
                style=${`--pc:var(--p${ctx.look(p.seat)})`}
              >
                ${p.mood === space.value ? standing(ctx, p) : null}
                ${
                  p.seat === ctx.seat && moved === space.value && p.mood !== space.value
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
  `;
}

/** One's own mood before and after. @param {Ctx} ctx @param {number} to */
const moodChange = (ctx, to) =>
  ctx.t("web-fresco-mood-change", { from: signed(ctx.view.people[ctx.seat ?? 0].mood ?? 0), to: signed(to) });

/** @typedef {ReturnType<typeof seated>[number]} Player */

/** @param {Ctx} ctx @param {Player} player */
const moodOf = (ctx, { seat, mood }) => ctx.t("web-fresco-mood-of", { name: ctx.title(seat), mood: signed(mood ?? 0) });
/** @param {Ctx} ctx @param {Player} player */
const standing = (ctx, player) =>
  painter(ctx, player.seat, { "data-piece": `mood-${player.seat}`, "data-tip": moodOf(ctx, player) });

/** @param {number} extra apprentices more or fewer */
const zone = (extra) => (extra > 0 ? "up" : extra < 0 ? "down" : "");
