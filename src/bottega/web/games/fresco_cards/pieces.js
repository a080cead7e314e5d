/** Which action tile is which: views count them by sort, but a tile that moves must keep its name on the way. */

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/fresco_cards.d.ts").Tile} Sort */
/** @typedef {{sort: Sort, piece: string}} Tile */

/** As facts tell them. @param {string[]} tiles */
const sorts = (tiles) => /** @type {Sort[]} */ (tiles);

/**
 * Follows the tiles through the facts: laid out, taken, used.
 * @param {Ctx} ctx
 * @returns {{display: Array<Tile | null>, held: Tile[][]}}
 */
export function tiles({ view, facts }) {
  let made = 0;
  /** @type {Tile[]} */
  const open = [];
  /** @type {Tile[][]} */
  const owned = view.people.map(() => []);
  for (const fact of facts) {
    if (fact.event === "tiles-refilled")
      for (const sort of sorts(fact.tiles)) open.push({ sort, piece: `tile-${++made}` });
    else if (fact.event === "tile-taken") owned[fact.seat].push(drawn(open, sorts([fact.tile])[0]));
    else if (fact.event === "tile-used") drawn(owned[fact.seat], sorts([fact.tile])[0]);
  }
  return {
    display: view.display.map((sort) => (sort ? drawn(open, sort) : null)),
    held: view.people.map((painter, seat) => painter.tiles.map((sort) => drawn(owned[seat], sort))),
  };
}

/** Takes the first tile of a sort out of a list. @param {Tile[]} list @param {Sort} sort @returns {Tile} */
function drawn(list, sort) {
  const at = list.findIndex((tile) => tile.sort === sort);
  return at < 0 ? { sort, piece: "" } : list.splice(at, 1)[0];
}
