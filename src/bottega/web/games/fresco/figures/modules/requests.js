/** A request in the rule book, and the three tiles that fulfil it. */
import { html } from "../../../../app/aids/html.js";
import { requestArt } from "../../../../art/modules/requests.js";
import { big, glyphs, icon } from "../draw.js";

const splashed = () => html`<span class="fig-back">${glyphs("P")}</span>`;

export default () => [splashed(), splashed(), splashed(), icon("arrow"), big(requestArt("P"))];
