/**
 * The game of the table. It is a folder of its own, `games/<game>`, whose `index.js` says how it is drawn; the page
 * names the folder. A game without one has the plain table.
 */
import { signal } from "../aids/html.js";
import { once } from "../aids/later.js";
import { load } from "../i18n/i18n.js";
import { game, table, view } from "./state.js";
import { style } from "./styles.js";

/** The account is fetched when there is one to draw. */
export const Final = signal(/** @type {typeof import("../sheets/account.js").Final | null} */ (null));
/** What the game is drawn with does not come, though the line may be up. */
export const stuck = signal(false);

const { dataset } = document.documentElement;

const fetchDrawing = once(async () => {
  const folder = dataset.game;
  const [texts] = (dataset.texts ?? "").split(" ").slice(1);
  const [drawing] = await Promise.all([
    folder ? import(`../../games/${folder}/index.js`) : import("./plain.js"),
    texts ? load(texts.split("+")) : null,
    folder ? style(`games/${folder}.css`) : null,
  ]);
  return drawing.default;
});

/** The drawing, with what this table's view asks for besides. */
export const prepareGame = once(async () => {
  const drawing = await fetchDrawing();
  const more = (await drawing.prepare?.(view.peek())) ?? { css: [] };
  await Promise.all(more.css.map(style));
  game.value = drawing;
});

const fetchFinal = once(async () => {
  const [module] = await Promise.all([import("../sheets/account.js"), style("account.css")]);
  Final.value = module.Final;
});

/**
 * Fetch what this table is drawn with and is not here yet: with each picture and each click, in case it failed before.
 */
export function fetchWhatIsMissing() {
  if (!table.peek()) return;
  if (!game.peek())
    (view.peek() ? prepareGame() : fetchDrawing()).then(
      () => {
        stuck.value = false;
      },
      () => {
        stuck.value = true;
      },
    );
  if (isOver() && !Final.peek())
    fetchFinal().catch(() => {
      /* the board stays */
    });
}

const isOver = () => Boolean(view.peek()?.over ?? table.peek()?.over);
