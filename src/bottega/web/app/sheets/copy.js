/** Something to take along: a field that holds it, and a button that copies it. */

import { i } from "../../art/pieces.js";
import { art, html, useState } from "../aids/html.js";
import { t } from "../i18n/i18n.js";

const SHOWN = 2500; // ms

/** @param {{text: string, label: string, name: string}} props */
export function Copy({ text, label, name }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN);
    } catch {
      // Without a secure page there is no clipboard: the field beside the button is selected instead.
      /** @type {HTMLInputElement | null} */ (document.getElementById(`link-${name}`))?.select();
    }
  };
  return html`
    <div class="copy">
      <label for=${`link-${name}`}>${label}</label>
      <span>
        <input
          id=${`link-${name}`}
          readonly
          value=${text}
          onFocus=${(/** @type {FocusEvent} */ e) => /** @type {HTMLInputElement} */ (e.target).select()}
        />
        <button type="button" class="btn quiet" data-ui=${`copy-${name}`} onClick=${copy}>
          ${art(i(copied ? "check" : "link"))}${t(copied ? "web-copied" : "web-copy")}
        </button>
      </span>
    </div>
  `;
}
