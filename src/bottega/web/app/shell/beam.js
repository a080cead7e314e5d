/** The wooden beam over the table: whose turn it is, what is asked, the order of the round and the tools. */

import { i, painter } from "../../art/pieces.js";
import { art, html, joined, useState } from "../aids/html.js";
import { Later } from "../aids/later.js";
import { shortTitleOf, t } from "../i18n/i18n.js";
import { free, refused, undo } from "../net/actions.js";
import { Recall } from "../sheets/summary.js";
import { Talk } from "../sheets/talk.js";
import { ending } from "./ending.js";
import { Fallback } from "./fallback.js";
import { OtherSeat } from "./other_seat.js";
import { excuse } from "./patience.js";
import { canUndo, game, refusal } from "./state.js";
import { Brand, Language, Menu, Sound, Theme } from "./tools.js";
import { replaced, waiting } from "./waiting.js";

const menuSheet = () => import("../sheets/menu.js");

/**
 * @typedef {{action?: number, ui?: string, label: any, name?: string, kind?: string, pressed?: boolean,
 *   onClick?: () => void}} Button
 */
/**
 * @typedef {{icon?: string, title: any, reason?: any, buttons?: Button[], order?: any, chips?: any,
 *   seat?: number}} Prompt
 */

/** @param {string} [icon] a name, or a drawing of one's own */
const icon = (icon) => (icon ? art(icon.startsWith("<") ? icon : i(icon)) : null);

/** @param {import("./context.js").Ctx} ctx @returns {Prompt} */
function prompt(ctx) {
  if (ctx.over) return ending(ctx);
  if (ctx.myTurn) return game.value.prompt(ctx);
  return { ...(game.value.waiting?.(ctx) ?? waiting(ctx)), ...replaced(ctx) };
}

/** @param {{of: Button}} props */
function PromptButton({ of: { action, ui, label, name, kind, pressed, onClick } }) {
  const look = kind === "main" ? (ui ? "" : "legal") : kind === "gold" ? "gold" : "quiet";
  if (ui)
    return html`
      <button
        type="button"
        class="btn ${look}"
        data-ui=${ui}
        aria-pressed=${pressed}
        aria-label=${name}
        onClick=${onClick}
      >
        ${label}
      </button>
    `;
  return html`<button type="button" class="btn ${look}" data-action=${action} aria-label=${name}>${label}</button>`;
}

/** @param {{ctx: import("./context.js").Ctx, round?: any, title?: any}} props */
export const Beam = ({ ctx, round, title }) =>
  html`<${Bar} ctx=${ctx} asked=${prompt(ctx)} round=${round} title=${title} />`;

/** @param {{ctx: import("./context.js").Ctx, asked: Prompt, round?: any, title?: any}} props */
export function Bar({ ctx, asked, round, title }) {
  const why = refused();
  const reason = excuse() ?? asked.reason;
  const seat = asked.seat ?? ctx.seat ?? ctx.view.to_act?.[0] ?? 0;
  return html`
    <header class="bar">
      <${Brand} name=${title ?? shortTitleOf(ctx.view.game)} under=${round} />
      <div class=${joined("prompt", ctx.myTurn && "mine-now", why && "is-refused")}>
        ${art(painter(ctx.look(seat), "prompt-who"))}
        <div class="prompt-text" role="status" tabindex="-1" aria-live="polite" aria-atomic="true">
          <h1>${icon(asked.icon)}<span>${asked.title}</span></h1>
          ${
            why
              ? html`
                <p class="why" role="alert">
                  ${art(i("alert"))}${why}${" "}
                  <button
                    class="tool2t"
                    data-ui="understood"
                    onClick=${() => {
                      refusal.value = null;
                    }}
                  >
                    ${t("web-understood")}
                  </button>
                </p>
              `
              : reason
                ? html`<p>${reason}</p>`
                : null
          }
        </div>
        ${asked.chips ?? null}
        <div class="prompt-acts">
          ${asked.buttons?.map((button) => html`<${PromptButton} key=${button.action ?? button.ui} of=${button} />`)}
        </div>
        <${Fallback} ctx=${ctx} />
      </div>
      ${asked.order ?? null}
      <${Tools} ctx=${ctx} />
    </header>
  `;
}

/** @param {{ctx: import("./context.js").Ctx}} props */
function Tools({ ctx }) {
  const [open, setOpen] = useState(false);
  return html`
    <nav class="tools" aria-label=${t("web-tools")}>
      <${OtherSeat} ctx=${ctx} />
      <${Recall} ctx=${ctx} />
      <${Talk} ctx=${ctx} />
      ${ctx.seat === null || ctx.over || ctx.replaced || !ctx.table.started ? null : html`<${Undo} />`}
      <${Language} />
      <${Theme} />
      <${Sound} />
      <${Menu} label=${t("web-menu")} onClick=${() => setOpen(true)} />
      ${open ? html`<${Later} from=${menuSheet} name="MenuSheet" ctx=${ctx} onClose=${() => setOpen(false)} />` : null}
    </nav>
  `;
}

function Undo() {
  const can = canUndo.value && free();
  const tip = t(canUndo.value ? "web-undo-tip" : "web-undo-nothing");
  return html`
    <button
      class=${joined("tool", !can && "off")}
      data-ui="undo"
      aria-keyshortcuts="U"
      aria-disabled=${!can}
      aria-label=${t("web-undo-name")}
      data-tip=${tip}
      onClick=${undo}
    >
      ${art(i("undo"))}
      <span>${t("web-undo")}</span>
    </button>
  `;
}
