/** The last line of the chronicle, where the chronicle itself is out of sight; a touch opens it. */

import { shield } from "../../art/pieces.js";
import { art, html, useState } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { Sheet } from "../sheets/sheet.js";
import { told } from "./chronicle.js";
import { telling } from "./follow.js";
import { Again } from "./rewind.js";
import { Chronicle } from "./side.js";
import { lines as chronicle, drawing, past } from "./state.js";
import { tab } from "./tabs.js";

const MOST = 5; // sentences that have room

/** Of many bids the newest, after what they are for. @param {import("../../types/server.d.ts").Line} line */
function brief(line) {
  const [first, ...others] = line.sentences;
  if (others.length < MOST) return line;
  const [next, ...newest] = others.slice(2 - MOST);
  return { ...line, sentences: [first, { ...next, before: " \u2026 " }, ...newest] };
}

/** @param {{ctx: import("./context.js").Ctx}} props */
export function Last({ ctx }) {
  const [open, setOpen] = useState(false);
  const line = lastLine(ctx);
  if (!line || ctx.over) return null;
  const show = () => {
    const log = document.querySelector(".side .log");
    if (log?.getClientRects().length && matchMedia("(min-width: 1100px)").matches) tab.value = "log";
    else setOpen(true);
  };
  return html`
    <div class="last sheet">
      <button type="button" class="last-line" data-ui="last" aria-haspopup="dialog" onClick=${show}>
        ${line.seat === null ? null : art(shield(ctx.look(line.seat)))}
        <span class="vh">${t("web-chronicle")}: </span>
        <span key=${line.last} class="last-words">${ctx.draw(told(ctx, brief(line), drawing()))}</span>
      </button>
      <${Again} ctx=${ctx} />
      ${open ? html`<${Whole} ctx=${ctx} onClose=${() => setOpen(false)} />` : null}
    </div>
  `;
}

/** The last thing that somebody else did, besides what the beam tells. @param {import("./context.js").Ctx} ctx */
function lastLine(ctx) {
  const told = new Set(telling.value?.map((line) => line.last));
  return (past.value?.lines ?? chronicle.value).findLast(
    (line) => !line.heading && !told.has(line.last) && (ctx.seat === null || line.seat !== ctx.seat),
  );
}

/** The chronicle over the table. @param {{ctx: import("./context.js").Ctx, onClose: () => void}} props */
const Whole = ({ ctx, onClose }) => html`
  <${Sheet} class="chronicle" label=${t("web-chronicle")} onClose=${onClose}>
    <div class="sheet menu-sheet">
      <header>
        <h2>${t("web-chronicle")}</h2>
        <button class="close" data-ui="close" aria-label=${t("web-close")} onClick=${onClose}>${"\u00d7"}</button>
      </header>
      <${Chronicle} ctx=${ctx} />
    </div>
  <//>
`;
