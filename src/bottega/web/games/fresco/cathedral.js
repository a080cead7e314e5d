/** The cathedral: the ceiling whose picture comes out tile by tile, the bishop on it, and the altar below. */
import { art, html, joined } from "../../app/aids/html.js";
import { lights } from "../../app/shell/light.js";
import { GABLE } from "../../art/places.js";
import { scene } from "../../art/scene.js";
import { Altar } from "./altar.js";
import { classesAt, drawnAt } from "./modules.js";
import { bishop, chip, icon, Place, painter, shield, spoken } from "./pieces.js";
import { planHere } from "./planning.js";
import { cellOf, explained, offer, paintNames, placeNow } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/fresco.d.ts").Segment} Segment */

const PICTURE = `<svg class="fresco-art" viewBox="0 0 500 500" aria-hidden="true">${scene}</svg>`;

/** @param {{ctx: Ctx}} props */
export function Cathedral({ ctx }) {
  const { view } = ctx;
  const left = { left: view.tiles_left, all: view.ceiling.length };
  const key = view.final || view.over ? "fresco-tiles-left-final" : "fresco-tiles-left";
  const counted = ctx.t(key, key === "fresco-tiles-left" ? { ...left, at: view.final_at } : left);
  const { end } = view;
  const near = end && end.soon !== "no" ? ` ${ctx.t(`end-${end.by}-${end.soon}`, { needed: end.needed })}` : "";
  const tip = `${counted}.${near}`;
  const walls = drawnAt(ctx, "walls", {});
  return html`
    <${Place}
      id="cathedral"
      touch=${planHere(ctx, "cathedral")}
      now=${placeNow(ctx) === "cathedral"}
      label=${`${ctx.t("fresco-cathedral")}: ${tip}`}
    >
      ${art(GABLE)}
      <header class="place-h">
        <h2 data-tip=${ctx.t("web-fresco-tip-cathedral", bishopBonus(ctx))}>
          ${ctx.t("fresco-cathedral")}${drawnAt(ctx, "heading", { place: "cathedral" })}
        </h2>
        <span class=${joined("note", sign(ctx))} data-tip=${tip}>
          ${
            view.final || view.over
              ? ctx.t("web-fresco-tiles-left", left)
              : ctx.t("web-fresco-end-sign", { ...left, at: view.final_at })
          }
        </span>
      </header>
      <div class=${joined("nave", walls.length > 0 && "walls")}>
        ${walls}
        <div class="ceiling">
          ${art(PICTURE)}
          ${view.ceiling.map(
            (/** @type {Segment} */ segment) => html`<${Cell} key=${segment.segment} ctx=${ctx} segment=${segment} />`,
          )}
          ${drawnAt(ctx, "ceiling", {})}
        </div>
      </div>
      <${Altar} ctx=${ctx} />
    <//>
  `;
}

/** The sign stands out when the last round is near. @param {Ctx} ctx */
const sign = ({ view }) => view.end && view.end.soon !== "no" && `end-${view.end.soon}`;

/**
 * One segment, with the bishop's step on it as a sibling: a button never lies inside another.
 * @param {{ctx: Ctx, segment: Segment}} props
 */
function Cell({ ctx, segment }) {
  const { row, column } = cellOf(segment.segment);
  const at = `grid-area:${row + 1}/${column + 1}`;
  const step = ctx.find("bishop", { segment: segment.segment });
  return html`
    ${segment.covered ? covered(ctx, segment, at, row, column) : restored(ctx, segment, at)}
    ${
      step
        ? html`
          <button class="stepbtn legal" style=${at} ...${explained(ctx, step)} ...${lights(step.best_segment)}>
            ${icon("mitre")}
          </button>
        `
        : null
    }
  `;
}

/** What the chronicle calls it. @param {Segment} segment */
const nameplate = ({ segment }) => html`<small class="nameplate" aria-hidden="true">${segment}</small>`;

