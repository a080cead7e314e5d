/** The front page: tables that wait, games to play at once or with others, lessons, finished games, settings. */

import { sprite } from "../art/sprite.js";
import { fault } from "./aids/faults.js";
import { effect, html, joined, onReturn, render, signal, useEffect } from "./aids/html.js";
import { explain } from "./aids/tips.js";
import { Levels, levelFor } from "./home/levels.js";
import { fetchMetas } from "./home/metas.js";
import { Doors } from "./home/nav.js";
import { Poster } from "./home/poster.js";
import { Settings } from "./home/settings.js";
import { name, Side } from "./home/side.js";
import { lists, Tables, Turns, turns, useLooks } from "./home/tables.js";
import { insist, load, t } from "./i18n/i18n.js";
import { api } from "./net/api.js";
import { Bring } from "./shell/bring.js";
import { SetUp } from "./shell/setup.js";
import { style } from "./shell/styles.js";

/** @typedef {import("../types/server.d.ts").GameFacts} GameFacts */

const SHOWN = 3; // finished games on the front page

const games = signal(/** @type {GameFacts[]} */ ([]));
/** The game whose table is being set. */
const setting = signal("");
const trouble = signal("");
const busy = signal(false);
/** What offers lessons, once it is here; without it the page is whole too. */
const offers = signal(/** @type {typeof import("./learn/offers.js") | null} */ (null));
/** What draws finished games, once there are some. */
const past = signal(/** @type {typeof import("./home/history.js") | null} */ (null));
/** Whether all that the page begins with has been asked for, with or without an answer. */
const asked = signal(false);
/**
 * Whether the reader has neither played nor sits anywhere, once that is known: lessons come first then. It stays so
 * until the page is loaded again, so that nothing moves under the pointer.
 */
const isNew = signal(/** @type {boolean | null} */ (null));
/** The game whose first table waits for an answer. */
const asking = signal("");

const tell = (/** @type {string} */ words) => {
  trouble.value = words;
};

/** Lay a table and go there. @param {import("../types/server.d.ts").NewTable} wish */
async function lay(wish) {
  if (busy.value) return;
  busy.value = true;
  tell("");
  try {
    /** @type {import("../types/server.d.ts").Made} */
    const made = await api("/api/tables", wish);
    if (made.programs.length) (await import("./programs/handed.js")).handOver(made);
    location.assign(made.url);
  } catch (error) {
    tell(fault(error));
    busy.value = false;
    asking.value = "";
  }
}

/** What may fail is told at the top of the page. @param {Promise<void>} work */
function attempt(work) {
  tell("");
  work.catch((error) => {
    tell(fault(error));
    asking.value = "";
  });
}

/** Lessons come with the rest of the page; if they do not, nothing else waits for them. */
const fetchOffers = () =>
  Promise.all([import("./learn/offers.js"), api("/api/lessons"), load(["web-learn"]), style("learn-home.css")]).then(
    ([made, told]) => {
      made.lessons.value = told;
      offers.value = made;
    },
    () => {},
  );

/** What draws finished games comes only if there are some. */
async function fetchHistory() {
  /** @type {import("../types/server.d.ts").History | null} */
  const told = await api(`/api/history?count=${SHOWN}`).catch(() => null);
  if (told === null) return; // the page is whole without them
  if (!told.total) {
    past.value = null;
    return;
  }
  await Promise.all([import("./home/history.js"), load(["web-games"]), style("history.css")]).then(
    ([made]) => {
      made.show(told);
      past.value = made;
    },
    () => {},
  );
}

/** How many sit at a usual table. @param {GameFacts} game */
const usualSeats = (game) => game.players[1] ?? game.players[0];

/** A usual table against computers. @param {GameFacts} game */
const usual = (game) => ({
  game: game.id,
  seats: ["me", ...Array(usualSeats(game) - 1).fill(levelFor(game, games.value))],
});

