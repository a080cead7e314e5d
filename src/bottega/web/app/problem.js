/**
 * The page for an address that leads nowhere, or that the server could not or would not open. Its code says which words
 * fit.
 */

import { peopleDefs } from "../art/avatar.js";
import { sprite } from "../art/sprite.js";
import { html, render } from "./aids/html.js";
import { insist } from "./i18n/i18n.js";
import { doorOf } from "./shell/doors.js";
import { Gate } from "./shell/gate.js";

document.body.prepend(document.createRange().createContextualFragment(sprite + peopleDefs));
async function start() {
  await insist(["common", "web"]);
  render(
    html`<${Gate} kind=${doorOf(document.body.dataset.code)} />`,
    /** @type {HTMLElement} */ (document.getElementById("root")),
  );
}

start();
