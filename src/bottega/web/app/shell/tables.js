/** Tables one has a part in, and tables with a free seat. */

import { shield } from "../../art/pieces.js";
import { art, html, signal, useEffect } from "../aids/html.js";
import { lang, shortTitleOf, t } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { nameAt } from "./context.js";

const AGAIN = 20_000; // ms between two looks
/** @type {import("../../vendor/signals.js").Signal<{mine: any[], open: any[], finished: any[]}>} */
const lists = signal({ mine: [], open: [], finished: [] });

async function look() {
  if (document.hidden) return;
  // Without an answer the page keeps what it knows; the next look tries again.
  try {
    lists.value = await api("/api/tables");
  } catch {
    /* said elsewhere, when something is asked for */
  }
}

/** @param {any} table */
function state(table) {
  if (table.stopped) return t("web-table-stopped");
  if (!table.started)
    return t("web-room", { count: table.seats.filter((/** @type {any} */ s) => s.kind === "open").length });
  if (table.your_turn) return t("web-your-turn");
  const waits = table.seats[table.to_act[0]];
  return waits ? t(waits.kind === "computer" ? "web-wait-computer" : "web-wait-person", { name: nameAt(waits) }) : "";
}

/** @param {any} table */
const result = (table) =>
  table.ranking
    .flat()
    .map(
      (/** @type {number} */ seat) =>
        `${seat === table.you ? t("web-result-you") : nameAt(table.seats[seat])} ${table.scores[seat]}`,
    )
    .join(", ");
const day = (/** @type {number} */ at) =>
  new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" }).format(new Date(at));

/** @param {{table: any, first: any, text: any, children?: any}} props */
const Row = ({ table, first, text, children }) => html`
  <li>
    ${first}
    <span class="what"><b>${shortTitleOf(table.game)}</b> ${text}</span>
    <span class="sh" aria-hidden="true">
      ${table.seats.map((/** @type {any} */ s) => art(shield((s.seat % 5) + 1)))}
    </span>
    ${children}
  </li>
`;

/** @param {{title: string, children?: any}} props */
const List = ({ title, children }) =>
  html`
    <section class="open-tables sheet" aria-label=${title}>
      <header class="place-h"><h2>${title}</h2></header>
      <ul>${children}</ul>
    </section>
  `;

const people = (/** @type {any} */ table) =>
  table.seats
    .filter((/** @type {any} */ s) => s.kind !== "open" && s.seat !== table.you)
    .map(nameAt)
    .join(", ");

export function Tables() {
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
  const { mine, open, finished } = lists.value;
  const running = [...mine].sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.created - a.created);
  const others = open.filter((table) => table.you === null);
  return html`
    <div class="lists">
      ${
        running.length
          ? html`
            <${List} title=${t("web-your-tables")}>
              ${running.map(
                (table) => html`
                  <${Row}
                    key=${table.id}
                    table=${table}
                    text=${table.name || people(table)}
                    first=${html`<span class=${table.your_turn ? "turn-dot" : undefined}>${state(table)}</span>`}
                  >
                    <a class="btn quiet" data-ui="open-table" href=${table.url}>
                      ${t(table.your_turn ? "web-take-seat" : "web-look-in")}
                    </a>
                  <//>
                `,
              )}
            <//>
          `
          : null
      }
      ${
        others.length
          ? html`
            <${List} title=${t("web-open-tables")}>
              ${others.map(
                (table) => html`
                  <${Row}
                    key=${table.id}
                    table=${table}
                    text=${table.name || people(table)}
                    first=${html`<span>${state(table)}</span>`}
                  >
                    <a class="btn quiet" data-ui="join-table" href=${table.invite}>${t("web-sit-down")}</a>
                  <//>
                `,
              )}
            <//>
          `
          : null
      }
      ${
        finished.length
          ? html`
            <${List} title=${t("web-finished-tables")}>
              ${finished.map(
                (table) => html`
                  <${Row}
                    key=${table.id}
                    table=${table}
                    text=${table.scores ? result(table) : ""}
                    first=${html`<span>${day(table.created)}</span>`}
                  >
                    <a class="btn quiet" data-ui="see-account" href=${table.url}>${t("web-see-account")}</a>
                    <a class="btn quiet" data-ui="export" href=${`/api/tables/${table.id}/record`} download>
                      ${t("web-export")}
                    </a>
                  <//>
                `,
              )}
            <//>
          `
          : null
      }
      ${
        running.length || others.length || finished.length
          ? null
          : html`<${List} title=${t("web-your-tables")}><li class="none">${t("web-no-tables")}</li><//>`
      }
    </div>
  `;
}
