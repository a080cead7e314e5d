/** The planning sheet: placing apprentices on it is the planning; later it shows what is still to come. */

import { html, joined } from "../../app/aids/html.js";
import { undo } from "../../app/net/actions.js";
import { canUndo } from "../../app/shell/state.js";
import { coverIcon, coverTile } from "./covers.js";
import { drawnBodies } from "./crew.js";
import { bodiesOf, drawnAt } from "./modules.js";
import { apprentice, icon, painter, several } from "./pieces.js";
import { explained, iconOf, placeName, stepNow } from "./words.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */

const SPACES = 3;

/** One's own plan of the round: what is planned, or what stands revealed. @param {Ctx} ctx @returns {number[]} */
const ownPlan = (ctx) => (ctx.view.phase === "planning" ? ctx.view.mine.plan : ctx.view.painters[ctx.seat ?? 0].sheet);

/** The sheet behind the screen, while the round is worked off. @param {{ctx: Ctx}} props */
export function Sheet({ ctx }) {
  const now = stepNow(ctx);
  const plan = ownPlan(ctx);
  const covers = ctx.view.painters[ctx.seat ?? 0].covers ?? [];
  return html`
    <ol class="plan" aria-label=${ctx.t("web-fresco-your-plan")}>
      ${ctx.view.places.map((/** @type {string} */ place, /** @type {number} */ k) => {
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
                : several(SPACES, (j) => html`<span class="spot">${standing[j]}</span>`)
            }
          </li>
        `;
      })}
    </ol>
  `;
}

/** The desk in the side column, while one plans. @param {{ctx: Ctx}} props */
export function Desk({ ctx }) {
  const plan = ctx.view.mine.plan;
  return html`
    <section class="desk sheet" id="plan" data-spot="plan" aria-label=${ctx.t("web-fresco-your-plan")}>
      <header class="desk-h">
        <h2>${ctx.t("web-fresco-your-plan")}</h2>
        <span class="note">${ctx.t("web-fresco-unseen")}</span>
      </header>
      <ol class="rows">
        ${ctx.view.places.map(
          (/** @type {string} */ place, /** @type {number} */ k) =>
            html`<${Row} key=${place} ctx=${ctx} place=${place} count=${plan[k]} k=${k} />`,
        )}
      </ol>
    </section>
  `;
}

/** @param {{ctx: Ctx, place: string, count: number, k: number}} props */
function Row({ ctx, place, count, k }) {
  const choice = ctx.find("plan", { place });
  const cover = ctx.view.mine.covers?.[k];
  const standing = drawnBodies(ctx, { who: ctx.seat ?? 0, column: k, count, planning: true }, `plan-${k}`);
  // Only the last step can be taken back, so only the last piece offers it.
  const last = canUndo.value ? lastStep(ctx) : null;
  const spots = several(cover ? standing.length + (choice ? 1 : 0) : SPACES, (j) => {
    if (j === count && choice) return html`<button key=${j} class="spot legal" ...${explained(ctx, choice)}></button>`;
    if (j === count - 1 && last?.place === place && last.event !== "cover-planned")
      return html`<button key=${j} class="spot take" ...${takeBack(ctx, place)}>${standing[j]}</button>`;
    return html`<span key=${j} class="spot">${standing[j]}</span>`;
  });
  return html`
    <li class=${joined("prow", cover && "is-covered")}>
      <h3>${icon(iconOf(place))}<span>${placeName(ctx, place)}</span></h3>
      ${
        cover
          ? html`
            ${coverTile(ctx, cover, spots)}
            ${
              last?.place === place && last.event === "cover-planned"
                ? html`<button class="cv-x" ...${takeBack(ctx, place)}>${icon("undo")}</button>`
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

/** @param {Ctx} ctx @param {string} place */
const takeBack = (ctx, place) => ({
  type: "button",
  "data-ui": "take-back",
  onClick: undo,
  "data-tip": ctx.t("web-fresco-take-back"),
  "aria-label": ctx.t("web-fresco-take-back-from", { place: placeName(ctx, place).toLowerCase() }),
});

/** The tiles that may be laid over the place. @param {Ctx} ctx @param {string} place */
const coverings = (ctx, place) =>
  ctx.all("cover", { place }).map(
    (choice) => html`
      <button key=${choice.id} class="also legal" ...${explained(ctx, choice)}>${coverIcon(choice.tile)}</button>
    `,
  );

const STEPS = new Set(["planned", "cover-planned", "sick-planned"]);

/** The last thing one put on the sheet. @param {Ctx} ctx */
function lastStep(ctx) {
  const own = ctx.facts.findLast(
    (fact) =>
      STEPS.has(fact.event) ||
      fact.event === "penny-planned" ||
      (fact.event === "got-ready" && fact.seat === ctx.seat) ||
      fact.event === "round-began",
  );
  return own && STEPS.has(own.event) ? own : null;
}

/** What one apprentice does there. @param {Ctx} ctx @param {string} place */
function worth(ctx, place) {
  const { economy, mine } = ctx.view;
  if (place === "market") return ctx.t("web-fresco-worth-market", { price: mine.price ?? 0 });
  if (place === "studio") return ctx.t("web-fresco-worth-studio", { thalers: economy.studio });
  if (place === "workshop") return ctx.t("web-fresco-worth-workshop", { blends: economy.blends_each });
  if (place === "theatre") return ctx.t("web-fresco-worth-theatre", { mood: economy.theatre });
  return ctx.t("web-fresco-worth-cathedral");
}

/** What is still to be placed, in place of the sheet behind the screen. @param {{ctx: Ctx}} props */
export function Supply({ ctx }) {
  const left = ctx.view.mine.to_place;
  const others = bodiesOf(ctx)?.waiting(ctx) ?? [];
  const tip = ctx.t("web-fresco-to-place-count", { count: left });
  return html`
    <div class="leaf leaf-supply">
      <div class="sup-row">
        <span class="sup-l">${ctx.t("web-fresco-to-place")}</span>
        <span class="supplies" role="img" aria-label=${tip} data-tip=${tip}>
          ${several(left - others.length, (k) => apprentice(ctx, ctx.seat ?? 0, { "data-piece": `supply-${k}` }))}
          ${others}
        </span>
      </div>
    </div>
  `;
}

/** Who is ready, in place of the panels. @param {{ctx: Ctx}} props */
export const Readiness = ({ ctx }) => html`
  <section class="readys" aria-label=${ctx.t("web-fresco-who-is-ready")}>
    ${ctx.view.painters
      .filter((/** @type {any} */ p) => p.seat !== null)
      .map(
        (/** @type {any} */ p) => html`
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
