/** A rule book as the server sends it, and which of its chapters belong to a decision. */

import { once } from "../aids/later.js";
import { api } from "../net/api.js";
import { style } from "../shell/styles.js";

/** A text in pieces of one style each: "" plain, "b" strong, "i" slanted. @typedef {[string, string][]} Runs */
/** @typedef {{runs: Runs, items?: Item[]}} Item */
/**
 * @typedef {{kind: "text" | "box" | "table" | "list" | "question" | "figure", runs?: Runs, title?: Runs, name?: string,
 *   rows?: Runs[][], items?: Item[], modules?: string[]}} Block
 */
/** @typedef {{deciding?: string[], phase?: string[], module?: string[], players?: string[]}} Keys */
/** @typedef {{id: string, title: string, lang: string, keys: Keys, blocks: Block[]}} Chapter */
/**
 * @typedef {{game: string, title: string, lang: string, chapters: Chapter[], books: string[],
 *   languages: string[]}} Book
 */
/** What is in play at a table. @typedef {{modules: string[], players: number}} InPlay */
/**
 * What every game's view has, and what the book looks for besides.
 * @typedef {import("../../types/view.d.ts").View & {modules?: Record<string, unknown>, phase?: string | null}} View
 */
/**
 * Drawings by their names. A block's own table is handed over for those that dress it.
 * @typedef {Record<string, (given: {book: Book, block: Block, view: View | null}) =>
 *   import("../../types/drawing.d.ts").Drawn>} Figures
 */

/** @type {Map<string, () => Promise<Book>>} */
const books = new Map();
/** @type {Map<string, () => Promise<Figures>>} */
const drawings = new Map();

/**
 * Once, and again if that failed.
 * @template T
 * @param {Map<string, () => Promise<T>>} fetched
 * @param {string} key
 * @param {() => Promise<T>} fetching
 */
function kept(fetched, key, fetching) {
  const known = fetched.get(key) ?? once(fetching);
  fetched.set(key, known);
  return known();
}

/** @param {string} game @param {string} language @returns {Promise<Book>} */
export const fetchBook = (game, language) =>
  kept(books, `${game}/${language}`, () => api(`/api/rules/${encodeURIComponent(game)}?lang=${language}`));

/** The drawings that belong to modules. @param {Book} book */
const ofModules = ({ chapters }) =>
  chapters
    .filter(({ keys }) => keys.module?.length)
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "figure").map(({ name }) => name ?? ""));

/**
 * The drawings of a game's book, with their styles and the symbols they need on the page.
 * @param {Book} book
 * @returns {Promise<Figures>}
 */
export const fetchFigures = (book) =>
  kept(drawings, book.game, async () => {
    const { game } = book;
    const folder = game.replaceAll("-", "_");
    const [drawn] = await Promise.all([
      import(`../../games/${folder}/figures/index.js`),
      style(`figures/${folder}.css`),
    ]);
    if (drawn.symbols && !document.getElementById(drawn.symbolOfAll))
      document.body.prepend(document.createRange().createContextualFragment(drawn.symbols));
    return { ...drawn.default, ...(await drawn.more?.(ofModules(book))) };
  });

/** @param {View} view @returns {InPlay} */
export const inPlayAt = (view) => ({ modules: Object.keys(view.modules ?? {}), players: view.players });

/** Whether a chapter or a block matters at a table; without one all of them do. */
export const holds = (
  /** @type {{module?: string[], players?: string[]}} */ { module = [], players = [] },
  /** @type {InPlay | null} */ at,
) =>
  at === null ||
  ((!module.length || module.some((one) => at.modules.includes(one))) &&
    (!players.length || players.includes(String(at.players))));

/** Of one module or kind of table only. @param {Chapter} chapter */
export const isExtra = ({ keys }) => Boolean(keys.module?.length || keys.players?.length);

/**
 * The chapters of a decision, the one to open first (as `Book.asked` of the package `rulebook` has it).
 * @param {Book} book
 * @param {View} view
 * @returns {Chapter[]}
 */
export function askedOf(book, view) {
  const at = inPlayAt(view);
  const here = book.chapters.filter(({ keys }) => holds(keys, at));
  const asked = here.filter(({ keys }) => keys.deciding?.includes(view.deciding ?? ""));
  const inPhase = here.filter(({ keys }) => keys.phase?.includes(view.phase ?? ""));
  const both = asked.filter((chapter) => inPhase.includes(chapter));
  const found = [...new Set([...both, ...asked])];
  return found.length ? found : inPhase;
}

/** The chapters of modules that change what this one says. @param {Book} book @param {Chapter} chapter */
export const changing = (book, { keys: { deciding = [] } }) =>
  book.chapters.filter((other) => isExtra(other) && other.keys.deciding?.some((one) => deciding.includes(one)));

/** @param {Runs} [runs] */
export const plain = (runs = []) => runs.map(([, text]) => text).join("");

/** The short name of a chapter: "Cathedral: segments and the bishop" is the cathedral. @param {string} title */
const shortTitle = (title) => title.split(/\s*:/)[0];

/** @param {Book} book @param {string} id */
export const titleIn = (book, id) => shortTitle(book.chapters.find((chapter) => chapter.id === id)?.title ?? id);

/**
 * Where a chapter stands in the whole book.
 * @param {string} game
 * @param {InPlay | null} at
 * @param {string} [chapter]
 */
export function addressOf(game, at, chapter) {
  const asked = new URLSearchParams(at ? { modules: at.modules.join(","), players: String(at.players) } : {});
  return `/rules/${game}${at ? `?${asked}` : ""}${chapter ? `#${chapter}` : ""}`;
}
