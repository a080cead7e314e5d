/** All of one's finished games: figures by game and number of players, the list, all as one file, and the end of it. */

import { sprite } from "../art/sprite.js";
import { fault } from "./aids/faults.js";
import { batch, html, render, signal } from "./aids/html.js";
import { Delete } from "./history/delete.js";
import { ByPlayers, Numbers, Places, Tallies } from "./history/figures.js";
import { Played } from "./history/played.js";
import { fetchMetas, metaOf } from "./home/metas.js";
import { Segments } from "./home/settings.js";
import { insist, load, shortTitleOf, t } from "./i18n/i18n.js";
import { api } from "./net/api.js";
import { Brand, Language, Theme } from "./shell/tools.js";

/** @typedef {import("../types/server.d.ts").PlayedFacts} PlayedFacts */
/** @typedef {import("../types/server.d.ts").Figures} Figures */

const ALL = "all";
const PAGE = 20;

const kinds = signal(/** @type {import("../types/server.d.ts").GameFacts[]} */ ([]));
const statistics = signal(/** @type {import("../types/server.d.ts").Statistics | null} */ (null));
const games = signal(/** @type {PlayedFacts[] | null} */ (null));
const total = signal(0); // of what was chosen
const everything = signal(0); // how many games there are, whatever is chosen
const game = signal(ALL);
const players = signal(ALL);
const trouble = signal("");
/** What is about to be deleted: one game, or all of them (null). */
const deleting = signal(/** @type {{game: PlayedFacts | null} | null} */ (null));

/** The games from the so manieth on. @param {number} skip */
async function fetchGames(skip) {
  const asked = [game.value, players.value];
  const only = asked.map((value, k) => (value === ALL ? "" : `&${["game", "players"][k]}=${value}`)).join("");
  try {
    /** @type {import("../types/server.d.ts").History} */
    const told = await api(`/api/history?skip=${skip}&count=${PAGE}${only}`);
    if (asked.join() !== [game.value, players.value].join()) return; // something else was chosen meanwhile
    const before = skip ? (games.value ?? []) : [];
    const known = new Set(before.map(({ id }) => id));
    batch(() => {
      games.value = [...before, ...told.games.filter(({ id }) => !known.has(id))];
      total.value = told.total;
      trouble.value = "";
    });
  } catch (error) {
    trouble.value = fault(error);
  }
}

/** How many there are in all: those go when all are deleted. */
async function fetchTotal() {
  try {
    everything.value = (await api("/api/history?count=1")).total;
  } catch (error) {
    trouble.value = fault(error);
  }
}

/** As often as there is something left to be worked out. */
async function fetchFigures() {
  try {
    for (;;) {
      const told = await api("/api/history/figures");
      statistics.value = told;
      if (!told.pending) return;
    }
  } catch (error) {
    trouble.value = fault(error);
  }
}

/** @param {string} to */
async function chooseGame(to) {
  // What a game counts has its names in the game's own texts; a game of another package may have none.
  if (metaOf(to).words) await load([to]).catch(() => {});
  batch(() => {
    game.value = to;
    players.value = ALL;
  });
  await fetchGames(0);
}

/** @param {string} to */
function choosePlayers(to) {
  players.value = to;
  fetchGames(0);
}

/** @param {Figures} of */
const isChosen = (of) =>
  of.game === (game.value === ALL ? null : game.value) &&
  of.players === (players.value === ALL ? null : Number(players.value));

function Choices() {
  const found = statistics.value?.figures ?? [];
  const all = { id: ALL, name: t("games-all") };
  const numbers = found.flatMap((of) => (of.game === game.value && of.players !== null ? [String(of.players)] : []));
  return html`
    <div class="choices">
      <${Segments}
        ui="game"
        label=${t("games-which")}
        now=${game.value}
        choices=${[all, ...kinds.value.map(({ id }) => ({ id, name: shortTitleOf(id) }))]}
        onChoose=${chooseGame}
      />
      ${
        numbers.length > 1
          ? html`
            <${Segments}
              ui="with"
              label=${t("games-with")}
              now=${players.value}
              choices=${[all, ...numbers.map((id) => ({ id, name: t("games-players", { count: Number(id) }) }))]}
              onChoose=${choosePlayers}
            />
          `
          : null
      }
    </div>
  `;
}

