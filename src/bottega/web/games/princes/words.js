/** Names of the things of The Princes of Florence, and sentences about them. */
import { sure } from "../../app/aids/sure.js";
import { capital } from "../../app/i18n/i18n.js";

/** @typedef {import("../../types/princes.d.ts").Fact} Fact */
/** @typedef {import("../../app/shell/context.js").GameCtx<import("../../types/princes.d.ts").PrincesView, Fact>} Ctx */
/** @typedef {import("../../app/i18n/i18n.js").Args} Args */

const THOUSAND = 1000;

/** Sums of money are written as on the coins, without a sign between the thousands. @param {Args} [args] */
const sums = (args = {}) =>
  Object.fromEntries(
    Object.entries(args).map(([key, arg]) => [key, typeof arg === "number" && arg >= THOUSAND ? `${arg}` : arg]),
  );

/** @param {Ctx} ctx @param {string} key @param {Args} [args] */
export const text = (ctx, key, args) => ctx.t(key, sums(args));

/** With the names of people drawn in their colours. @param {Ctx} ctx @param {string} key @param {Args} [args] */
export const rich = (ctx, key, args) => ctx.rich(key, sums(args));

/** With its marked places left in. @param {Ctx} ctx @param {string} key @param {Args} [args] */
export const raw = (ctx, key, args) => ctx.raw(key, sums(args));

/**
 * A thing's name; what only a foreign edition knows is called as its card or its id says.
 * @param {Ctx} ctx @param {string} family @param {string} thing
 */
function named(ctx, family, thing) {
  const key = `princes-${family}-${thing}`;
  if (ctx.knows(key)) return ctx.t(key);
  const faces = [...ctx.view.cards.bonus, ...ctx.view.cards.prestige];
  return faces.find((face) => face.card === thing)?.name ?? thing.replaceAll("_", " ");
}

/** What only the reader sees, who has a seat. @param {Ctx} ctx */
export const own = (ctx) => sure(ctx.view.mine);
/** The item that is being sold, with its last bid. @param {Ctx} ctx */
export function underHammer(ctx) {
  const auction = sure(ctx.view.auction);
  return { ...auction, item: sure(auction.item), bid: sure(auction.bid), bidder: sure(auction.bidder) };
}
/** A profession with its wishes. @param {Ctx} ctx @param {string} id */
export const professionOf = (ctx, id) => sure(ctx.view.professions.find((row) => row.profession === id));

/** @param {Ctx} ctx @param {string} id */
export const thing = (ctx, id) => named(ctx, "name", id);
/** With its article, inside a sentence. @param {Ctx} ctx @param {string} id */
export const a = (ctx, id) => named(ctx, "a", id);
/** @param {Ctx} ctx @param {string} id */
export const the = (ctx, id) =>
  ctx.knows(`web-princes-the-${id}`) ? ctx.t(`web-princes-the-${id}`) : named(ctx, "the", id);
/** Where room is short. @param {Ctx} ctx @param {string} id */
export const brief = (ctx, id) => (ctx.knows(`princes-brief-${id}`) ? ctx.t(`princes-brief-${id}`) : thing(ctx, id));
/** On a stall, where most names fit. @param {Ctx} ctx @param {string} id */
export const ware = (ctx, id) =>
  ctx.knows(`web-princes-ware-${id}`) ? ctx.t(`web-princes-ware-${id}`) : thing(ctx, id);
/** A work by the Poet. @param {Ctx} ctx @param {string} id */
export const by = (ctx, id) => (ctx.knows(`princes-by-${id}`) ? ctx.t(`princes-by-${id}`) : `(${thing(ctx, id)})`);

/** @param {Ctx} ctx @param {string} id */
export const title = (ctx, id) => capital(thing(ctx, id));

/** Names one after the other. @param {string[]} names */
export const list = (names) => names.join(", ");

/** The rectangle around some cells, from corner to corner. @param {string[]} cells */
export function span(cells) {
  const letters = cells.map((name) => name[0]).sort();
  const numbers = cells.map((name) => name.slice(1)).sort();
  const first = letters[0] + numbers[0];
  const last = letters[letters.length - 1] + numbers[numbers.length - 1];
  return first === last ? first : `${first}\u2013${last}`;
}

/** What a prestige card brings alone and tied: `6/3`. @param {Ctx} ctx @param {string} card */
export function worth(ctx, card) {
  const face = sure(ctx.view.cards.prestige.find((row) => row.card === card));
  return face.kind === "threshold" ? `${face.alone}` : `${face.alone}/${face.tied}`;
}
