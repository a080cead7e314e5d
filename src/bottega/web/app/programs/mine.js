/** All one's keys for programs, whatever they open, and one for all of them. */

import { html, useEffect } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { Sheet } from "../sheets/sheet.js";
import { fetchKeys, fresh, keys, makeForAll } from "./keys.js";
import { Fresh, Head, Key, Naming, Trouble, useAttempt } from "./parts.js";

/** @typedef {import("./keys.js").KeyFacts} KeyFacts */

/** @param {{of: KeyFacts}} props */
const What = ({ of }) =>
  of.table === null
    ? html`<small>${t("programs-opens-all")}</small>`
    : html`<small>${t("programs-opens-one")} <a href=${`/t/${of.table}`}>${t("programs-table")}</a></small>`;

function List() {
  if (keys.value === null) return html`<p class="none" role="status">${t("home-coming")}</p>`;
  if (!keys.value.length) return html`<p class="none">${t("programs-none")}</p>`;
  return html`
    <ul>
      ${keys.value.map((of) => html`<${Key} key=${of.id} of=${of}><b>${of.name}</b><${What} of=${of} /><//>`)}
    </ul>
  `;
}

/** @param {{onClose: () => void}} props */
export function KeySheet({ onClose }) {
  const { trouble, attempt } = useAttempt();
  const made = fresh.value.find(({ table }) => table === null);
  useEffect(() => {
    attempt(fetchKeys);
  }, []);
  return html`
    <${Sheet} class="programs" label=${t("programs-keys")} onClose=${onClose}>
      <div class="sheet program-sheet">
        <${Head} title=${t("programs-keys")} onClose=${onClose} />
        <p>${t("programs-about")}</p>
        <${Trouble} words=${trouble} />
        <${List} />
        <section class="program">
          <h3>${t("programs-for-all")}</h3>
          <p>${t("programs-for-all-about")}</p>
          <${Naming}
            id="key-for-all"
            label=${t("programs-name")}
            button=${t("programs-for-all-make")}
            onName=${makeForAll}
          />
          ${made ? html`<${Fresh} key=${made.id} made=${made} />` : null}
        </section>
      </div>
    <//>
  `;
}
