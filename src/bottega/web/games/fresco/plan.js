/** The planning sheet: placing apprentices on it is the planning; later it shows what is still to come. */

import { html, joined } from "../../app/aids/html.js";
import { signed } from "../../app/i18n/i18n.js";
import { undo } from "../../app/net/actions.js";
import { undoable } from "../../app/shell/state.js";
import { coverIcon, coverTile } from "./covers.js";
import { drawnBodies } from "./crew.js";
import { bodiesOf, drawnAt } from "./modules.js";
import { placeInside } from "./names.js";
import { apprentice, icon, painter, several } from "./pieces.js";
import { Bill, dragged, dropped, SameAgain, stepAt } from "./planning.js";
import { explained, iconOf, own, placeName, seated, stepNow } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/fresco.d.ts").Place} Place */

/** One's own plan of the round: what is planned, or what stands revealed. @param {Ctx} ctx @returns {number[]} */
const ownPlan = (ctx) => (ctx.view.phase === "planning" ? own(ctx).plan : ctx.view.people[ctx.seat ?? 0].sheet);

/** The sheet behind the screen, while the round is worked off. @param {{ctx: Ctx}} props */
export function Sheet({ ctx }) {
  const now = stepNow(ctx);
  const plan = ownPlan(ctx);
  const covers = ctx.view.people[ctx.seat ?? 0].covers ?? [];
  return html`
    <ol class="plan" aria-label=${ctx.t("web-fresco-your-plan")}>
      ${ctx.view.places.map((place, k) => {
        const tip = ctx.t("web-fresco-planned", { place: placeName(ctx, place), count: plan[k] });
        const standing = drawnBodies(ctx, { who: ctx.seat ?? 0, column: k, count: plan[k] }, `own-${k}`);
        return html`
          <li
            key=${place}
            class=${joined(k === now ? "now" : k < now && "past", covers[k] && "covered")}
            data-tip=${tip}
          >
            <h3>${icon(iconOf(place))}<span>${placeName(ctx, place)}</span></h3>
            ${
              covers[k]
                ? coverTile(
                    ctx,
                    covers[k],
                    standing.map((piece) => html`<span class="spot">${piece}</span>`),
                  )
                : several(ctx.view.spaces, (j) => html`<span class="spot">${standing[j]}</span>`)
            }
          </li>
        `;
      })}
    </ol>
  `;
}

/** The desk in the side column, while one plans. @param {{ctx: Ctx}} props */
export function Desk({ ctx }) {
  const plan = own(ctx).plan;
  return html`
    <section class="desk sheet" id="plan" data-spot="plan" aria-label=${ctx.t("web-fresco-your-plan")}>
      <header class="desk-h">
        <h2>${ctx.t("web-fresco-your-plan")}</h2>
        <span class="note">${ctx.t("web-fresco-unseen")}</span>
        <${SameAgain} ctx=${ctx} />
      </header>
      <ol class="rows">
        ${ctx.view.places.map(
          (place, k) => html`<${Row} key=${place} ctx=${ctx} place=${place} count=${plan[k]} k=${k} />`,
        )}
      </ol>
      <${Bill} ctx=${ctx} />
    </section>
  `;
}

/** @param {{ctx: Ctx, place: Place, count: number, k: number}} props */
function Row({ ctx, place, count, k }) {
  const choice = ctx.find("plan", { place });
  const cover = own(ctx).covers?.[k];
  const standing = drawnBodies(ctx, { who: ctx.seat ?? 0, column: k, count, planning: true }, `plan-${k}`);
  const others = bodiesOf(ctx)?.standing(ctx, { who: ctx.seat ?? 0, column: k, count, planning: true }).length ?? 0;
  const spots = several(cover ? standing.length + (choice ? 1 : 0) : ctx.view.spaces, (j) => {
    if (j === count && choice) return html`<button key=${j} class="spot legal" ...${explained(ctx, choice)}></button>`;
    const step = j < count ? stepAt(place, j < count - others) : -1;
    if (step >= 0)
      return html`
        <button key=${j} class="spot take" ...${takeBack(ctx, place, step)} ...${dragged(place)}>${standing[j]}</button>
      `;
    return html`<span key=${j} class="spot">${standing[j]}</span>`;
  });
  const laid = cover ? undoable.value.findIndex((step) => step.startsWith("cover ") && step.endsWith(` ${place}`)) : -1;
  return html`
    <li class=${joined("prow", cover && "is-covered")} ...${dropped(ctx, place)}>
      <h3>${icon(iconOf(place))}<span>${placeName(ctx, place)}</span></h3>
      ${
        cover
          ? html`
            ${coverTile(ctx, cover, spots)}
            ${
              laid >= 0
                ? html`<button class="cv-x" ...${takeBack(ctx, place, laid)}>${icon("undo")}</button>`
                : html`<span></span>`
            }
          `
          : html`<span class="spots">${spots}</span>`
      }
      <div class="prow-more">
        ${drawnAt(ctx, "plan", { place })}${coverings(ctx, place)}
        <p class="ok">${cover ? null : worth(ctx, place)}</p>
      </div>
    </li>
  `;
}

