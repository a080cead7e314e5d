/**
 * What the modules in play add to the table. Each module is one file, `modules/<module>.js`; its default export is what
 * it has for the places that ask. They are fetched before the first picture is drawn; of a module that is not in play
 * nothing is drawn, and no other file names one.
 */

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/** @typedef {import("../../app/shell/context.js").Choice} Choice */
/** @typedef {Record<string, string | number>} Args */
/**
 * A drawer of the cabinet: it opens by itself when one of these decisions is asked, or one of these verbs is open.
 * @typedef {{place: number, cls: string, icon: string, Inside: (props: {ctx: Ctx}) => any, front: (ctx: Ctx) => any,
 *   asks: string[], verbs?: string[]}} Drawer
 */
/**
 * What covers a place of the sheet. Whoever stands on a shared one still works at the place it covers.
 * @typedef {{tile: string, icon: string, printed: number, shared?: boolean, drawn: () => string}} Cover
 */
/** What is drawn at a spot of the table, and after which others. @typedef {{place: number, draw: Draw}} Part */
/** @typedef {(ctx: Ctx, given: any) => any} Draw */
/**
 * The apprentices that are not healthy ones of a painter's own.
 * @typedef {{
 *   standing: (ctx: Ctx, group: {who: number, column: number, count: number, planning: boolean}) => any[],
 *   waiting: (ctx: Ctx) => any[],
 *   ill: (ctx: Ctx) => number,
 *   piece: (ctx: Ctx) => any,
 * }} Bodies
 */
/**
 * - `crowds`: what it leaves no room for, the `ring` of the score track or words in the heading of the `market`
 * - `at`: what it draws at the spots of the table
 * - `classes`: what it adds to the classes of a spot
 * - `chosen`: the verbs that are chosen behind one's screen, on a card or on a pot
 * - `looks`: at which place its decisions are made
 * - `args`: what it adds to the arguments of a question, or of what else is said
 * - `buttons`: its choices that have no place on the board
 * - `names`: the arguments of the names of its choices
 * - `pieces`: how its arguments of the chronicle are drawn
 * @typedef {{
 *   drawer?: Drawer,
 *   cover?: Cover,
 *   bodies?: Bodies,
 *   crowds?: string[],
 *   at?: Record<string, Part>,
 *   classes?: Record<string, (ctx: Ctx, given: any) => string | false>,
 *   chosen?: {cards?: string[], pots?: string[]},
 *   looks?: Record<string, string>,
 *   args?: Record<string, (ctx: Ctx, given: any) => Args | null>,
 *   buttons?: Record<string, (ctx: Ctx, choice: Choice) => {label: any, kind?: string}>,
 *   names?: Record<string, (ctx: Ctx, choice: Choice) => Args>,
 *   pieces?: import("../../app/shell/chronicle.js").Pieces<Ctx>,
 * }} Hooks
 */

/** @type {Map<string, Hooks>} */
const loaded = new Map();
let symbols = "";

/** @param {string[]} names */
export async function loadModules(names) {
  if (!names.length) return;
  await Promise.all(
    names.map(async (name) => {
      if (!loaded.has(name)) loaded.set(name, (await import(`./modules/${name}.js`)).default);
    }),
  );
  symbols = (await import("./modules/symbols.js")).default;
}

/** The symbols that the drawings of modules refer to. */
export const moduleSymbols = () => symbols;

/** @param {Ctx} ctx */
const inPlay = (ctx) => Object.keys(ctx.view.modules).flatMap((name) => loaded.get(name) ?? []);

/** The drawers of this table, in their order. @param {Ctx} ctx @returns {Drawer[]} */
export const drawers = (ctx) =>
  inPlay(ctx)
    .flatMap(({ drawer }) => drawer ?? [])
    .sort((a, b) => a.place - b.place);

/** @param {string} tile @returns {Cover} */
export function coverOf(tile) {
  const found = [...loaded.values()].find(({ cover }) => cover?.tile === tile)?.cover;
  if (!found) throw new Error(`no module in play has the covering tile ${tile}`);
  return found;
}

/** @param {Ctx} ctx @returns {Bodies | undefined} */
export const bodiesOf = (ctx) => inPlay(ctx).find(({ bodies }) => bodies)?.bodies;

/** @param {Ctx} ctx @param {string} spot */
const partsAt = (ctx, spot) =>
  inPlay(ctx)
    .flatMap(({ at }) => at?.[spot] ?? [])
    .sort((a, b) => a.place - b.place);

/** Whether a module may draw something at the spot. @param {Ctx} ctx @param {string} spot */
export const hasParts = (ctx, spot) => partsAt(ctx, spot).length > 0;

/**
 * What the modules draw at the spot, in their order; the list is empty if they draw nothing.
 * @param {Ctx} ctx
 * @param {string} spot
 * @param {Record<string, any>} [given]
 * @returns {any[]}
 */
export const drawnAt = (ctx, spot, given = {}) =>
  partsAt(ctx, spot)
    .map(({ draw }) => draw(ctx, given))
    .filter(Boolean);

/** @param {Ctx} ctx @param {string} spot @param {Record<string, any>} [given] @returns {string[]} */
export const classesAt = (ctx, spot, given = {}) =>
  inPlay(ctx).flatMap(({ classes }) => classes?.[spot]?.(ctx, given) || []);

/** Whether modules leave no room for it. @param {Ctx} ctx @param {string} what */
export const crowdedOut = (ctx, what) => inPlay(ctx).some(({ crowds }) => crowds?.includes(what));

/** The verbs of modules that are chosen on what lies there. @param {Ctx} ctx @param {"cards" | "pots"} where */
export const chosenOn = (ctx, where) => inPlay(ctx).flatMap(({ chosen }) => chosen?.[where] ?? []);

/**
 * What modules add to the arguments of a question, or of what else is said.
 * @param {Ctx} ctx
 * @param {string} said
 * @param {Record<string, any>} [given]
 * @returns {Args}
 */
export const addedArgs = (ctx, said, given = {}) =>
  Object.assign({}, ...inPlay(ctx).map(({ args }) => args?.[said]?.(ctx, given)));

/**
 * What a module has for a decision or a verb.
 * @template {"looks" | "buttons" | "names"} H
 * @param {Ctx} ctx
 * @param {H} hook
 * @param {string} key
 * @returns {NonNullable<Hooks[H]>[string] | undefined}
 */
export const hookOf = (ctx, hook, key) =>
  inPlay(ctx)
    .map((hooks) => /** @type {any} */ (hooks[hook])?.[key])
    .find(Boolean);

/** How the modules' arguments of the chronicle are drawn. */
export const modulePieces = () => Object.assign({}, ...[...loaded.values()].map(({ pieces }) => pieces));
