/** The chance to win over the game, as far as it is worked out: in the time line it can take the place of points. */
import { fault } from "../aids/faults.js";
import { batch, signal } from "../aids/html.js";
import { load } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { replay } from "./player.js";

const AGAIN = 2500; // ms between two looks at work that goes on
const LEAST = 0.6; // as high as the drawing reaches, or higher

/** @typedef {import("../../types/server.d.ts").ReviewFacts} Review */

export const review = signal(/** @type {Review | null} */ (null));
/** Whether chances are shown, and with them the turning points that they have. */
export const byChance = signal(false);
/** Why the work could not be begun, in words. */
export const refused = signal("");

/** Turning points by points, while chances are shown. */
let byPoints = /** @type {import("../../types/server.d.ts").TurnFacts[]} */ ([]);

/** What has been worked out of this game, if anything was. */
export async function fetchChances() {
  const of = replay.peek();
  if (!of || of.running || !of.ranking) return;
  byPoints = of.turns;
  try {
    /** @type {[Review, void]} */
    const [told] = await Promise.all([api(`/api/reviews/${of.id}`), load(["web-review"])]);
    review.value = told;
    show(told.state === "done");
    if (working(told)) setTimeout(again, AGAIN);
  } catch {
    /* the points are there */
  }
}

/** What is told of the choice that was made after so many moves, and by whom. @param {number} move */
export function judgedAt(move) {
  for (const { seat, costly, close, best } of review.value?.seats ?? []) {
    const one = [...costly, ...close, ...(best ? [best] : [])].find((choice) => choice.move === move);
    if (one) return { seat, one };
  }
  return null;
}

export const working = (/** @type {Review} */ told) => told.state === "working" || told.state === "waiting";

/** Lines grow as they come. */
async function again() {
  const of = replay.peek();
  if (!of) return;
  try {
    const told = /** @type {Review} */ (await api(`/api/reviews/${of.id}`));
    review.value = told;
    if (byChance.peek()) show(true);
    if (working(told)) setTimeout(again, AGAIN);
  } catch {
    setTimeout(again, 2 * AGAIN);
  }
}

/** Show chances or points. What is not worked out yet is begun. @param {boolean} chances */
export async function choose(chances) {
  const of = replay.peek();
  refused.value = "";
  show(chances);
  if (!of || !chances || review.peek()?.state === "done" || working(/** @type {Review} */ (review.peek()))) return;
  try {
    review.value = await api(`/api/reviews/${of.id}`, {});
    setTimeout(again, AGAIN);
  } catch (error) {
    show(false);
    refused.value = fault(error);
  }
}

/** @param {boolean} chances */
function show(chances) {
  const of = replay.peek();
  const told = review.peek();
  if (!of || !told) return;
  batch(() => {
    byChance.value = chances;
    replay.value = { ...of, turns: chances ? told.turns : byPoints };
  });
}

/** Everybody's chance after a move: between two that were looked at it is drawn straight. @param {number} move */
export function chancesAt(move) {
  const course = review.value?.chances ?? [];
  const after = course.findIndex((one) => one.move >= move);
  if (after < 0) return course.length ? course[course.length - 1].chances : [];
  const [a, b] = [course[Math.max(0, after - 1)], course[after]];
  const part = b.move === a.move ? 0 : (move - a.move) / (b.move - a.move);
  return a.chances.map((chance, seat) => chance + part * (b.chances[seat] - chance));
}

/** What the top of the drawing stands for. */
export const highest = () => Math.max(LEAST, ...(review.value?.chances ?? []).flatMap((one) => one.chances));

/** How much of the work is done, in percent. */
export const thought = () => {
  const told = review.value;
  return told?.total ? Math.min(100, Math.round((100 * told.done) / told.total)) : 0;
};
