/** All hours side by side, while one chooses when to get up. */
import { html, joined, useEffect } from "../../app/aids/html.js";
import { sure } from "../../app/aids/sure.js";
import { signed } from "../../app/i18n/i18n.js";
import { hour } from "./looked_at.js";
import { apprentice, coin, icon, painter } from "./pieces.js";
import { hourName } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/fresco.d.ts").RiseChoice} RiseChoice */
/** @typedef {import("../../types/fresco.d.ts").FullMarket} FullMarket */
/** @typedef {import("../../types/drawing.d.ts").Drawn} Drawn */

/** @param {{ctx: Ctx}} props */
export function Compare({ ctx }) {
  const rows = ctx.view.hostel;
  useEffect(
    () => () => {
      hour.value = null;
    },
    [],
  ); // the row that was chosen is gone before the pointer leaves it
  const choices = rows.map((row) => ctx.find("rise", { hour: row.hour }));
  const personal = choices.find((choice) => choice?.full_market)?.full_market;
  return html`
    <div class="leaf leaf-get">
      <table class="compare">
        <caption class="vh">${ctx.t("web-fresco-compare")}</caption>
        <thead>
          <tr>
            <th class="lead">${ctx.t("web-fresco-if-up-at")}</th>
            ${rows.map(
              (row, k) =>
                html`
                  <th scope="col" class=${joined(!choices[k] && "gone", row.hour === hour.value && "hot")}>
                    <span class="peek">${hourName(ctx, row.hour)}</span>
                  </th>
                `,
            )}
          </tr>
        </thead>
        <tbody>
          ${compared(ctx, personal).map(
            ({ head, cell }, k) => html`
              <tr>
                <th scope="row">${head}</th>
                ${rows.map((row, n) => {
                  const choice = choices[n];
                  if (choice) return html`<td class=${joined(row.hour === hour.value && "hot")}>${cell(choice)}</td>`;
                  return k ? null : html`<${Gone} ctx=${ctx} painter=${row.painter} lines=${personal ? 4 : 1} />`;
                })}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** An hour that is taken, over all lines. @param {{ctx: Ctx, painter: number | null, lines: number}} props */
const Gone = ({ ctx, painter: who, lines }) => html`
  <td class="gone" rowspan=${lines}>
    ${who === null ? null : html`${painter(ctx, who)}<span>${ctx.title(who)}</span>`}
  </td>
`;

/** @typedef {{head: Drawn, cell: (choice: RiseChoice) => Drawn}} Line */

/**
 * What an hour brings; to Leonardo only when he acts.
 * @param {Ctx} ctx
 * @param {FullMarket | undefined} personal
 */
function compared(ctx, personal) {
  /** @type {Line} */
  const order = {
    head: html`${icon("clock")}${ctx.t("web-fresco-you-act", { who: personal ? "you" : "other" })}`,
    cell: (choice) => nth(ctx, choice),
  };
  /** @type {Line[]} */
  const lines = [
    { head: html`${icon("mask")}${ctx.t("web-fresco-mood")}`, cell: ({ mood = 0 }) => signed(mood) },
    {
      head: html`${apprentice(ctx, ctx.seat ?? 0)}${ctx.t("web-fresco-apprentices")}`,
      cell: ({ apprentices }) => apprentices,
    },
    {
      head: html`${coin()}${ctx.t("web-fresco-for-tiles", { tiles: personal?.tiles ?? 0 })}`,
      cell: ({ full_market }) => costs(ctx, sure(full_market)),
    },
  ];
  return personal ? [...lines, order] : [order];
}

/** @param {Ctx} ctx @param {FullMarket} market */
function costs(ctx, { price, coins_left: left }) {
  return html`
    ${price}
    <small>
      ,${" "} ${left >= 0 ? ctx.t("web-fresco-left", { left }) : ctx.t("web-fresco-too-dear")}
    </small>
  `;
}

/** @param {Ctx} ctx @param {{acts: number[]}} choice */
const nth = (ctx, { acts: [first, last] }) =>
  first === last
    ? ctx.t("web-fresco-nth", { place: first })
    : `${ctx.t("web-fresco-nth", { place: first })}–${ctx.t("web-fresco-nth", { place: last })}`;
