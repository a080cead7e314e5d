/** The scrolls (module 7): one's own row and column, marked on the ceiling for oneself only. */
import { art, html, joined } from "../../../app/aids/html.js";
import { scroll } from "../../../art/modules/scrolls.js";
import { lineName } from "../sayings.js";
import { explained, module } from "../words.js";

/** @typedef {import("../../common/paints.js").PaintCtx} Ctx */

/** Red tabs at both ends of one's lines; while a scroll is being played everybody sees it. @param {{ctx: Ctx}} props */
function Lines({ ctx }) {
  const scrolls = module(ctx, "scrolls");
  if (!scrolls) return null;
  const row = scrolls.playing.row ?? scrolls.mine?.row?.number;
  const column = scrolls.playing.column ?? scrolls.mine?.column?.number;
  const faded = (/** @type {string} */ line) => !scrolls.playing[line] && scrolls.mine?.[line]?.dead && "dead";
  return html`
    ${
      row
        ? html`
          <span
            class=${joined("sline sl-row", faded("row"))}
            style=${`grid-area:${row}/1/${row + 1}/6`}
            aria-hidden="true"
          ></span>
        `
        : null
    }
    ${
      column
        ? html`
          <span
            class=${joined("sline sl-col", faded("column"))}
            style=${`grid-area:1/${column}/6/${column + 1}`}
            aria-hidden="true"
          ></span>
        `
        : null
    }
  `;
}

/** One's own scrolls, behind the screen. @param {{ctx: Ctx}} props */
function OwnScrolls({ ctx }) {
  const scrolls = module(ctx, "scrolls");
  if (!scrolls?.mine) return null;
  const held = ["row", "column"].filter((line) => scrolls.mine[line]);
  const both = ctx.find("scroll", { action: "scroll both" });
  return html`
    ${held.map((line) => html`<${OwnScroll} key=${line} ctx=${ctx} line=${line} own=${scrolls.mine[line]} />`)}
    ${
      both
        ? html`
          <button class="hd both legal" ...${explained(ctx, both)}>
            ${scrollFace("row", scrolls.mine.row.number)}${scrollFace("column", scrolls.mine.column.number)}
            <b class="hd-n">+${both.points}</b>
          </button>
        `
        : null
    }
  `;
}

/** @param {string} line @param {number} number @param {Record<string, any>} [more] */
const scrollFace = (line, number, more) => art(scroll(line === "row" ? "row" : "col", number - 1), more);

/**
 * @param {{ctx: Ctx, line: string, own: {number: number, restored: number, dead: boolean, segments: string[]}}} props
 */
function OwnScroll({ ctx, line, own }) {
  const choice = ctx.find("scroll", { action: `scroll ${line}` });
  const { points } = module(ctx, "scrolls");
  const name = lineName(ctx, line, own.number);
  const tip = own.dead
    ? ctx.t("web-fresco-scroll-dead", { line: name })
    : ctx.t("web-fresco-scroll", {
        line: name,
        restored: own.restored,
        all: own.segments.length,
        one: points.one,
        both: points.both,
      });
  const inside = scrollFace(line, own.number, { class: own.dead ? "is-off" : undefined });
  if (choice)
    return html`
      <button class="hd legal" ...${explained(ctx, choice)}>${inside}<b class="hd-n">+${choice.points}</b></button>
    `;
  return html`<span class="hd" role="img" aria-label=${tip} data-tip=${tip}>${inside}</span>`;
}

export default {
  Lines,
  OwnScrolls,
};
