/** The front page: choose a game and play, set a table, or go back to one. */

import { vault } from "../art/posters.js";
import { sprite } from "../art/sprite.js";
import { fault } from "./aids/faults.js";
import { art, html, onReturn, render, signal, useEffect, useState } from "./aids/html.js";
import { explain } from "./aids/tips.js";
import { insist, t, titleOf, wordFor } from "./i18n/i18n.js";
import { api } from "./net/api.js";
import { NAMES } from "./shell/context.js";
import { SetUp } from "./shell/setup.js";
import { Tables } from "./shell/tables.js";
import { Language, Theme } from "./shell/tools.js";

/**
 * @typedef {{id: string, kind: "choice" | "number" | "several", default: any, rule: string,
 *   choices?: string[] | null, low?: number | null, high?: number | null}} Option
 */
/** @typedef {{name: string, corrected: string[]}} EditionFacts */
/**
 * @typedef {{id: string, title: string, players: number[], options: Option[], modules: string[],
 *   presets: Record<string, string[]>, bots: string[], editions: EditionFacts[]}} GameFacts
 */

/** What a game's own folder says of it, if it has one. @typedef {{minutes: number, poster: string}} GameMeta */
const UNKNOWN = { minutes: 60, poster: "" };

/** @type {Map<string, GameMeta>} */
const metas = new Map();
const folderOf = (/** @type {string} */ id) => id.replaceAll("-", "_");
const metaOf = (/** @type {string} */ id) => metas.get(folderOf(id)) ?? UNKNOWN;

/** The page names the folders there are. */
const fetchMetas = () =>
  Promise.all(
    (document.documentElement.dataset.games ?? "")
      .split(" ")
      .filter(Boolean)
      .map(async (folder) => metas.set(folder, (await import(`../games/${folder}/meta.js`)).default)),
  );

const games = signal(/** @type {GameFacts[]} */ ([]));
const chosen = signal("fresco");
const trouble = signal("");
const busy = signal(false);
const name = signal("");

/**
 * Lay a table and go there.
 * @param {{game: string, seats: string[], options?: Record<string, any>, pace?: string, public?: boolean,
 *   edition?: string}} wish
 */
export async function lay(wish) {
  if (busy.value) return;
  busy.value = true;
  trouble.value = "";
  try {
    location.assign((await api("/api/tables", wish)).url);
  } catch (error) {
    trouble.value = fault(error);
    busy.value = false;
  }
}

/** A usual table against computers. @param {GameFacts} game */
const usual = (game) => {
  const players = game.players[1] ?? game.players[0];
  return { game: game.id, seats: ["me", ...Array(players - 1).fill(game.bots[0])] };
};

/** @param {{game: GameFacts}} props */
function Poster({ game }) {
  const open = chosen.value === game.id;
  const title = titleOf(game.id, game.title);
  const most = game.players[game.players.length - 1];
  const set = () => {
    chosen.value = game.id;
    requestAnimationFrame(() =>
      document.getElementById("setup")?.scrollIntoView({ block: "nearest", behavior: "smooth" }),
    );
  };
  return html`
    <article class="poster sheet ${open ? "is-open" : ""}">
      <div class="poster-art">${art(metaOf(game.id).poster)}</div>
      <div class="poster-t">
        <h2>${title}</h2>
        <p class="meta">
          ${t("web-poster-meta", {
            least: game.players[0],
            most,
            minutes: metaOf(game.id).minutes,
          })}
        </p>
        <p>${wordFor(`web-poster-${game.id}`, "")}</p>
        <div class="poster-acts">
          <button
            class="btn"
            data-ui=${`play-${game.id}`}
            aria-label=${t("web-play-now-name", { game: title })}
            disabled=${busy.value}
            onClick=${() => lay(usual(game))}
          >
            ${t("web-play-now")}
          </button>
          <button
            class="btn quiet"
            data-ui=${`set-${game.id}`}
            aria-expanded=${open}
            aria-controls="setup"
            aria-label=${t("web-set-table-name", { game: title })}
            onClick=${set}
          >
            ${t("web-set-table")}
          </button>
        </div>
      </div>
    </article>
  `;
}

function Me() {
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const save = async () => {
    setTyped(null);
    if (typed === null || typed.trim() === name.value) return;
    try {
      name.value = (await api("/api/me", { name: typed.trim() })).name;
    } catch (error) {
      trouble.value = fault(error);
    }
  };
  return html`
    <form
      class="me"
      onSubmit=${(/** @type {Event} */ e) => {
        e.preventDefault();
        /** @type {HTMLElement} */
        (document.activeElement)?.blur();
      }}
    >
      <label for="me">${t("web-you-are")}</label>
      <input
        id="me"
        data-ui="name"
        autocomplete="nickname"
        maxlength="30"
        placeholder=${NAMES[0]}
        value=${typed ?? name.value}
        onInput=${(/** @type {InputEvent} */ e) => setTyped(/** @type {HTMLInputElement} */ (e.target).value)}
        onBlur=${save}
      />
    </form>
  `;
}

function Lobby() {
  const game = games.value.find((g) => g.id === chosen.value) ?? games.value[0];
  useEffect(() => {
    document.title = `Bottega · ${t("web-lobby")}`;
  });
  return html`
    <main class="lobby">
      <section class="hero">
        ${art(vault, { "aria-label": t("web-vault") })}
        <div class="hero-t"><h1>Bottega</h1><p>${t("web-lobby-lead")}</p></div>
      </section>
      <div class="right">
        <header class="lobby-bar">
          <nav class="tools" aria-label=${t("web-tools")}><${Language} /><${Theme} /></nav>
          <${Me} />
        </header>
        ${trouble.value ? html`<p class="trouble sheet" role="alert">${trouble.value}</p>` : null}
        <div class="posters">${games.value.map((g) => html`<${Poster} key=${g.id} game=${g} />`)}</div>
        ${game ? html`<${SetUp} key=${game.id} game=${game} me=${name.value} busy=${busy.value} onLay=${lay} />` : null}
        <${Tables} />
      </div>
    </main>
  `;
}

async function start() {
  document.body.prepend(document.createRange().createContextualFragment(sprite));
  await insist(["common", "web"]);
  render(html`<${Lobby} />`, /** @type {HTMLElement} */ (document.getElementById("root")));
  explain();
  onReturn(() => {
    busy.value = false;
  });
  try {
    [games.value, { name: name.value }] = await Promise.all([api("/api/games"), api("/api/me"), fetchMetas()]);
  } catch (error) {
    trouble.value = fault(error);
  }
}

start();
