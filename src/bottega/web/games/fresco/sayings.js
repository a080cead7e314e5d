/** How the modules' cards, requests and scrolls are called. */

/** @typedef {import("../common/paints.js").PaintCtx} Ctx */
/** @typedef {import("../../app/shell/context.js").Choice} Choice */

const NO_LETTER = /[^a-z]+/g;

/** What only a foreign edition knows is called as it says. @param {Ctx} ctx @param {string} name */
export function portraitName(ctx, name) {
  const key = `fresco-portrait-${name.toLowerCase().replace(NO_LETTER, "-")}`;
  return ctx.knows(key) ? ctx.t(key) : name;
}

/** What a portrait gives, as a sentence with marked places. @param {Ctx} ctx @param {Record<string, any>} given */
export const effect = (ctx, given) =>
  Object.entries(given)
    .filter(([name]) => name !== "uses_per_round")
    .map(([name, value]) => oneEffect(ctx, name, value))
    .join(", ");

/** @param {Ctx} ctx @param {string} name @param {any} value @returns {string} */
export function oneEffect(ctx, name, value) {
  if (name === "paint" || name === "paints") return ctx.paints(typeof value === "string" ? [value] : value);
  return ctx.raw(`fresco-effect-${name.replaceAll("_", "-")}`, { number: value });
}

/** @param {Ctx} ctx @param {string} kind */
export const requestName = (ctx, kind) => (kind === "general" ? ctx.t("fresco-request-any") : ctx.paints([kind]));

/**
 * The Thalers a round that a request brings; fewer than none, for the tiles under it brought more.
 * @param {Ctx} ctx
 * @param {Choice} choice
 */
export const requestIncome = (ctx, choice) =>
  choice.thalers - ctx.view.modules.requests.needed * ctx.view.economy.tile_income;

/**
 * A scroll's line as the board names it: rows have numbers, columns letters.
 * @param {Ctx} ctx
 * @param {string} line
 * @param {number} number
 */
export const lineName = (ctx, line, number) =>
  ctx.t(`fresco-scroll-${line}`, { name: line === "row" ? String(number) : "abcde"[number - 1] });

/** The names of one's own lines that a choice would lay open. @param {Ctx} ctx @param {Choice} choice */
export function scrollLines(ctx, choice) {
  const { mine } = ctx.view.modules.scrolls;
  const kind = choice.action.split(" ")[1];
  return ["row", "column"]
    .filter((line) => kind === line || kind === "both")
    .map((line) => lineName(ctx, line, mine[line].number))
    .join(" + ");
}

/** @param {Ctx} ctx @param {string} kind portions, or `juice` */
export const bottleName = (ctx, kind) => ctx.t("web-fresco-bottle", { kind: kind === "juice" ? kind : Number(kind) });
/** @param {Ctx} ctx @param {string} kind of a wishing card */
export const wishName = (ctx, kind) => ctx.t(`web-fresco-wish-${kind.replace(/\..*/, "")}`);
