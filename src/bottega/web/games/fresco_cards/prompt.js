/** What is asked, why, and the choices that have no place on the table. */

import { name } from "./names.js";
import { cards, sections } from "./words.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/** @typedef {Record<string, string | number>} Args */

const ICONS = {
  choice: "easel",
  lay: "swap",
  draw: "swap",
  pay: "mitre",
  reward: "check",
  more: "easel",
  give: "ask",
  discard: "workshopcard",
};
const BUTTONS = ["reveal", "swap", "pass", "done"];

/** @type {Record<string, (ctx: Ctx) => Args>} */
const ASKED = {
  choice: (ctx) => ({ sections: ctx.all("restore").length }),
  lay: (ctx) => ({ cards: ctx.view.mine.chosen.length, ...ctx.view.mine.chosen_brings }),
  draw: (ctx) => ({ left: ctx.view.swap.workshop, card: cards(ctx, ctx.view.swap.either.slice(0, 1)) }),
  pay: (ctx) => {
    const { paying } = ctx.view.mine;
    const { points } = ctx.view.row.find((/** @type {any} */ face) => face?.section === paying.section);
    return {
      section: sections(ctx, [paying.section]),
      ...coloured(ctx, paying.for),
      half: paying.half_mixed ? "yes" : "no",
      points: points[paying.turns],
      most: points.at(-1),
    };
  },
  reward: (ctx) => {
    const { section, points } = ctx.view.painters[/** @type {number} */ (ctx.seat)].sections.at(-1);
    return {
      section: sections(ctx, [section]),
      points,
      turn: ctx.has("turn") ? "yes" : "no",
      take: ctx.has("take") ? "yes" : "no",
    };
  },
  more: (ctx) => {
    const { restored, still_allowed } = ctx.view.sections_this_turn;
    return {
      restored,
      open: ["restore", "request"].find((verb) => ctx.has(verb)) ?? "nothing",
      allowed: still_allowed ?? "any",
    };
  },
  give: (ctx) => ({ painter: ctx.player(ctx.view.request.asker), ...coloured(ctx, ctx.view.request.colour) }),
  discard: (ctx) => {
    const held = ctx.view.mine.hand.length;
    const limit = ctx.view.hand_limit;
    return { held, limit, over: held - limit };
  },
};
/** Reasons that the terminal words otherwise: with signs of its own, or with its keys. */
const OWN_REASONS = ["lay", "pay"];

/** @param {Ctx} ctx @param {string} colour */
const coloured = (ctx, colour) => ({ paints: ctx.paints([colour]), colour: ctx.t(`paint-${colour}`) });

/** @param {Ctx} ctx */
export function prompt(ctx) {
  const kind = ctx.view.deciding ?? "";
  const args = ASKED[kind](ctx);
  return {
    icon: ICONS[/** @type {"pay"} */ (kind)],
    title: ctx.say(`cards-ask-${kind}`, args),
    reason: ctx.say(OWN_REASONS.includes(kind) ? `web-cards-why-${kind}` : `cards-why-${kind}`, args),
    buttons: BUTTONS.flatMap((verb) => ctx.all(verb)).map((choice) => ({
      action: choice.id,
      label: ctx.t(
        `web-cards-button-${choice.verb}`,
        choice.verb === "reveal" ? { cards: ctx.view.mine.chosen.length } : {},
      ),
      name: name(ctx, choice),
      kind: choice.verb === "reveal" || ctx.choices.size === 1 ? "main" : "quiet",
    })),
  };
}

/** @param {Ctx} ctx */
export function waiting(ctx) {
  const { view } = ctx;
  if (ctx.over) return { icon: "prestige", title: ctx.t("web-cards-over"), reason: ended(ctx), buttons: [] };
  const painter = ctx.player(view.to_act[0]);
  const asked = view.request
    ? { asker: ctx.player(view.request.asker), who: ctx.who(view.request.asker), ...coloured(ctx, view.request.colour) }
    : {};
  return {
    icon: "clock",
    title: ctx.say(`web-cards-wait-${view.deciding}`, { painter, ...asked }),
    reason: ctx.t(view.final ? "web-cards-wait-last" : "web-cards-wait-reason"),
    buttons: [],
  };
}

/** @param {Ctx} ctx */
function ended(ctx) {
  const winners = ctx.view.ranking[0];
  return ctx.say("web-cards-winners", {
    count: winners.length,
    who: ctx.who(winners[0]),
    painter: ctx.player(winners[0]),
    painters: winners.map((/** @type {number} */ seat) => ctx.player(seat)).join(", "),
    points: ctx.view.scores[winners[0]],
  });
}
