/** The glaziers (module 6): openings and windows in the wall round the ceiling; the bench and the glass in a drawer. */
import { art, html, joined } from "../../../app/aids/html.js";
import { sure } from "../../../app/aids/sure.js";
import { signed } from "../../../app/i18n/i18n.js";
import { altarWindow, glass, glazeryCover, opening, windowTile } from "../../../art/modules/glaziers.js";
import { coin } from "../pieces.js";
import { explained, module, SIDE } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */
/** @typedef {import("../../../types/fresco.d.ts").GlaziersView} GlaziersView */
/** @typedef {import("../../../types/fresco.d.ts").Glass} Glass */

/** @type {Record<string, string>} */
const LETTER = { yellow: "Y", blue: "B", red: "R", green: "G" };
const SHOWN = /** @type {const} */ (["yellow", "blue", "red", "green"]);

/** @param {Ctx} ctx @param {string} colour @param {import("../../../app/aids/html.js").Props} [more] */
const glassPiece = (ctx, colour, more) =>
  art(glass(LETTER[colour]), {
    "aria-label": ctx.t("web-fresco-glass", { colour: ctx.t(`paint-${colour}`) }),
    ...more,
  });
/** @param {string[]} panes */
const letters = (panes) => panes.map((pane) => LETTER[pane]).join("");
/** @param {Ctx} ctx @param {string[]} panes */
const paneNames = (ctx, panes) => panes.map((pane) => ctx.t(`paint-${pane}`)).join(", ");

/** The rose at the altar, and what glass for it brings. @param {Ctx} ctx */
function altarTerms(ctx) {
  const { points } = module(ctx, "glaziers").altar;
  return html`
    <span class="sum aw" data-tip=${ctx.t("web-fresco-altar-glass", { points })}>
      ${art(altarWindow())}
      <b>+${points}</b>
    </span>
  `;
}

/** The openings in the wall round the ceiling. @param {Ctx} ctx */
function wallWindows(ctx) {
  const glaziers = module(ctx, "glaziers");
  const strip = (/** @type {string} */ side, /** @type {string[]} */ segments) =>
    html`
      <div class=${`wstrip ws-${side}`}>
        ${segments.map((segment, k) => html`<span key=${k}>${wallWindow(ctx, glaziers, segment)}</span>`)}
      </div>
    `;
  const line = (/** @type {(k: number) => string} */ name) => Array.from({ length: SIDE }, (_, k) => name(k));
  // What lies in a corner is drawn above or below it, not beside it as well.
  const inside = (/** @type {number} */ k) => k > 0 && k < SIDE - 1;
  return html`
    ${strip(
      "top",
      line((k) => `${"abcde"[k]}1`),
    )}
    ${strip(
      "left",
      line((k) => (inside(k) ? `a${k + 1}` : "")),
    )}
    ${strip(
      "right",
      line((k) => (inside(k) ? `e${k + 1}` : "")),
    )}
    ${strip(
      "bottom",
      line((k) => `${"abcde"[k]}5`),
    )}
  `;
}

/** @param {Ctx} ctx @param {GlaziersView} glaziers @param {string} segment */
function wallWindow(ctx, glaziers, segment) {
  if (!glaziers.segments.includes(segment)) return null;
  const window = glaziers.openings[segment];
  const target = ctx.view.deciding === "window" && ctx.all("window")[0]?.segment === segment;
  const tip = window
    ? ctx.t("web-fresco-window-in", { segment, panes: paneNames(ctx, window.panes) })
    : ctx.t("web-fresco-window-open", { segment });
  return art(window ? windowTile(letters(window.panes)) : opening(target ? "is-target" : ""), { "data-tip": tip });
}

/** @param {{ctx: Ctx}} props */
function GlaziersDrawer({ ctx }) {
  const glaziers = module(ctx, "glaziers");
  return html`
    <ol class="wbench">
      ${glaziers.bench.map((window) => {
        const choice = ctx.find("window", { window: window.window });
        const tip = ctx.t("web-fresco-window", {
          panes: paneNames(ctx, window.panes),
          points: window.points,
          price: window.price,
          net: signed(window.net),
        });
        const drawn = art(windowTile(letters(window.panes), window.points));
        return html`
          <li key=${window.window}>
            <span class="price">${coin()}${window.price}</span>
            ${
              choice
                ? html`<button class="wb legal" ...${explained(ctx, choice)}>${drawn}</button>`
                : html`<div class="wb" role="img" aria-label=${tip} data-tip=${tip}>${drawn}</div>`
            }
            <output class=${joined("net", window.net < 0 && "neg")} aria-hidden="true">${signed(window.net)}</output>
          </li>
        `;
      })}
    </ol>
    ${
      ctx.has("glaze")
        ? html`<${Glazing} ctx=${ctx} glaziers=${glaziers} />`
        : html`<div class="gboard">${SHOWN.map((colour) => token(ctx, glaziers, colour))}</div>`
    }
  `;
}

