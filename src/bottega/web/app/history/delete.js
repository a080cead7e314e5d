/** The question before finished games are deleted: what goes, what stays with others, and that there is no way back. */
import { fault } from "../aids/faults.js";
import { html, useState } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { Sheet } from "../sheets/sheet.js";

/** @typedef {import("../../types/server.d.ts").PlayedFacts} PlayedFacts */

/**
 * @param {{game: PlayedFacts | null, total: number, onClose: () => void, onDone: () => void}} props `game` is the one
 *   to delete; null stands for all
 */
export function Delete({ game, total, onClose, onDone }) {
  const [name, setName] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const title = game ? t("games-delete-one") : t("games-delete-all", { count: total });
  const shared = game === null || game.shared;
  const go = async () => {
    setBusy(true);
    try {
      await api("/api/history/delete", { ...(game ? { games: [game.id] } : {}), name });
      onDone();
    } catch (error) {
      setTrouble(fault(error));
      setBusy(false);
    }
  };
  return html`
    <${Sheet} class="forget-over" label=${title} onClose=${onClose}>
      <section class="forget sheet">
        <h2>${title}</h2>
        <p>${t(shared ? "games-delete-shared" : "games-delete-alone")}</p>
        ${
          shared
            ? html`
              <label class="again">
                <input type="checkbox" data-ui="delete-name" checked=${name} onChange=${() => setName(!name)} />
                <span>${t("games-delete-name")}</span>
              </label>
            `
            : null
        }
        <p><b>${t("games-delete-no-way-back")}</b></p>
        ${trouble ? html`<p class="trouble" role="alert">${trouble}</p>` : null}
        <div class="acts2">
          <button class="btn quiet" data-ui="delete-no" autofocus onClick=${onClose}>${t("games-keep")}</button>
          <button class="btn" data-ui="delete-yes" disabled=${busy} onClick=${go}>${t("games-delete-yes")}</button>
        </div>
      </section>
    <//>
  `;
}
