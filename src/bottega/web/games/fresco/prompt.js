/** What is asked, why, and what has no place on the board to be chosen on. */
import { art, html, joined } from "../../app/aids/html.js";
import { signed } from "../../app/i18n/i18n.js";
import { avatar } from "../../art/avatar.js";
import { addedArgs, hookOf } from "./modules.js";
import { about, whose } from "./names.js";
import { icon } from "./pieces.js";
import { iconOf, placeName, placeNow, stepNow } from "./words.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/** @typedef {import("../../app/shell/context.js").Choice} Choice */
/** @typedef {import("./modules.js").Args} Args */

/** @param {Ctx} ctx */
export function prompt(ctx) {
  const deciding = ctx.view.deciding ?? "";
  const args = { ...(ARGS[deciding] ?? leonardoArgs)(ctx), ...addedArgs(ctx, deciding) };
  return {
    icon: iconOf(placeNow(ctx)),
    title: ctx.say(ownKey(ctx, "ask", deciding), args),
    reason: reason(ctx, deciding, args),
    buttons: buttons(ctx),
    order: order(ctx),
  };
}

/** The terminal's hint on typing has no place here. @param {Ctx} ctx @param {string} deciding @param {Args} args */
function reason(ctx, deciding, args) {
  if (deciding === "plan") return ctx.t("web-fresco-why-plan", { left: ctx.view.mine.to_place });
  const step = ctx.find("bishop");
  return html`
    ${ctx.say(ownKey(ctx, "why", deciding), args)}
    ${step ? ` ${ctx.t("web-fresco-why-step", { price: step.price })}` : null}
  `;
}

/** The browser's own words where it has them. @param {Ctx} ctx @param {string} what @param {string} deciding */
const ownKey = (ctx, what, deciding) =>
  ctx.knows(`web-fresco-${what}-${deciding}`) ? `web-fresco-${what}-${deciding}` : `fresco-${what}-${deciding}`;

/** @param {Ctx} ctx @returns {Args} */
const leonardoArgs = (ctx) => (ctx.view.leonardo ? { painter: ctx.player(ctx.view.leonardo.painter) } : {});

/** @param {Ctx} ctx */
const first = (ctx) =>
  [...ctx.choices.values()].find((choice) => choice.painter !== undefined) ?? [...ctx.choices.values()][0];

/** @param {Ctx} ctx */
const painterArgs = (ctx) => whose(ctx, first(ctx));

/** @type {Record<string, (ctx: Ctx) => Args>} */
const ARGS = {
  rise: painterArgs,
  land: (ctx) => ({ ...painterArgs(ctx), space: first(ctx).taken }),
  plan: (ctx) => ({ left: ctx.view.mine.to_place }),
  market: (ctx) => {
    const { visit, mine, booths } = ctx.view;
    const can = Math.min(visit.apprentices, mine.price ? Math.floor(mine.coins / mine.price) : visit.apprentices);
    return {
      booth: visit.booth === null ? "none" : booths[visit.booth].booth,
      price: mine.price,
      coins: mine.coins,
      can,
    };
  },
  cathedral: (ctx) => ({
    step: cathedralStep(ctx),
    given: ctx.view.altar.laid.length + 1,
    apprentices: ctx.view.visit.apprentices,
  }),
  studio: (ctx) => ({ thalers: ctx.view.economy.studio, portraits: ctx.has("portrait") ? "yes" : "no" }),
  workshop: (ctx) => ({
    blends: ctx.view.visit.apprentices * ctx.view.economy.blends_each - ctx.view.visit.blends_made,
    requests: ctx.has("request") ? "yes" : "no",
  }),
  theatre: (ctx) => ({ mood: ctx.view.economy.theatre }),
};

/** What the apprentice in the cathedral is bound to by what he has begun. @param {Ctx} ctx */
function cathedralStep(ctx) {
  if (ctx.view.altar.laid.length) return "altar";
  // Whoever has moved the bishop, by a step or with a card, cannot leave any more.
  return ctx.has("pass") ? "open" : "moved";
}

// --- buttons for what has no place on the board

/** @type {Record<string, (ctx: Ctx, choice: Choice) => {label: any, kind?: string}>} */
const BUTTONS = {
  ready: (ctx) => ({
    label: ctx.t("web-fresco-ready", { left: ctx.view.mine.to_place }),
    kind: ctx.view.mine.to_place ? "quiet" : "main",
  }),
  pass: (ctx) => ({
    label: ctx.t(
      ctx.view.deciding === "market" && ctx.view.visit.booth === null ? "web-fresco-buy-nothing" : "web-fresco-leave",
    ),
    kind: "quiet",
  }),
  no: (ctx) => ({ label: ctx.t(`web-fresco-no-${ctx.view.deciding}`), kind: "quiet" }),
  land: (ctx, { where, score, taken }) => ({
    label: ctx.t(`web-fresco-land-${where}`, { score, shift: signed(score - taken) }),
    kind: "quiet",
  }),
};

/** @param {Ctx} ctx */
const buttons = (ctx) =>
  [...ctx.choices.values()].flatMap((choice) => {
    const button = BUTTONS[choice.verb] ?? hookOf(ctx, "buttons", choice.verb);
    return button ? { action: choice.id, name: about(ctx, choice), ...button(ctx, choice) } : [];
  });

// --- the order of the round, beside the prompt

/** @param {Ctx} ctx */
export function order(ctx) {
  if (ctx.view.phase === "get-up") return choosers(ctx);
  const now = stepNow(ctx);
  const step = (/** @type {string} */ place, /** @type {number} */ k) => html`
    <li key=${place} class=${joined(k === now ? "now" : k < now && "past")} data-tip=${placeName(ctx, place)}>
      ${icon(iconOf(place))}
      <span>${placeName(ctx, place)}</span>
    </li>
  `;
  return html`<ol class="steps" aria-label=${ctx.t("web-fresco-order")}>${ctx.view.places.map(step)}</ol>`;
}

/** @param {Ctx} ctx */
function choosers(ctx) {
  const { choosers: all, painters, to_act } = ctx.view;
  const next = all.find((/** @type {number} */ who) => !painters[who].hour);
  return html`
    <ol class="turns" aria-label=${ctx.t("web-fresco-choosers")}>
      ${all.map((/** @type {number} */ who) => {
        const up = painters[who].hour;
        const tip = ctx.t("web-fresco-chooser", { name: ctx.title(who), hour: up ?? 0 });
        return html`
          <li key=${who} class=${joined(up ? "done" : who === next && to_act.length > 0 && "now")} data-tip=${tip}>
            ${art(avatar(ctx.look(who), { auto: ctx.table.seats[who]?.kind === "computer" }))}
            <span><b>${ctx.title(who)}</b><small>${ctx.t("web-fresco-choosing")}</small></span>
          </li>
        `;
      })}
    </ol>
  `;
}
