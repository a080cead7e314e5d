/** Fresco: The Card Game in the browser. */
import { html } from "../../app/aids/html.js";
import { paintMarks, withPaints } from "../common/paints.js";
import { account } from "./account.js";
import { Builder } from "./builder.js";
import { Fan } from "./fan.js";
import { name } from "./names.js";
import { Open } from "./open.js";
import { OwnTiles } from "./own.js";
import { Side } from "./panels.js";
import { tiles } from "./pieces.js";
import { prompt, waiting } from "./prompt.js";
import { summary } from "./summary.js";
import { pieces } from "./telling.js";
import { Vault } from "./vault.js";
import { Walls } from "./walls.js";
import { marks } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

const FIRST = { draw: "piles", reward: "tiles", lay: "builder", pay: "builder", give: "builder", discard: "builder" };

/**
 * Without the chronicle beside them the panels lie below the offer; the walls of four take two rows.
 * @param {Ctx} ctx
 * @returns {[number, number]}
 */
const room = (ctx) => [66, ctx.view.mine || ctx.view.people.length < 4 ? 38 : 40];

/** What the phone shows first. @param {Ctx} ctx */
function first(ctx) {
  if (!ctx.myTurn) return "row";
  if (ctx.view.deciding === "more" && !ctx.has("restore") && ctx.has("request")) return "own";
  return FIRST[/** @type {"pay"} */ (ctx.view.deciding)] ?? "row";
}

/** A phone has less room beside the tools. @param {string} long @param {string} short */
const either = (long, short) => html`<span class="roomy">${long}</span><span class="tight">${short}</span>`;

/** @param {{ctx: Ctx}} props */
function Board({ ctx }) {
  const { display, held } = tiles(ctx);
  const mine = ctx.view.mine !== null;
  return html`
    <${Vault} ctx=${ctx} display=${display} />
    <${Builder} ctx=${ctx} />
    ${
      mine
        ? html`<${OwnTiles} ctx=${ctx} tiles=${held[/** @type {number} */ (ctx.seat)]} /><${Fan} ctx=${ctx} />`
        : html`<${Walls} ctx=${ctx} />`
    }
  `;
}

/** @param {Ctx} ctx */
const page = (ctx) => ({
  title: either(ctx.t("cards-title"), ctx.t("web-cards-round-short", { round: ctx.view.round })),
  body: "page-cards",
  main: ctx.view.mine ? "table cards" : "table cards watching",
  now: first(ctx),
  room: room(ctx),
  round: either(
    ctx.t(ctx.view.final && !ctx.over ? "web-cards-round-last" : "web-cards-round", {
      round: ctx.view.round,
      sections: ctx.view.end_at,
    }),
    ctx.t("web-cards-end-short", { sections: ctx.view.end_at }),
  ),
});

export default {
  marks: { ...paintMarks, ...marks },
  extend: withPaints,
  page,
  prompt,
  waiting,
  Board,
  Side,
  Open,
  name,
  pieces,
  summary,
  account,
};
