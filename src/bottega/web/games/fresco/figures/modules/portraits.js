/** Portraits in the rule book: some last (∞), some pay once (⚡). */
import { html } from "../../../../app/aids/html.js";
import { portrait } from "../../../../art/modules/portraits.js";
import { big } from "../draw.js";

const signed = (/** @type {string} */ sign, /** @type {string} */ name) =>
  html`<span class="fig-portrait">${big(portrait(name))}<b>${sign}</b></span>`;

export default () => [signed("∞", "abbot"), signed("∞", "sexton"), signed("⚡", "merchant"), signed("⚡", "muse")];
