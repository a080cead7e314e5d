/** The score track: a ring round the board, or a ribbon of the spaces in use where room is short. */
import { html, joined } from "../../app/aids/html.js";
import { painter } from "./pieces.js";
import { explained, ringed, useWide } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/fresco.d.ts").Painter} Painter */

const TOP = 32;
const RIGHT = 50;
const BOTTOM = 82; // the last space of each side of the ring
const ROWS = 20;
const RING = 2 * (TOP + ROWS) - 4;
const RIBBON = 33;
const SHORT_RIBBON = 17;
const MARGIN = 2; // spaces before the hindmost painter that is shown

/** Where a space lies on the ring. @param {number} space */
function ringCell(space) {
  if (space <= TOP) return [space, 1];
  if (space <= RIGHT) return [TOP, space - TOP + 1];
  if (space <= BOTTOM) return [BOTTOM + 1 - space, ROWS];
  return [1, RING + 2 - space];
}

/** @param {Ctx} ctx @param {number} score */
const spaceOf = ({ view }, score) => ((score - 1) % view.track_spaces) + 1;

/**
 * The scores that a ribbon shows: as many painters as it can hold; whoever is beyond it stands at its end.
 * @param {Ctx} ctx
 * @param {number} length
 */
function ribbon(ctx, length) {
  const asked = ctx.all("land").map((choice) => choice.score);
  const scores = [...ctx.view.people.map((/** @type {Painter} */ p) => p.score), ...asked, ...asked];
  const held = (/** @type {number} */ first) =>
    scores.filter((score) => score >= first && score < first + length).length;
  const firsts = scores.map((score) => Math.max(1, score - MARGIN)).sort((a, b) => b - a);
  const first = firsts.reduce((best, one) => (held(one) > held(best) ? one : best));
  return Array.from({ length }, (_, k) => first + k);
}

/** @param {{ctx: Ctx}} props */
export function Track({ ctx }) {
  const wide = useWide();
  const lap = ctx.view.track_spaces;
  const ring = wide && ringed(ctx) && lap <= RING;
  const scores = ring ? Array.from({ length: lap }, (_, k) => k + 1) : ribbon(ctx, wide ? RIBBON : SHORT_RIBBON);
  const painters = ctx.view.people;
  const summary = painters.map((/** @type {Painter} */ p) => `${ctx.nameOf(p.painter)} ${p.score}`).join(", ");
  const at = (/** @type {number} */ score, /** @type {number} */ k) =>
    painters.filter((/** @type {Painter} */ p) => {
      if (p.start_space !== null) return k === 0;
      if (ring) return spaceOf(ctx, p.score) === score;
      return p.score === score || (k === 0 && p.score < score) || (k === scores.length - 1 && p.score > score);
    });
  return html`
    <ol
      class=${joined("track", !ring && "ribbon")}
      id="track"
      data-spot="track"
      data-tip=${ctx.t("web-fresco-tip-track")}
      aria-label=${ctx.t("web-fresco-track", { scores: summary })}
    >
      ${scores.map((score, k) => {
        const [column, row] = ringCell(spaceOf(ctx, score));
        const landing = wide && ctx.find("land", { score });
        return html`
          <li
            key=${score}
            class=${joined(score % 5 === 0 && "five")}
            style=${ring ? `--c:${column};--r:${row}` : undefined}
          >
            ${
              landing
                ? html`
                  <button class="land legal" ...${explained(ctx, landing)}>
                    ${score}${painter(ctx, landing.painter, { class: "ghost-painter" })}
                  </button>
                `
                : html`<span aria-hidden="true">${score}</span>`
            }
            ${standing(ctx, at(score, k))}
          </li>
        `;
      })}
    </ol>
  `;
}

/** @param {Ctx} ctx @param {Painter[]} painters */
const standing = (ctx, painters) =>
  painters
    .slice()
    .sort((a, b) => a.score - b.score || (a.start_space ?? 0) - (b.start_space ?? 0))
    .map((p, k) =>
      painter(ctx, p.painter, {
        "data-piece": `painter-${p.painter}`,
        "data-tip":
          p.start_space === null
            ? ctx.t("web-fresco-score-of", { name: ctx.title(p.painter), score: p.score })
            : ctx.t("web-fresco-start-of", { name: ctx.title(p.painter), space: p.start_space }),
        style: `${look(ctx, p.painter)};--k:${k};--of:${painters.length}`,
        class: painters.length > 1 ? "crowd" : undefined,
      }),
    );

/** The drawing carries its colours as a style of its own. @param {Ctx} ctx @param {number} who */
const look = (ctx, who) => `--pc:var(--p${ctx.look(who)});--po:var(--p${ctx.look(who)}-on)`;
