/** What the lesson of the card game points at. @type {import("../../app/learn/torch.js").Targets} */
const targets = {
  dock: ".fan",
  row: '[data-spot="row"]',
  section: (section) => `[data-spot="section-${section}"]`,
  piles: ".decks",
  pile: (pile) => `[data-spot="pile-${pile}"]`,
  tiles: '[data-spot="tiles"]',
  hand: '[data-spot="hand"]',
  card: (card) => `[data-piece="card-${card}"]`,
  builder: '[data-spot="builder"]',
  panel: (seat) => `[data-spot="panel-${seat}"]`,
};

export default targets;
