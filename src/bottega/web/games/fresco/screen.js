/** Behind one's own screen: purse, pots, cards, and the sheet or what takes its place. */
import { html, joined, useState } from "../../app/aids/html.js";
import { Compare } from "./compare.js";
import { partOf } from "./modules.js";
import { apprentice, coin, painter, pot } from "./pieces.js";
import { Sheet, Supply } from "./plan.js";
import { portraitName, requestName } from "./sayings.js";
import { crowded, explained, module } from "./words.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */

const cardTip = partOf("portraits", "cardTip");
const face = partOf("portraits", "face");
const illPiece = partOf("medico", "illPiece");
const leaf = partOf("leaf_gold", "leaf");
const OwnBells = partOf("bells", "OwnBells");
const OwnBottles = partOf("medico", "OwnBottles");
const OwnCertificates = partOf("bells", "OwnCertificates");
const OwnGlass = partOf("glaziers", "OwnGlass");
const OwnPennies = partOf("wishing_well", "OwnPennies");
const OwnScrolls = partOf("scrolls", "OwnScrolls");
const OwnWallTiles = partOf("wall_fresco", "OwnWallTiles");
const OwnWishes = partOf("wishing_well", "OwnWishes");
const requestFace = partOf("requests", "requestFace");

const SHOWN = 3; // segments named as open to one's paints
const IN_CARDS = ["scroll", "wish", "instalment", "use"]; // chosen on what lies among one's cards
const IN_POTS = ["pick", "alchemy", "saint"]; // chosen on a pot

/**
 * With modules a row may be wider than its leaf: then it can be reached and moved by the keyboard.
 * @param {Ctx} ctx
 * @param {string} name
 */
const scrolls = (ctx, name) => (crowded(ctx) ? { tabindex: 0, role: "group", "aria-label": ctx.t(name) } : {});

/** Whether something is to be chosen behind one's screen. @param {Ctx} ctx */
export const trayAsked = (ctx) => [...IN_CARDS, ...IN_POTS].some((verb) => ctx.has(verb));

/** @param {{ctx: Ctx}} props */
export function Screen({ ctx }) {
  // What a decision needs opens by itself where it would be folded away, until the hand says otherwise.
  const wanted = IN_CARDS.some((verb) => ctx.has(verb)) ? "cards" : "";
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
  const { mine, painters } = ctx.view;
  const own = painters[ctx.seat ?? 0];
  const sick = module(ctx, "medico")?.ill[ctx.seat ?? 0] ?? 0;
  const income = ctx.t("web-fresco-income", { thalers: mine.income });
  return html`
    <div class="leaf leaf-you" style=${`--pcol:var(--p${ctx.look(ctx.seat ?? 0)})`}>
      ${painter(ctx, ctx.seat ?? 0)}
      <div class="purse" data-tip=${ctx.t("fresco-goods-coins", { coins: mine.coins })}>
        <span class="big">${coin()}<b>${mine.coins}</b></span>
        <small>${ctx.t("web-fresco-thalers")}</small>
      </div>
      <div class="purse pa" data-tip=${ctx.t("web-fresco-apprentices-tip", { count: own.apprentices })}>
        <span class="big">
          ${apprentice(ctx, ctx.seat ?? 0)}
          <b>${own.apprentices - sick}</b>
          ${sick ? html`${illPiece(ctx)}<b>${sick}</b>` : null}
        </span>
        <small>${sick ? ctx.t("web-fresco-well-ill") : ctx.t("web-fresco-apprentices")}</small>
      </div>
      <div class="own-tiles">
        <${OwnTiles} ctx=${ctx} />
        <span class="ct inc" data-tip=${income}>
          +${mine.income} ${coin()}
          <small>${ctx.t("web-fresco-a-round")}</small>
        </span>
      </div>
    </div>
  `;
}

/**
 * One's restored tiles; with requests also their splashes, and the requests that lie on piled ones.
 * @param {{ctx: Ctx}} props
 */
