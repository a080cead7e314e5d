/** The hostel: who gets up when, and the choice of one's own hour. */
import { art, html, joined } from "../../app/aids/html.js";
import { signed } from "../../app/i18n/i18n.js";
import { windowAt } from "../../art/hostel.js";
import { ROOF } from "../../art/places.js";
import { looking } from "./looked_at.js";
import { acts } from "./names.js";
import { chip, coin, icon, Place, painter, spoken } from "./pieces.js";
import { hourName, offer, placeNow } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** @param {{ctx: Ctx}} props */
export function Hostel({ ctx }) {
  const choosing = ctx.has("rise");
  const now = placeNow(ctx) === "hostel";
  const chooser = choosing ? ctx.all("rise")[0].painter : null;
  return html`
    <${Place} id="hostel" now=${now} cls=${choosing ? "getup" : ""} label=${ctx.t("fresco-hostel")}>
      <header class="place-h">
        ${art(ROOF)}
        <h2 data-tip=${ctx.t("web-fresco-tip-hostel")}>${ctx.t("fresco-hostel")}</h2>
      </header>
      <ol class="times">
        ${ctx.view.hostel.map((row, k) => bed(ctx, row, k, chooser))}
      </ol>
    <//>
  `;
}

/** @typedef {import("../../types/fresco.d.ts").HostelRow} HostelRow */
/** @typedef {import("../../types/fresco.d.ts").RiseChoice} RiseChoice */

/** @param {Ctx} ctx @param {HostelRow} row @param {number} k @param {number | null} chooser */
function bed(ctx, row, k, chooser) {
  const choice = ctx.find("rise", { hour: row.hour });
  const inside = html`
    ${art(windowAt(k))}
    <b class="t">${hourName(ctx, row.hour)}</b>
    <span class="fact">${icon("mask")}${signed(row.mood)}</span>
    <span class="fact">${coin()}${row.price}</span>
    <span class="bed">
      ${
        row.painter !== null
          ? painter(ctx, row.painter, { "data-piece": `sleeper-${row.painter}` })
          : choice
            ? painter(ctx, /** @type {number} */ (chooser), { class: "ghost-painter" })
            : null
      }
    </span>
  `;
  const sleeper =
    row.painter !== null
      ? ctx.t("web-fresco-sleeps", { who: ctx.who(row.painter), name: ctx.player(row.painter) })
      : ctx.t("web-fresco-bed-free");
  const tip = ctx.t("web-fresco-hour-tip", { hour: row.hour, mood: signed(row.mood), price: row.price, sleeper });
  if (choice) {
    return html`
      <li key=${row.hour}>
        <button class="time legal" ...${offer(ctx, choice)} ...${looking(row.hour)}>
          ${inside}
          <span class="more">${effects(ctx, choice)}</span>
          ${preview(ctx, choice)}
        </button>
      </li>
    `;
  }
  const cls = joined(
    "time",
    row.painter !== null && row.painter === ctx.seat && "mine",
    chooser !== null && "slept-in",
  );
  return html`
    <li key=${row.hour} class=${cls} data-tip=${tip}>
      ${inside}
      ${chooser === null ? null : html`<span class="more">${sleeper}</span>`}
      ${spoken(tip)}
    </li>
  `;
}

/** Said in the row itself where there is no room for a table beside it. @param {Ctx} ctx @param {RiseChoice} choice */
const effects = (ctx, choice) =>
  choice.mood === undefined
    ? ctx.t("web-fresco-act", { acts: acts(ctx, choice.acts) })
    : ctx.t("web-fresco-hour-effects", {
        mood: signed(choice.mood),
        apprentices: choice.apprentices ?? 0,
        acts: acts(ctx, choice.acts),
      });

/** @param {Ctx} ctx @param {RiseChoice} choice */
function preview(ctx, choice) {
  const order = html`<i>${ctx.t("web-fresco-act", { acts: acts(ctx, choice.acts) })}</i>`;
  if (choice.mood === undefined) return chip(order, "chip-bed");
  const before = ctx.view.people[choice.painter].mood ?? 0;
  return chip(
    html`${ctx.t("fresco-hostel-mood")} <b>${signed(before)}</b>${icon("arrow")}<b>${signed(choice.mood)}</b>${order}`,
    "chip-bed",
  );
}
