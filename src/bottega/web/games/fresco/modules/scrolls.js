/** The scrolls (module 7): one's own row and column, marked on the ceiling for oneself only. */
import { art, html, joined } from "../../../app/aids/html.js";
import { sure } from "../../../app/aids/sure.js";
import { scroll } from "../../../art/modules/scrolls.js";
import { icon } from "../pieces.js";
import { each } from "../telling.js";
import { explained, module } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */
/** @typedef {import("../../../types/fresco.d.ts").Choice} Choice */

/** @typedef {"row" | "column"} Line */
const LINES = /** @type {const} */ (["row", "column"]);

/**
 * A scroll's line as the board names it: rows have numbers, columns letters.
 * @param {Ctx} ctx
 * @param {string} line
 * @param {number} number
 */
const lineName = (ctx, line, number) =>
  ctx.t(`fresco-scroll-${line}`, { name: line === "row" ? String(number) : "abcde"[number - 1] });

/** The names of one's own lines that a choice would lay open. @param {Ctx} ctx @param {Choice} choice */
function scrollLines(ctx, choice) {
  const { mine } = module(ctx, "scrolls");
  const kind = choice.action.split(" ")[1];
  return LINES.filter((line) => kind === line || kind === "both")
    .map((line) => lineName(ctx, line, sure(mine?.[line]).number))
    .join(" + ");
}

/** Red tabs at both ends of one's lines; while a scroll is being played everybody sees it. @param {Ctx} ctx */
function marked(ctx) {
  const scrolls = module(ctx, "scrolls");
  const row = scrolls.playing.row ?? scrolls.mine?.row?.number;
  const column = scrolls.playing.column ?? scrolls.mine?.column?.number;
  const faded = (/** @type {Line} */ line) => !scrolls.playing[line] && scrolls.mine?.[line]?.dead && "dead";
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

/** One's own scrolls, behind the screen. @param {Ctx} ctx */
function ownScrolls(ctx) {
  const { mine } = module(ctx, "scrolls");
  if (!mine) return null;
  const held = LINES.flatMap((line) => (mine[line] ? [{ line, own: mine[line] }] : []));
  const both = ctx.find("scroll", { action: "scroll both" });
  return html`
    ${held.map(({ line, own }) => html`<${OwnScroll} key=${line} ctx=${ctx} line=${line} own=${own} />`)}
    ${
      both
        ? html`
          <button class="hd both legal" ...${explained(ctx, both)}>
            ${held.map(({ line, own }) => scrollFace(line, own.number))}
            <b class="hd-n">+${both.points}</b>
          </button>
        `
        : null
    }
  `;
}

/** @param {string} line @param {number} number @param {import("../../../app/aids/html.js").Props} [more] */
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

/** @param {Ctx} ctx @param {{seat: number}} given */
function kept(ctx, { seat }) {
  const held = module(ctx, "scrolls").held[seat];
  if (!held) return null;
  return html`
    <li data-tip=${ctx.t("web-fresco-scrolls-of", { count: held.length })}>${icon("scroll")}${held.length}</li>
  `;
}

/** Whoever has laid a scroll open goes on with it, unless paints lie on the altar. @param {Ctx} ctx */
function cathedralArgs(ctx) {
  const { playing } = module(ctx, "scrolls");
  const open = playing.row !== null || playing.column !== null;
  return open && !ctx.view.altar.laid.length ? { step: "scroll" } : null;
}

/** @type {import("../modules.js").Hooks} */
export default {
  at: {
    ceiling: { place: 1, draw: marked },
    "own-cards": { place: 1, draw: ownScrolls },
    kept: { place: 6, draw: kept },
  },
  chosen: { cards: ["scroll"] },
  args: { cathedral: cathedralArgs },
  names: {
    scroll: (ctx, choice) => ({
      lines: scrollLines(ctx, choice),
      points: choice.points,
      segments: choice.segments.join(", "),
    }),
  },
  pieces: {
    lines: each((ctx, /** @type {[string, number]} */ [line, number]) => lineName(ctx, line, number), " + "),
  },
};