/** @param {Ctx} ctx @param {Segment} segment @param {string} at @param {number} row @param {number} column */
function covered(ctx, segment, at, row, column) {
  const choice = ctx.find("restore", { segment: segment.segment });
  const inside = html`
    <b class="vp">${segment.points}</b>
    ${drawnAt(ctx, "tile", {})}
    ${
      segment.bonus
        ? html`<span class="near" aria-hidden="true">+${choice ? choice.bonus : segment.bonus}</span>`
        : null
    }
    <span class="need">${ctx.glyphs(segment.paints)}</span>
    ${nameplate(segment)}${standing(ctx, segment)}
  `;
  const cls = joined("seg tile", `k${(row * 7 + column * 3) % 4}`, here(ctx, segment) && "here");
  const piece = { "data-piece": `tile-${segment.segment}`, "data-spot": segment.segment, style: at };
  if (choice) {
    return html`
      <button class=${`${cls} legal`} ...${piece} ...${offer(ctx, choice)}>
        ${inside}
        ${chip(
          choice.bonus
            ? html`
              <b>${choice.points}</b>
              ${ctx.t("web-fresco-plus-bishop", { bonus: choice.bonus })}${" "}=${" "}
              <b>${ctx.t("fresco-points", { points: choice.total })}</b>
            `
            : html`<b>${ctx.t("fresco-points", { points: choice.total })}</b>`,
          "chip-tile",
        )}
      </button>
    `;
  }
  const tip = segmentTip(ctx, segment);
  return html`<div class=${cls} ...${piece} role="img" aria-label=${tip} data-tip=${tip}>${inside}</div>`;
}

/** What it asks for and brings. @param {Ctx} ctx @param {Segment} segment */
export const segmentTip = (ctx, segment) =>
  ctx.t("web-fresco-segment", {
    segment: segment.segment,
    points: segment.points,
    bonus: segment.bonus,
    paints: paintNames(ctx, segment.paints),
  });

/** @param {Ctx} ctx @param {Segment} segment @param {string} at */
function restored(ctx, segment, at) {
  const by = segment.restored_by;
  const pile = ctx.find("pile", { segment: segment.segment });
  const tip =
    by === null
      ? ctx.t("web-fresco-segment-open", { segment: segment.segment })
      : ctx.t("web-fresco-restored-by", { segment: segment.segment, who: ctx.who(by), name: ctx.player(by) });
  const inside = html`
    ${nameplate(segment)}
    ${by === null || here(ctx, segment) ? null : shield(ctx, by)}${standing(ctx, segment)}
    ${drawnAt(ctx, "restored", { segment: segment.segment })}
  `;
  const cls = joined("seg done", here(ctx, segment) && "here");
  if (pile)
    return html`
      <button class=${`${cls} legal`} style=${at} data-spot=${segment.segment} ...${explained(ctx, pile)}>
        ${inside}
      </button>
    `;
  const more = classesAt(ctx, "restored", { segment: segment.segment });
  return html`
    <div class=${joined(cls, ...more)} style=${at} data-spot=${segment.segment} data-tip=${tip}>
      ${inside}${spoken(tip)}
    </div>
  `;
}

/** @param {Ctx} ctx @param {Segment} segment */
const here = (ctx, segment) => ctx.view.bishop === segment.segment;

/** @param {Ctx} ctx */
const bishopBonus = (ctx) => ({ on: ctx.view.economy.bonus_on, near: ctx.view.economy.bonus_near });

/** Who stands on the segment: the bishop, and Leonardo in a game of two. @param {Ctx} ctx @param {Segment} segment */
function standing(ctx, segment) {
  const { leonardo } = ctx.view;
  return html`
    ${
      here(ctx, segment)
        ? bishop(ctx, {
            "data-piece": "bishop",
            "data-tip": ctx.t("web-fresco-bishop-tip", bishopBonus(ctx)),
          })
        : null
    }
    ${
      leonardo?.segment === segment.segment
        ? painter(ctx, leonardo.painter, {
            class: "leonardo",
            "data-piece": "leonardo",
            "data-tip": ctx.t("web-fresco-leonardo-tip"),
          })
        : null
    }
  `;
}
