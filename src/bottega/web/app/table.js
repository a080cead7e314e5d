/** The table page: takes its seat, connects, loads the game's module and draws beam, board and side column. */

import { sprite } from "../art/art.js";
import { peopleDefs } from "../art/art-avatar.js";
import { act, answered, connect, free } from "./actions.js";
import { ApiError, api } from "./api.js";
import { Banner } from "./banner.js";
import { Beam } from "./beam.js";
import { doorOf, helpsToTry } from "./doors.js";
import { meant, offered } from "./hand.js";
import { effect, html, render, signal, useEffect, useLayoutEffect, useState } from "./html.js";
import { insist, load, t } from "./i18n.js";
import { leave, listen, refocus } from "./keys.js";
import { Later, once } from "./later.js";
import { Log } from "./log.js";
import { landing, measure, settle } from "./motion.js";
import { watchTurns } from "./notice.js";
import { watchTime } from "./patience.js";
import { sound } from "./prefs.js";
import { compare, watchBuild } from "./renew.js";
import { see } from "./seen.js";
import { Connection } from "./socket.js";
import { chat, ctx, facts, game, held, line, pending, refusal, showState, table, view } from "./state.js";
import { putAway, summarise } from "./summary.js";
import { explain } from "./tips.js";

/** Where each game's module lives. */
const FOLDERS = { fresco: "fresco", princes: "princes", "fresco-cards": "fresco_cards" };
/** The styles of each game that were drawn with the house; its module names its own further ones. */
const STYLES = { fresco: [], princes: ["princes.css"], "fresco-cards": ["cards.css"] };
const OPEN_MENU = '[data-ui="menu"]';

const gatePage = () => import("./gate.js");
const roomPage = () => import("./room.js");
/** The account is fetched when there is one to draw. */
const Final = signal(/** @type {any} */ (null));
/** The door that stays shut, if one does. */
const gate = signal(/** @type {{kind: any} | null} */ (null));
/** Facts that were known when the line was lost. */
const before = signal(/** @type {number | null} */ (null));

/** What the game is drawn with does not come, though the line may be up. */
const stuck = signal(false);

/** @type {Map<string, () => Promise<any>>} */
const sheets = new Map();

/** @param {string} file */
function style(file) {
  if (!sheets.has(file))
    sheets.set(
      file,
      once(() => fetchStyle(file)),
    );
  return sheets.get(file)?.();
}

/** @param {string} file */
function fetchStyle(file) {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: new URL(`../css/${file}`, import.meta.url).href,
    });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(file));
    };
    // The shell's own sheet comes last: it knows the page as a whole.
    document.head.insertBefore(link, document.querySelector('link[href*="web.css"]'));
  });
}

/** @param {string} id */
async function loadGame(id) {
  const folder = FOLDERS[/** @type {keyof typeof FOLDERS} */ (id)];
  const module = (await import(`../games/${folder}/index.js`)).default;
  const styles = [...STYLES[/** @type {keyof typeof STYLES} */ (id)], ...module.css];
  await Promise.all([load(module.ftl), ...styles.map(style)]);
  game.value = module;
}

const fetchGame = once(() => loadGame(table.peek().game));
const fetchFinal = once(async () => {
  const [module] = await Promise.all([import("./account.js"), style("account.css")]);
  Final.value = module.Final;
});

/** Fetch what is needed and not here yet: with each picture and each click, in case it failed before. */
function need() {
  if (table.peek() && !game.peek())
    fetchGame().then(
      () => {
        stuck.value = false;
      },
      () => {
        stuck.value = true;
      },
    );
  if (view.peek()?.over && !Final.peek())
    fetchFinal().catch(() => {
      /* the board stays */
    });
}

function reopened() {
  if (line.peek().state === "open") return;
  line.value = { state: "open" };
  refusal.value = null; // whatever it was, the line has been down since
}

