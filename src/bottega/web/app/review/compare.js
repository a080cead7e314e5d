/** One player's points beside what is usual at tables like this one. */

import { shield } from "../../art/pieces.js";
import { art, html, joined, useState } from "../aids/html.js";
import { t, wordFor, written } from "../i18n/i18n.js";
import { account } from "../shell/ending.js";
import { replay, review, seat } from "./data.js";
import { below, change, you } from "./words.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** @typedef {{name: string, own: number, low: number, middle: number, high: number}} Range */

/** @param {Ctx} ctx @returns {Range[]} */
function ranges(ctx) {
  const typical = review.value?.typical;
  if (!typical) return [];
  const told = account(ctx);
  const row = told.rows.find((one) => one.seat === seat.value);
  if (!row) return [];
  const range = (
    /** @type {string} */ name,
    /** @type {number} */ own,
    /** @type {number[]} */ [low, middle, high],
  ) => ({
    name,
    own,
    low,
    middle,
    high,
  });
  const sources = told.sources.filter(({ key }) => typical.sources[key]);
  return [
    range(t("review-in-all"), row.total, typical.total),
    ...sources
      .map(({ key, label }) => range(label, row.bySource[key] ?? 0, typical.sources[key]))
      .filter(({ own, high }) => own || high),
  ];
}

/** @param {{ctx: Ctx}} props */
export function Compare({ ctx }) {
  const [table, setTable] = useState(false);
  const typical = review.value?.typical;
  const shown = ranges(ctx);
  if (!typical || !shown.length)
    return html`
      <section class="sheet an-cmp" aria-labelledby="an-c">
        <h2 id="an-c">${t("review-against")}</h2>
        <p class="how">${t("review-against-none")}</p>
      </section>
    `;
  const level = wordFor(`level-${typical.level}-many`, typical.level);
  const players = replay.value?.seats.length ?? 0;
  return html`
    <section class="sheet chart an-cmp" aria-labelledby="an-c">
      <header class="sec-h">
        <h2 id="an-c">${t("review-against")}</h2>
        <span class="note">${t("review-against-what", { games: typical.games, players, level })}</span>
        <button class="tool2t" data-ui="table-typical" aria-pressed=${table} onClick=${() => setTable(!table)}>
          ${t(table ? "web-as-drawing" : "web-as-table")}
        </button>
      </header>
      ${
        table
          ? html`<${Figures} ranges=${shown} ctx=${ctx} />`
          : html`
            <ul class="ranges">
              ${shown.map((range) => html`<${Row} key=${range.name} ctx=${ctx} range=${range} />`)}
            </ul>
            <p class="rg-key" aria-hidden="true">
              <span><i class="rg-box"></i>${t("review-half")}</span>
              <span><i class="rg-mid"></i>${t("review-middle")}</span>
              <span>${art(shield(ctx.look(seat.value)))}${name(ctx)}</span>
            </p>
          `
      }
    </section>
  `;
}

/** @param {Ctx} ctx */
const name = (ctx) => (you() ? t("review-you") : ctx.nameOf(seat.value));

/** How far from the middle. @param {Range} range */
const apart = ({ own, middle }) => (Math.abs(own - middle) < 0.5 ? t("review-usual") : change(own - middle));

/** @param {{ctx: Ctx, range: Range}} props */
function Row({ ctx, range }) {
  const least = Math.min(0, range.own, range.low);
  const most = Math.max(range.own, range.high) * 1.15 || 1;
  const at = (/** @type {number} */ points) => `${(((points - least) / (most - least)) * 100).toFixed(1)}%`;
  const place = `--a:${at(range.low)};--z:${at(range.high)};--m:${at(range.middle)};--y:${at(range.own)}`;
  const spoken = t("review-range", {
    what: range.name,
    name: name(ctx),
    own: written(range.own),
    low: below(range.low),
    high: below(range.high),
    middle: below(range.middle),
  });
  return html`
    <li>
      <span aria-hidden="true">${range.name}</span>
      <span class="rg" style=${place} role="img" aria-label=${spoken}>
        <i class="rg-box"></i><i class="rg-mid"></i><i class="rg-you">${art(shield(ctx.look(seat.value)))}</i>
      </span>
      <b aria-hidden="true">${written(range.own)}</b>
      <small
        aria-hidden="true"
        class=${joined(range.own < range.low ? "down" : range.own > range.high && "up2")}
      >${apart(range)}</small>
    </li>
  `;
}

/** @param {{ranges: Range[], ctx: Ctx}} props */
const Figures = ({ ranges: shown, ctx }) => html`
  <div class="figures">
    <table>
      <caption>${t("review-against")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("review-source")}</th>
          <th scope="col">${name(ctx)}</th>
          <th scope="col">${t("review-low")}</th>
          <th scope="col">${t("review-middle")}</th>
          <th scope="col">${t("review-high")}</th>
        </tr>
      </thead>
      <tbody>
        ${shown.map(
          (range) => html`
            <tr key=${range.name}>
              <th scope="row">${range.name}</th>
              <td>${written(range.own)}</td>
              <td>${below(range.low)}</td>
              <td>${below(range.middle)}</td>
              <td>${below(range.high)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  </div>
`;
