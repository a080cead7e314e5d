/** Behind one's own screen: purse, pots, cards, and the sheet or what takes its place. */
import { useEscape } from "../../app/aids/escape.js";
import { html, joined, useState } from "../../app/aids/html.js";
import { light, lights } from "../../app/shell/light.js";
import { segmentTip } from "./cathedral.js";
import { Compare } from "./compare.js";
import { bodiesOf, chosenOn, drawnAt, hasParts } from "./modules.js";
import { apprentice, coin, painter, pot } from "./pieces.js";
import { Sheet, Supply } from "./plan.js";
import { crowded, explained, own } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

const SHOWN = 3; // segments named as open to one's paints

/** The verbs that are chosen on a pot. @param {Ctx} ctx */
const inPots = (ctx) => [/** @type {const} */ ("pick"), ...chosenOn(ctx, "pots")];
/** Whether something is chosen on what lies among one's cards. @param {Ctx} ctx */
const cardsAsked = (ctx) => chosenOn(ctx, "cards").some((verb) => ctx.has(verb));

/**
 * With modules a row may be wider than its leaf: then it can be reached and moved by the keyboard.
 * @param {Ctx} ctx
 * @param {string} name
 */
const reachable = (ctx, name) => (crowded(ctx) ? { tabindex: 0, role: "group", "aria-label": ctx.t(name) } : {});

/** Whether something is to be chosen behind one's screen. @param {Ctx} ctx */
export const trayAsked = (ctx) => cardsAsked(ctx) || inPots(ctx).some((verb) => ctx.has(verb));

/** @param {{ctx: Ctx}} props */
export function Screen({ ctx }) {
  // What a decision needs opens by itself where it would be folded away, until the hand says otherwise.
  const wanted = cardsAsked(ctx) ? "cards" : "";
  const [hand, setHand] = useState({ at: wanted, open: wanted });
  const open = hand.at === wanted ? hand.open : wanted;
  const setOpen = (/** @type {string} */ name) => setHand({ at: wanted, open: name });
  if (ctx.seat === null) return null;
  const cards = holdsCards(ctx);
  const sheet = !ctx.has("rise") && ctx.view.phase !== "planning";
  const tab = (/** @type {string} */ name, /** @type {string} */ label) => html`
    <button
      type="button"
      class="plan-tab"
      data-ui=${name}
      aria-expanded=${open === name}
      onClick=${() => setOpen(open === name ? "" : name)}
    >
      ${label}
    </button>
  `;
  return html`
    <section class="screen" id="screen" data-open=${open} aria-label=${ctx.t("web-fresco-screen")}>
      <${Purse} ctx=${ctx} />
      <${Pots} ctx=${ctx} />
      ${cards ? tab("cards", ctx.t("web-fresco-cards")) : null}${sheet ? tab("plan", ctx.t("web-fresco-plan")) : null}
      ${cards ? html`<${Cards} ctx=${ctx} />` : null}
      ${
        ctx.has("rise")
          ? html`<${Compare} ctx=${ctx} />`
          : sheet
            ? html`<div class="leaf leaf-plan"><${Sheet} ctx=${ctx} /></div>`
            : html`<${Supply} ctx=${ctx} />`
      }
    </section>
  `;
}

/** @param {{ctx: Ctx}} props */
function Purse({ ctx }) {
  const mine = own(ctx);
  const apprentices = ctx.view.people[ctx.seat ?? 0].apprentices ?? 0;
  const bodies = bodiesOf(ctx);
  const sick = bodies?.ill(ctx) ?? 0;
  const rate = ctx.t("web-fresco-purse-rate", { thalers: ctx.view.economy.thalers_per_point });
  return html`
    <div class="leaf leaf-you" style=${`--pcol:var(--p${ctx.look(ctx.seat ?? 0)})`}>
      ${painter(ctx, ctx.seat ?? 0)}
      <div class="purse" data-tip=${`${ctx.t("fresco-goods-coins", { coins: mine.coins })}. ${rate}`}>
        <span class="big">${coin()}<b>${mine.coins}</b></span>
        <small>${
          ctx.view.final ? ctx.t("web-fresco-purse-worth", { points: mine.coins_points }) : ctx.t("web-fresco-thalers")
        }</small>
      </div>
      <div class="purse pa" data-tip=${ctx.t("web-fresco-apprentices-tip", { count: apprentices })}>
        <span class="big">
          ${apprentice(ctx, ctx.seat ?? 0)}
          <b>${apprentices - sick}</b>
          ${sick ? html`${bodies?.piece(ctx)}<b>${sick}</b>` : null}
        </span>
        <small>${sick ? ctx.t("web-fresco-well-ill") : ctx.t("web-fresco-apprentices")}</small>
      </div>
      <div class="own-tiles">
        <${OwnTiles} ctx=${ctx} />
        <${Income} ctx=${ctx} />
      </div>
    </div>
  `;
}

