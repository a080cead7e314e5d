/** The replay page: a finished game again, at any move, through any eyes. */

import { peopleDefs } from "../art/avatar.js";
import { sprite } from "../art/sprite.js";
import { html, render } from "./aids/html.js";
import { explain } from "./aids/tips.js";
import { insist } from "./i18n/i18n.js";
import { ApiError, api } from "./net/api.js";
import { fetchChances } from "./replay/chances.js";
import { listen } from "./replay/keys.js";
import { lookedAt } from "./replay/past.js";
import { go, lookAs, replay, sheet } from "./replay/player.js";
import { Showing } from "./replay/showing.js";
import { doorOf } from "./shell/doors.js";
import { gate, table } from "./shell/state.js";

const [, , id] = location.pathname.split("/");

/** The move that the address asks for; without one, the beginning. */
const asked = () => Number(/^#(\d{1,6})$/.exec(location.hash)?.[1] ?? 0);

async function start() {
  document.body.prepend(document.createRange().createContextualFragment(sprite + peopleDefs));
  await insist(["common", "web", "web-replay", "table"]);
  render(html`<${Showing} />`, /** @type {HTMLElement} */ (document.getElementById("root")));
  try {
    /** @type {import("./replay/player.js").Replay} */
    const of = await api(`/api/replays/${id}`);
    table.value = lookedAt(of);
    replay.value = of;
    const eyes = new URLSearchParams(location.search).get("eyes") ?? "";
    await lookAs(of.eyes.includes(eyes) ? eyes : of.eyes[0], asked());
  } catch (error) {
    gate.value = { kind: doorOf(error instanceof ApiError ? error.code : undefined) };
    return;
  }
  explain();
  fetchChances();
  listen(() => {
    sheet.value = "share";
  });
  addEventListener("hashchange", () => go(asked()));
}

start();
