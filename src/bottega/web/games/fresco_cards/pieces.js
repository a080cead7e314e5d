/** Which action tile is which: views count them by sort, but a tile that moves must keep its name on the way. */

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/** @typedef {{sort: string, piece: string}} Tile */

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
  const owned = view.painters.map(() => []);
  for (const fact of facts) {
    if (fact.event === "tiles-refilled") for (const sort of fact.tiles) open.push({ sort, piece: `tile-${++made}` });
    else if (fact.event === "tile-taken") owned[fact.seat].push(drawn(open, fact.tile));
    else if (fact.event === "tile-used") drawn(owned[fact.seat], fact.tile);
  }
  return {
    display: view.display.map((/** @type {string | null} */ sort) => sort && drawn(open, sort)),
    held: view.painters.map((/** @type {any} */ painter, /** @type {number} */ seat) =>
      painter.tiles.map((/** @type {string} */ sort) => drawn(owned[seat], sort)),
    ),
  };
}

/** Takes the first tile of a sort out of a list. @param {Tile[]} list @param {string} sort @returns {Tile} */
function drawn(list, sort) {
  const at = list.findIndex((tile) => tile.sort === sort);
  return at < 0 ? { sort, piece: "" } : list.splice(at, 1)[0];
}
