/** What the folders of the games say of them before they are played. */

/**
 * `result` draws what a finished game left, from the picture of its digest; `words` say how the words of its tallies
 * are called in its own texts.
 * @typedef {object} GameMeta
 * @property {number} minutes
 * @property {string} poster
 * @property {(picture: unknown[], me: number | null) => string} [result]
 * @property {Record<string, string>} [words]
 */

/** @type {GameMeta} */
const UNKNOWN = { minutes: 60, poster: "" };
/** @type {Map<string, GameMeta>} */
const metas = new Map();

const folderOf = (/** @type {string} */ game) => game.replaceAll("-", "_");

/** @param {string} game */
export const metaOf = (game) => metas.get(folderOf(game)) ?? UNKNOWN;

/** The page names the folders there are. @param {string} [only] the one game whose folder is wanted */
export const fetchMetas = (only) =>
  Promise.all(
    (document.documentElement.dataset.games ?? "")
      .split(" ")
      .filter((folder) => folder && (only === undefined || folder === folderOf(only)))
      .map(async (folder) => metas.set(folder, (await import(`../../games/${folder}/meta.js`)).default)),
  );
