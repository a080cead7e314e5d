/** Links to share: one that gives a free seat, one that only watches. */

import { html, useState } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { Copy } from "./copy.js";

/** Whether nobody else can reach this address. */
const alone = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

/** @param {{link: string, label: string, name: string}} props */
const CopyLink = ({ link, label, name }) =>
  html`<${Copy} text=${new URL(link, location.origin).href} label=${label} name=${name} />`;

/**
 * The way to one's own seat from another device: made only when asked for, and never shown to others.
 * @param {{id: string, seat: number}} props
 */
export function MyLink({ id, seat }) {
  const [link, setLink] = useState("");
  const make = async () => {
    try {
      /** @type {import("../../types/server.d.ts").Place} */
      const place = await api(`/api/tables/${id}/link`, { seat });
      setLink(place.url);
    } catch {
      /* the button stays */
    }
  };
  return html`
    <div class="my-link">
      ${
        link
          ? html`
            <${CopyLink} link=${link} label=${t("web-my-link")} name="mine" />
            <small>${t("web-my-link-note")}</small>
          `
          : html`
            <span>${t("web-my-link")}</span>
            <button type="button" class="tool2t" data-ui="my-link" onClick=${make}>${t("web-my-link-make")}</button>
          `
      }
    </div>
  `;
}

/** @param {{table: import("../../types/server.d.ts").TableFacts, qr?: boolean}} props */
export function Invite({ table, qr = false }) {
  const [shown, setShown] = useState(qr);
  return html`
    <div class="invite">
      ${
        table.invite && table.seats.some((seat) => seat.kind === "open")
          ? html`
            <${CopyLink} link=${table.invite} label=${t("web-invite")} name="invite" />
            ${
              alone
                ? html`
                  <small class="alone">${t("web-invite-alone")} <code>make play ARGS="--host 0.0.0.0"</code></small>
                `
                : null
            }
            <button type="button" class="tool2t" data-ui="qr" aria-expanded=${shown} onClick=${() => setShown(!shown)}>
              ${t(shown ? "web-qr-hide" : "web-qr-show")}
            </button>
            ${
              shown
                ? html`
                  <img
                    class="qr"
                    src=${`/api/tables/${table.id}/qr.svg`}
                    width="180"
                    height="180"
                    alt=${t("web-qr-alt")}
                  />
                `
                : null
            }
          `
          : null
      }
      ${table.watch ? html`<${CopyLink} link=${table.watch} label=${t("web-watch-link")} name="watch" />` : null}
    </div>
  `;
}
