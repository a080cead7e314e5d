/** The small tools of every page: language, light, sound. */

import { i } from "../../art/pieces.js";
import { art, html, joined } from "../aids/html.js";
import { sound, switchTheme, theme } from "../aids/prefs.js";
import { lang, setLanguage, t } from "../i18n/i18n.js";

const OTHER = { en: "fr", fr: "en" };

export function Language() {
  const now = lang.value;
  const other = OTHER[/** @type {"en" | "fr"} */ (now)];
  // The name of the switch is in the language it leads to: whoever needs it reads that one.
  return html`
    <button
      class="tool"
      data-ui="lang"
      lang=${other}
      aria-label=${{ en: "English", fr: "Français" }[other]}
      onClick=${() => setLanguage(other).catch(() => {})}
    >
      ${now.toUpperCase()}
      <i>${other.toUpperCase()}</i>
    </button>
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
      onClick=${() => {
        sound.value = !sound.value;
      }}
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

/** @param {{name: string, under?: any}} props */
export const Brand = ({ name, under }) =>
  html`
    <a class="brand" href="/" aria-label=${t("web-to-lobby-name")}>
      ${art(MARK)}
      <span><b>${name}</b>${under ? html`<small>${under}</small>` : null}</span>
    </a>
  `;
