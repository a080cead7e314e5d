/**
 * What the lessons of Fresco point at, by the names that they use.
 * @type {import("../../app/learn/torch.js").Targets}
 */
const targets = {
  dock: ".screen, .dock",
  hostel: "#hostel",
  cathedral: "#cathedral",
  counter: "#cathedral .place-h .note",
  ceiling: ".ceiling",
  segment: (segment) => `.ceiling [data-spot="${segment}"]`,
  bishop: '.ceiling [data-piece="bishop"]',
  leonardo: '.ceiling [data-piece="leonardo"]',
  altar: ".altar",
  painter: (seat) => `#track li:has([data-piece="painter-${seat}"])`,
  market: "#market",
  booth: (booth) => `[data-spot="booth-${booth}"]`,
  studio: "#studio",
  workshop: "#workshop",
  theatre: "#theatre",
  screen: "#screen",
  plan: "#plan",
  pots: ".pots",
  purse: ".leaf-you",
  cards: '.leaf-cards, #screen [data-ui="cards"]', // on a phone they are behind their tab
  requests: ".rqs",
  well: ".mk-well",
  basket: '[data-spot="basket"]',
  drawer: (drawer) => `[data-spot="drawer-${drawer}"]`,
};

export default targets;
