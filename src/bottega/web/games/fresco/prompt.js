/** What is asked, why, and what has no place on the board to be chosen on. */
import { art, html, joined } from "../../app/aids/html.js";
import { sure } from "../../app/aids/sure.js";
import { signed } from "../../app/i18n/i18n.js";
import { act, inTurn } from "../../app/net/actions.js";
import { ctx as latest, lesson } from "../../app/shell/state.js";
import { avatar, worker } from "../../art/avatar.js";
import { addedArgs, buttonOf } from "./modules.js";
import { about, whose } from "./names.js";
import { icon } from "./pieces.js";
import { iconOf, own, placeName, placeNow, stepNow } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("./modules.js").Args} Args */

/** @param {Ctx} ctx */
export function prompt(ctx) {
  const deciding = ctx.view.deciding ?? "";
  const args = { ...(ARGS[deciding] ?? leonardoArgs)(ctx), ...addedArgs(ctx, deciding) };
  return {
    icon: iconOf(placeNow(ctx)),
    title: ctx.rich(ownKey(ctx, "ask", deciding), args),
    reason: reason(ctx, deciding, args),
    buttons: buttons(ctx),
    order: order(ctx),
  };
}

/** The terminal's hint on typing has no place here. @param {Ctx} ctx @param {string} deciding @param {Args} args */
function reason(ctx, deciding, args) {
  if (deciding === "plan") return ctx.t("web-fresco-why-plan", { left: own(ctx).to_place });
  const step = ctx.find("bishop");
  return html`
    ${ctx.rich(ownKey(ctx, "why", deciding), args)}
    ${step ? ` ${ctx.t("web-fresco-why-step", { price: step.price })}` : null}
  `;
}

/** The browser's own words where it has them. @param {Ctx} ctx @param {string} what @param {string} deciding */
const ownKey = (ctx, what, deciding) =>
  ctx.knows(`web-fresco-${what}-${deciding}`) ? `web-fresco-${what}-${deciding}` : `fresco-${what}-${deciding}`;

/** @param {Ctx} ctx @returns {Args} */
const leonardoArgs = (ctx) => (ctx.view.leonardo ? { painter: ctx.player(ctx.view.leonardo.painter) } : {});

/** @param {Ctx} ctx */
function painterArgs(ctx) {
  const [choice] = [...ctx.choices.values()].flatMap((one) => ("painter" in one ? [one] : []));
  return whose(ctx, choice);
}

const NOTHING = "nothing"; // that a module offers besides

/** @type {Record<string, (ctx: Ctx) => Args>} */
const ARGS = {
  rise: painterArgs,
  land: (ctx) => ({ ...painterArgs(ctx), space: ctx.all("land")[0].taken, final: ctx.view.final ? "yes" : "no" }),
  plan: (ctx) => ({ left: own(ctx).to_place }),
  market: (ctx) => {
    const { booth } = sure(ctx.view.visit);
    const { price, coins, purchases } = own(ctx);
    return {
      booth: booth === null ? "none" : ctx.view.booths[booth].booth,
      price: price ?? 0,
      coins,
      can: purchases ?? 0,
    };
  },
  cathedral: (ctx) => ({
    step: cathedralStep(ctx),
    given: ctx.view.altar.laid.length + 1,
    apprentices: sure(ctx.view.visit).apprentices,
  }),
  studio: (ctx) => ({ thalers: ctx.view.economy.studio, also: NOTHING }),
  workshop: (ctx) => ({ blends: sure(ctx.view.visit).blends_left, also: NOTHING }),
  theatre: (ctx) => ({ mood: own(ctx).theatre }),
};

/** What the apprentice in the cathedral is bound to by what he has begun. @param {Ctx} ctx */
function cathedralStep(ctx) {
  if (ctx.view.altar.laid.length) return "altar";
  // Whoever has moved the bishop, by a step or with a card, cannot leave any more.
  if (!ctx.has("pass")) return "moved";
  if (!ctx.has("restore")) return ctx.has("altar") ? "only-altar" : "open";
  return ctx.has("altar") ? "open" : "only-segment";
}

// --- buttons for what has no place on the board

/** @type {import("./modules.js").ByVerb<import("./modules.js").Face>} */
const BUTTONS = {
  ready: (ctx) => ({
    label: ctx.t("web-fresco-ready", { left: own(ctx).to_place }),
    kind: own(ctx).to_place ? "quiet" : "main",
    says: true,
  }),
  pass: (ctx) => ({
    label: ctx.t(
      ctx.view.deciding === "market" && ctx.view.visit?.booth === null ? "web-fresco-buy-nothing" : "web-fresco-leave",
    ),
    kind: "quiet",
  }),
  no: (ctx) => ({ label: ctx.t(`web-fresco-no-${ctx.view.deciding}`), kind: "quiet" }),
  land: (ctx, { where, score, taken }) => ({
    label: ctx.t(`web-fresco-land-${where}`, { score, shift: signed(score - taken) }),
    kind: "quiet",
  }),
};

/** Where each apprentice has the same to do: all of them, one after the other. @param {Ctx} ctx */
function together(ctx) {
  const count = ctx.view.visit?.apprentices ?? 0;
  const earn = ctx.find("earn");
  const [verb, label] = earn
    ? [/** @type {const} */ ("earn"), ctx.t("web-fresco-earn-all", { thalers: earn.together })]
    : [/** @type {const} */ ("attend"), ctx.t("web-fresco-attend-all", { count })];
  if (count < 2 || !ctx.has(verb) || ctx.choices.size > 2 || lesson.value) return [];
  const once = () => {
    const choice = [...(latest.peek()?.choices.values() ?? [])].find((one) => one.verb === verb);
    if (choice) act(choice.id);
  };
  return [{ ui: "all-of-them", label, kind: "main", onClick: () => inTurn(Array.from({ length: count }, () => once)) }];
}

/** @param {Ctx} ctx */
const buttons = (ctx) => [...together(ctx), ...single(ctx)];

/** @param {Ctx} ctx */
const single = (ctx) =>
  [...ctx.choices.values()].flatMap((choice) => {
    /** @type {import("./modules.js").Making<import("./modules.js").Face> | undefined} */
    const button = BUTTONS[choice.verb] ?? buttonOf(ctx, choice.verb);
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
  const { choosers: all, people: painters, to_act } = ctx.view;
  const next = all.find((who) => !painters[who].hour);
  return html`
    <ol class="turns" aria-label=${ctx.t("web-fresco-choosers")}>
      ${all.map((who) => {
        const up = painters[who].hour;
        const tip = ctx.t("web-fresco-chooser", { name: ctx.title(who), hour: up ?? 0 });
        return html`
          <li key=${who} class=${joined(up ? "done" : who === next && to_act.length > 0 && "now")} data-tip=${tip}>
            ${art(avatar(ctx.look(who), { auto: worker(ctx.table.seats[who]) }))}
            <span><b>${ctx.title(who)}</b><small>${ctx.t("web-fresco-choosing")}</small></span>
          </li>
        `;
      })}
    </ol>
  `;
}
