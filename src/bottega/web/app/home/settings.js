/** Choices of comfort, kept on this device; each acts at once. */
import { html, useState } from "../aids/html.js";
import { Later } from "../aids/later.js";
import { allowNotices, noticesPossible } from "../aids/permission.js";
import { DEVICE, keys, light, notices, setLight, setSound, sound, summaries } from "../aids/prefs.js";
import { lang, languages, setLanguage, t } from "../i18n/i18n.js";

const keySheet = () => import("../programs/ready.js").then((made) => made.ofMine());

/** @typedef {{id: string, name: string, lang?: string}} Choice */

/** @param {{ui: string, label: string, now: string, choices: Choice[], onChoose: (id: string) => void}} props */
export const Segments = ({ ui, label, now, choices, onChoose }) => html`
  <div class="seg-group" role="group" aria-label=${label}>
    ${choices.map(
      (one) => html`
        <button
          type="button"
          key=${one.id}
          data-ui=${`${ui}-${one.id}`}
          lang=${one.lang}
          aria-pressed=${one.id === now}
          onClick=${() => onChoose(one.id)}
        >
          ${one.name}
        </button>
      `,
    )}
  </div>
`;

/** @param {{name: string, on: boolean, onChange: (on: boolean) => void}} props */
const Switch = ({ name, on, onChange }) => html`
  <label class="set">
    <b>${t(`home-set-${name}`)}</b>
    <small>${t(`home-set-${name}-about`)}</small>
    <input
      type="checkbox"
      class="switch"
      role="switch"
      data-ui=${`set-switch-${name}`}
      checked=${on}
      onChange=${(/** @type {Event} */ e) => onChange(/** @type {HTMLInputElement} */ (e.target).checked)}
    />
  </label>
`;

/** Keys with which programs play for the reader: what shows them is fetched when it is asked for. */
function Programs() {
  const [open, setOpen] = useState(false);
  return html`
    <div class="set">
      <b>${t("home-set-programs")}</b>
      <small>${t("home-set-programs-about")}</small>
      <button class="btn quiet small" data-ui="program-keys" aria-haspopup="dialog" onClick=${() => setOpen(true)}>
        ${t("home-set-programs-show")}
      </button>
      ${open ? html`<${Later} from=${keySheet} name="KeySheet" onClose=${() => setOpen(false)} />` : null}
    </div>
  `;
}

export function Settings() {
  const tongues = Object.entries(languages).map(([id, name]) => ({ id, name, lang: id }));
  const lights = ["day", "candlelight", DEVICE].map((id) => ({ id, name: t(`home-light-${id}`) }));
  return html`
    <section id="settings" class="sheet box" aria-labelledby="h-settings">
      <header class="sec-h">
        <h2 id="h-settings">${t("home-settings")}</h2><small>${t("home-settings-note")}</small>
      </header>
      <div class="sets">
        <div class="set">
          <b aria-hidden="true">${t("web-language")}</b>
          <${Segments}
            ui="set-lang"
            label=${t("web-language")}
            now=${lang.value}
            choices=${tongues}
            onChoose=${(/** @type {string} */ id) => setLanguage(id).catch(() => {})}
          />
        </div>
        <div class="set">
          <b aria-hidden="true">${t("home-set-light")}</b>
          <${Segments}
            ui="set-light"
            label=${t("home-set-light")}
            now=${light.value}
            choices=${lights}
            onChoose=${setLight}
          />
        </div>
        <${Switch} name="sound" on=${sound.value} onChange=${setSound} />
        ${noticesPossible() ? html`<${Switch} name="notices" on=${notices.value} onChange=${allowNotices} />` : null}
        <${Switch}
          name="keys"
          on=${keys.value}
          onChange=${(/** @type {boolean} */ on) => {
            keys.value = on;
          }}
        />
        <${Switch}
          name="summaries"
          on=${summaries.value}
          onChange=${(/** @type {boolean} */ on) => {
            summaries.value = on;
          }}
        />
        <${Programs} />
      </div>
    </section>
  `;
}
