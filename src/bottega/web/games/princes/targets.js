/**
 * What the lesson of Princes points at, by the names that it uses.
 * @type {import("../../app/learn/torch.js").Targets}
 */
const targets = {
  dock: ".bid-acts, .limit",
  dealt: ".deal",
  others: ".others",
  rounds: ".arcade",
  track: ".ptrack",
  piles: ".piles",
  pile: (item) => `[data-spot="pile-${item}"]`,
  bids: ".gavel",
  estate: ".estate .estate-map",
  rivals: ".rivals",
  shop: ".shop",
  hand: ".hand",
  pay: ".rail",
};

export default targets;
