/** The portraits (module 1): two cards in the studio, and the lasting ones before their owners. */
import { art, html, joined } from "../../../app/aids/html.js";
import { signed } from "../../../app/i18n/i18n.js";
import { portrait, portraitBack } from "../../../art/modules/portraits.js";
import { bishopArgs, whose } from "../names.js";
import { coin, icon } from "../pieces.js";
import { each } from "../telling.js";
import { explained, module } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */
/** @typedef {import("../../../types/fresco.d.ts").PortraitFace} Card */
/** @typedef {import("../../../types/fresco.d.ts").PortraitEffect} Effect */
/** @typedef {string | number} Value of one effect: a paint, or a number */

// Which drawing belongs to which name; a foreign edition's people sit for the self-portrait.
/** @type {Record<string, string>} */
const FACES = {
  "god's servant": "servant",
  actor: "actor",
  abbot: "abbot",
  sexton: "sexton",
  merchant: "merchant",
  peer: "peer",
  bishop: "bishop",
  "virgin mary": "virgin",
  patron: "patron",
  "pretty girl": "girl",
  "self-portrait": "self",
  muse: "muse",
};
const LASTING = `<svg viewBox="0 0 16 8">
    <path d="M8 4C6 1 4.5 1 3.3 1a3 3 0 0 0 0 6C4.5 7 6 7 8 4s3.5-3 4.7-3a3 3 0 0 1 0 6C11.5 7 10 7 8 4Z" fill="none"
      stroke="currentColor" stroke-width="1.6"/>
  </svg>`;
const NO_LETTER = /[^a-z]+/g;
const ONCE = `<svg viewBox="0 0 12 12"><path d="M7 0 2 7h3l-1 5 6-7H6.5Z" fill="currentColor"/></svg>`;

/** @param {string} name */
const face = (name) => art(portrait(FACES[name.toLowerCase()] ?? "self"));

/** What only a foreign edition knows is called as it says. @param {Ctx} ctx @param {string} name */
function portraitName(ctx, name) {
  const key = `fresco-portrait-${name.toLowerCase().replace(NO_LETTER, "-")}`;
  return ctx.knows(key) ? ctx.t(key) : name;
}

/** What a portrait gives, as a sentence with marked places. @param {Ctx} ctx @param {Effect} given */
const effect = (ctx, given) =>
  Object.entries(given)
    .filter(([name]) => name !== "uses_per_round")
    .map(([name, /** @type {Value} */ value]) => oneEffect(ctx, name, value))
    .join(", ");

/** @param {Ctx} ctx @param {string} name @param {Value} value @returns {string} */
function oneEffect(ctx, name, value) {
  if (name === "paint") return ctx.paints([String(value)]);
  return ctx.raw(`fresco-effect-${name.replaceAll("_", "-")}`, { number: value });
}

/** @param {Ctx} ctx @param {Card} card */
const cardTip = (ctx, card) =>
  ctx.t("web-fresco-portrait", {
    name: portraitName(ctx, card.name),
    effect: effect(ctx, card.effect),
    lasting: card.lasting ? "yes" : "no",
  });

/** @param {Ctx} ctx */
function gallery(ctx) {
  const { shown, deck, top } = module(ctx, "portraits");
  return html`
    <div class="gallery">
      ${shown.map(
        (/** @type {Card | null} */ card, /** @type {number} */ k) =>
          html`<${PortraitCard} key=${card?.card ?? k} ctx=${ctx} card=${card} />`,
      )}
      ${top === null ? html`<span></span>` : art(portraitBack(top, deck), pile(ctx, deck))}
    </div>
  `;
}

/** @param {Ctx} ctx @param {number} deck */
const pile = (ctx, deck) => {
  const tip = ctx.t("web-fresco-portrait-pile", { deck });
  return { "aria-label": tip, "data-tip": tip };
};

/** @param {{ctx: Ctx, card: Card | null}} props */
function PortraitCard({ ctx, card }) {
  if (!card) return html`<span class="pcard gone" data-tip=${ctx.t("web-fresco-portrait-gone")}></span>`;
  const choice = ctx.find("portrait", { card: card.card });
  const inside = html`
    ${face(card.name)}
    <span class="pc-t"><b>${portraitName(ctx, card.name)}</b><span class="fx">${gifts(ctx, card.effect)}</span></span>
    <span class="pc-k" aria-hidden="true">${art(card.lasting ? LASTING : ONCE)}</span>
  `;
  const props = {
    class: joined("pcard", card.lasting ? "lasting" : "once", choice && "legal"),
    "data-piece": `portrait-${card.card}`,
  };
  if (choice) return html`<button ...${props} ...${explained(ctx, choice)}>${inside}</button>`;
  return html`
    <div ...${props} role="img" aria-label=${cardTip(ctx, card)} data-tip=${cardTip(ctx, card)}>${inside}</div>
  `;
}

/** What it gives, in signs. @param {Ctx} ctx @param {Effect} given */
const gifts = (ctx, given) =>
  Object.entries(given)
    .filter(([name]) => name !== "uses_per_round")
    .map(([name, value], k) => html`${k ? " " : ""}<span class="gift">${gift(ctx, name, value)}</span>`);

/** @param {Ctx} ctx @param {string} name @param {Value} value */
function gift(ctx, name, value) {
  if (name === "thalers") return html`${value} ${coin()}`;
  if (name === "vp") return ctx.t("fresco-points", { points: value });
  if (name === "paint") return ctx.glyphs([String(value)]);
  if (name === "mood")
    return html`${icon("mask")} ${value === "top_space" ? ctx.t("web-fresco-to-the-top") : signed(Number(value))}`;
  if (name === "basic_paints_of_choice") return html`${value} × ${ctx.glyphs(ctx.view.colours.basic)}`;
  return ctx.draw(oneEffect(ctx, name, value));
}

/** One's own lasting ones. @param {Ctx} ctx */
const ownCards = (ctx) =>
  module(ctx, "portraits").owned[ctx.seat ?? 0].map(
    (/** @type {Card} */ card) => html`
      <span key=${card.card} class="mini-p" data-tip=${cardTip(ctx, card)}>
        ${face(card.name)}
        <small>${portraitName(ctx, card.name)}</small>
      </span>
    `,
  );

/** @param {Ctx} ctx @param {{seat: number}} given */
function kept(ctx, { seat }) {
  const owned = module(ctx, "portraits").owned[seat];
  if (!owned.length) return null;
  return owned.map(
    (/** @type {Card} */ card) =>
      html`<li key=${card.card} class="las" data-tip=${cardTip(ctx, card)}>${face(card.name)}</li>`,
  );
}

/** @type {import("../modules.js").Hooks} */
export default {
  crowds: ["ring"],
  at: {
    studio: { place: 1, draw: gallery },
    "own-cards": { place: 3, draw: ownCards },
    kept: { place: 7, draw: kept },
  },
  looks: { sexton: "cathedral", "portrait-paint": "studio", "leonardo-portrait": "studio" },
  args: {
    studio: (ctx) => (ctx.has("portrait") ? { also: "portrait" } : null),
    "portrait-paint": (ctx) => ({ left: module(ctx, "portraits").picks }),
  },
  names: {
    sexton: bishopArgs,
    portrait: (ctx, choice) => ({
      ...whose(ctx, choice),
      card: portraitName(ctx, choice.name),
      effect: effect(ctx, choice.effect),
      lasting: choice.lasting ? "yes" : "no",
      points: choice.effect.vp ?? 0,
    }),
  },
  pieces: { portraits: each(portraitName) },
};