function Summary() {
  const told = statistics.value;
  const of = told?.figures.find(isChosen);
  if (!told) return html`<p class="none" role="status">${t("home-coming")}</p>`;
  if (!of) return html`<p class="none">${t("games-none-counted")}</p>`;
  const last = told.last.filter((one) => game.value === ALL || one.game === game.value);
  const groups = told.figures.filter((one) => one.game === of.game && one.players !== null);
  return html`
    ${told.pending ? html`<p class="note" role="status">${t("games-pending", { count: told.pending })}</p>` : null}
    <div class="stats wide">
      <${Numbers} of=${of} all />
      <div class="drawings">
        ${players.value === ALL ? html`<${Places} last=${last} />` : null}
        <${Tallies} of=${of} />
      </div>
      ${of.game && of.players === null && groups.length > 1 ? html`<${ByPlayers} groups=${groups} />` : null}
    </div>
  `;
}

/** @param {{shown: PlayedFacts[]}} props */
const List = ({ shown }) => html`
  <ul class="pasts">
    ${shown.map(
      (one) => html`
        <${Played} key=${one.id} game=${one}>
          <a class="tool2t" data-ui="export" href=${`/api/tables/${one.id}/record`} download>${t("web-export")}</a>
          <button
            class="tool2t"
            data-ui="delete"
            aria-haspopup="dialog"
            onClick=${() => {
              deleting.value = { game: one };
            }}
          >
            ${t("games-delete")}
          </button>
        <//>
      `,
    )}
  </ul>
  ${
    shown.length < total.value
      ? html`
        <button class="btn quiet" data-ui="more" onClick=${() => fetchGames(shown.length)}>
          ${t("games-more", { count: total.value - shown.length })}
        </button>
      `
      : null
  }
`;

const Keep = () => html`
  <section class="sheet box" aria-labelledby="h-keep">
    <header class="sec-h"><h2 id="h-keep">${t("games-yours")}</h2></header>
    <p>${t("games-file-about")}</p>
    <div class="acts2">
      <a class="btn" data-ui="file" href="/api/history/file" download>${t("games-file")}</a>
      <button
        class="btn quiet"
        data-ui="delete-all"
        aria-haspopup="dialog"
        onClick=${() => {
          deleting.value = { game: null };
        }}
      >
        ${t("games-delete-every")}
      </button>
    </div>
  </section>
`;

const close = () => {
  deleting.value = null;
};

/** After something was deleted, everything is shown. */
function again() {
  batch(() => {
    close();
    game.value = ALL;
    players.value = ALL;
  });
  look();
}

function look() {
  fetchTotal();
  fetchFigures();
  fetchGames(0);
}

const Nothing = () => html`
  <section class="sheet box">
    <p class="none">${t("games-none")}</p>
    <a class="btn" data-ui="lobby" href="/">${t("web-to-lobby")}</a>
  </section>
`;

function Page() {
  document.title = `Bottega · ${t("games-title")}`;
  const shown = games.value;
  const empty = shown?.length === 0 && game.value === ALL;
  return html`
    <header class="games-beam">
      <${Brand} name="Bottega" />
      <h1>${t("games-title")}</h1>
      <nav class="tools" aria-label=${t("web-tools")}><${Language} /><${Theme} /></nav>
    </header>
    <main class="games">
      ${trouble.value ? html`<p class="trouble sheet" role="alert">${trouble.value}</p>` : null}
      ${
        empty
          ? html`<${Nothing} />`
          : html`
            <section class="sheet box" aria-labelledby="h-figures">
              <header class="sec-h"><h2 id="h-figures">${t("games-figures")}</h2><${Choices} /></header>
              <${Summary} />
            </section>
            <section class="sheet box" aria-labelledby="h-list">
              <header class="sec-h">
                <h2 id="h-list">${t("games-list")}</h2><small>${t("games-not-counted")}</small>
              </header>
              ${shown ? html`<${List} shown=${shown} />` : html`<p class="none" role="status">${t("home-coming")}</p>`}
            </section>
            <${Keep} />
          `
      }
      ${
        deleting.value
          ? html`<${Delete} game=${deleting.value.game} total=${everything.value} onClose=${close} onDone=${again} />`
          : null
      }
    </main>
  `;
}

async function start() {
  document.body.prepend(document.createRange().createContextualFragment(sprite));
  await insist(["common", "web"]);
  await insist(["web-home", "web-games"]);
  render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("root")));
  try {
    [kinds.value] = await Promise.all([api("/api/games"), fetchMetas()]);
  } catch (error) {
    trouble.value = fault(error);
  }
  look();
}

start();
