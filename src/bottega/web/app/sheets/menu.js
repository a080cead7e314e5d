/** Everything around the game that is needed now and then. */

import { html, useState } from "../aids/html.js";
import { PACES, pace, setPace } from "../aids/pace.js";
import { allowNotices, noticesPossible } from "../aids/permission.js";
import {
  askFinal,
  askWaste,
  hints,
  keys,
  notices,
  setSound,
  sound,
  summaries,
  switchTheme,
  theme,
} from "../aids/prefs.js";
import { t } from "../i18n/i18n.js";
import { resign } from "../net/actions.js";
import { provenance } from "../shell/edition.js";
import { look } from "../shell/rewind.js";
import { switchRules } from "../shell/rules.js";
import { Language } from "../shell/tools.js";
import { Invite, MyLink } from "./invite.js";
import { Sheet } from "./sheet.js";

const KEYS = [
  ["U", "undo"],
  ["H", "hint"],
  ["[ ]", "rewind"],
  ["W", "again"],
  ["Space", "skip"],
  ["Esc", "close"],
  ["?", "rules"],
  ["M", "help"],
  ["\u2190 \u2191 \u2192 \u2193", "arrows"],
  ["Tab", "tab"],
];

/** @param {{name: string, on: boolean, onChange: (on: boolean) => void}} props */
const Switch = ({ name, on, onChange }) =>
  html`
    <label class="again">
      <input
        type="checkbox"
        data-ui="pref"
        checked=${on}
        onChange=${(/** @type {Event} */ e) => onChange(/** @type {HTMLInputElement} */ (e.target).checked)}
      />
      <span>${name}</span>
    </label>
  `;

export function Comforts() {
  return html`
    <div class="comforts">
      <${Switch} name=${t("web-theme-candlelight")} on=${theme.value === "candlelight"} onChange=${switchTheme} />
      <${Switch} name=${t("web-pref-sound")} on=${sound.value} onChange=${setSound} />
      <${Switch}
        name=${t("web-pref-keys")}
        on=${keys.value}
        onChange=${(/** @type {boolean} */ on) => {
          keys.value = on;
        }}
      />
      <${Switch}
        name=${t("web-pref-waste")}
        on=${askWaste.value}
        onChange=${(/** @type {boolean} */ on) => {
          askWaste.value = on;
        }}
      />
      <${Switch}
        name=${t("web-pref-final")}
        on=${askFinal.value}
        onChange=${(/** @type {boolean} */ on) => {
          askFinal.value = on;
        }}
      />
      <${Switch}
        name=${t("web-pref-summaries")}
        on=${summaries.value}
        onChange=${(/** @type {boolean} */ on) => {
          summaries.value = on;
        }}
      />
      <${Switch}
        name=${t("web-pref-hints")}
        on=${hints.value}
        onChange=${(/** @type {boolean} */ on) => {
          hints.value = on;
        }}
      />
      ${
        noticesPossible()
          ? html`<${Switch} name=${t("web-pref-notices")} on=${notices.value} onChange=${allowNotices} />`
          : null
      }
    </div>
  `;
}

/** How fast what others do is shown. */
const Pace = () => html`
  <fieldset class="pace">
    <legend>${t("follow-pace")}</legend>
    ${PACES.map(
      (one) => html`
        <label key=${one}>
          <input
            type="radio"
            name="pace"
            data-ui="pace"
            value=${one}
            checked=${pace.value === one}
            onChange=${() => setPace(one)}
          />
          <span>${t(`follow-pace-${one}`)}</span>
        </label>
      `,
    )}
  </fieldset>
`;

/** Asks once more before. @param {{ctx: import("../shell/context.js").Ctx, onClose: () => void}} props */
function Resign({ ctx, onClose }) {
  const [sure, setSure] = useState(false);
  const resigned = ctx.seat !== null && ctx.table.seats[ctx.seat].resigned;
  if (sure)
    return html`
      <span role="alert">${t("web-resign-sure")}</span>
      <button
        class="btn"
        data-ui="resign-yes"
        onClick=${() => {
          resign();
          onClose();
        }}
      >
        ${t("web-resign-yes")}
      </button>
      <button class="btn quiet" data-ui="resign-no" onClick=${() => setSure(false)}>${t("web-no")}</button>
    `;
  if (ctx.seat === null || ctx.over || !ctx.table.started || resigned) return null;
  return html`<button class="btn quiet" data-ui="resign" onClick=${() => setSure(true)}>${t("web-resign")}</button>`;
}

/** @param {{onClose: () => void}} props */
const LookBack = ({ onClose }) => html`
  <button
    class="btn quiet"
    data-ui="look-back"
    onClick=${() => {
      onClose();
      look(-1);
    }}
  >
    ${t("web-rewind")}
  </button>
`;

/** @param {{ctx: import("../shell/context.js").Ctx, onClose: () => void}} props */
export function MenuSheet({ ctx, onClose }) {
  const started = ctx.table.started;
  const playing = ctx.seat !== null && !ctx.over;
  return html`
    <${Sheet} class="menu" label=${t("web-menu")} onClose=${onClose}>
      <div class="sheet menu-sheet">
        <header>
          <h2>${t("web-menu")}</h2>
          <${Language} />
          <button class="close" data-ui="close" aria-label=${t("web-close")} onClick=${onClose}>${"\u00d7"}</button>
        </header>
        <${Pace} />
        <${Comforts} />
        <div class="acts2">
          <a class="btn quiet" data-ui="leave" href="/">${t("web-leave")}</a>
          ${playing && started ? html`<${LookBack} onClose=${onClose} />` : null}
          <button
            class="btn quiet"
            data-ui="open-rules"
            onClick=${() => {
              onClose();
              switchRules();
            }}
          >
            ${t("web-rules-open")}
          </button>
          <${Resign} ctx=${ctx} onClose=${onClose} />
        </div>
        <h3>${t("web-keys")}</h3>
        <dl class="keys">
          ${KEYS.map(
            ([key, what]) => html`<div key=${what}><dt><kbd>${key}</kbd></dt><dd>${t(`web-key-${what}`)}</dd></div>`,
          )}
        </dl>
        <h3>${t("web-signs")}</h3>
        <ul class="signs">
          <li><i class="s-legal"></i>${t("web-sign-gold")}</li>
          <li><i class="s-focus"></i>${t("web-sign-lapis")}</li>
          <li><i class="s-chosen"></i>${t("web-sign-terracotta")}</li>
        </ul>
        ${started || playing ? html`<h3>${t("web-links")}</h3>` : null}
        ${started ? html`<${Invite} table=${ctx.table} />` : null}
        ${playing ? html`<${MyLink} id=${ctx.table.id} seat=${ctx.seat} />` : null}
        <p class="fingerprint">${provenance(ctx.table.edition)}</p>
        <p class="fingerprint">
          ${t("web-fingerprint")}${" "}
          <code title=${ctx.table.seed_sha256}>${(ctx.table.seed_sha256 ?? "").slice(0, 16)}</code>
        </p>
        <p class="fingerprint">${t("web-fingerprint-why")}</p>
      </div>
    <//>
  `;
}
