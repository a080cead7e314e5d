/** One's finished games on the front page: the last few, and some figures. */
import { html, signal, useEffect } from "../aids/html.js";
import { Numbers, Places } from "../history/figures.js";
import { Played } from "../history/played.js";
import { shortTitleOf, t } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { Segments } from "./settings.js";

/** @typedef {import("../../types/server.d.ts").GameFacts} GameFacts */
/** @typedef {import("../../types/server.d.ts").History} History */
/** @typedef {import("../../types/server.d.ts").Statistics} Statistics */

const ALL = "all";
const SHOWN = 3;
const told = signal(/** @type {History | null} */ (null));
const figures = signal(/** @type {Statistics | null} */ (null));
const which = signal(ALL);

export function show(/** @type {History} */ history) {
  told.value = history;
  which.value = ALL;
}

/** @param {string} game */
async function choose(game) {
  which.value = game;
  const only = game === ALL ? "" : `&game=${game}`;
  try {
    const found = await api(`/api/history?count=${SHOWN}${only}`);
    if (which.peek() === game) told.value = found;
  } catch {
    /* what is there stays */
  }
}

/** As often as there is something left to be worked out. */
async function fetchFigures() {
  try {
    for (;;) {
      figures.value = await api("/api/history/figures");
      if (!figures.value?.pending) return;
    }
  } catch {
    /* without figures the list is there all the same */
  }
}

/** @param {{games: GameFacts[]}} props */
export function Past({ games }) {
  useEffect(() => {
    fetchFigures();
  }, [told.value?.total]);
  const now = which.value;
  const of = figures.value?.figures.find((one) => one.players === null && one.game === (now === ALL ? null : now));
  const last = (figures.value?.last ?? []).filter(({ game }) => now === ALL || game === now);
  const choices = [{ id: ALL, name: t("games-all") }, ...games.map(({ id }) => ({ id, name: shortTitleOf(id) }))];
  return html`
    <section id="history" class="sheet box" aria-labelledby="h-history">
      <header class="sec-h">
        <h2 id="h-history">${t("games-title")}</h2>
        <a class="tool2t" data-ui="all-games" href="/games">${t("games-show-all")}</a>
        <${Segments} ui="past" label=${t("games-which")} now=${now} choices=${choices} onChoose=${choose} />
      </header>
      <div class="hist">
        <ul class="pasts">
          ${told.value?.games.map((game) => html`<${Played} key=${game.id} game=${game} />`)}
          ${told.value?.games.length ? null : html`<li class="none">${t("games-none")}</li>`}
        </ul>
        ${of ? html`<div class="stats"><${Numbers} of=${of} /><${Places} last=${last} /></div>` : null}
      </div>
    </section>
  `;
}
