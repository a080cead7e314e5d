/** A hint: the button that asks for it, and whether its panel lies open. The panel is fetched then. */

import { i } from "../../art/pieces.js";
import { art, html, signal } from "../aids/html.js";
import { hints } from "../aids/prefs.js";
import { t } from "../i18n/i18n.js";
import { lesson, past } from "./state.js";

const open = signal(false);

export const hintOpen = () => open.value;

/** Whether somebody who looks at this may ask. @param {import("./context.js").Ctx} ctx */
export const mayAsk = (ctx) => ctx.seat !== null && ctx.myTurn && !ctx.over && !lesson.value && !past.value;

/** Whoever was in the panel is back where it was asked for. */
export const shutHint = () => {
  if (document.activeElement?.closest(".hint-p"))
    /** @type {HTMLElement | null} */ (document.querySelector('[data-ui="hint"]'))?.focus({ preventScroll: true });
  open.value = false;
};

/** For the key: only where the button is. */
export function switchHint() {
  if (open.peek()) shutHint();
  else if (document.querySelector('[data-ui="hint"]')) open.value = true;
}

/** Beside the question. @param {{ctx: import("./context.js").Ctx}} props */
export function AskHint({ ctx }) {
  if (!hints.value || !mayAsk(ctx)) return null;
  return html`
    <button
      type="button"
      class="btn quiet ask-hint"
      data-ui="hint"
      aria-expanded=${open.value}
      aria-keyshortcuts="H"
      aria-label=${t("web-hint-name")}
      data-tip=${t(ctx.table.hints ? "web-hint-tip" : "web-hint-not-here")}
      onClick=${() => {
        open.value = !open.value;
      }}
    >
      ${art(i("hand"))}<span>${t("web-hint-short")}</span>
    </button>
  `;
}
