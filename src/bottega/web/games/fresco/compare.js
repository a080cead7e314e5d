/** All hours side by side, while one chooses when to get up. */
import { html, joined, useEffect } from "../../app/aids/html.js";
import { signed } from "../../app/i18n/i18n.js";
import { hour } from "./looked_at.js";
import { apprentice, coin, icon, painter } from "./pieces.js";
import { hourName } from "./words.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/** @typedef {{hour: number, price: number, painter: number | null}} HostelRow */

const TILES = 3;

/** @param {{ctx: Ctx}} props */
export function Compare({ ctx }) {
  const rows = ctx.view.hostel;
  useEffect(
    () => () => {
      hour.value = null;
    },
    [],
  ); // the row that was chosen is gone before the pointer leaves it
  const choices = rows.map((/** @type {HostelRow} */ row) => ctx.find("rise", { hour: row.hour }));
  const own = choices.some((/** @type {any} */ choice) => choice?.mood !== undefined);
  const { coins } = ctx.view.mine;
  const line = (
    /** @type {any} */ head,
    /** @type {(choice: any) => any} */ cell,
    /** @type {boolean} */ first = false,
  ) => html`
    <tr>
      <th scope="row">${head}</th>
      ${rows.map((/** @type {HostelRow} */ row, /** @type {number} */ k) =>
        choices[k]
          ? html`<td class=${joined(row.hour === hour.value && "hot")}>${cell(choices[k])}</td>`
          : first
            ? html`
              <td class="gone" rowspan=${own ? 4 : 1}>
                ${
                  row.painter === null ? null : html`${painter(ctx, row.painter)}<span>${ctx.title(row.painter)}</span>`
                }
              </td>
            `
            : null,
      )}
    </tr>
  `;
  return html`
    <div class="leaf leaf-get">
      <table class="compare">
        <caption class="vh">${ctx.t("web-fresco-compare")}</caption>
        <thead>
          <tr>
            <th class="lead">${ctx.t("web-fresco-if-up-at")}</th>
            ${rows.map(
              (/** @type {HostelRow} */ row, /** @type {number} */ k) =>
                html`
                  <th scope="col" class=${joined(!choices[k] && "gone", row.hour === hour.value && "hot")}>
                    <span class="peek">${hourName(ctx, row.hour)}</span>
                  </th>
                `,
            )}
          </tr>
        </thead>
        <tbody>
          ${own ? line(html`${icon("mask")}${ctx.t("web-fresco-mood")}`, (choice) => signed(choice.mood), true) : null}
          ${
            own
              ? line(
                  html`${apprentice(ctx, ctx.seat ?? 0)}${ctx.t("web-fresco-apprentices")}`,
                  (choice) => choice.apprentices,
                )
              : null
          }
          ${
            own
              ? line(
                  html`${coin()}${ctx.t("web-fresco-for-tiles", { tiles: TILES })}`,
                  (choice) =>
                    html`
                      ${choice.price * TILES}
                      <small>
                        ,${" "}
                        ${
                          coins >= choice.price * TILES
                            ? ctx.t("web-fresco-left", { left: coins - choice.price * TILES })
                            : ctx.t("web-fresco-too-dear")
                        }
                      </small>
                    `,
                )
              : null
          }
          ${line(
            html`${icon("clock")}${ctx.t("web-fresco-you-act", { who: own ? "you" : "other" })}`,
            (choice) => nth(ctx, choice),
            !own,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {Ctx} ctx @param {{acts: number[]}} choice */
const nth = (ctx, { acts: [first, last] }) =>
  first === last
    ? ctx.t("web-fresco-nth", { place: first })
    : `${ctx.t("web-fresco-nth", { place: first })}–${ctx.t("web-fresco-nth", { place: last })}`;
