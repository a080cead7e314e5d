/** The wooden beam over the table: whose turn it is, what is asked, the order of the round and the tools. */

import { i, painter } from "../../art/pieces.js";
import { art, html, joined, useState } from "../aids/html.js";
import { Later } from "../aids/later.js";
import { shortTitleOf, t } from "../i18n/i18n.js";
import { free, refused } from "../net/actions.js";
import { Recall } from "../sheets/summary.js";
import { Talk } from "../sheets/talk.js";
import { goBack } from "./back.js";
import { named } from "./choice.js";
import { ending } from "./ending.js";
import { Fallback } from "./fallback.js";
import { hushed, telling } from "./follow.js";
import { AskHint } from "./hint.js";
import { LastTab, Nearing } from "./nearing.js";
import { OtherSeat } from "./other_seat.js";
import { excuse } from "./patience.js";
import { rewound } from "./rewind.js";
import { AskRules, Rules } from "./rules.js";
import { Asking, Watching } from "./signs.js";
import { canTakeBack, canUndo, drawing, past, refusal } from "./state.js";
import { TakeBacks } from "./take_backs.js";
import { happening } from "./told.js";
import { Brand, Language, Menu, Sound, Theme } from "./tools.js";
import { awaited, replaced, waiting } from "./waiting.js";

const menuSheet = () => import("../sheets/menu.js");

/** @typedef {import("../../types/drawing.d.ts").Button} Button */
/** @typedef {import("../../types/drawing.d.ts").Prompt} Prompt */
/** @typedef {import("../../types/drawing.d.ts").Drawn} Drawn */

/** @param {string} [icon] a name, or a drawing of one's own */
const icon = (icon) => (icon ? art(icon.startsWith("<") ? icon : i(icon)) : null);

/** @param {import("./context.js").Ctx} ctx @returns {Prompt} */
function prompt(ctx) {
  if (past.value) return rewound(ctx);
  if (ctx.over) return ending(ctx);
  if (ctx.myTurn) return drawing().prompt(ctx);
  const usual = { ...(drawing().waiting?.(ctx) ?? waiting(ctx)), ...awaited(ctx), ...replaced(ctx) };
  return happening(ctx, telling.value, usual);
}

/**
 * With what the choice would waste, unless its label says so itself.
 * @param {import("./context.js").Ctx} ctx
 * @param {Button} button
 */
function wasteful(ctx, button) {
  const waste = button.action === undefined || button.says ? undefined : ctx.choices.get(button.action)?.waste;
  return { ...button, waste };
}

/** @param {{of: Button & {waste?: import("../../types/view.d.ts").Waste}}} props */
function PromptButton({ of: { action, ui, label: plain, name: whole, kind, pressed, onClick, waste } }) {
  // What would be lost stands on the button.
  const label = waste
    ? t("web-waste-label", { label: String(plain), lost: t(`waste-lost-${waste.what}`, { count: waste.count }) })
    : plain;
  const name = whole && named(whole, label);
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

/** @param {{ctx: import("./context.js").Ctx, round?: Drawn, title?: Drawn}} props */
export function Beam({ ctx, round, title }) {
  const asked = prompt(ctx);
  return html`
    <${Bar} ctx=${ctx} asked=${asked} round=${round} title=${title} />
    <${Rules} ctx=${ctx} asked=${asked} />
  `;
}

/** @param {{ctx: import("./context.js").Ctx, asked: Prompt, round?: Drawn, title?: Drawn}} props */
export function Bar({ ctx, asked, round, title }) {
  const why = refused();
  const reason = excuse() ?? asked.reason;
  const seat = asked.seat ?? ctx.seat ?? ctx.view.to_act?.[0] ?? 0;
  return html`
    <header class="bar">
      <${Brand}
        name=${title ?? shortTitleOf(ctx.view.game)}
        under=${html`<${Nearing} ctx=${ctx} round=${round} />`}
      />
      <div class=${joined("prompt", ctx.myTurn && "mine-now", why && "is-refused")}>
        ${art(painter(ctx.look(seat), "prompt-who"))}
        <div
          class="prompt-text"
          role="status"
          tabindex="-1"
          aria-live=${hushed() ? "off" : "polite"}
          aria-atomic="true"
        >
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
        <${AskRules} />
        <${AskHint} ctx=${ctx} />
        ${asked.chips ?? null}
        <div class="prompt-acts">
          ${asked.buttons?.map(
            (button) => html`<${PromptButton} key=${button.action ?? button.ui} of=${wasteful(ctx, button)} />`,
          )}
        </div>
        <${Fallback} ctx=${ctx} />
      </div>
      ${asked.order ?? null}
      <${Tools} ctx=${ctx} />
      <${LastTab} ctx=${ctx} />
    </header>
  `;
}

/** Where a trial came from, and the way there. @param {{ctx: import("./context.js").Ctx}} props */
function Trial({ ctx }) {
  const { trial } = ctx.table;
  if (!trial) return null;
  const tip = t("web-trial-tip", { move: trial.moves });
  return html`
    <a
      class="tool trial"
      data-ui="trial"
      href=${`/replay/${encodeURIComponent(trial.replay)}#${trial.moves}`}
      aria-label=${tip}
      data-tip=${tip}
    >
      <b>${t("web-trial", { move: trial.moves })}</b>
    </a>
  `;
}

/** @param {{ctx: import("./context.js").Ctx}} props */
function Tools({ ctx }) {
  const [open, setOpen] = useState(false);
  return html`
    <nav class="tools" aria-label=${t("web-tools")}>
      <${TakeBacks} count=${ctx.table.take_backs} />
      <${Watching} ctx=${ctx} />
      <${Trial} ctx=${ctx} />
      <${OtherSeat} ctx=${ctx} />
      <${Recall} ctx=${ctx} />
      <${Talk} ctx=${ctx} />
      ${ctx.seat === null || ctx.over || ctx.replaced || !ctx.table.started ? null : html`<${Undo} />`}
      <${Asking} />
      <${Language} />
      <${Theme} />
      <${Sound} />
      <${Menu} label=${t("web-menu")} onClick=${() => setOpen(true)} />
      ${open ? html`<${Later} from=${menuSheet} name="MenuSheet" ctx=${ctx} onClose=${() => setOpen(false)} />` : null}
    </nav>
  `;
}

function Undo() {
  const can = (canUndo.value || canTakeBack.value) && free() && !past.value;
  const tip = t(canUndo.value ? "web-undo-tip" : canTakeBack.value ? "web-take-back-tip" : "web-undo-nothing");
  return html`
    <button
      class=${joined("tool", !can && "off")}
      data-ui="undo"
      aria-keyshortcuts="U"
      aria-disabled=${!can}
      aria-label=${t("web-undo-name")}
      data-tip=${tip}
      onClick=${goBack}
    >
      ${art(i("undo"))}
      <span>${t("web-undo")}</span>
    </button>
  `;
}
