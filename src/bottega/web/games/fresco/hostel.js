/** The hostel: who gets up when, and the choice of one's own hour. */
import { art, html, joined } from "../../app/aids/html.js";
import { signed } from "../../app/i18n/i18n.js";
import { looking } from "./looked_at.js";
import { acts } from "./names.js";
import { chip, coin, icon, Place, painter, spoken } from "./pieces.js";
import { hourName, offer, placeNow } from "./words.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */

const ROOF = `<svg class="roof" viewBox="0 0 290 34" preserveAspectRatio="none" aria-hidden="true">
    <path d="M4 33 22 4h246l18 29Z" fill="#a8452f" stroke="#4a2815" stroke-width="1.5"/>
    <path d="M4 33 22 4h246l18 29Z" fill="url(#rooftile)"/>
    <path d="M22 5h246" stroke="#f2c9a0" stroke-opacity=".7" stroke-width="2"/>
  </svg>`;
const SKIES = [
  ["#1b2c54", '<path d="M13 5a4.5 4.5 0 1 0 3 7 4 4 0 0 1-3-7Z" fill="#f4e6b8"/>'],
  [
    "#41588c",
    `<path d="M7 8h.1m7-2h.1M12 11h.1" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>
      <path d="M3 17q8-4 16 0v3H3Z" fill="#d98f6a"/>`,
  ],
  ["#c98a6a", '<circle cx="11" cy="18" r="5" fill="#f7cf5a"/>'],
  ["#9cc0d4", '<circle cx="11" cy="13" r="4" fill="#f7cf5a"/>'],
  ["#bfe0ee", '<circle cx="11" cy="9" r="4" fill="#f7cf5a"/>'],
];
/** @param {number} k the row; the last sky serves for all later hours */
const windowAt = (k) => {
  const [sky, light] = SKIES[Math.min(k, SKIES.length - 1)];
  return `<svg class="win" viewBox="0 0 22 22" aria-hidden="true">
      <path d="M2 21V9a9 8 0 0 1 18 0v12Z" fill="${sky}" stroke="#4a2815" stroke-width="1.5"/>
      ${light}
      <path d="M11 2v19M2 13h18" stroke="#4a2815" stroke-width="1"/>
    </svg>`;
};

/** @param {{ctx: Ctx}} props */
export function Hostel({ ctx }) {
  const choosing = ctx.has("rise");
  const now = placeNow(ctx) === "hostel";
  const chooser = choosing ? ctx.all("rise")[0].painter : null;
  return html`
    <${Place} id="hostel" now=${now} cls=${choosing ? "getup" : ""} label=${ctx.t("fresco-hostel")}>
      <header class="place-h">${art(ROOF)}<h2>${ctx.t("fresco-hostel")}</h2></header>
      <ol class="times">
        ${ctx.view.hostel.map((/** @type {any} */ row, /** @type {number} */ k) => bed(ctx, row, k, chooser))}
      </ol>
    <//>
  `;
}

/** @param {Ctx} ctx @param {any} row @param {number} k @param {number | null} chooser */
function bed(ctx, row, k, chooser) {
  const choice = ctx.find("rise", { hour: row.hour });
  const taken = row.painter !== null;
  const inside = html`
    ${art(windowAt(k))}
    <b class="t">${hourName(ctx, row.hour)}</b>
    <span class="fact">${icon("mask")}${signed(row.mood)}</span>
    <span class="fact">${coin()}${row.price}</span>
    <span class="bed">
      ${
        taken
          ? painter(ctx, row.painter, { "data-piece": `sleeper-${row.painter}` })
          : choice
            ? painter(ctx, /** @type {number} */ (chooser), { class: "ghost-painter" })
            : null
      }
    </span>
  `;
  const sleeper = taken
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
  const cls = joined("time", taken && row.painter === ctx.seat && "mine", chooser !== null && "taken");
  return html`
    <li key=${row.hour} class=${cls} data-tip=${tip}>
      ${inside}
      ${chooser === null ? null : html`<span class="more">${sleeper}</span>`}
      ${spoken(tip)}
    </li>
  `;
}

/** Said in the row itself where there is no room for a table beside it. @param {Ctx} ctx @param {any} choice */
const effects = (ctx, choice) =>
  choice.mood === undefined
    ? ctx.t("web-fresco-act", { acts: acts(ctx, choice.acts) })
    : ctx.t("web-fresco-hour-effects", {
        mood: signed(choice.mood),
        apprentices: choice.apprentices,
        acts: acts(ctx, choice.acts),
      });

/** @param {Ctx} ctx @param {any} choice */
function preview(ctx, choice) {
  const order = html`<i>${ctx.t("web-fresco-act", { acts: acts(ctx, choice.acts) })}</i>`;
  if (choice.mood === undefined) return chip(order, "chip-bed");
  const before = ctx.view.painters[choice.painter].mood;
  return chip(
    html`${ctx.t("fresco-hostel-mood")} <b>${signed(before)}</b>${icon("arrow")}<b>${signed(choice.mood)}</b>${order}`,
    "chip-bed",
  );
}
