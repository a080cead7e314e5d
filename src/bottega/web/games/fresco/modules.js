/**
 * What the modules in play add to the table. Each module is one file, `modules/<module>.js`; its default export names
 * its parts. They are fetched before the first picture is drawn; of a module that is not in play nothing is drawn.
 */

/**
 * @typedef {{
 *   bells: typeof import("./modules/bells.js").default,
 *   favors: typeof import("./modules/favors.js").default,
 *   glaziers: typeof import("./modules/glaziers.js").default,
 *   leaf_gold: typeof import("./modules/leaf_gold.js").default,
 *   medico: typeof import("./modules/medico.js").default,
 *   portraits: typeof import("./modules/portraits.js").default,
 *   requests: typeof import("./modules/requests.js").default,
 *   scrolls: typeof import("./modules/scrolls.js").default,
 *   special_blends: typeof import("./modules/special_blends.js").default,
 *   wall_fresco: typeof import("./modules/wall_fresco.js").default,
 *   wishing_well: typeof import("./modules/wishing_well.js").default,
 * }} Modules
 */
/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/**
 * A drawer of the cabinet: it opens by itself when one of these decisions is asked, or one of these verbs is open.
 * @typedef {{place: number, cls: string, icon: string, Inside: (props: {ctx: Ctx}) => any, front: (ctx: Ctx) => any,
 *   asks: string[], verbs?: string[]}} Drawer
 */
/**
 * What covers a place of the sheet.
 * @typedef {{tile: string, icon: string, printed: number, drawn: () => string}} Cover
 */
/** @typedef {{drawer?: Drawer, cover?: Cover}} Hooks */

/** @type {Map<string, Hooks & Record<string, any>>} */
const inPlay = new Map();
let symbols = "";

/** @param {string[]} names */
export async function loadModules(names) {
  if (!names.length) return;
  await Promise.all(
    names.map(async (name) => {
      if (!inPlay.has(name)) inPlay.set(name, (await import(`./modules/${name}.js`)).default);
    }),
  );
  symbols = (await import("./modules/symbols.js")).default;
}

/** The symbols that the drawings of modules refer to. */
export const moduleSymbols = () => symbols;

/**
 * A part of a module, as a function that draws nothing where the module is not in play.
 * @template {keyof Modules} M
 * @template {keyof Modules[M]} P
 * @param {M} module
 * @param {P} part
 */
export const partOf = (module, part) => {
  return (/** @type {any[]} */ ...given) => inPlay.get(module)?.[/** @type {string} */ (part)](...given) ?? null;
};

/** The drawers of this table, in their order. @param {Ctx} ctx @returns {Drawer[]} */
export const drawers = (ctx) =>
  Object.keys(ctx.view.modules)
    .flatMap((name) => inPlay.get(name)?.drawer ?? [])
    .sort((a, b) => a.place - b.place);

/** @param {string} tile @returns {Cover} */
export function coverOf(tile) {
  const found = [...inPlay.values()].find(({ cover }) => cover?.tile === tile)?.cover;
  if (!found) throw new Error(`no module in play has the covering tile ${tile}`);
  return found;
}
