/** Everything around the game that is needed now and then. */

import { html, useState } from "../aids/html.js";
import { allowNotices, noticesPossible } from "../aids/notice.js";
import { keys, notices, sound, summaries, switchTheme, theme } from "../aids/prefs.js";
import { t } from "../i18n/i18n.js";
import { resign } from "../net/actions.js";
import { provenance } from "../shell/edition.js";
import { Language } from "../shell/tools.js";
import { Invite, MyLink } from "./invite.js";
import { Sheet } from "./sheet.js";

const KEYS = [
  ["U", "undo"],
  ["Esc", "close"],
  ["?", "help"],
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
      <${Switch}
        name=${t("web-pref-sound")}
        on=${sound.value}
        onChange=${(/** @type {boolean} */ on) => {
          sound.value = on;
        }}
      />
      <${Switch}
        name=${t("web-pref-keys")}
        on=${keys.value}
        onChange=${(/** @type {boolean} */ on) => {
          keys.value = on;
        }}
      />
      <${Switch}
        name=${t("web-pref-summaries")}
        on=${summaries.value}
        onChange=${(/** @type {boolean} */ on) => {
          summaries.value = on;
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

/** @param {{ctx: import("../shell/context.js").Ctx, onClose: () => void}} props */
export function MenuSheet({ ctx, onClose }) {
  const [sure, setSure] = useState(false);
  const started = ctx.table.started;
  const playing = ctx.seat !== null && !ctx.over;
  const resigned = ctx.seat !== null && ctx.table.seats[ctx.seat].resigned;
  return html`
    <${Sheet} class="menu" label=${t("web-menu")} onClose=${onClose}>
      <div class="sheet menu-sheet">
        <header>
          <h2>${t("web-menu")}</h2>
          <${Language} />
          <button class="close" data-ui="close" aria-label=${t("web-close")} onClick=${onClose}>${"\u00d7"}</button>
        </header>
        <${Comforts} />
        <div class="acts2">
          <a class="btn quiet" data-ui="leave" href="/">${t("web-leave")}</a>
          ${
            playing && started && !resigned && !sure
              ? html`
                <button class="btn quiet" data-ui="resign" onClick=${() => setSure(true)}>${t("web-resign")}</button>
              `
              : null
          }
          ${
            sure
              ? html`
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
              `
              : null
          }
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
      </div>
    <//>
  `;
}
