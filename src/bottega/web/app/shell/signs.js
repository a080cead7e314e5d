/** Small signs in the beam: that one only watches, and, on a device without a mouse, the way to ask what things are. */

import { art, html, joined, useEffect, useState } from "../aids/html.js";
import { asking, hideTip } from "../aids/tips.js";
import { t } from "../i18n/i18n.js";

const EYE = `<svg viewBox="0 0 20 14" aria-hidden="true">
      <path d="M1 7q9-12 18 0-9 12-18 0Z" fill="none" stroke="currentColor" stroke-width="1.8"/>
      <circle cx="10" cy="7" r="2.800" fill="currentColor"/>
    </svg>`;

/** @param {{ctx: import("./context.js").Ctx}} props */
export const Watching = ({ ctx }) =>
  ctx.seat === null && !ctx.over
    ? html`
      <span class="tool watching-sign" role="note" data-tip=${t("web-watching-tip")}>
        ${art(EYE)}
        <b>${t("web-watching")}</b>
      </span>
    `
    : null;

const SAID = 5000; // ms for what asking is; then what lies below is to be seen, and the golden sign says enough

/** Seen only where nothing can hover. */
export function Asking() {
  const on = asking.value;
  const [said, setSaid] = useState(false);
  useEffect(() => {
    setSaid(false);
    const timer = on ? setTimeout(() => setSaid(true), SAID) : undefined;
    return () => clearTimeout(timer);
  }, [on]);
  return html`
    <button
      class=${joined("tool asking", on && "on")}
      data-ui="asking"
      aria-pressed=${on}
      aria-label=${t("web-asking")}
      onClick=${() => {
        asking.value = !on;
        hideTip();
      }}
    >
      <b aria-hidden="true">i</b>
    </button>
    ${on && !said ? html`<p class="asking-now" role="status">${t("web-asking-now")}</p>` : null}
  `;
}
