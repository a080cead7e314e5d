/**
 * The cabinet under the market: one drawer at a time, over the booths only; the one a decision needs opens by itself.
 */
import { art, html, joined, useEffect, useState } from "../../app/aids/html.js";
import { drawers as drawersInPlay } from "./modules.js";
import { icon } from "./pieces.js";
import { BishopPlan, callsBishop } from "./sexton.js";

/** @typedef {import("./words.js").Ctx} Ctx */

const CROSS = `<svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M3 3l10 10M13 3 3 13" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>
  </svg>`;

/** The drawer that the decision needs. @param {Ctx} ctx */
export function drawerAsked(ctx) {
  if (!ctx.myTurn) return "";
  const asked = drawersInPlay(ctx).find(
    (drawer) => drawer.asks.includes(ctx.view.deciding ?? "") || drawer.verbs?.some((verb) => ctx.has(verb)),
  );
  return asked?.cls ?? (callsBishop(ctx) ? "bishop" : "");
}

/**
 * The market's bay with whatever drawer is open over it, and the fronts below.
 * @param {{ctx: Ctx, children?: import("../../types/drawing.d.ts").Drawn}} props
 */
export function Bay({ ctx, children }) {
  const asked = drawerAsked(ctx);
  const [hand, setHand] = useState("");
  // Shut when a decision begins or is over: what was opened by hand was for looking.
  useEffect(() => setHand(""), [asked, ctx.view.deciding]);
  const open = asked || hand;
  const drawers = drawersInPlay(ctx);
  return html`
    <div
      class="bay"
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Escape") setHand("");
      }}
    >
      ${children}
      ${drawers.map(
        (drawer) => html`
          <section
            key=${drawer.cls}
            class=${joined(
              `drawer d-${drawer.cls}`,
              open === drawer.cls && "is-open",
              asked === drawer.cls && "is-asked",
            )}
            aria-label=${title(ctx, drawer.cls)}
          >
            ${
              open === drawer.cls
                ? html`<${Opened} ctx=${ctx} drawer=${drawer} shut=${asked ? null : () => setHand("")} />`
                : null
            }
          </section>
        `,
      )}
      ${asked === "bishop" ? html`<${BishopPlan} ctx=${ctx} />` : null}
    </div>
    ${
      drawers.length
        ? html`
          <${Fronts}
            ctx=${ctx}
            drawers=${drawers}
            open=${open}
            onClick=${(/** @type {string} */ cls) => setHand(hand === cls ? "" : cls)}
          />
        `
        : null
    }
  `;
}

/** @typedef {import("./modules.js").Drawer} Drawer */

/**
 * What lies in a drawer; one that a decision needs cannot be shut.
 * @param {{ctx: Ctx, drawer: Drawer, shut: (() => void) | null}} props
 */
const Opened = ({ ctx, drawer, shut }) => html`
  <header>
    <h3>${icon(drawer.icon)}${title(ctx, drawer.cls)}</h3>
    <span class="note">${ctx.t(`web-fresco-drawer-${drawer.cls}-note`)}</span>
    ${
      shut &&
      html`
        <button
          type="button"
          class="dr-x"
          data-ui="drawer"
          aria-label=${ctx.t("web-fresco-drawer-shut")}
          onClick=${shut}
        >
          ${art(CROSS)}
        </button>
      `
    }
  </header>
  <${drawer.Inside} ctx=${ctx} />
`;

/** @param {{ctx: Ctx, drawers: Drawer[], open: string, onClick: (cls: string) => void}} props */
const Fronts = ({ ctx, drawers, open, onClick }) => html`
  <div id="cabinet" class="cab-w">
    <nav class="cabinet" aria-label=${ctx.t("web-fresco-drawers")}>
      ${drawers.map(
        (drawer) => html`
          <${Front}
            key=${drawer.cls}
            ctx=${ctx}
            drawer=${drawer}
            open=${open === drawer.cls}
            onClick=${() => onClick(drawer.cls)}
          />
        `,
      )}
    </nav>
  </div>
`;

/** @param {{ctx: Ctx, drawer: Drawer, open: boolean, onClick: () => void}} props */
const Front = ({ ctx, drawer, open, onClick }) => html`
  <button
    type="button"
    class=${joined(`front fr-${drawer.cls}`, open && "is-open")}
    data-ui="drawer"
    data-spot=${`drawer-${drawer.cls}`}
    aria-expanded=${open}
    onClick=${onClick}
  >
    <span class="fr-t">${icon(drawer.icon)}<b>${title(ctx, drawer.cls)}</b></span>
    ${drawer.front(ctx)}
    <i class="knob" aria-hidden="true"></i>
  </button>
`;

/** @param {Ctx} ctx @param {string} drawer */
const title = (ctx, drawer) => ctx.t(`web-fresco-drawer-${drawer}`);
