/**
 * What the modules in play add to the table. Each module is one file, `modules/<module>.js`; its default export is what
 * it has for the places that ask. They are fetched before the first picture is drawn; of a module that is not in play
 * nothing is drawn, and no other file names one.
 */

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/fresco.d.ts").Choice} Choice */
/** @typedef {import("../../types/fresco.d.ts").Painter} Painter */
/** @typedef {import("../../types/fresco.d.ts").BoothName} BoothName */
/** @typedef {import("../../types/fresco.d.ts").Place} Place */
/** @typedef {import("../../app/i18n/i18n.js").Args} Args */
/** @typedef {import("../../types/drawing.d.ts").Drawn} Drawn */
/**
 * A drawer of the cabinet: it opens by itself when one of these decisions is asked, or one of these verbs is open.
 * @typedef {{place: number, cls: string, icon: string, Inside: (props: {ctx: Ctx}) => Drawn,
 *   front: (ctx: Ctx) => Drawn, asks: string[], verbs?: Verb[]}} Drawer
 */
/**
 * What covers a place of the sheet. Whoever stands on a shared one still works at the place it covers.
 * @typedef {{tile: string, icon: string, printed: number, shared?: boolean, drawn: () => string}} Cover
 */
/**
 * The spots of the table where modules draw, and what they are given there.
 * @typedef {{
 *   altar: Nothing, bench: Nothing, ceiling: Nothing, market: Nothing, page: Nothing, recipes: Nothing,
 *   studio: Nothing, tile: Nothing, walls: Nothing, "own-cards": Nothing, "own-goods": Nothing, "own-things": Nothing,
 *   "own-tiles": Nothing,
 *   good: {booth: BoothName, space: number}, goods: {p: Painter}, heading: {place: string}, kept: {seat: number},
 *   plan: {place: Place}, restored: {segment: string}, tiles: {p: Painter},
 * }} Spots
 * @typedef {Record<string, never>} Nothing
 */
/**
 * What is drawn at a spot, and after which others.
 * @template {keyof Spots} S
 * @typedef {{place: number, draw: (ctx: Ctx, given: Spots[S]) => Drawn}} Part
 */
/** @typedef {Choice["verb"]} Verb */
/** @template Made @typedef {import("../../app/shell/context.js").ByVerb<Ctx, Choice, Made>} ByVerb */
/** @template Made @typedef {import("../../app/shell/context.js").Making<Ctx, Choice, Made>} Making */
/** What a button shows. @typedef {{label: Drawn, kind?: string}} Face */
/**
 * The apprentices that are not healthy ones of a painter's own.
 * @typedef {{
 *   standing: (ctx: Ctx, group: {who: number, column: number, count: number, planning: boolean}) => Drawn[],
 *   waiting: (ctx: Ctx) => Drawn[],
 *   ill: (ctx: Ctx) => number,
 *   piece: (ctx: Ctx) => Drawn,
 * }} Bodies
 */
/**
 * - `crowds`: what it leaves no room for, the `ring` of the score track or words in the heading of the `market`
 * - `at`: what it draws at the spots of the table
 * - `classes`: what it adds to the classes of a spot
 * - `chosen`: the verbs that are chosen behind one's screen, on a card or on a pot
 * - `looks`: at which place its decisions are made
 * - `args`: what it adds to the arguments of a question
 * - `adds`: and to those of what is said at a spot
 * - `buttons`: its choices that have no place on the board
 * - `names`: the arguments of the names of its choices
 * - `pieces`: how its arguments of the chronicle are drawn
 * @typedef {{
 *   drawer?: Drawer,
 *   cover?: Cover,
 *   bodies?: Bodies,
 *   crowds?: string[],
 *   at?: {[S in keyof Spots]?: Part<S>},
 *   classes?: {[S in keyof Spots]?: (ctx: Ctx, given: Spots[S]) => string | false},
 *   chosen?: {cards?: Verb[], pots?: Verb[]},
 *   looks?: Record<string, string>,
 *   args?: Record<string, (ctx: Ctx) => Args | null>,
 *   adds?: {[S in keyof Spots]?: (ctx: Ctx, given: Spots[S]) => Args},
 *   buttons?: ByVerb<Face>,
 *   names?: ByVerb<Args>,
 *   pieces?: import("../../types/drawing.d.ts").Pieces<Ctx>,
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

/** @template {keyof Spots} S @param {Ctx} ctx @param {S} spot */
const partsAt = (ctx, spot) =>
  inPlay(ctx)
    .flatMap(({ at }) => /** @type {Part<S> | undefined} */ (at?.[spot]) ?? [])
    .sort((a, b) => a.place - b.place);

