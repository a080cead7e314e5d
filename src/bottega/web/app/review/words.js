/** Words of the review that more than one part of it needs. */
import { lang, t, wordFor } from "../i18n/i18n.js";
import { drawing } from "../shell/state.js";
import { replay, seat } from "./data.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** @typedef {import("../../types/view.d.ts").Choice} Choice */
/** @typedef {import("./data.js").Reviewed} Reviewed */

const MOST = 3; // steps that are told

/** Points that were thought out: one decimal at most. @param {number} points */
export const about = (points) =>
  new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 }).format(Math.abs(points)).replace("-", "");

/** The same where it may be less than nothing. @param {number} points */
export const below = (points) => (points < 0 ? `\u2212${about(points)}` : about(points));

/** Less or more, with a true minus sign. @param {number} points */
export const change = (points) => (points < 0 ? `\u2212${about(points)}` : `+${about(points)}`);

/** Whether the page speaks to the reader. */
export const you = () => replay.value?.you === seat.value;

/** "Round 3 · Planning". @param {Reviewed} one */
export function place({ round, phase }) {
  const where = wordFor(`${replay.value?.game}-phase-${phase}`, "");
  const when = round ? t("review-round", { round }) : "";
  return [when, where.charAt(0).toUpperCase() + where.slice(1)].filter(Boolean).join(" · ");
}

/** What is only in the first of two lists of steps, each as often as it is. @param {Choice[]} a @param {Choice[]} b */
function only(a, b) {
  const left = b.map(({ id }) => id);
  return a.filter(({ id }) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * The steps of a choice in words: those that the other one has not, in a few.
 * @param {Ctx} ctx @param {unknown[]} steps @param {unknown[]} others
 */
function told(ctx, steps, others) {
  const [mine, theirs] = [/** @type {Choice[]} */ (steps), /** @type {Choice[]} */ (others)];
  const own = mine[0]?.verb === theirs[0]?.verb ? only(mine, theirs) : [];
  const shown = own.length ? own : mine.slice(0, 1);
  const names = shown.map((choice) => drawing().name(ctx, choice));
  return [...new Set(names)].slice(0, MOST);
}

/** What comes after the first clause is for those who choose. @param {string} name */
const short = (name) => name.split(/[;.] /)[0].replace(/[.\s]+$/, "");

/**
 * Two choices in words, as short as they can be told apart.
 * @param {Ctx} ctx @param {Reviewed} one
 */
export function both(ctx, { did, better }) {
  const [mine, theirs] = [told(ctx, did, better), told(ctx, better, did)];
  const brief = [mine.map(short), theirs.map(short)];
  return brief[0].join() === brief[1].join() ? [mine, theirs] : brief;
}
