/** Cells of an estate and the ways a piece can lie on them. A cell is [row, column]; the engine calls it `c3`. */

/** @typedef {[number, number]} Cell */
/** @typedef {import("../../types/princes.d.ts").PlaceChoice} Choice */
/**
 * Why a place is not open: `other` is what lies there, or would be touched.
 * @typedef {{why: string, other: string}} Refusal
 */
/**
 * A way to lie, with what is open and what is refused, both by the cell under the hand.
 * @typedef {{key: string, rows: string[], handle: Cell, offers: Map<string, Choice>,
 *   refused: Map<string, Refusal>}} Way
 */

/** Of the columns; the rows have numbers. */
export const LETTERS = "abcdefg";

/** @param {string} name @returns {Cell} */
export const cellOf = (name) => [Number(name.slice(1)) - 1, LETTERS.indexOf(name[0])];
/** @param {Cell} cell */
export const nameOf = ([row, column]) => `${LETTERS[column]}${row + 1}`;
/** @param {string[]} names */
export const cellsOf = (names) => names.map(cellOf);

/** @param {Cell[]} cells */
export const corner = (cells) =>
  /** @type {Cell} */ ([Math.min(...cells.map(([row]) => row)), Math.min(...cells.map(([, column]) => column))]);

/** The outline of some cells, row by row. @param {Cell[]} cells */
function outline(cells) {
  const [top, left] = corner(cells);
  const height = Math.max(...cells.map(([row]) => row)) - top + 1;
  const width = Math.max(...cells.map(([, column]) => column)) - left + 1;
  const has = new Set(cells.map(([row, column]) => `${row - top},${column - left}`));
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => (has.has(`${row},${column}`) ? "#" : ".")).join(""),
  );
}

/** @param {string[]} rows @returns {Cell[]} */
export const squares = (rows) =>
  rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "#" ? [/** @type {Cell} */ ([y, x])] : [])));

/** The square of a piece that the hand holds: the one nearest to its middle. @param {string[]} rows @returns {Cell} */
function handleOf(rows) {
  const all = squares(rows);
  const middle = [0, 1].map((axis) => all.reduce((sum, cell) => sum + cell[axis], 0) / all.length);
  const far = (/** @type {Cell} */ [y, x]) => (y - middle[0]) ** 2 + (x - middle[1]) ** 2;
  return all.reduce((best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best));
}

/** @param {string[]} rows */
export const keyOf = (rows) => rows.join("/");

/** @param {string[]} rows @param {number} quarter clockwise @param {boolean} flip */
export function turned(rows, quarter, flip) {
  let lying = rows.map((row) => [...row]);
  if (flip) lying = lying.map((row) => row.reverse());
  while (quarter--) lying = lying[0].map((_, column) => lying.map((row) => row[column]).reverse());
  return lying.map((row) => row.join(""));
}

/**
 * The ways to lie that the view names, with their places.
 * @param {{rows: string[], refused: Array<Refusal & {at: string[]}>}[]} given @param {Choice[]} offers
 * @returns {Way[]}
 */
export function waysOf(given, offers) {
  /** @type {Map<string, Way>} */
  const ways = new Map();
  for (const { rows, refused } of given) {
    const [y, x] = handleOf(rows);
    /** @type {Way["refused"]} */
    const reasons = new Map();
    for (const { why, other, at } of refused)
      for (const [row, column] of cellsOf(at)) reasons.set(nameOf([row + y, column + x]), { why, other });
    ways.set(keyOf(rows), { key: keyOf(rows), rows, handle: [y, x], offers: new Map(), refused: reasons });
  }
  for (const offer of offers) {
    const cells = cellsOf(offer.cells);
    const way = ways.get(keyOf(outline(cells)));
    if (!way) continue;
    const [top, left] = corner(cells);
    way.offers.set(nameOf([top + way.handle[0], left + way.handle[1]]), offer);
  }
  return [...ways.values()];
}

/**
 * The cells a piece would cover if the hand held it over this cell, inside the walls or not.
 * @param {Way} way
 * @param {Cell} held
 */
export const under = (way, [row, column]) =>
  squares(way.rows).map(([y, x]) => /** @type {Cell} */ ([row + y - way.handle[0], column + x - way.handle[1]]));

/** Whether a cell lies on an estate of so many rows. @param {number} side @param {Cell} cell */
export const inside = (side, [row, column]) => row >= 0 && column >= 0 && row < side && column < side;
