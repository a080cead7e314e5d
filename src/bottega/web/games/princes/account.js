/** The end of a game: where the prestige comes from, how it grew, and what is worth telling. */
import { figures } from "../../app/shell/figures.js";
import { panorama } from "./draw.js";
import { cellsOf } from "./grid.js";
import { of, rounds } from "./history.js";
import { by, list, text, thing } from "./words.js";

/** @typedef {import("../../app/shell/context.js").Ctx} Ctx */
/** @typedef {Record<string, any>} Fact */

const TOLD = 4;

/** @template T @param {T[]} all @param {(one: T) => number} measure @returns {T | undefined} */
const most = (all, measure) =>
  all.reduce(
    (best, one) => (best === undefined || measure(one) > measure(best) ? one : best),
    /** @type {T | undefined} */ (undefined),
  );

/** In which round something happened. @param {Fact[]} facts @param {Fact} fact */
const roundOf = (facts, fact) => rounds(facts).findIndex((round) => round.includes(fact)) + 1;

/** @param {Ctx} ctx */
function telling(ctx) {
  const { facts, view } = ctx;
  const line = (
    /** @type {string} */ icon,
    /** @type {string} */ key,
    /** @type {string | number} */ value,
    /** @type {Record<string, any>} */ args,
  ) => ({
    icon,
    label: text(ctx, `web-princes-tell-${key}`),
    value: `${value}`,
    text: text(ctx, `web-princes-tell-${key}-text`, args),
  });
  const told = [];
  const work = most(of(facts, "work-made"), (fact) => fact.value);
  if (work)
    told.push(
      line("prestige", "work", work.value, {
        prince: ctx.title(work.seat),
        work: by(ctx, work.profession),
        round: roundOf(facts, work),
      }),
    );
  const price = most(of(facts, "bought"), (fact) => fact.price);
  if (price)
    told.push(
      line("coin", "price", price.price, {
        prince: ctx.title(price.seat),
        item: thing(ctx, price.item),
        round: roundOf(facts, price),
      }),
    );
  const full = most(view.princes, (/** @type {any} */ prince) => -prince.empty);
  told.push(
    line("park", "estate", full.empty, {
      prince: ctx.title(full.seat),
      buildings: full.buildings.length,
      count: full.empty,
    }),
  );
  const card = most(of(facts, "prestige-revealed"), (fact) => fact.points);
  if (card && card.points > 0)
    told.push(line("bonus", "card", card.points, { prince: ctx.title(card.seat), card: thing(ctx, card.card) }));
  const leaders = leads(ctx.account?.rounds ?? []);
  if (leaders.length > 1)
    told.push(
      line("swap", "lead", leaders.length - 1, { princes: list(leaders.map(ctx.title)), count: leaders.length - 1 }),
    );
  return told.slice(0, TOLD);
}

/** Who led alone after the rounds, one after the other. @param {number[][]} standings after each round */
function leads(standings) {
  /** @type {number[]} */
  const found = [];
  for (const points of standings) {
    const top = Math.max(...points);
    const first = points.filter((n) => n === top).length === 1 ? points.indexOf(top) : -1;
    if (first >= 0 && found[found.length - 1] !== first) found.push(first);
  }
  return found;
}

/** The winner's estate. @param {Ctx} ctx @param {number} seat */
function picture({ view, look }, seat) {
  const laid = view.princes[seat].estate.map((/** @type {{piece: string, cells: string[]}} */ plot) => [
    plot.piece,
    cellsOf(plot.cells),
  ]);
  return panorama([["palace", cellsOf(view.estate.palace)], ...laid], look(seat));
}

/** @param {Ctx} ctx */
export function account(ctx) {
  const { facts } = ctx;
  const told = figures(ctx, (source) => text(ctx, `web-princes-source-${source}`));
  return {
    ...told,
    lead: text(ctx, "web-princes-account-lead", { works: of(facts, "work-made").length, rounds: rounds(facts).length }),
    unit: text(ctx, "web-princes-unit"),
    telling: telling(ctx),
    picture: picture(ctx, told.rows[0].seat),
  };
}
