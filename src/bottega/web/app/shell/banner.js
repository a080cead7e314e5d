/**
 * The line to the server: a quiet word when it is lost, when it is back, and when the server was renewed. The board
 * stays readable.
 */

import { art, html, useEffect, useState } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { retry } from "../net/actions.js";
import { doubt } from "../net/doubt.js";
import { newer, renew } from "../net/renew.js";
import { line, table } from "./state.js";
import { tab } from "./tabs.js";

const BROKEN = `<svg viewBox="0 0 64 24">
      <path d="M2 12h18M44 12h18" stroke="#c9a86a" stroke-width="4"/>
      <path d="M20 12c4-8 8 4 10-2M44 12c-4 8-8-4-10 2" fill="none" stroke="#c9a86a" stroke-width="3.5"
        stroke-linecap="round"/>
    </svg>`;
const TIED = `<svg viewBox="0 0 64 24">
      <path d="M2 12h20M42 12h20" stroke="#c9a86a" stroke-width="4"/>
      <path d="M22 12c6-14 20 14 20 0s-14 14-20 0Z" fill="none" stroke="#c9a86a" stroke-width="3.5"/>
    </svg>`;
const SHOWN = 6000; // ms
const QUIET = 1500; // ms; a hiccup shorter than this is not worth a word

/** What is said of the line: that it is lost, and for a while that it is back. */
function useLine() {
  const { state, seconds = 0, at = 0 } = line.value;
  const [now, setNow] = useState(Date.now());
  const [back, setBack] = useState(false);
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (state !== "lost") {
      if (state === "open" && told) {
        setBack(true);
        setTold(false);
        const end = setTimeout(() => setBack(false), SHOWN);
        return () => clearTimeout(end);
      }
      return undefined;
    }
    setBack(false);
    // Counted from the loss, however often one tries in the meantime.
    const shown = setTimeout(() => setTold(true), QUIET);
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => {
      clearInterval(tick);
      clearTimeout(shown);
    };
  }, [state]);
  const left = Math.max(0, Math.ceil(seconds - (now - at) / 1000));
  return { lost: state === "lost" && told, left, back, setBack };
}

/** @param {{left: number, started: boolean}} props */
const Lost = ({ left, started }) => html`
  <div class="banner bad" role="alert">
    <span class="knot" aria-hidden="true">${art(BROKEN)}</span>
    <div>
      <h2>${t("web-lost")}</h2>
      <p>
        <span aria-hidden="true">${t("web-lost-next", { seconds: left })} </span>
        ${t(!started ? "web-lost-seat" : doubt.value === null ? "web-lost-safe" : "follow-lost-choice")}
      </p>
    </div>
    <button class="btn quiet" data-ui="retry" onClick=${retry}>${t("web-try-now")}</button>
  </div>
`;

/** @param {{missed: number}} props moves told since the line was lost */
export function Banner({ missed }) {
  const { lost, left, back, setBack } = useLine();
  const started = table.value?.started ?? false;
  if (lost) return html`<${Lost} left=${left} started=${started} />`;
  if (newer.value)
    return html`
      <div class="banner good" role="status">
        <span class="knot" aria-hidden="true">${art(TIED)}</span>
        <div><h2>${t("web-renewed")}</h2><p>${t("web-renewed-reason")}</p></div>
        <button class="btn quiet" data-ui="renew" onClick=${renew}>${t("web-renew")}</button>
      </div>
    `;
  if (back)
    return html`
      <div class="banner good" role="status">
        <span class="knot" aria-hidden="true">${art(TIED)}</span>
        <div>
          <h2>${t("web-back")}</h2>
          ${started ? html`<p>${missed ? t("web-back-missed", { count: missed }) : t("web-back-nothing")}</p>` : null}
        </div>
        ${
          missed
            ? html`
              <button
                class="btn quiet"
                data-ui="show-missed"
                onClick=${() => {
                  tab.value = "log";
                  setBack(false);
                  document.querySelector(".log")?.scrollIntoView({ block: "nearest" });
                }}
              >
                ${t("web-back-show")}
              </button>
            `
            : null
        }
      </div>
    `;
  return null;
}
