/** The final account: points by source and by round, and what is worth telling. */
import { html } from "../../app/aids/html.js";
import { figures } from "../../app/shell/figures.js";

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/** @typedef {Record<string, any> & {event: string}} Fact */

/** @param {Ctx} ctx */
export function account(ctx) {
  const { view } = ctx;
  return {
    ...figures(ctx, (source) => ctx.t(`web-fresco-source-${source}`), ctx.t("web-fresco-end")),
    lead: view.leonardo
      ? ctx.t("fresco-account-leonardo")
      : ctx.t("web-fresco-account-lead", {
          restored: view.ceiling.length - view.tiles_left,
          all: view.ceiling.length,
          rounds: view.round,
        }),
    unit: ctx.t("web-fresco-vp"),
    telling: telling(
      ctx,
      ctx.table.seats.map(({ seat }) => seat),
    ),
  };
}

/** @param {Ctx} ctx @param {number[]} seats */
function telling(ctx, seats) {
  const restored = ctx.facts.filter((fact) => fact.event === "restored" && fact.painter < seats.length);
  const best = most(restored, (fact) => fact.points + fact.bonus);
  const praise = (/** @type {number} */ seat) =>
    total(
      restored.filter((fact) => fact.painter === seat),
      "bonus",
    );
  const bishop = most(seats, praise);
  const spent = (/** @type {number} */ seat) =>
    total(
      ctx.facts.filter((fact) => fact.event === "bought" && fact.painter === seat),
      "price",
    );
  const buyer = most(seats, spent);
  const early = (/** @type {number} */ seat) =>
    ctx.facts
      .filter((fact) => fact.event === "rose" && fact.painter === seat)
      .reduce((first, fact) => Math.min(first, fact.hour), 99);
  const altars = (/** @type {number} */ seat) =>
    ctx.facts.filter((fact) => fact.event === "altar-restored" && fact.painter === seat).length;
  const priest = most(seats, altars);
  const told = [];
  if (best) {
    const value = `${best.segment} · ${ctx.t("fresco-points", { points: best.points + best.bonus })}`;
    const text = ctx.say("web-fresco-tell-best-text", {
      ...whom(ctx, best.painter),
      paints: ctx.paints(best.paints),
      points: best.points,
      bonus: best.bonus,
    });
    told.push({ icon: "tile", label: ctx.t("web-fresco-tell-best"), value, text: html`<span>${text}</span>` });
  }
  if (bishop !== undefined && praise(bishop)) {
    told.push({
      icon: "mitre",
      label: ctx.t("web-fresco-tell-bishop"),
      value: ctx.t("fresco-points", { points: praise(bishop) }),
      text: ctx.Name(bishop),
    });
  }
  if (buyer !== undefined && spent(buyer))
    told.push({
      icon: "market",
      label: ctx.t("web-fresco-tell-market"),
      value: ctx.t("fresco-goods-coins", { coins: spent(buyer) }),
      text: ctx.Name(buyer),
    });
  if (priest !== undefined && altars(priest))
    told.push({
      icon: "religion",
      label: ctx.t("web-fresco-tell-altar"),
      value: ctx.t("web-fresco-times", { times: altars(priest) }),
      text: ctx.Name(priest),
    });
  const riser = most(seats, (seat) => -early(seat));
  if (told.length < 4 && riser !== undefined && early(riser) < 99)
    told.push({
      icon: "clock",
      label: ctx.t("web-fresco-tell-early"),
      value: ctx.t("fresco-hour", { hour: early(riser) }),
      text: ctx.Name(riser),
    });
  return told;
}

/** @param {Ctx} ctx @param {number} painter */
const whom = (ctx, painter) => ({ who: ctx.who(painter), painter: ctx.player(painter) });
/** @param {Fact[]} facts @param {string} field */
const total = (facts, field) => facts.reduce((all, fact) => all + fact[field], 0);
/** @template T @param {T[]} all @param {(one: T) => number} worth @returns {T | undefined} */
const most = (all, worth) =>
  all.reduce(
    (/** @type {T | undefined} */ best, one) => (best === undefined || worth(one) > worth(best) ? one : best),
    undefined,
  );
