/** The side column: all professions with their wishes, and where each is as far as one knows. */
import { html, joined } from "../../app/aids/html.js";
import { icon, Shield } from "./draw.js";
import { text, thing, title } from "./words.js";

/** @typedef {import("../../app/shell/context.js").Ctx} Ctx */

/** @param {Ctx} ctx @param {any} row */
function where(ctx, row) {
  if (row.where === "table")
    return html`
      ${Shield(ctx.look(row.seat))}
      <span class="vh">${text(ctx, "web-princes-played-by", { prince: ctx.nameOf(row.seat) })}</span>
    `;
  if (row.where === "unseen")
    return html`<i class="unseen"></i><span class="vh">${text(ctx, "princes-where-unseen")}</span>`;
  return text(ctx, `web-princes-at-${row.where}`);
}

const WISHES = ["building", "landscape", "freedom"];

/** @param {{ctx: Ctx, row: any, own: any}} props */
function Row({ ctx, row, own }) {
  const offered = {
    building: own?.buildings.includes(row.building),
    landscape: own?.landscapes[row.landscape] > 0,
    freedom: own?.freedoms.includes(row.freedom),
  };
  const state = { hand: "in-hand", looking: "in-hand", table: "played" }[/** @type {string} */ (row.where)];
  return html`
    <tr class=${state} data-spot=${`profession-${row.profession}`}>
      <th scope="row">${title(ctx, row.profession)}</th>
      ${WISHES.map((wish) => {
        const met = Boolean(offered[/** @type {keyof typeof offered} */ (wish)]);
        const tip = text(ctx, "web-princes-tip-wish", { wish: title(ctx, row[wish]), met: met ? "yes" : "no" });
        return html`
          <td key=${wish} data-tip=${tip} class=${joined(wish === "landscape" && `l-${row[wish]}`, met && "has")}>
            ${icon(row[wish])}
            <span class="vh">${thing(ctx, row[wish])}</span>
          </td>
        `;
      })}
      <td>${where(ctx, row)}</td>
    </tr>
  `;
}

/** @param {{ctx: Ctx}} props */
export function Side({ ctx }) {
  const { professions, princes } = ctx.view;
  const own = ctx.seat === null ? null : princes[ctx.seat];
  const edition = { edition: ctx.view.edition === "house edition" ? "house" : ctx.view.edition };
  return html`
    <section class="ledger sheet" aria-label=${text(ctx, "web-princes-ledger", { count: professions.length })}>
      <header class="place-h">
        <h2>${text(ctx, "web-princes-ledger-title")}</h2>
        <span class="note" data-tip=${text(ctx, "princes-edition", edition)}>
          ${text(ctx, "web-princes-ledger-note", edition)}
        </span>
      </header>
      <table>
        <thead class="vh">
          <tr>
            ${["profession", ...WISHES, "where"].map(
              (key) => html`<th scope="col">${text(ctx, `princes-column-${key}`).trim()}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${professions.map(
            (/** @type {any} */ row) => html`<${Row} key=${row.profession} ctx=${ctx} row=${row} own=${own} />`,
          )}
        </tbody>
      </table>
    </section>
  `;
}
