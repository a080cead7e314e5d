/** The page for an address that leads nowhere. What was asked for says which words fit. */
import { html, render } from "./html.js";
import { insist } from "./i18n.js";
import { Gate } from "./gate.js";
import { sprite } from "../art/art.js";
import { peopleDefs } from "../art/art-avatar.js";

document.body.prepend(document.createRange().createContextualFragment(sprite + peopleDefs));
await insist(["common", "web"]);
const kind = /^\/(join|watch)\//.test(location.pathname) ? "link" : "none";
render(html`<${Gate} kind=${kind} />`, /** @type {HTMLElement} */ (document.getElementById("root")));
