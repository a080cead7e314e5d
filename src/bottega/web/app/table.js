/** The table page: takes its seat, connects, and draws what it is told. */

import { peopleDefs } from "../art/avatar.js";
import { sprite } from "../art/sprite.js";
import { effect, html, render } from "./aids/html.js";
import { listen } from "./aids/keys.js";
import { watchTurns } from "./aids/notice.js";
import { explain } from "./aids/tips.js";
import { insist } from "./i18n/i18n.js";
import { answered, connect } from "./net/actions.js";
import { ApiError, api } from "./net/api.js";
import { loseChoice } from "./net/doubt.js";
import { receive } from "./net/messages.js";
import { watchBuild } from "./net/renew.js";
import { Connection } from "./net/socket.js";
import { holdChoices, watchClicks } from "./shell/clicks.js";
import { doorOf, helpsToTry } from "./shell/doors.js";
import { watchLooks } from "./shell/follow.js";
import { switchHint } from "./shell/hint.js";
import { watchTime } from "./shell/patience.js";
import { Table } from "./shell/root.js";
import { switchRules } from "./shell/rules.js";
import { stayAt, takeSecret } from "./shell/seat.js";
import { chat, facts, gate, knownBefore, line, pending, refusal } from "./shell/state.js";

const OPEN_MENU = '[data-ui="menu"]';

/** Takes the seat, and finds the line to the table. @param {string | null} secret @returns {Promise<() => string>} */
async function enter(secret) {
  const [, kind, key] = location.pathname.split("/");
  if (kind === "watch") {
    /** @type {import("../types/server.d.ts").Found} */
    const { id } = await api(`/api/watch/${key}`);
    return () => `/ws/${id}?watch=${encodeURIComponent(key)}`;
  }
  if (secret) {
    /** @type {import("../types/server.d.ts").Sat} */
    const { seat } = await api(`/api/tables/${key}/sit`, { secret });
    stayAt(seat);
  }
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
  watchClicks();
  // The link to a seat of this table, opened on this page, does not load it anew by itself.
  addEventListener("hashchange", () => {
    if (location.hash.includes("seat=")) location.reload();
  });
  document.body.prepend(document.createRange().createContextualFragment(sprite + peopleDefs));
  await insist(["common", "table", "web", "web-follow"]);
  render(html`<${Table} />`, /** @type {HTMLElement} */ (document.getElementById("root")));
  let path;
  try {
    path = await enter(secret);
  } catch (error) {
    shut(error instanceof ApiError ? error.code : undefined);
    // Where trying again may help, the page must come again with its key.
    if (secret && helpsToTry(gate.value?.kind))
      history.replaceState(null, "", `${location.pathname}${location.search}#seat=${encodeURIComponent(secret)}`);
    return;
  }
  connect(
    new Connection(path, {
      message: receive,
      open: () => {
        chat.value = [];
      }, // what was said is told anew
      lost: (seconds) => {
        if (line.peek().state === "open") knownBefore.value = facts.peek().length;
        loseChoice();
        line.value = { state: "lost", seconds, at: Date.now() };
        answered(null, false);
      },
      refused: () => shut(refusal.peek()?.code),
    }),
  );
  explain();
  listen({
    rules: switchRules,
    hint: switchHint,
    menu: () => /** @type {HTMLElement | null} */ (document.querySelector(OPEN_MENU))?.click(),
  });
  watchTurns();
  watchLooks();
  watchTime();
  watchBuild();
  effect(() => {
    pending.value;
    line.value;
    holdChoices();
  });
}

start();