/** @param {Record<string, any>} message */
function hear(message) {
  if (message.type === "hello") {
    compare(message.build);
    held.value = message.seats;
  } else if (message.type === "table") {
    table.value = message.table;
    if (message.table.you !== null) stayAt(message.table.you);
    if (!message.table.started) reopened(); // before the game there is no picture to wait for
    see(message.table);
    need();
  } else if (message.type === "state") {
    measure();
    const known = facts.peek().length;
    offered(
      (message.view.choices ?? []).map((/** @type {{id: number}} */ { id }) => id),
      pending.peek() !== null,
    );
    showState(message);
    reopened(); // only now: an old picture is nothing to choose from
    need();
    if (sound.peek() && facts.peek().length > known)
      import("./sound.js").then(
        (made) => made.wood(),
        () => {},
      );
    summarise();
  } else if (message.type === "chat") {
    chat.value = [...chat.value, message];
  } else if (message.type === "ok" || message.type === "refused") {
    // What could not even be read, or came too fast, is refused without its number.
    answered(message.re, message.type === "ok");
    if (message.type === "refused") refusal.value = { code: message.code, message: message.message };
  }
}

/** Choices are made by clicks on what carries their number. */
document.addEventListener("click", (event) => {
  const hit =
    event.target instanceof Element ? event.target.closest("[data-action], [data-ui], a, input, label") : null;
  const chosen = hit ?? landing(event.clientX, event.clientY);
  const offer = chosen?.getAttribute("data-action") ?? null;
  need();
  if (!meant(event, offer) || !chosen || offer === null || chosen.getAttribute("aria-disabled") === "true") return;
  putAway();
  leave(chosen);
  act(Number(offer));
});

/**
 * While something is on its way, or the line is down, choices say that they wait. The mark is an attribute that no
 * component writes, and it is looked for on every element: a redraw may have made something else of a choice. What a
 * component itself takes out of reach says so with `data-off`.
 */
function holdChoices() {
  if (free()) {
    for (const held of document.querySelectorAll("[data-held]")) {
      held.removeAttribute("data-held");
      if (!held.hasAttribute("data-off")) held.removeAttribute("aria-disabled");
    }
    return;
  }
  for (const choice of document.querySelectorAll("#table [data-action]:not([aria-disabled])")) {
    choice.setAttribute("aria-disabled", "true");
    choice.setAttribute("data-held", "");
  }
}

/**
 * What the module says of the page goes to <body>, where the styles look for it.
 * @param {Record<string, string | undefined>} page
 */
function dress(page) {
  document.body.className = page.body ?? "";
  const wanted = Object.entries(page).filter(([key]) => !["body", "main", "round", "title"].includes(key));
  for (const key of Object.keys(document.body.dataset)) delete document.body.dataset[key];
  for (const [key, value] of wanted) if (value !== undefined && value !== null) document.body.dataset[key] = value;
}

function Table() {
  const shown = ctx.value;
  const [board, setBoard] = useState(false);
  const final = shown?.over && !board && Final.value !== null;
  const page = shown ? (game.value.page?.(shown) ?? {}) : {};
  useLayoutEffect(() => {
    settle();
  }, [view.value]);
  useLayoutEffect(() => {
    dress(final ? { body: "page-final" } : gate.value || stuck.value ? { body: "page-gate" } : page);
  });
  useLayoutEffect(holdChoices);
  useEffect(() => {
    const soon = requestAnimationFrame(refocus);
    return () => cancelAnimationFrame(soon);
  }, [view.value]);
  useEffect(() => {
    if (final) scrollTo(0, 0);
  }, [final]);
  if (stuck.value) return html`<${Later} key="stuck" from=${gatePage} name="Gate" kind="offline" />`;
  if (gate.value) return html`<${Later} from=${gatePage} name="Gate" ...${gate.value} />`;
  if (table.value?.stopped)
    return html`
      <${Later}
        from=${gatePage}
        name="Gate"
        kind="stopped"
        record=${table.value.over ? `/api/tables/${table.value.id}/record` : undefined}
      />
    `;
  if (table.value && !table.value.started) return html`<${Later} from=${roomPage} name="Room" table=${table.value} />`;
  if (!shown) return html`<p class="opening" role="status">${t("web-opening")}</p>`;
  const { Board, Side } = game.value;
  const root = {
    "data-game": shown.view.game,
    "data-ply": shown.view.ply,
    "data-to-act": (shown.view.to_act ?? []).join(","),
    "data-over": shown.over ? "true" : undefined,
  };
  const missed = before.value === null ? 0 : Math.max(0, shown.facts.length - before.value);
  return html`
    <div id="table" ...${root}>
      <${Beam} ctx=${shown} round=${final ? t("web-finished") : page.round} title=${page.title} />
      <${Banner} missed=${missed} />
      ${
        final
          ? html`<${Final.value} ctx=${shown} onBoard=${() => setBoard(true)} />`
          : html`
            <main class=${page.main ?? "table"}>
              <${Board} ctx=${shown} />
              <aside class="side">
                <${Side} ctx=${shown} />
                <${Log} ctx=${shown} />
                <p class="edition">
                  ${
                    shown.over
                      ? html`
                        <button class="btn gold" data-ui="account" onClick=${() => setBoard(false)}>
                          ${t("web-see-account")}
                        </button>
                      `
                      : null
                  }
                  ${t("web-edition", {
                    edition: shown.view.edition === "house edition" ? "house" : (shown.view.edition ?? ""),
                  })}
                </p>
              </aside>
            </main>
          `
      }
    </div>
  `;
}