/** @param {{ctx: Ctx}} props */
function Income({ ctx }) {
  if (ctx.view.final)
    return html`
      <span class="ct inc" data-tip=${ctx.t("web-fresco-income-none-tip")}>
        <small>${ctx.t("web-fresco-income-none")}</small>
      </span>
    `;
  const { income } = own(ctx);
  return html`
    <span class="ct inc" data-tip=${ctx.t("web-fresco-income", { thalers: income })}>
      +${income} ${coin()}
      <small>${ctx.t("web-fresco-a-round")}</small>
    </span>
  `;
}

/** One's restored tiles, or what a module makes of them. @param {{ctx: Ctx}} props */
function OwnTiles({ ctx }) {
  const drawn = drawnAt(ctx, "own-tiles", {});
  if (drawn.length) return drawn;
  const tiles = ctx.view.people[ctx.seat ?? 0].restored.length;
  return html`
    <span class="otile" data-tip=${ctx.t("web-fresco-own-tiles", { tiles })}>${tiles}</span>
    <small>${ctx.t("web-fresco-tiles-count", { tiles })}</small>
  `;
}

/** The pots; where a paint may be chosen, they are the choice. @param {{ctx: Ctx}} props */
function Pots({ ctx }) {
  const { paints } = own(ctx);
  const goods = drawnAt(ctx, "own-goods", {});
  return html`
    <div class="leaf leaf-paint">
      <div class="pots" ...${reachable(ctx, "web-fresco-paints")}>
        ${Object.entries(paints).map(([paint, count]) => {
          const pick = inPots(ctx)
            .flatMap((verb) => ctx.all(verb))
            .find((choice) => "paint" in choice && choice.paint === paint);
          const drawn = pot(ctx, paint, /** @type {number} */ (count));
          if (pick)
            return html`<button key=${paint} class="pot-slot legal" ...${explained(ctx, pick)}>${drawn}</button>`;
          return html`
            <span
              key=${paint}
              class=${joined("pot-slot", !count && "none")}
              data-tip=${ctx.t("web-fresco-pot", {
                count: /** @type {number} */ (count),
                paint: ctx.t(`paint-${paint}`),
              })}
            >
              ${drawn}
            </span>
          `;
        })}
      </div>
      ${goods.length ? html`<div class="goods2">${goods}</div>` : html`<${Hint} ctx=${ctx} />`}
    </div>
  `;
}

/** Which segments one's paints would pay for; pointing at one lights it on the ceiling. @param {{ctx: Ctx}} props */
function Hint({ ctx }) {
  const [all, setAll] = useState(false);
  useEscape(() => setAll(false), all);
  const { ceiling } = ctx.view;
  const open = ceiling
    .filter((s) => s.covered && payable(s.paints, own(ctx).paints))
    .sort((a, b) => b.points + b.bonus - a.points - a.bonus);
  if (!open.length) return html`<p class="hint">${ctx.t("web-fresco-open-none")}</p>`;
  const named = all ? open : open.slice(0, SHOWN);
  const more = open.length - SHOWN;
  return html`
    <p class=${joined("hint", all && "is-open")}>
      <span class="hint-all" onMouseEnter=${() => light(open.map((s) => s.segment))} onMouseLeave=${() => light()}>
        ${ctx.t("web-fresco-open-to-you")}
      </span>
      ${named.map(
        (s) => html`
          <button
            key=${s.segment}
            type="button"
            class="hint-one"
            data-ui="light"
            data-tip=${segmentTip(ctx, s)}
            ...${lights(s.segment)}
          >
            ${ctx.rich("web-fresco-open-segment", { paints: ctx.paints(s.paints), points: s.points, bonus: s.bonus })}
          </button>
        `,
      )}
      ${
        more > 0
          ? html`
            <button
              type="button"
              class="tool2t"
              data-ui="open-all"
              aria-expanded=${all}
              onClick=${() => setAll(!all)}
            >
              ${all ? ctx.t("web-fresco-open-less") : ctx.t("web-fresco-open-more", { more })}
            </button>
          `
          : null
      }
    </p>
  `;
}

/** @param {string[]} paints @param {Record<string, number>} pots */
const payable = (paints, pots) =>
  paints.every((paint) => paints.filter((other) => other === paint).length <= (pots[paint] ?? 0));

/** @param {Ctx} ctx */
const holdsCards = (ctx) => hasParts(ctx, "own-cards") || hasParts(ctx, "own-things");

/** What one holds besides paints: cards, and small things below them. @param {{ctx: Ctx}} props */
const Cards = ({ ctx }) => html`
  <div class="leaf leaf-cards">
    <div class="hold" ...${reachable(ctx, "web-fresco-cards")}>${drawnAt(ctx, "own-cards", {})}</div>
    <div class="hold low">${drawnAt(ctx, "own-things", {})}</div>
  </div>
`;
