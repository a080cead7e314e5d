/**
 * The page for an address that leads nowhere, or that the server could not or would not open. Its code says which words
 * fit.
 */

import { sprite } from "../art/art.js";
import { peopleDefs } from "../art/art-avatar.js";
import { doorOf } from "./doors.js";
import { Gate } from "./gate.js";
import { html, render } from "./html.js";
import { insist } from "./i18n.js";

document.body.prepend(document.createRange().createContextualFragment(sprite + peopleDefs));
async function start() {
  await insist(["common", "web"]);
  render(
    html`<${Gate} kind=${doorOf(document.body.dataset.code)} />`,
    /** @type {HTMLElement} */ (document.getElementById("root")),
  );
}

start();
