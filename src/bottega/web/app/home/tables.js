/** Tables: those where it is one's turn first, then one's others, then those with a free seat for anybody. */

import { shield } from "../../art/pieces.js";
import { art, html, signal, useEffect, useState } from "../aids/html.js";
import { lang, shortTitleOf, t } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { nameAt } from "../shell/context.js";
import { BELL } from "./icons.js";
import { metaOf } from "./metas.js";

const AGAIN = 20_000; // ms between two looks
const MOST_CARDS = 3;
const MOST_ROWS = 8;
/** @typedef {import("../../types/server.d.ts").Listed} Listed */
/** @typedef {import("../../types/drawing.d.ts").Drawn} Drawn */

/** Null until the server has told. */
export const lists = signal(/** @type {import("../../types/server.d.ts").Lobby | null} */ (null));

async function look() {
  if (document.hidden) return;
  // Without an answer the page keeps what it knows; the next look tries again.
  try {
    lists.value = await api("/api/tables?finished=false");
  } catch {
    /* said elsewhere, when something is asked for */
  }
}

/** Looks at once, every now and then, and whenever the reader comes back. */
export const useLooks = () =>
  useEffect(() => {
    look();
    const again = setInterval(look, AGAIN);
    addEventListener("focus", look);
    addEventListener("pageshow", look);
    return () => {
      clearInterval(again);
      removeEventListener("focus", look);
      removeEventListener("pageshow", look);
    };
  }, []);

/** Where it is one's turn, the one that waits longest first. */
const waiting = () =>
  (lists.value?.mine ?? [])
    .filter((table) => table.your_turn)
    .sort((a, b) => (a.moved ?? a.created) - (b.moved ?? b.created));

/** How many tables wait for the reader. */
export const turns = () => waiting().length;

const others = (/** @type {Listed} */ table) =>
  table.seats
    .filter((s) => s.kind !== "open" && s.seat !== table.you)
    .map(nameAt)
    .join(", ");

/** How long ago, in the words of the reader's language. @param {number} at ms */
function ago(at) {
  const minutes = Math.round((at - Date.now()) / 60_000);
  const words = new Intl.RelativeTimeFormat(lang.value, { numeric: "auto" });
  if (minutes > -60) return words.format(minutes, "minute");
  return minutes > -48 * 60
    ? words.format(Math.round(minutes / 60), "hour")
    : words.format(Math.round(minutes / 1440), "day");
}

/** @param {{table: Listed}} props */
const Shields = ({ table }) => html`
  <span class="sh" aria-hidden="true">
    ${table.seats.map((s) => (s.kind === "open" ? html`<i class="free-seat"></i>` : art(shield((s.seat % 5) + 1))))}
  </span>
`;

/** @param {{table: Listed}} props */
const TurnCard = ({ table }) => html`
  <li class="turn-card sheet">
    <div class="turn-art">${art(metaOf(table.game).poster)}</div>
    <div>
      <span class="turn-dot">${art(BELL)}${t("web-your-turn")}</span>
      <h3>${shortTitleOf(table.game)}</h3>
      <p>${table.name || t("home-with", { people: others(table) })}</p>
      <span class="turn-foot">
        <${Shields} table=${table} />
        ${table.moved ? html`<small>${t("home-moved", { ago: ago(table.moved) })}</small>` : null}
      </span>
    </div>
    <a class="btn gold" data-ui="open-table" href=${table.url}>${t("web-take-seat")}</a>
  </li>
`;

/** The tables that wait for the reader, above everything else. */
export function Turns() {
  const all = waiting();
  const more = all.length - MOST_CARDS;
  if (!all.length) return null;
  return html`
    <section class="turns-now" aria-labelledby="h-turns">
      <h2 id="h-turns" class="vh">${t("home-turns", { count: all.length })}</h2>
      <ul>${all.slice(0, MOST_CARDS).map((table) => html`<${TurnCard} key=${table.id} table=${table} />`)}</ul>
      ${more > 0 ? html`<p class="note">${t("home-turns-more", { count: more })}</p>` : null}
    </section>
  `;
}

/** @param {Listed} table */
function state(table) {
  if (table.stopped) return t("web-table-stopped");
  if (!table.started) return t("web-room", { count: table.seats.filter((s) => s.kind === "open").length });
  if (table.your_turn) return t("web-your-turn");
  const waits = table.seats[table.to_act[0]];
  return waits ? t(waits.kind === "computer" ? "web-wait-computer" : "web-wait-person", { name: nameAt(waits) }) : "";
}

/** @param {Listed} table */
function about(table) {
  const modules = Array.isArray(table.options.modules) ? table.options.modules.length : 0;
  return [
    table.name || others(table),
    modules ? t("home-modules", { count: modules }) : "",
    table.pace === "days" ? t("home-days") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {{table: Listed, children?: Drawn}} props */
const Row = ({ table, children }) => html`
  <li>
    <span class="st-w">${state(table)}</span>
    <div><b>${shortTitleOf(table.game)}</b><small>${about(table)}</small></div>
    <${Shields} table=${table} />
    ${children}
  </li>
`;

/** One's own tables that are not over. @param {{tables: Listed[]}} props */
const Yours = ({ tables }) => html`
  <ul class="tlist">
    ${tables.map(
      (table) => html`
        <${Row} key=${table.id} table=${table}>
          <a class="btn quiet small" data-ui="open-table" href=${table.url}>
            ${t(table.your_turn ? "web-take-seat" : table.started ? "web-look-in" : "web-room-invite")}
          </a>
        <//>
      `,
    )}
  </ul>
`;

/** Tables of others with a free seat. @param {{tables: Listed[]}} props */
const Open = ({ tables }) => html`
  <ul class="tlist">
    ${tables.map(
      (table) => html`
        <${Row} key=${table.id} table=${table}>
          <a class="btn small" data-ui="join-table" href=${table.invite}>${t("web-sit-down")}</a>
        <//>
      `,
    )}
  </ul>
`;

/** @param {{all: Listed[], list: typeof Yours, none: string}} props */
function Some({ all, list, none }) {
  const [every, showEvery] = useState(false);
  if (!all.length) return html`<p class="none">${none}</p>`;
  return html`
    <${list} tables=${every ? all : all.slice(0, MOST_ROWS)} />
    ${
      every || all.length <= MOST_ROWS
        ? null
        : html`
          <button class="tool2t" data-ui="more-tables" onClick=${() => showEvery(true)}>
            ${t("home-show-all", { count: all.length })}
          </button>
        `
    }
  `;
}

/** @param {{told: import("../../types/server.d.ts").Lobby | null}} props null until there is something to show */
export function Tables({ told }) {
  const cards = waiting().slice(0, MOST_CARDS);
  const mine = (told?.mine ?? []).filter((table) => !cards.includes(table));
  const open = (told?.open ?? []).filter((table) => table.you === null);
  const none = cards.length ? t("home-yours-none-else", { count: cards.length }) : t("web-no-tables");
  mine.sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.created - a.created);
  return html`
    <section id="tables" class="sheet box" aria-labelledby="h-tables">
      <header class="sec-h"><h2 id="h-tables">${t("home-tables")}</h2></header>
      ${
        told
          ? html`
            <h3 class="sub">${t("home-yours")}</h3>
            <${Some} all=${mine} list=${Yours} none=${none} />
            <h3 class="sub">${t("home-open")}</h3>
            <${Some} all=${open} list=${Open} none=${t("home-open-none")} />
          `
          : html`<p class="none" role="status">${t("home-coming")}</p>`
      }
    </section>
  `;
}