function OwnTiles({ ctx }) {
  const seat = ctx.seat ?? 0;
  const requests = module(ctx, "requests");
  const restored = ctx.view.painters[seat].restored;
  if (!requests) {
    const tip = ctx.t("web-fresco-own-tiles", { tiles: restored.length });
    return html`
      <span class="otile" data-tip=${tip}>${restored.length}</span>
      <small>${ctx.t("fresco-tiles-count", { tiles: restored.length })}</small>
    `;
  }
  const loose = restored.filter((/** @type {string} */ segment) => !requests.piled[seat].includes(segment));
  return html`
    <span class="loose">
      ${loose.map((/** @type {string} */ segment) => {
        const splashes = requests.splashes[segment];
        return html`
          <span
            key=${segment}
            class="otile"
            data-tip=${ctx.t("web-fresco-loose-tile", { segment, paints: ctx.paints(splashes) })}
          >
            ${ctx.glyphs(splashes)}
          </span>
        `;
      })}
      ${requests.owned[seat].map(
        (/** @type {any} */ request) => html`
          <span
            key=${request.request}
            class="otile rqd"
            data-tip=${ctx.t("web-fresco-own-request", { kind: requestName(ctx, request.type) })}
          >
            ${request.paint ? ctx.glyph(request.paint) : requestFace(request.type)}
          </span>
        `,
      )}
    </span>
  `;
}

/** The pots; where a paint may be chosen, they are the choice. @param {{ctx: Ctx}} props */
function Pots({ ctx }) {
  const { paints } = ctx.view.mine;
  const gold = module(ctx, "leaf_gold");
  return html`
    <div class="leaf leaf-paint">
      <div class="pots" ...${scrolls(ctx, "web-fresco-paints")}>
        ${Object.entries(paints).map(([paint, count]) => {
          const pick = IN_POTS.map((verb) => ctx.find(verb, { paint })).find(Boolean);
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
      ${
        gold || module(ctx, "glaziers")
          ? html`<div class="goods2"><${OwnGold} ctx=${ctx} gold=${gold} /><${OwnGlass} ctx=${ctx} /></div>`
          : html`<${Hint} ctx=${ctx} />`
      }
    </div>
  `;
}

/** @param {{ctx: Ctx, gold: any}} props */
const OwnGold = ({ ctx, gold }) =>
  gold
    ? html`
      <span class="ct" data-tip=${ctx.t("web-fresco-gold-tip", { gold: gold.mine, thalers: gold.thalers_at_the_end })}>
        ${leaf()}
        <b>${gold.mine}</b>
      </span>
    `
    : null;

/** Which segments one's paints would pay for. @param {{ctx: Ctx}} props */
function Hint({ ctx }) {
  const { ceiling, mine } = ctx.view;
  const open = ceiling
    .filter((/** @type {any} */ s) => s.covered && payable(s.paints, mine.paints))
    .sort((/** @type {any} */ a, /** @type {any} */ b) => b.points + b.bonus - a.points - a.bonus);
  if (!open.length) return html`<p class="hint">${ctx.t("web-fresco-open-none")}</p>`;
  const named = open
    .slice(0, SHOWN)
    .map((/** @type {any} */ s) =>
      ctx.raw("web-fresco-open-segment", { paints: ctx.paints(s.paints), points: s.points, bonus: s.bonus }),
    )
    .join(", ");
  return html`
    <p class="hint">
      ${
        open.length > SHOWN
          ? ctx.say("web-fresco-open-to-you-more", { segments: named, more: open.length - SHOWN })
          : ctx.say("web-fresco-open-to-you", { segments: named })
      }
    </p>
  `;
}

/** @param {string[]} paints @param {Record<string, number>} pots */
const payable = (paints, pots) =>
  paints.every((paint) => paints.filter((other) => other === paint).length <= (pots[paint] ?? 0));

/** @param {Ctx} ctx */
const holdsCards = (ctx) =>
  ["scrolls", "portraits", "wishing_well", "bells", "wall_fresco", "medico"].some((name) => name in ctx.view.modules);

/**
 * What one holds besides paints: scrolls, wishing cards, lasting portraits, certificates and small things.
 * @param {{ctx: Ctx}} props
 */
function Cards({ ctx }) {
  const owned = module(ctx, "portraits")?.owned[ctx.seat ?? 0] ?? [];
  return html`
    <div class="leaf leaf-cards">
      <div class="hold" ...${scrolls(ctx, "web-fresco-cards")}>
        <${OwnScrolls} ctx=${ctx} />
        <${OwnWishes} ctx=${ctx} />
        ${owned.map(
          (/** @type {any} */ card) =>
            html`
              <span key=${card.card} class="mini-p" data-tip=${cardTip(ctx, card)}>
                ${face(card.name)}
                <small>${portraitName(ctx, card.name)}</small>
              </span>
            `,
        )}
        <${OwnCertificates} ctx=${ctx} />
      </div>
      <div class="hold low">
        <${OwnPennies} ctx=${ctx} />
        <${OwnBottles} ctx=${ctx} />
        <${OwnBells} ctx=${ctx} />
        <${OwnWallTiles} ctx=${ctx} />
      </div>
    </div>
  `;
}