/** At once, or after the question of the first time. @param {GameFacts} game */
function play(game) {
  if (offers.value?.asksFirst(game.id)) asking.value = game.id;
  else lay(usual(game));
}

/** Opens the set-up of a game below the posters, or closes it. @param {GameFacts} game */
function set(game) {
  setting.value = setting.value === game.id ? "" : game.id;
  requestAnimationFrame(() =>
    document.getElementById("setup")?.scrollIntoView({ block: "nearest", behavior: "smooth" }),
  );
}

function FirstTime() {
  const first = games.value.find((game) => game.id === asking.value);
  const offer = offers.value;
  if (!offer || !first) return null;
  return html`
    <${offer.FirstTime}
      game=${first.id}
      attempt=${attempt}
      onPlay=${() => lay(usual(first))}
      onClose=${() => {
        asking.value = "";
      }}
    />
  `;
}

function Play() {
  const game = games.value.find((one) => one.id === setting.value);
  return html`
    <section id="play" aria-labelledby="h-play">
      <header class="sec-h">
        <h2 id="h-play">${t("home-play")}</h2><span class="note">${t("home-play-note")}</span>
      </header>
      <div class="posters">
        ${games.value.map(
          (one) => html`
            <${Poster}
              key=${one.id}
              game=${one}
              seats=${usualSeats(one)}
              open=${one === game}
              busy=${busy.value}
              onPlay=${() => play(one)}
              onSet=${() => set(one)}
            />
          `,
        )}
      </div>
      ${
        game
          ? html`
            <${SetUp}
              key=${game.id}
              game=${game}
              me=${name.value}
              busy=${busy.value}
              usual=${levelFor(game, games.value)}
              onLay=${lay}
              offer=${offers.value}
              attempt=${attempt}
            />
          `
          : null
      }
      <${Levels} games=${games.value} />
    </section>
  `;
}

function Lobby() {
  const settled = isNew.value !== null;
  const offer = settled ? offers.value : null;
  const told = settled ? past.value : null;
  useLooks();
  useEffect(() => {
    document.title = `Bottega · ${t("web-lobby")}`;
  });
  const parts = ["play", "tables", offer && "learn", told && "history", "settings"].filter((one) => one !== null);
  return html`
    <main class="lobby">
      <${Side} onTrouble=${tell}><${Doors} parts=${parts} turns=${turns()} /><//>
      <div class="home">
        ${trouble.value ? html`<p class="trouble sheet" role="alert">${trouble.value}</p>` : null}
        <${Turns} />
        <${Play} />
        <div class=${joined("home-two", isNew.value && "is-new")}>
          <${Tables} told=${settled ? lists.value : null} />
          ${offer ? html`<${offer.Lessons} order=${games.value.map(({ id }) => id)} attempt=${attempt} />` : null}
        </div>
        ${told ? html`<${told.Past} games=${games.value} />` : null}
        <${Settings} />
        <${Bring} />
      </div>
      <${FirstTime} />
    </main>
  `;
}

async function start() {
  document.body.prepend(document.createRange().createContextualFragment(sprite));
  await insist(["common", "web"]);
  await insist(["web-home"]);
  render(html`<${Lobby} />`, /** @type {HTMLElement} */ (document.getElementById("root")));
  explain();
  onReturn(() => {
    busy.value = false;
    fetchHistory();
  });
  effect(() => {
    if (asked.value && lists.value) isNew.value ??= !past.value && !lists.value.mine.length;
  });
  const history = fetchHistory();
  try {
    /** @type {[GameFacts[], import("../types/server.d.ts").Me, unknown, unknown]} */
    const [offered, me] = await Promise.all([api("/api/games"), api("/api/me"), fetchMetas(), fetchOffers()]);
    games.value = offered;
    name.value ||= me.name; // unless another was given meanwhile
  } catch (error) {
    tell(fault(error));
  }
  await history;
  asked.value = true;
}

start();