/** Whether a module may draw something at the spot. @param {Ctx} ctx @param {keyof Spots} spot */
export const hasParts = (ctx, spot) => partsAt(ctx, spot).length > 0;

/**
 * What the modules draw at the spot, in their order; the list is empty if they draw nothing.
 * @template {keyof Spots} S
 * @param {Ctx} ctx
 * @param {S} spot
 * @param {Spots[S]} given
 * @returns {Drawn[]}
 */
export const drawnAt = (ctx, spot, given) =>
  partsAt(ctx, spot)
    .map(({ draw }) => draw(ctx, given))
    .filter(Boolean);

/**
 * What the modules add to the classes of the spot.
 * @template {keyof Spots} S
 * @param {Ctx} ctx
 * @param {S} spot
 * @param {Spots[S]} given
 * @returns {string[]}
 */
export const classesAt = (ctx, spot, given) =>
  inPlay(ctx).flatMap(({ classes }) => classes?.[spot]?.(ctx, given) || []);

/** Whether modules leave no room for it. @param {Ctx} ctx @param {string} what */
export const crowdedOut = (ctx, what) => inPlay(ctx).some(({ crowds }) => crowds?.includes(what));

/** The verbs of modules that are chosen on what lies there. @param {Ctx} ctx @param {"cards" | "pots"} where */
export const chosenOn = (ctx, where) => inPlay(ctx).flatMap(({ chosen }) => chosen?.[where] ?? []);

/** What modules add to the arguments of a question. @param {Ctx} ctx @param {string} question @returns {Args} */
export const addedArgs = (ctx, question) =>
  Object.assign({}, ...inPlay(ctx).map(({ args }) => args?.[question]?.(ctx)));

/**
 * What modules add to the arguments of what is said at a spot.
 * @template {keyof Spots} S
 * @param {Ctx} ctx
 * @param {S} spot
 * @param {Spots[S]} given
 * @returns {Args}
 */
export const addedAt = (ctx, spot, given) =>
  Object.assign({}, ...inPlay(ctx).map(({ adds }) => adds?.[spot]?.(ctx, given)));

/**
 * What the first module has that has it.
 * @template T
 * @param {Ctx} ctx
 * @param {(hooks: Hooks) => T | undefined} part
 */
const first = (ctx, part) =>
  inPlay(ctx)
    .map(part)
    .find((found) => found !== undefined);

/** At which place a module's decision is made. @param {Ctx} ctx @param {string} deciding */
export const lookOf = (ctx, deciding) => first(ctx, ({ looks }) => looks?.[deciding]);
/** @param {Ctx} ctx @param {Verb} verb @returns {Making<Face> | undefined} */
export const buttonOf = (ctx, verb) => first(ctx, ({ buttons }) => buttons?.[verb]);
/** @param {Ctx} ctx @param {Verb} verb @returns {Making<Args> | undefined} */
export const namingOf = (ctx, verb) => first(ctx, ({ names }) => names?.[verb]);

/** How the modules' arguments of the chronicle are drawn. */
export const modulePieces = () => Object.assign({}, ...[...loaded.values()].map(({ pieces }) => pieces));
