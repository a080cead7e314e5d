/** Pages at a closed door: what happened in one sentence, and two ways on. */

import { avatarPart } from "../../art/avatar.js";
import { art, html, useState } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { helpsToTry } from "./doors.js";
import { Language, Theme } from "./tools.js";

const CAT = `<g stroke="#3a2113" stroke-width="1.5" stroke-linejoin="round">
      <path d="M242 482c-8 2-14-2-12-12 2-8 8-10 10-16l-2-10 7 4h8l7-4-2 11c4 6 12 10 16 18 2 6 0 9-6 9Z"
        fill="#e9dcc0"/>
      <path d="M273 476c10 2 14-6 10-16" fill="none" stroke-width="4"/>
      <path d="M244 455h.2m7.800 0h.2m-5 4h2" stroke-linecap="round" stroke-width="2.2"/>
    </g>`;
const WOOD = `<ellipse cx="100" cy="56" rx="72" ry="27" fill="#4b301b"/>
    <ellipse cx="100" cy="51" rx="72" ry="27" fill="#a98558" stroke="#4b301b" stroke-width="1.5"/>
    <ellipse cx="100" cy="51" rx="58" ry="20" fill="none" stroke="#7d5634" stroke-opacity=".5"/>
    <path d="M74 43h52l6 16H68Z" fill="#f6ead0" stroke="#4a2815"/>
    <path d="M84 43l-3 16M95 43l-1.500 16M106 43l1.500 16M117 43l3 16M72 49h56M70 54h60" stroke="#8d6f4e"
      stroke-width=".7"/>`;
const CHAIRS = [
  [36, 40],
  [70, 24],
  [130, 24],
  [164, 40],
  [100, 16],
];

const seated = (/** @type {number} */ n, /** @type {number[]} */ [x, y]) =>
  `<g transform="translate(${x - 16} ${y - 18}) scale(.68)">${avatarPart(n)}</g>`;
const free = (/** @type {number[]} */ [x, y]) =>
  `<circle cx="${x}" cy="${y}" r="13" fill="none" stroke="currentColor" stroke-opacity=".7" stroke-width="1.5"
      stroke-dasharray="3 3"/>`;

/**
 * A table seen from above: people, free chairs, or nobody but the cat.
 * @param {boolean[]} taken
 * @param {boolean} [cat]
 */
export const tableTop = (taken, cat = false) =>
  `<svg class="tbl" viewBox="0 0 200 92" aria-hidden="true">
      ${WOOD}
      ${taken.map((sits, k) => (sits ? seated(k + 1, CHAIRS[k]) : free(CHAIRS[k]))).join("")}
      ${cat ? `<g transform="translate(-150 -386)">${CAT}</g>` : ""}
    </svg>`;

const LETTER = `<svg class="tbl" viewBox="0 0 200 92" aria-hidden="true">
      <path d="M44 22h112v56H44Z" fill="#f6ead0" stroke="#4a2815" stroke-width="1.5" transform="rotate(-4 100 50)"/>
      <path d="M46 26l56 30 52-38" fill="none" stroke="#8d6f4e" stroke-width="1.5"/>
      <g transform="translate(100 54)">
        <path d="M-16-3C-17-14-8-18 0-17L-3-6 2 0-4 6 1 16C-10 18-16 8-16-3Z" fill="#b3281d" stroke="#5f120c"
          stroke-width="1.5"/>
        <path d="M6-16C16-14 19-4 17 4 15 12 10 15 7 16L3 6 9 0 3-6Z" fill="#b3281d" stroke="#5f120c"
          stroke-width="1.5"/>
      </g>
    </svg>`;

const DRAWINGS = {
  full: tableTop([true, true, true, true]),
  link: LETTER,
  seat: LETTER,
  expired: LETTER,
  none: tableTop([false, false], true),
  page: tableTop([false, false], true),
  busy: tableTop([true, true, true, true]),
  stopped: tableTop([false, false], true),
  damaged: tableTop([false, false], true),
  offline: tableTop([false, false], true),
  trouble: tableTop([false, false], true),
  name: LETTER,
  site: LETTER,
  replay: tableTop([false, false], true),
  running: tableTop([true, true, true, true]),
  old: tableTop([false, false], true),
};

/**
 * A door that stays shut, with the links to the gallery and to the record, where there are such.
 * @typedef {{kind: keyof typeof DRAWINGS, watch?: string, record?: string}} Shut
 */

/** A link that was cut off can be pasted whole. */
function Paste() {
  const [pasted, setPasted] = useState("");
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const url = new URL(pasted, location.origin);
      // Only a path of this house is followed, whatever was pasted.
      if (/^\/(t|join|watch|replay)\//.test(url.pathname)) location.assign(url.pathname + url.search + url.hash);
    } catch {
      /* not a link at all: the field keeps it for another look */
    }
  };
  return html`
    <form onSubmit=${open}>
      <label class="field">
        <span>${t("web-gate-paste")}</span>
        <input
          type="text"
          inputmode="url"
          data-ui="link"
          value=${pasted}
          onInput=${(/** @type {InputEvent} */ e) => setPasted(/** @type {HTMLInputElement} */ (e.target).value)}
          placeholder="https://…/join/…"
        />
      </label>
      <div class="acts2">
        <button class="btn" data-ui="open-link">${t("web-gate-open")}</button>
        <a class="btn quiet" data-ui="lobby" href="/">${t("web-to-lobby")}</a>
      </div>
    </form>
  `;
}

/** The ways on. @param {Shut} props */
function Ways({ kind, watch, record }) {
  const again = helpsToTry(kind);
  return html`
    <div class="acts2">
      ${watch ? html`<a class="btn gold" data-ui="watch" href=${watch}>${t("web-watch")}</a>` : null}
      ${record ? html`<a class="btn" data-ui="export" href=${record} download>${t("web-export")}</a>` : null}
      ${
        again
          ? html`
            <button class="btn gold" data-ui="reload" onClick=${() => location.reload()}>${t("web-try-now")}</button>
          `
          : null
      }
      ${
        kind === "name"
          ? null
          : html`
            <a class=${watch || again ? "btn quiet" : "btn gold"} data-ui="new-table" href="/">
              ${t(kind === "none" || kind === "full" ? "web-gate-new" : "web-to-lobby")}
            </a>
          `
      }
    </div>
  `;
}

/** @param {Shut} props */
export function Gate({ kind, watch, record }) {
  const asks = kind === "link" || kind === "seat" || kind === "expired";
  return html`
    <main class="gate-page">
      <nav class="tools corner" aria-label=${t("web-tools")}><${Language} /><${Theme} /></nav>
      <div class="gate sheet">
        ${art(DRAWINGS[kind])}
        <div>
          <h1>${t(`web-gate-${kind}`)}</h1>
          <p>
            ${t(`web-gate-${kind}-reason`)}
            ${
              kind === "name" && /^[\w.-]+$/.test(location.hostname)
                ? html` <code>make play ARGS="--name ${location.hostname}"</code>`
                : null
            }
          </p>
          ${asks ? html`<${Paste} />` : html`<${Ways} kind=${kind} watch=${watch} record=${record} />`}
        </div>
      </div>
    </main>
  `;
}
