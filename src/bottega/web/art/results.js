/** Small pictures of what a game left behind: the ceiling, an estate from afar, a fan of sections. */

const box = (/** @type {string} */ ground, /** @type {string} */ inner) =>
  `<svg class="result" viewBox="0 0 50 50" aria-hidden="true">
    <rect width="50" height="50" rx="2" fill="${ground}"/>
    ${inner}
  </svg>`;

const inNumber = (/** @type {unknown} */ value) => Number(value) || 0;
const SIDE = 5; // segments of the ceiling in a row
const SEATS = 5; // colours of players

/** @param {unknown[]} cells the seat that restored each, or -1 @param {number | null} me */
export const resultCeiling = (cells, me) =>
  box(
    "#4a2815",
    cells
      .map((cell, k) => {
        const seat = inNumber(cell);
        const x = (k % SIDE) * 9.6 + 1.4;
        const y = Math.floor(k / SIDE) * 9.6 + 1.4;
        const fill = seat < 0 ? "#e3d8c4" : `var(--p${(seat % SEATS) + 1})`;
        const mine = seat === me ? ' stroke="#fbe9b4" stroke-width="1.2"' : "";
        return `<rect x="${x}" y="${y}" width="8.8" height="8.8" rx=".8" fill="${fill}"${mine}/>`;
      })
      .join(""),
  );

/** @type {Record<string, string>} */
const LAND = { forest: "#4f7a3f", lake: "#5d9bb8", park: "#8fb05f" };
const ROOFS = ["#a13f2a", "#8f6238", "#c28c34", "#7f93a0", "#8a4460", "#6b5a9c", "#b5573a", "#5a6b3a"];
const SQUARE = 6.7;

const colourOf = (/** @type {string} */ piece) =>
  LAND[piece] ?? ROOFS[[...piece].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % ROOFS.length];

/** @param {unknown[]} pieces each a list: what it is, and the squares it lies on, as `e3` */
export const resultEstate = (pieces) =>
  box(
    "#7d5634",
    `<path d="M1.5 1.5h47v47h-47Z" fill="#d3d8a6"/>
    ${pieces
      .flatMap((one) => {
        const [piece, ...cells] = /** @type {string[]} */ (one);
        return cells.map((cell) => {
          const x = 1.5 + (cell.charCodeAt(0) - 97) * SQUARE;
          const y = 1.5 + (inNumber(cell.slice(1)) - 1) * SQUARE;
          return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="6.4" height="6.4" fill="${colourOf(piece)}"
        stroke="#3a1a0c" stroke-opacity=".35" stroke-width=".4"/>`;
        });
      })
      .join("")}`,
  );

const INKS = ["#24509c", "#b8382c", "#5f8a49", "#c99a2e", "#6d3a8e", "#2c6b5c"];

/** @param {unknown[]} points of each section */
export const resultFan = (points) =>
  box(
    "#7a4a35",
    points
      .map((one, k) => {
        const angle = (k - (points.length - 1) / 2) * Math.min(9, 40 / points.length);
        return `<g transform="rotate(${angle.toFixed(1)} 25 66)">
        <rect x="16" y="13" width="18" height="26" rx="2" fill="#fbf3df" stroke="#3a2113"/>
        <rect x="18" y="21" width="14" height="16" rx="1" fill="${INKS[k % INKS.length]}"/>
        <text x="21" y="19.500" text-anchor="middle" font-family="Alegreya, Georgia, serif" font-weight="700"
          font-size="6.5" fill="#2a1c13">${inNumber(one)}</text>
      </g>`;
      })
      .join(""),
  );
