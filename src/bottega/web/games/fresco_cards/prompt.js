/** What is asked, why, and the choices that have no place on the table. */

import { sure } from "../../app/aids/sure.js";
import { name } from "./names.js";
import { cards, own, sections } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../app/i18n/i18n.js").Args} Args */

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
const BUTTONS = /** @type {const} */ (["reveal", "swap", "pass", "done"]);

/** @type {Record<string, (ctx: Ctx) => Args>} */
const ASKED = {
  choice: (ctx) => ({ sections: ctx.all("restore").length }),
  lay: (ctx) => ({ cards: own(ctx).chosen.length, ...own(ctx).chosen_brings }),
  draw: (ctx) => {
    const { workshop, either } = sure(ctx.view.swap);
    return { left: workshop, card: cards(ctx, either.slice(0, 1)) };
  },
  pay: (ctx) => {
    const paying = sure(own(ctx).paying);
    const { points } = sure(ctx.view.row.find((face) => face?.section === paying.section));
    return {
      section: sections(ctx, [paying.section]),
      ...coloured(ctx, paying.for),
      half: paying.half_mixed ? "yes" : "no",
      points: points[paying.turns],
      most: sure(points.at(-1)),
    };
  },
  reward: (ctx) => {
    const { section, points } = sure(ctx.view.people[/** @type {number} */ (ctx.seat)].sections.at(-1));
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
      open: ctx.has("restore") ? "restore" : ctx.has("request") ? "request" : "nothing",
      allowed: still_allowed ?? "any",
    };
  },
  give: (ctx) => {
    const { asker, colour } = sure(ctx.view.request);
    return { painter: ctx.player(asker), ...coloured(ctx, colour) };
  },
  discard: (ctx) => {
    const held = own(ctx).hand.length;
    const limit = ctx.view.hand_limit;
    return { held, limit, over: held - limit };
  },
};
/** What the terminal words otherwise: with signs of its own, or with its keys. */
const OWN_TITLES = ["more"];
const OWN_REASONS = ["choice", "lay", "pay", "more"];

/** @param {Ctx} ctx @param {string} colour */
const coloured = (ctx, colour) => ({ paints: ctx.paints([colour]), colour: ctx.t(`paint-${colour}`) });

/** @param {Ctx} ctx */
export function prompt(ctx) {
  const kind = ctx.view.deciding ?? "";
  const args = ASKED[kind](ctx);
  return {
    icon: ICONS[/** @type {"pay"} */ (kind)],
    title: ctx.rich(OWN_TITLES.includes(kind) ? `web-cards-ask-${kind}` : `cards-ask-${kind}`, args),
    reason: ctx.rich(OWN_REASONS.includes(kind) ? `web-cards-why-${kind}` : `cards-why-${kind}`, args),
    buttons: BUTTONS.flatMap((verb) => ctx.all(verb)).map((choice) => ({
      action: choice.id,
      label: ctx.t(
        `web-cards-button-${choice.verb}`,
        choice.verb === "reveal" ? { cards: own(ctx).chosen.length } : {},
      ),
      name: name(ctx, choice),
      says: true, // the sentence above it says that a section can be restored
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
    title: ctx.rich(`web-cards-wait-${view.deciding}`, { painter, ...asked }),
    reason: ctx.t(view.final ? "web-cards-wait-last" : "web-cards-wait-reason"),
    buttons: [],
  };
}

/** @param {Ctx} ctx */
function ended(ctx) {
  const winners = ctx.view.ranking[0];
  return ctx.rich("web-cards-winners", {
    count: winners.length,
    who: ctx.who(winners[0]),
    painter: ctx.player(winners[0]),
    painters: winners.map((seat) => ctx.player(seat)).join(", "),
    points: ctx.view.scores[winners[0]],
  });
}
