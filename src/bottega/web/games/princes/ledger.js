/** The side column: all professions with their wishes, and where each is as far as one knows. */
import { html, joined } from "../../app/aids/html.js";
import { icon, Shield } from "./draw.js";
import { of } from "./history.js";
import { text, thing, title } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** @typedef {import("../../types/princes.d.ts").Profession} Profession */

/**
 * The sign of a place, and what it means.
 * @typedef {{sign: import("../../types/drawing.d.ts").Drawn, tip: string}} Where
 */

/** @param {Ctx} ctx @param {Profession} row @param {Map<string, number>} recruited @returns {Where} */
function where(ctx, row, recruited) {
  if (row.where === "table" && row.seat !== null)
    return {
      sign: Shield(ctx.look(row.seat)),
      tip: text(ctx, "web-princes-played-by", { who: ctx.who(row.seat), prince: ctx.nameOf(row.seat) }),
    };
  const holder = recruited.get(row.profession);
  if (row.where === "unseen" && holder !== undefined)
    return {
      sign: html`<span class="recruited">${icon("profession")}${Shield(ctx.look(holder))}</span>`,
      tip: text(ctx, "web-princes-recruited-by", { prince: ctx.nameOf(holder) }),
    };
  if (row.where === "unseen")
    return { sign: html`<i class="unseen"></i>`, tip: text(ctx, "web-princes-at-unseen-tip") };
  return { sign: text(ctx, `web-princes-at-${row.where}`), tip: text(ctx, `web-princes-at-${row.where}-tip`) };
}

/** Who recruited whom, which everybody saw; a work afterwards is seen on the table. @param {Ctx["facts"]} facts */
const recruiters = (facts) => new Map(of(facts, "recruited").map(({ profession, seat }) => [profession, seat]));

const WISHES = /** @type {const} */ (["building", "landscape", "freedom"]);

/**
 * @param {{ctx: Ctx, row: Profession, own: import("../../types/princes.d.ts").Prince | null,
 *   recruited: Map<string, number>}} props
 */
function Row({ ctx, row, own, recruited }) {
  const { sign, tip: place } = where(ctx, row, recruited);
  const offered = {
    building: own?.buildings.includes(row.building),
    landscape: (own?.landscapes[row.landscape] ?? 0) > 0,
    freedom: own?.freedoms.includes(row.freedom),
  };
  const state = { hand: "in-hand", looking: "in-hand", table: "played" }[/** @type {string} */ (row.where)];
  return html`
    <tr class=${state} data-spot=${`profession-${row.profession}`}>
      <th scope="row">${title(ctx, row.profession)}</th>
      ${WISHES.map((wish) => {
        const met = Boolean(offered[wish]);
        const tip = text(ctx, "web-princes-tip-wish", { wish: title(ctx, row[wish]), met: met ? "yes" : "no" });
        return html`
          <td key=${wish} data-tip=${tip} class=${joined(wish === "landscape" && `l-${row[wish]}`, met && "has")}>
            ${icon(row[wish])}
            <span class="vh">${thing(ctx, row[wish])}</span>
          </td>
        `;
      })}
      <td data-tip=${place}>
        ${sign}
        <span class="vh"> ${place}</span>
      </td>
    </tr>
  `;
}

/** @param {{ctx: Ctx}} props */
export function Side({ ctx }) {
  const { professions, people: princes } = ctx.view;
  const own = ctx.seat === null ? null : princes[ctx.seat];
  const recruited = recruiters(ctx.facts);
  const edition = { edition: ctx.view.edition === "house edition" ? "house" : ctx.view.edition };
  return html`
    <section class="ledger sheet" aria-label=${text(ctx, "web-princes-ledger", { count: professions.length })}>
      <header class="place-h">
        <h2 data-tip=${text(ctx, "web-princes-tip-ledger")}>${text(ctx, "web-princes-ledger-title")}</h2>
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
            (row) => html`<${Row}
            key=${row.profession}
            ctx=${ctx}
            row=${row}
            own=${own}
            recruited=${recruited}
          />`,
          )}
        </tbody>
      </table>
      <p class="ledger-key" aria-hidden="true">
        <span><i class="unseen"></i>${text(ctx, "web-princes-key-unseen")}</span>
        <span>${Shield(0)}${text(ctx, "web-princes-key-played")}</span>
        <span class="recruited">${icon("profession")}${Shield(0)}${text(ctx, "web-princes-key-held")}</span>
      </p>
    </section>
  `;
}
