/** The review page: where a finished game was won or lost, for one of its players. */

import { peopleDefs } from "../art/avatar.js";
import { sprite } from "../art/sprite.js";
import { html, render } from "./aids/html.js";
import { explain } from "./aids/tips.js";
import { insist } from "./i18n/i18n.js";
import { ApiError } from "./net/api.js";
import { open } from "./review/data.js";
import { Showing } from "./review/page.js";
import { doorOf } from "./shell/doors.js";
import { gate } from "./shell/state.js";

const [, , id] = location.pathname.split("/");

async function start() {
  document.body.prepend(document.createRange().createContextualFragment(sprite + peopleDefs));
  await insist(["common", "web", "hint", "web-review"]);
  render(html`<${Showing} />`, /** @type {HTMLElement} */ (document.getElementById("root")));
  try {
    await open(id, new URLSearchParams(location.search).get("seat"));
    explain();
  } catch (error) {
    gate.value = { kind: doorOf(error instanceof ApiError ? error.code : undefined) };
  }
}

start();
