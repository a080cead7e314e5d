/** The table of a game that has no drawings of its own: what its view says, as lists, and its choices as buttons. */
import { html } from "../aids/html.js";
import { t } from "../i18n/i18n.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("./context.js").Choice} Choice */

/** What every view has, and what is shown elsewhere on the page. */
const ELSEWHERE = new Set([
  "game",
  "rules_version",
  "edition",
  "options",
  "players",
  "people",
  "seat",
  "ply",
  "to_act",
  "deciding",
  "choices",
  "scores",
  "over",
  "ranking",
]);

const words = (/** @type {string} */ name) => name.replaceAll(/[_-]/g, " ");

/** @param {Ctx} _ctx @param {Choice} choice */
const name = (_ctx, choice) => choice.action;

/** @param {{value: unknown}} props */
function Value({ value }) {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== "object")) return value.join(", ") || "–";
    return html`<ol>${value.map((one, k) => html`<li key=${k}><${Value} value=${one} /></li>`)}</ol>`;
  }
  if (typeof value === "object") return html`<${Fields} of=${value} />`;
  return String(value);
}

/** @param {{of: Record<string, unknown>, without?: Set<string>}} props */
const Fields = ({ of, without }) => html`
  <dl>
    ${Object.entries(of)
      .filter(([key]) => !without?.has(key))
      .map(([key, value]) => html`<div key=${key}><dt>${words(key)}</dt><dd><${Value} value=${value} /></dd></div>`)}
  </dl>
`;

/** @param {{ctx: Ctx}} props */
const Board = ({ ctx }) => html`
  <section class="plain sheet" data-spot="plain"><${Fields} of=${ctx.view} without=${ELSEWHERE} /></section>
`;

/** @param {Ctx} ctx @returns {number[]} */
const scores = (ctx) => ctx.view.scores ?? ctx.table.seats.map(() => 0);

const SEAT = new Set(["seat"]);

/** @param {{ctx: Ctx}} props */
const Side = ({ ctx }) => html`
  <ul class="plain-players sheet">
    ${ctx.table.seats.map(
      ({ seat }) => html`
        <li key=${seat} data-spot=${`panel-${seat}`}>
          ${ctx.Name(seat)} <b>${scores(ctx)[seat]}</b>
          ${
            Object.keys(ctx.view.people[seat]).length > 1 &&
            html`<${Fields} of=${ctx.view.people[seat]} without=${SEAT} />`
          }
        </li>
      `,
    )}
  </ul>
`;

/** @type {import("../../types/drawing.d.ts").Pieces} */
const pieces = {
  facts: (_ctx, /** @type {{event: string, seat?: number}} */ { event, seat: _, ...rest }) =>
    [words(event), ...Object.entries(rest).map(([key, value]) => `${words(key)} ${value}`)].join(", "),
};

/** @param {Ctx} ctx */
function account(ctx) {
  const rows = scores(ctx).map((total, seat) => ({ seat, total, bySource: { points: total } }));
  const place = (/** @type {number} */ total) => 1 + rows.filter((row) => row.total > total).length;
  return {
    sources: [{ key: "points", label: t("web-points-unit") }],
    rows: rows.map((row) => (ctx.view.ranking ? row : { ...row, place: place(row.total) })),
    perRound: [],
    telling: [],
  };
}

export default {
  name,
  Board,
  Side,
  pieces,
  account,
  /** @param {Ctx} ctx @returns {import("./beam.js").Prompt} */
  prompt: (ctx) => ({
    icon: "ask",
    title: t("web-other-choices"),
    buttons: [...ctx.choices.values()].map((choice) => ({ action: choice.id, label: choice.action, kind: "main" })),
  }),
  /** @param {Ctx} ctx */
  page: (ctx) => ({ title: words(ctx.view.game), body: "page-plain", main: "table plain-table" }),
};
