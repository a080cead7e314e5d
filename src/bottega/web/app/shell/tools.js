/** The small tools of every page: language, light, sound. */

import { i } from "../../art/pieces.js";
import { art, html, joined } from "../aids/html.js";
import { setSound, sound, switchTheme, theme } from "../aids/prefs.js";
import { lang, languages, setLanguage, t } from "../i18n/i18n.js";

/** What is seen is the short name; the list itself lies over it, unseen until it opens, as each device draws lists. */
export function Language() {
  const now = lang.value;
  const choose = (/** @type {Event} */ event) => {
    const list = /** @type {HTMLSelectElement} */ (event.target);
    setLanguage(list.value).catch(() => {
      list.value = lang.value;
    });
  };
  return html`
    <label class="tool lang">
      <b aria-hidden="true">${now.split("-")[0].toUpperCase()}</b>
      <select data-ui="lang" aria-label=${t("web-language")} onChange=${choose}>
        ${Object.entries(languages).map(
          ([code, name]) =>
            html`<option key=${code} value=${code} lang=${code} selected=${code === now}>${name}</option>`,
        )}
      </select>
    </label>
  `;
}

export function Theme() {
  const night = theme.value === "candlelight";
  const name = t(night ? "web-theme-day" : "web-theme-candlelight");
  return html`
    <button
      class=${joined("tool", night && "on")}
      data-ui="theme"
      aria-label=${name}
      data-tip=${name}
      onClick=${switchTheme}
    >
      ${art(i("candle"))}
    </button>
  `;
}

export function Sound() {
  const name = t(sound.value ? "web-sound-off" : "web-sound-on");
  return html`
    <button
      class=${joined("tool", !sound.value && "off")}
      data-ui="sound"
      aria-pressed=${sound.value}
      aria-label=${name}
      data-tip=${name}
      onClick=${() => setSound(!sound.value)}
    >
      ${art(i("sound"))}
    </button>
  `;
}

/** @param {{onClick: () => void, label: string}} props */
export const Menu = ({ onClick, label }) =>
  html`
    <button class="tool" data-ui="menu" aria-haspopup="dialog" aria-label=${label} onClick=${onClick}>
      ${art(i("more"))}
    </button>
  `;

const MARK = `<svg class="mark" viewBox="0 0 32 36" aria-hidden="true">
      <path d="M3 34V15a13 13 0 0 1 26 0v19Z" fill="var(--mark-bg,#24509c)" stroke="#4b301b" stroke-width="1.6"/>
      <path d="M6 34V15.500a10 10 0 0 1 20 0V34" fill="none" stroke="url(#gold)" stroke-width="2"/>
      <circle cx="16" cy="15.500" r="5.500" fill="url(#gold)"/>
      <path d="M9 34c0-8 3-12.500 7-12.500s7 4.500 7 12.500Z" fill="#b8382c" stroke="#4b301b"/>
      <circle cx="16" cy="16" r="3.400" fill="#f3d4ac" stroke="#4b301b" stroke-width=".8"/>
    </svg>`;

/** @param {{name: string, under?: import("../../types/drawing.d.ts").Drawn}} props */
export const Brand = ({ name, under }) =>
  html`
    <a class="brand" href="/">
      ${art(MARK)}
      <span><b>${name}</b>${under ? html` <small>${under}</small>` : null}</span>
      <i class="vh">${t("web-to-lobby-name")}</i>
    </a>
  `;
