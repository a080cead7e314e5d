/** Sheets of the replay: a moment to pass on, and a moment to play on from. */

import { shield } from "../../art/pieces.js";
import { fault } from "../aids/faults.js";
import { art, html, onReturn, useEffect, useState } from "../aids/html.js";
import { levelOf, t } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { Sheet } from "../sheets/sheet.js";
import { link, move, past, replay } from "./player.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */

/** @param {Ctx} ctx */
const throughEyes = (ctx) => {
  const eyes = past.value?.eyes ?? "watch";
  if (eyes === "all") return t("replay-share-all", { move: move.value });
  return eyes === "watch"
    ? t("replay-share-watch", { move: move.value })
    : t("replay-share-as", { move: move.value, name: ctx.nameOf(Number(eyes)) });
};

/** @param {{title: string, onClose: () => void}} props */
const Head = ({ title, onClose }) => html`
  <header>
    <h2>${title}</h2>
    <button type="button" class="close" data-ui="close" aria-label=${t("web-close")} onClick=${onClose}>
      ${"\u00d7"}
    </button>
  </header>
`;

/** @param {{ctx: Ctx, onClose: () => void}} props */
export function Share({ ctx, onClose }) {
  const [copied, setCopied] = useState(false);
  const of = /** @type {import("./player.js").Replay} */ (replay.value);
  const address = location.origin + link(location.pathname);
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => {},
    );
  return html`
    <${Sheet} class="moment" label=${t("replay-share")} onClose=${onClose}>
      <div class="sheet moment-sheet">
        <${Head} title=${t("replay-share")} onClose=${onClose} />
        <p>${of.running ? t("replay-share-running") : throughEyes(ctx)}</p>
        <label class="field">
          <span class="vh">${t("replay-link")}</span>
          <input
            type="text"
            readonly
            data-ui="moment-link"
            value=${address}
            onFocus=${(/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select()}
          />
        </label>
        <div class="acts2">
          <button type="button" class="btn" data-ui="copy-link" onClick=${copy}>
            ${t(copied ? "web-copied" : "replay-copy")}
          </button>
          ${
            of.running
              ? null
              : html`
                <a class="btn quiet" data-ui="download" href=${`/api/replays/${of.id}/record`} download>
                  ${t("replay-record")}
                </a>
              `
          }
        </div>
        <p class="vh" role="status">${copied ? t("web-copied") : ""}</p>
      </div>
    <//>
  `;
}

/** The seat that is looked from, or one's own, or whose turn it is. @param {Ctx} ctx */
function usual(ctx) {
  const eyes = Number(past.value?.eyes);
  return Number.isInteger(eyes) ? eyes : (replay.value?.you ?? ctx.view.to_act[0] ?? 0);
}

/** @param {{ctx: Ctx, onClose: () => void}} props */
export function PlayOn({ ctx, onClose }) {
  const of = /** @type {import("./player.js").Replay} */ (replay.value);
  const [seat, setSeat] = useState(usual(ctx));
  const [bot, setBot] = useState(of.levels.find((level) => level.usual)?.id);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => onReturn(() => setBusy(false)), []);
  const begin = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      location.assign((await api(`/api/replays/${of.id}/play`, { move: move.value, seat, bot })).url);
    } catch (error) {
      setTrouble(fault(error));
      setBusy(false);
    }
  };
  return html`
    <${Sheet} class="moment" label=${t("replay-play-on")} onClose=${onClose}>
      <form class="sheet moment-sheet" onSubmit=${begin}>
        <${Head} title=${t("replay-play-on")} onClose=${onClose} />
        <p>${t("replay-play-on-what", { move: move.value })}</p>
        <fieldset class="whose">
          <legend>${t("replay-play-as")}</legend>
          ${of.seats.map(
            (one) => html`
              <label key=${one.seat}>
                <input
                  type="radio"
                  name="seat"
                  data-ui=${`seat-${one.seat}`}
                  checked=${seat === one.seat}
                  onChange=${() => setSeat(one.seat)}
                />
                ${art(shield(ctx.look(one.seat)))}<span>${ctx.nameOf(one.seat)}</span>
              </label>
            `,
          )}
        </fieldset>
        <label class="field">
          <span>${t("replay-against")}</span>
          <select
            data-ui="bot"
            value=${bot}
            onChange=${(/** @type {Event} */ e) => setBot(/** @type {HTMLSelectElement} */ (e.target).value)}
          >
            ${of.levels.map(({ id }) => html`<option key=${id} value=${id}>${levelOf(id)}</option>`)}
          </select>
        </label>
        <p class="how">${t("replay-trial-note")}</p>
        ${trouble ? html`<p class="trouble" role="alert">${trouble}</p>` : null}
        <div class="acts2">
          <button class="btn" data-ui="begin-trial" disabled=${busy}>${t("replay-begin")}</button>
          <button type="button" class="btn quiet" data-ui="cancel" onClick=${onClose}>${t("web-close")}</button>
        </div>
      </form>
    <//>
  `;
}
