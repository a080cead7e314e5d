/** The way to the chat while the board needs the side column: a small tool in the beam, with what was not read yet. */
import { art, html, useEffect, useState } from "../aids/html.js";
import { Later } from "../aids/later.js";
import { muted } from "../aids/prefs.js";
import { t } from "../i18n/i18n.js";
import { chat } from "../shell/state.js";
import { Sheet } from "./sheet.js";

const BUBBLE = `<svg class="ico" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2.500 3h11v7.500H8L4.500 13.500v-3h-2Z" fill="none" stroke="currentColor" stroke-width="1.500"
        stroke-linejoin="round"/>
    </svg>`;
const chatSheet = () => import("./chat.js");

/** Whether there is anybody to talk to. @param {import("../shell/context.js").Ctx} ctx */
export const talks = (ctx) =>
  ctx.table.seats.filter((seat) => seat.kind !== "computer").length > 1 ||
  chat.value.length > 0 ||
  ctx.table.watchers > 0;

const hidden = () => !document.querySelector(".side .log, .room .chat")?.getClientRects().length;

/** @param {{ctx: import("../shell/context.js").Ctx}} props */
export function Talk({ ctx }) {
  const [needed, setNeeded] = useState(false);
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(0);
  const said = chat.value.length;
  useEffect(() => {
    setNeeded(hidden());
    if (open || !hidden()) setRead(said);
  });
  if (!open && (!needed || !talks(ctx))) return null;
  const unread = muted.value ? 0 : Math.max(0, said - read);
  const name = t("web-chat");
  return html`
    <button
      class="tool"
      data-ui="talk"
      aria-haspopup="dialog"
      aria-label=${unread ? `${name}, ${unread} ${t("web-unread")}` : name}
      data-tip=${name}
      onClick=${() => setOpen(true)}
    >
      ${art(BUBBLE)}
      ${unread ? html`<b class="unread" aria-hidden="true">${unread}</b>` : null}
    </button>
    ${
      open
        ? html`
          <${Sheet} class="talk" label=${name} onClose=${() => setOpen(false)}>
            <div class="sheet menu-sheet">
              <header>
                <h2>${name}</h2>
                <button class="close" data-ui="close" aria-label=${t("web-close")} onClick=${() => setOpen(false)}>
                  ${"\u00d7"}
                </button>
              </header>
              <${Later} from=${chatSheet} name="Chat" ctx=${ctx} />
            </div>
          <//>
        `
        : null
    }
  `;
}
