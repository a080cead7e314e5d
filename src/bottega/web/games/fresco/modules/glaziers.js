/** The glaziers (module 6): openings and windows in the wall round the ceiling; the bench and the glass in a drawer. */
import { art, html, joined } from "../../../app/aids/html.js";
import { signed } from "../../../app/i18n/i18n.js";
import { altarWindow, glass, glazeryCover, opening, windowTile } from "../../../art/modules/glaziers.js";
import { coin } from "../pieces.js";
import { cellOf, explained, module, SIDE } from "../words.js";

/** @typedef {import("../../common/paints.js").PaintCtx} Ctx */
/** @typedef {{window: string, points: number, panes: string[], price: number}} Pane */

/** @type {Record<string, string>} */
const LETTER = { yellow: "Y", blue: "B", red: "R", green: "G" };
const SHOWN = ["yellow", "blue", "red", "green"];

/** @param {Ctx} ctx @param {string} colour @param {Record<string, any>} [more] */
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
        ${segments.map((segment) => html`<span key=${segment}>${wallWindow(ctx, glaziers, segment)}</span>`)}
      </div>
    `;
  const line = (/** @type {(k: number) => string} */ name) => Array.from({ length: SIDE }, (_, k) => name(k));
  return html`
    ${strip(
      "top",
      line((k) => `${"abcde"[k]}1`),
    )}
    ${strip(
      "left",
      line((k) => `a${k + 1}`),
    )}
    ${strip(
      "right",
      line((k) => `e${k + 1}`),
    )}
    ${strip(
      "bottom",
      line((k) => `${"abcde"[k]}5`),
    )}
  `;
}

/** @param {Ctx} ctx @param {any} glaziers @param {string} segment */
function wallWindow(ctx, glaziers, segment) {
  const { row, column } = cellOf(segment);
  if (!glaziers.segments.includes(segment) || (row % (SIDE - 1) === 0) === (column % (SIDE - 1) === 0)) return null;
  const window = glaziers.openings[segment];
  const target = ctx.view.deciding === "window" && ctx.all("window")[0]?.segment === segment;
  const tip = window
    ? ctx.t("web-fresco-window-in", { segment, panes: paneNames(ctx, window.panes) })
    : ctx.t("web-fresco-window-open", { segment });
  return art(window ? windowTile(letters(window.panes)) : opening(target ? "is-target" : ""), { "data-tip": tip });
}

/**
 * Points of a window less those of the panes that one's own glass cannot fill.
 * @param {any} glaziers
 * @param {Pane} window
 */
function net(glaziers, window) {
  const own = { ...glaziers.mine };
  let { points } = window;
  for (const pane of window.panes) {
    if (own[pane] > 0) own[pane] -= 1;
    else points -= glaziers.penalties[pane];
  }
  return points;
}

/** @param {{ctx: Ctx}} props */
function GlaziersDrawer({ ctx }) {
  const glaziers = module(ctx, "glaziers");
  return html`
    <ol class="wbench">
      ${glaziers.bench.map((/** @type {Pane} */ window) => {
        const choice = ctx.find("window", { window: window.window });
        const result = glaziers.mine ? net(glaziers, window) : window.points;
        const tip = ctx.t("web-fresco-window", {
          panes: paneNames(ctx, window.panes),
          points: window.points,
          price: window.price,
          net: signed(result),
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
            <output class=${joined("net", result < 0 && "neg")} aria-hidden="true">${signed(result)}</output>
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

/** @param {Ctx} ctx @param {any} glaziers @param {string} colour */
function token(ctx, glaziers, colour) {
  const choice = ctx.find("glass", { colour });
  const count = glaziers.board[colour];
  const tip = ctx.t("web-fresco-glass-tip", {
    colour: ctx.t(`paint-${colour}`),
    count,
    price: glaziers.prices[colour],
    penalty: glaziers.penalties[colour],
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
    <small>${ctx.t("web-fresco-or-minus", { points: glaziers.penalties[colour] })}</small>
  `;
  if (choice) return html`<button key=${colour} class="gb legal" ...${explained(ctx, choice)}>${inside}</button>`;
  return html`<span key=${colour} class="gb" role="img" aria-label=${tip} data-tip=${tip}>${inside}</span>`;
}

/** Glass for the panes of the new window, or of the altar's. @param {{ctx: Ctx, glaziers: any}} props */
const Glazing = ({ ctx, glaziers }) => html`
  <div class="glazing">
    ${
      glaziers.renewing
        ? art(
            windowTile(letters(glaziers.renewing.panes), glaziers.renewing.points, {
              filled: glaziers.glazed.filter(Boolean).length,
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
          data-tip=${ctx.t("web-fresco-own-glass", { colour: ctx.t(`paint-${colour}`), count: mine[colour] })}
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
      return {
        left: glazed.slice(0, renewing.panes.length).filter((/** @type {boolean} */ filled) => !filled).length,
      };
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
