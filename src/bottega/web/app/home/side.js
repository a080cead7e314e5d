/** The side of the front page: its picture, who one is, the small tools, and the doors. */
import { vault } from "../../art/posters.js";
import { fault } from "../aids/faults.js";
import { art, html, signal, useState } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { NAMES } from "../shell/context.js";
import { Language, Theme } from "../shell/tools.js";

export const name = signal("");

/** @param {{onTrouble: (words: string) => void}} props */
function Me({ onTrouble }) {
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  /** What stands in the field: a browser that fills it in may leave it before it is drawn anew. @param {Event} e */
  const save = async (e) => {
    const words = /** @type {HTMLInputElement} */ (e.target).value;
    try {
      /** @type {import("../../types/server.d.ts").Me} */
      if (words.trim() !== name.value) name.value = (await api("/api/me", { name: words.trim() })).name;
    } catch (error) {
      onTrouble(fault(error));
    }
    setTyped((now) => (now === words ? null : now));
  };
  return html`
    <form
      class="me"
      onSubmit=${(/** @type {Event} */ e) => {
        e.preventDefault();
        /** @type {HTMLElement} */
        (document.activeElement)?.blur();
      }}
    >
      <label for="me">${t("web-you-are")}</label>
      <input
        id="me"
        data-ui="name"
        autocomplete="nickname"
        maxlength="30"
        placeholder=${NAMES[0]}
        value=${typed ?? name.value}
        onInput=${(/** @type {InputEvent} */ e) => setTyped(/** @type {HTMLInputElement} */ (e.target).value)}
        onBlur=${save}
      />
    </form>
  `;
}

/** @param {{onTrouble: (words: string) => void, children?: import("../../types/drawing.d.ts").Drawn}} props */
export const Side = ({ onTrouble, children }) => html`
  <header class="home-side">
    <div class="hero">
      ${art(vault, { "aria-label": t("web-vault") })}
      <div class="hero-t"><h1>Bottega</h1><p>${t("home-lead")}</p></div>
    </div>
    <div class="home-me">
      <${Me} onTrouble=${onTrouble} />
      <nav class="tools" aria-label=${t("web-tools")}><${Language} /><${Theme} /></nav>
    </div>
    ${children}
  </header>
`;
