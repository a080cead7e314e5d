/** The table page: takes its seat, connects, loads the game's module and draws beam, board and side column. */
import { effect, html, render, signal, useEffect, useLayoutEffect, useState } from "./html.js";
import { load, t } from "./i18n.js";
import { chat, ctx, facts, game, line, pending, refusal, showState, table, view } from "./state.js";
import { act, connect, free } from "./actions.js";
import { api, ApiError } from "./api.js";
import { landing, measure, settle } from "./motion.js";
import { watchTime } from "./patience.js";
import { putAway, summarise } from "./summary.js";
import { watchTurns } from "./notice.js";
import { Connection } from "./socket.js";
import { explain } from "./tips.js";
import { listen } from "./keys.js";
import { sound } from "./prefs.js";
import { Banner } from "./banner.js";
import { Beam } from "./beam.js";
import { doorOf } from "./doors.js";
import { Log } from "./log.js";
import { Later } from "./later.js";
import { sprite } from "../art/art.js";
import { peopleDefs } from "../art/art-avatar.js";

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

/** @param {string} file */
function style(file) {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(`../css/${file}`, import.meta.url).href });
    link.onload = resolve;
    link.onerror = () => reject(new Error(file));
    // The shell's own sheet comes last: it knows the page as a whole.
    document.head.insertBefore(link, document.querySelector('link[href*="web.css"]'));
  });
}

/** @type {Promise<void> | null} */
let loading = null;

/** @param {string} id */
async function loadGame(id) {
  const folder = FOLDERS[/** @type {keyof typeof FOLDERS} */ (id)];
  const module = (await import(`../games/${folder}/index.js`)).default;
  const styles = [...STYLES[/** @type {keyof typeof STYLES} */ (id)], ...module.css];
  await Promise.all([load(module.ftl), ...styles.map(style)]);
  game.value = module;
}

/** @param {Record<string, any>} message */
function hear(message) {
  if (message.type === "table") {
    table.value = message.table;
    loading ??= loadGame(message.table.game);
  } else if (message.type === "state") {
    measure();
    const known = facts.peek().length;
    showState(message);
    // Only now: an old picture is nothing to choose from.
    if (line.peek().state !== "open") line.value = { state: "open" };
    if (message.view.over && !Final.peek()) Promise.all([import("./account.js"), style("account.css")]).then(([module]) => { Final.value = module.Final; });
    if (sound.peek() && facts.peek().length > known) import("./sound.js").then((made) => made.wood());
    summarise();
  } else if (message.type === "chat") {
    chat.value = [...chat.value, message];
  } else if (message.type === "ok" || message.type === "refused") {
    // What could not even be read, or came too fast, is refused without its number.
    if (message.re === null || pending.value?.id === message.re) pending.value = null;
    if (message.type === "refused") refusal.value = { code: message.code, message: message.message };
  }
}

/** Choices are made by clicks on what carries their number. */
document.addEventListener("click", (event) => {
  const hit = event.target instanceof Element ? event.target.closest("[data-action], [data-ui], a, input, label") : null;
  const chosen = hit ?? landing(event.clientX, event.clientY);
  if (!chosen?.hasAttribute("data-action") || chosen.getAttribute("aria-disabled") === "true") return;
  putAway();
  act(Number(/** @type {HTMLElement} */ (chosen).dataset.action));
});

/**
 * While something is on its way, or the line is down, choices say that they wait. The mark is an attribute that no
 * component writes, and it is looked for on every element: a redraw may have made something else of a choice.
 */
function holdChoices() {
  if (free()) {
    for (const held of document.querySelectorAll("[data-held]")) { held.removeAttribute("aria-disabled"); held.removeAttribute("data-held"); }
    return;
  }
  for (const choice of document.querySelectorAll("#table [data-action]:not([aria-disabled])")) {
    choice.setAttribute("aria-disabled", "true");
    choice.setAttribute("data-held", "");
  }
}

/** What the module says of the page goes to <body>, where the styles look for it. @param {Record<string, string | undefined>} page */
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
  const page = shown ? game.value.page?.(shown) ?? {} : {};
  useLayoutEffect(() => { settle(); }, [view.value]);
  useLayoutEffect(() => { dress(final ? { body: "page-final" } : gate.value ? { body: "page-gate" } : page); });
  useLayoutEffect(holdChoices);
  useEffect(() => { if (final) scrollTo(0, 0); }, [final]);
  if (gate.value) return html`<${Later} from=${gatePage} name="Gate" ...${gate.value} />`;
  if (table.value?.stopped) return html`<${Later} from=${gatePage} name="Gate" kind="stopped" record=${`/api/tables/${table.value.id}/record`} />`;
  if (table.value && !table.value.started) return html`<${Later} from=${roomPage} name="Room" table=${table.value} />`;
  if (!shown) return html`<p class="opening" role="status">${t("web-opening")}</p>`;
  const { Board, Side } = game.value;
  const root = { "data-game": shown.view.game, "data-ply": shown.view.ply, "data-to-act": (shown.view.to_act ?? []).join(","), "data-over": shown.over ? "true" : undefined };
  const missed = before.value === null ? 0 : Math.max(0, shown.facts.length - before.value);
  return html`<div id="table" ...${root}>
    <${Beam} ctx=${shown} round=${final ? t("web-finished") : page.round} title=${page.title} />
    <${Banner} missed=${missed} />
    ${final ? html`<${Final.value} ctx=${shown} onBoard=${() => setBoard(true)} />` : html`
    <main class=${page.main ?? "table"}>
      <${Board} ctx=${shown} />
      <aside class="side"><${Side} ctx=${shown} /><${Log} ctx=${shown} />
        <p class="edition">${shown.over ? html`<button class="btn gold" data-ui="account" onClick=${() => setBoard(false)}>${t("web-see-account")}</button>` : null}${t("web-edition", { edition: shown.view.edition === "house edition" ? "house" : shown.view.edition ?? "" })}</p></aside>
    </main>`}
  </div>`;
}

/** Which table this page is for, and how it is entered. */
async function enter() {
  const [, kind, key] = location.pathname.split("/");
  if (kind === "watch") return { id: (await api(`/api/watch/${key}`)).id, query: `?watch=${encodeURIComponent(key)}` };
  const secret = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (secret) {
    // The secret leaves the address bar before anything else happens, so that it is not copied or shared by mistake.
    history.replaceState(null, "", location.pathname + location.search);
    await api(`/api/tables/${key}/sit`, { secret });
  }
  return { id: key, query: "" };
}

/** @param {string} [code] */
function shut(code) { gate.value = { kind: doorOf(code) }; }

async function start() {
  document.body.prepend(document.createRange().createContextualFragment(sprite + peopleDefs));
  await load(["common", "web"]);
  render(html`<${Table} />`, /** @type {HTMLElement} */ (document.getElementById("root")));
  let place;
  try { place = await enter(); } catch (error) { shut(error instanceof ApiError ? error.code : undefined); return; }
  connect(new Connection(`/ws/${place.id}${place.query}`, {
    message: hear,
    open: () => { chat.value = []; }, // what was said is told anew
    lost: (seconds) => {
      if (line.peek().state === "open") before.value = facts.peek().length;
      line.value = { state: "lost", seconds, at: Date.now() };
      pending.value = null;
    },
    refused: () => shut(refusal.peek()?.code),
  }));
  explain();
  listen(() => /** @type {HTMLElement | null} */ (document.querySelector(OPEN_MENU))?.click());
  watchTurns();
  watchTime();
  effect(() => { pending.value; line.value; holdChoices(); });
}

start();