/** @param {Ctx} ctx @param {string} place @param {number} step which of the choices that can be undone */
const takeBack = (ctx, place, step) => ({
  type: "button",
  "data-ui": "take-back",
  onClick: () => undo(step),
  "data-tip": ctx.t("web-fresco-take-any"),
  "aria-label": ctx.t("web-fresco-take-back-from", { place: placeInside(ctx, place) }),
});

/** The tiles that may be laid over the place. @param {Ctx} ctx @param {Place} place */
const coverings = (ctx, place) =>
  ctx.all("cover", { place }).map(
    (choice) => html`
      <button key=${choice.id} class="also legal" ...${explained(ctx, choice)}>${coverIcon(choice.tile)}</button>
    `,
  );

/** What one apprentice does there. @param {Ctx} ctx @param {string} place */
function worth(ctx, place) {
  const { economy } = ctx.view;
  if (place === "market") return ctx.t("web-fresco-worth-market", { price: own(ctx).price ?? 0 });
  if (place === "studio") return ctx.t("web-fresco-worth-studio", { thalers: economy.studio });
  if (place === "workshop") return ctx.t("web-fresco-worth-workshop", { blends: economy.blends_each });
  if (place === "theatre") return moodWorth(ctx);
  return ctx.t("web-fresco-worth-cathedral");
}

/** What a better mood is good for: where on its scale the next apprentice comes. @param {Ctx} ctx */
function moodWorth(ctx) {
  const { mood_display: scale } = ctx.view;
  const mood = ctx.view.people[ctx.seat ?? 0].mood ?? 0;
  const now = scale.apprentices[scale.values.indexOf(mood)] ?? 0;
  const better = scale.values.filter((value, k) => value > mood && scale.apprentices[k] > now);
  const args = { mood: own(ctx).theatre, now: signed(mood) };
  return better.length
    ? ctx.t("web-fresco-worth-theatre-next", { ...args, at: signed(Math.min(...better)) })
    : ctx.t("web-fresco-worth-theatre", args);
}

/** What is still to be placed, in place of the sheet behind the screen. @param {{ctx: Ctx}} props */
export function Supply({ ctx }) {
  const { to_place: left, plan } = own(ctx);
  const placed = plan.reduce((sum, count) => sum + count, 0);
  const others = bodiesOf(ctx)?.waiting(ctx) ?? [];
  const tip = ctx.t("web-fresco-to-place-count", { count: left });
  return html`
    <div class="leaf leaf-supply">
      <div class="sup-row">
        <span class="sup-l">${ctx.t("web-fresco-to-place")}</span>
        <span class="supplies" role="img" aria-label=${tip} data-tip=${tip}>
          ${several(left - others.length, (k) => apprentice(ctx, ctx.seat ?? 0, { "data-piece": `supply-${k}` }))}
          ${others}
          ${several(placed, () => html`<span class="apprentice placed"></span>`)}
        </span>
      </div>
    </div>
  `;
}

/** Who is ready, in place of the panels. @param {{ctx: Ctx}} props */
export const Readiness = ({ ctx }) => html`
  <section class="readys" aria-label=${ctx.t("web-fresco-who-is-ready")}>
    ${seated(ctx).map(
      (p) => html`
          <span
            key=${p.seat}
            class=${joined("rd", `p${ctx.look(p.seat)}`, p.ready && "is-ready")}
            style=${`--pc:var(--p${ctx.look(p.seat)})`}
          >
            ${painter(ctx, p.seat)}
            <span>
              <b>${ctx.title(p.seat)}</b>
              <small>${p.ready ? html`${icon("check")}${ctx.t("fresco-ready")}` : ctx.t("fresco-hidden")}</small>
            </span>
            <span class="rd-vp">${p.score}</span>
          </span>
        `,
    )}
  </section>
`;
