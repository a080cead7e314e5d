/**
 * The end of a game: where the points come from, how they grew, and what is worth telling.
 */

import { figures } from "../../app/shell/figures.js";
import { sections } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @param {Ctx} ctx */
export function account(ctx) {
  const { view } = ctx;
  return {
    ...figures(ctx, (source) => ctx.t("web-cards-source", { source }), ctx.t("web-cards-account-end")),
    unit: ctx.t("web-cards-unit"),
    lead: ctx.t("web-cards-account-lead", {
      sections: view.people.reduce((total, one) => total + one.restored, 0),
      rounds: view.round,
    }),
    telling: (ctx.account?.highlights ?? []).map((told) => ({
      label: ctx.t(`web-cards-tell-${told.kind}`),
      ...TOLD[told.kind](ctx, told),
    })),
  };
}

// --- worth telling -------------------------------------------------------------------------------------------------

/** @typedef {import("../../types/server.d.ts").Highlight} Highlight */
/** @typedef {Omit<import("../../types/drawing.d.ts").Telling, "label">} Told */

/** @param {Ctx} ctx @param {number[]} seats @param {string} none what is said of nobody */
const people = (ctx, seats, none) => seats.map((seat) => ctx.title(seat)).join(", ") || ctx.t(none);

/** @type {Record<string, (ctx: Ctx, told: Highlight) => Told>} by kind */
const TOLD = {
  best: (ctx, { value, players, more }) => ({
    icon: "easel",
    value: ctx.t("web-cards-points", { points: value }),
    text: ctx.t("web-cards-tell-best-text", {
      painter: ctx.title(players[0]),
      section: ctx.plain(sections(ctx, [String(more.section)])),
      turns: Number(more.turns),
    }),
  }),
  mixes: (ctx, { value, players }) => ({
    icon: "workshopcard",
    value: String(value),
    text: people(ctx, players, "web-cards-tell-mixes-none"),
  }),
  swapped: (ctx, { value, players }) => ({
    icon: "swap",
    value: ctx.t("web-cards-tell-cards", { cards: value }),
    text: people(ctx, players, "web-cards-tell-swapped-none"),
  }),
  lead: (ctx, { value }) => ({
    icon: "turn",
    value: ctx.t("web-cards-tell-times", { changes: value }),
    text: ctx.t("web-cards-tell-lead-text", { changes: value }),
  }),
};
