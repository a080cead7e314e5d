/** What a choice would do: its full spoken name, and the longer explanation. */
import { a, by, list, own, professionOf, span, text, the, thing, worth } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/princes.d.ts").Choice} Choice */
/** @typedef {import("../../app/i18n/i18n.js").Args} Args */

/** @param {{price: number, florins_left: number, prestige_sold: number}} offer @returns {Args} */
const price = (offer) => ({ price: offer.price, left: offer.florins_left, sold: offer.prestige_sold });
/** @param {Ctx} ctx @param {string[]} ids */
const people = (ctx, ids) => list(ids.map((id) => thing(ctx, id)));

/** @param {Ctx} ctx @param {import("../../types/princes.d.ts").BidChoice} offer @returns {Args} */
function item(ctx, offer) {
  const fans = own(ctx).professions.filter((row) => offer.item in row.with).length;
  return {
    ...price(offer),
    item: a(ctx, offer.item),
    points: offer.points,
    fans,
    value: ctx.view.economy.landscape_value,
    note: withoutIds(text(ctx, `princes-note-${offer.item}`, { points: offer.points })),
  };
}

/** @param {Ctx} ctx @param {import("../../types/princes.d.ts").CardChoice} offer @returns {Args} */
function kept(ctx, offer) {
  const card = thing(ctx, offer.card);
  if (offer.work) {
    const row = professionOf(ctx, offer.card);
    const wishes = list([row.building, row.landscape, row.freedom].map((id) => thing(ctx, id)));
    return { card, deck: offer.deck, wishes, value: offer.work.value, best: offer.work.best };
  }
  if (offer.deck === "bonus") return { card, deck: offer.deck, value: offer.value ?? 0 };
  return { card, deck: offer.deck, points: offer.points ?? 0, worth: worth(ctx, offer.card) };
}

/** The numbers of each verb. @type {import("../../app/shell/context.js").ByVerb<Ctx, Choice, Args>} */
const DETAILS = {
  return: (ctx, offer) => ({
    profession: thing(ctx, offer.profession),
    building: thing(ctx, offer.building),
    landscape: thing(ctx, offer.landscape),
    freedom: thing(ctx, offer.freedom),
  }),
  open: item,
  take: item,
  raise: (ctx, offer) => ({ ...price(offer), item: a(ctx, offer.item), the: the(ctx, offer.item) }),
  pass: (ctx, offer) => ({ the: the(ctx, offer.item), prince: ctx.player(offer.bidder), bid: offer.bid }),
  place: (ctx, offer) => ({
    piece: a(ctx, offer.piece),
    cells: span(offer.cells),
    all: list(offer.cells),
    price: offer.price ?? -1,
    left: offer.florins_left ?? 0,
    sold: offer.prestige_sold ?? 0,
  }),
  keep: kept,
  under: kept,
  work: (ctx, offer) => ({
    work: by(ctx, offer.profession),
    value: offer.value,
    most: offer.with_bonuses,
    more: offer.with_bonuses > offer.value ? offer.with_bonuses : 0,
    minimum: offer.minimum,
    florins: offer.florins,
  }),
  build: (ctx, offer) => ({
    ...price(offer),
    building: a(ctx, offer.building),
    points: offer.points,
    places: offer.places,
    fans: offer.wished_by.length,
    names: people(ctx, offer.wished_by),
  }),
  introduce: (ctx, offer) => ({
    ...price(offer),
    freedom: a(ctx, offer.freedom),
    fans: offer.wished_by.length,
    names: people(ctx, offer.wished_by),
  }),
  draw: (_ctx, offer) => ({ ...price(offer), count: offer.cards, deck: offer.deck }),
  recruit: (ctx, offer) => ({
    profession: thing(ctx, offer.profession),
    other: ctx.player(offer.other),
    value: offer.work.value,
    minimum: ctx.view.minimum,
  }),
  sell: (_ctx, offer) => ({ points: offer.points, florins: offer.florins, left: offer.florins_left }),
  end: (_ctx, offer) => ({ unused: offer.unused }),
  add: (ctx, offer) => ({ card: thing(ctx, offer.card), value: offer.value, total: offer.work_value }),
  done: (_ctx, offer) => ({ value: offer.work_value, florins: offer.florins }),
  exchange: (_ctx, offer) => ({
    points: offer.points,
    florins: offer.florins,
    prestige: offer.prestige,
    left: offer.florins_left,
  }),
};

/** @param {Ctx} ctx @param {Choice} offer @returns {Args} */
function details(ctx, offer) {
  /** @type {import("../../app/shell/context.js").Making<Ctx, Choice, Args> | undefined} */
  const made = DETAILS[offer.verb];
  return made ? made(ctx, offer) : {};
}

/** The whole choice in one sentence. @param {Ctx} ctx @param {Choice} offer */
export const name = (ctx, offer) => text(ctx, `web-princes-do-${offer.verb}`, details(ctx, offer));

/** The numbers of the rules belong to the rule book, not to a tip. @param {string} sentence */
export const withoutIds = (sentence) => sentence.replace(/\s*\(P-[^)]*\)/g, "");

/** What it would do and bring, in whole sentences. @param {Ctx} ctx @param {Choice} offer */
export function about(ctx, offer) {
  const key = offer.verb === "keep" ? `princes-about-keep-${offer.deck}` : `princes-about-${offer.verb}`;
  return withoutIds(text(ctx, key, details(ctx, offer)));
}
