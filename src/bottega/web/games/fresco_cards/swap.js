/** What the cards of a swap bring. */

/** @typedef {import("./deck.js").CardFace} CardFace */

/** Cards from the market, from the workshop, and those that fetch one or the other. @param {CardFace[]} cards */
export function fetched(cards) {
  const sure = cards.filter((card) => !(card.market && card.workshop));
  const sum = (/** @type {"market" | "workshop"} */ kind) => sure.reduce((total, card) => total + card[kind], 0);
  return { market: sum("market"), workshop: sum("workshop"), either: cards.length - sure.length };
}