/** @param {Ctx} ctx @param {GlaziersView} glaziers @param {Glass} colour */
function token(ctx, glaziers, colour) {
  const choice = ctx.find("glass", { colour });
  const count = glaziers.board[colour] ?? 0;
  const tip = ctx.t("web-fresco-glass-tip", {
    colour: ctx.t(`paint-${colour}`),
    count,
    price: glaziers.prices[colour] ?? 0,
    penalty: glaziers.penalties[colour] ?? 0,
  });
  const inside = html`
    <span class="gb-t">
      ${
        count
          ? Array.from({ length: Math.min(count, 4) }, () => glassPiece(ctx, colour))
          : glassPiece(ctx, colour, { class: "is-off" })
      }
    </span>
    <span class="note">${count} · ${coin()}${glaziers.prices[colour]}</span>
    <small>${ctx.t("web-fresco-or-minus", { points: glaziers.penalties[colour] ?? 0 })}</small>
  `;
  if (choice) return html`<button key=${colour} class="gb legal" ...${explained(ctx, choice)}>${inside}</button>`;
  return html`<span key=${colour} class="gb" role="img" aria-label=${tip} data-tip=${tip}>${inside}</span>`;
}

/** Glass for the panes of the new window, or of the altar's. @param {{ctx: Ctx, glaziers: GlaziersView}} props */
const Glazing = ({ ctx, glaziers }) => html`
  <div class="glazing">
    ${
      glaziers.renewing
        ? art(
            windowTile(letters(glaziers.renewing.panes), glaziers.renewing.points, {
              filled: sure(glaziers.glazed).filter(Boolean).length,
            }),
          )
        : art(altarWindow(letters(glaziers.altar.given)))
    }
    <span class="glaze-l">${ctx.t("web-fresco-give-glass")}</span>
    ${ctx.all("glaze").map(
      (choice) =>
        html`
          <button key=${choice.colour} class="sc legal" ...${explained(ctx, choice)}>
            ${glassPiece(ctx, choice.colour)}
            <b>+${choice.points}</b>
          </button>
        `,
    )}
  </div>
`;

/** What the front of the drawer tells. @param {Ctx} ctx */
const glaziersFront = (ctx) =>
  html`
    <span class="toks">
      ${SHOWN.map(
        (colour) => html`<span key=${colour}>${glassPiece(ctx, colour)}${module(ctx, "glaziers").board[colour]}</span>`,
      )}
    </span>
  `;

/** One's own glass. @param {Ctx} ctx */
function ownGlass(ctx) {
  const { mine } = module(ctx, "glaziers");
  if (!mine) return null;
  return SHOWN.map(
    (colour) =>
      html`
        <span
          key=${colour}
          class=${joined("ct", !mine[colour] && "none")}
          data-tip=${ctx.t("web-fresco-own-glass", { colour: ctx.t(`paint-${colour}`), count: mine[colour] ?? 0 })}
        >
          ${glassPiece(ctx, colour)}
          <b>${mine[colour]}</b>
        </span>
      `,
  );
}

/** @type {import("../modules.js").Hooks} */
export default {
  cover: { tile: "glazery", icon: "glass", printed: 2, drawn: glazeryCover },
  drawer: {
    place: 1,
    cls: "glaziers",
    icon: "glass",
    Inside: GlaziersDrawer,
    front: glaziersFront,
    asks: ["glazery", "window", "glaze", "altar-glass"],
  },
  crowds: ["ring"],
  at: {
    walls: { place: 1, draw: wallWindows },
    altar: { place: 2, draw: altarTerms },
    "own-goods": { place: 2, draw: ownGlass },
  },
  classes: { page: () => "with-glass" },
  looks: { window: "cathedral", glaze: "cathedral", "altar-glass": "cathedral" },
  args: {
    glazery: (ctx) => ({ left: module(ctx, "glaziers").actions ?? 0 }),
    window: (ctx) => ({ segment: ctx.all("window")[0].segment }),
    glaze: (ctx) => {
      const { glazed, renewing } = module(ctx, "glaziers");
      const panes = sure(glazed).slice(0, sure(renewing).panes.length);
      return { left: panes.filter((filled) => !filled).length };
    },
    "altar-glass": (ctx) => ({ points: module(ctx, "glaziers").altar.points }),
  },
  names: {
    glass: (ctx, { colour, price, coins_left }) => ({ colour: ctx.t(`paint-${colour}`), price, coins: coins_left }),
    window: (ctx, { panes, points, price, coins_left, segment }) => ({
      panes: paneNames(ctx, panes),
      points,
      price,
      coins: coins_left,
      segment,
    }),
    glaze: (ctx, { colour, points, left }) => ({
      colour: ctx.t(`paint-${colour}`),
      points,
      left,
      deciding: ctx.view.deciding ?? "",
    }),
  },
};