/**
 * The secret of a seat leaves the address bar before anything else happens, so that it is not copied or shared by
 * mistake.
 */
function takeSecret() {
  const secret = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (secret) history.replaceState(null, "", location.pathname + location.search);
  return secret;
}

/**
 * A page stays with the seat it was opened as, also when it is loaded anew: its address says which.
 * @param {number} seat
 */
function stayAt(seat) {
  const url = new URL(location.href);
  if (url.searchParams.get("as") === String(seat)) return;
  url.searchParams.set("as", String(seat));
  history.replaceState(null, "", url.pathname + url.search);
}

/** Takes the seat, and finds the line to the table. @param {string | null} secret @returns {Promise<() => string>} */
async function enter(secret) {
  const [, kind, key] = location.pathname.split("/");
  if (kind === "watch") {
    const { id } = await api(`/api/watch/${key}`);
    return () => `/ws/${id}?watch=${encodeURIComponent(key)}`;
  }
  if (secret) stayAt((await api(`/api/tables/${key}/sit`, { secret })).seat);
  return () => {
    const seat = new URLSearchParams(location.search).get("as");
    return `/ws/${key}${seat === null ? "" : `?seat=${encodeURIComponent(seat)}`}`;
  };
}

/** @param {string} [code] */
function shut(code) {
  gate.value = { kind: doorOf(code) };
}

async function start() {
  const secret = takeSecret();
  // The link to a seat of this table, opened on this page, does not load it anew by itself.
  addEventListener("hashchange", () => {
    if (location.hash.includes("seat=")) location.reload();
  });
  document.body.prepend(document.createRange().createContextualFragment(sprite + peopleDefs));
  await insist(["common", "web"]);
  render(html`<${Table} />`, /** @type {HTMLElement} */ (document.getElementById("root")));
  let path;
  try {
    path = await enter(secret);
  } catch (error) {
    shut(error instanceof ApiError ? error.code : undefined);
    // Where trying again may help, the page must come again with its key.
    if (secret && helpsToTry(gate.value.kind))
      history.replaceState(null, "", `${location.pathname}${location.search}#seat=${encodeURIComponent(secret)}`);
    return;
  }
  connect(
    new Connection(path, {
      message: hear,
      open: () => {
        chat.value = [];
      }, // what was said is told anew
      lost: (seconds) => {
        if (line.peek().state === "open") before.value = facts.peek().length;
        line.value = { state: "lost", seconds, at: Date.now() };
        answered(null, false);
      },
      refused: () => shut(refusal.peek()?.code),
    }),
  );
  explain();
  listen(() => /** @type {HTMLElement | null} */ (document.querySelector(OPEN_MENU))?.click());
  watchTurns();
  watchTime();
  watchBuild();
  effect(() => {
    pending.value;
    line.value;
    holdChoices();
  });
}

start();
