/** The final account: points by source and by round, and what is worth telling. */
import { html } from "../../app/aids/html.js";
import { figures } from "../../app/shell/figures.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function account(ctx) {
  const { view } = ctx;
  const told = figures(ctx, (source) => ctx.t(`web-fresco-source-${source}`), ctx.t("web-fresco-end"));
  return {
    ...told,
    sources: told.sources.map((one) =>
      one.key === "shift" ? { ...one, tip: ctx.t("web-fresco-source-shift-tip") } : one,
    ),
    lead: view.leonardo
      ? ctx.t("fresco-account-leonardo")
      : ctx.t("web-fresco-account-lead", {
          restored: view.ceiling.length - view.tiles_left,
          all: view.ceiling.length,
          rounds: view.round,
        }),
    unit: ctx.t("web-fresco-vp"),
    telling: (ctx.account?.highlights ?? []).map((told) => ({
      label: ctx.t(`web-fresco-tell-${told.kind}`),
      ...TOLD[told.kind](ctx, told),
    })),
  };
}

/** @typedef {import("../../types/server.d.ts").Highlight} Highlight */
/** @typedef {Omit<import("../../types/drawing.d.ts").Telling, "label">} Told */

/**
 * Whose it was, perhaps of several, after a number in its words.
 * @param {string} icon
 * @param {(ctx: Ctx, value: number) => string} words
 * @returns {(ctx: Ctx, told: Highlight) => Told}
 */
const whose =
  (icon, words) =>
  (ctx, { value, players }) => ({
    icon,
    value: words(ctx, value),
    text: players.map((painter, k) => html`${k > 0 && ", "}${ctx.Name(painter)}`),
  });

/** @type {Record<string, (ctx: Ctx, told: Highlight) => Told>} by kind */
const TOLD = {
  best: (ctx, { value, players: [painter], more }) => ({
    icon: "tile",
    value: `${more.segment} · ${ctx.t("fresco-points", { points: value })}`,
    text: html`
      <span>
        ${ctx.rich("web-fresco-tell-best-text", {
          who: ctx.who(painter),
          painter: ctx.player(painter),
          paints: ctx.paints(/** @type {string[]} */ (more.paints)),
          points: Number(more.points),
          bonus: Number(more.bonus),
        })}
      </span>
    `,
  }),
  bishop: whose("mitre", (ctx, points) => ctx.t("fresco-points", { points })),
  market: whose("market", (ctx, coins) => ctx.t("fresco-goods-coins", { coins })),
  altar: whose("religion", (ctx, times) => ctx.t("web-fresco-times", { times })),
  early: whose("clock", (ctx, hour) => ctx.t("fresco-hour", { hour })),
};
