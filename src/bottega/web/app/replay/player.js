/** Where the reader is in the game, through whose eyes, and the hand that turns the leaves. */
import { batch, signal } from "../aids/html.js";
import { measure } from "../aids/motion.js";
import { prepareGame } from "../shell/game.js";
import { showState } from "../shell/state.js";
import { moment, Past } from "./past.js";

const USUAL = 900; // ms a move
const QUIET = 250; // ms for one of which nothing is told
export const SPEEDS = [0.5, 1, 2, 4];

/** @typedef {import("../../types/server.d.ts").ReplayFacts} Replay */

/** @type {import("../../vendor/signals.js").Signal<Replay | null>} */
export const replay = signal(null);
export const past = signal(/** @type {Past | null} */ (null));
/** The move that is shown, and what each seat has, if all is open. */
export const move = signal(0);
export const own = signal(/** @type {Partial<import("../shell/context.js").View>[]} */ ([]));
/** The choice that this move was, if the reader may know it. */
export const chosen = signal(/** @type {import("./past.js").Chosen | null} */ (null));
export const playing = signal(false);
export const speed = signal(1);
/** The sheet that is open, if one is. */
export const sheet = signal(/** @type {"" | "share" | "play"} */ (""));
/** A picture did not come. */
export const missing = signal(false);

/** Where the reader wants to be: the picture may still be on its way. */
let wanted = 0;
/** Through whose eyes: they may still be on their way. */
let asked = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

const last = () => replay.peek()?.last ?? 0;

/** Go to a move. @param {number} to */
export async function go(to) {
  const eyes = past.peek();
  if (!eyes) return;
  wanted = Math.min(Math.max(0, Math.round(to)), last());
  const target = wanted;
  try {
    const picture = eyes.picture(target) ?? (await eyes.fetch(target));
    if (target !== wanted || eyes !== past.peek()) return;
    missing.value = false;
    show(eyes, target, picture);
    eyes.foresee(target);
  } catch {
    if (target === wanted) missing.value = true;
    pause();
  }
}

/** @param {Past} eyes @param {number} to @param {import("./past.js").Picture} picture */
function show(eyes, to, picture) {
  // Pieces go their way from one move to the next; a leap shows what is there.
  if (Math.abs(to - move.peek()) === 1) measure();
  batch(() => {
    past.value = eyes;
    move.value = to;
    own.value = picture.own ?? [];
    chosen.value = picture.chosen ?? null;
    showState(moment(eyes, to, picture));
  });
  prepareGame().catch(() => {
    missing.value = true;
  });
  remember();
}

/** Step, from where one wanted to be: a key that is held down does not wait for pictures. @param {number} by */
export function step(by) {
  pause();
  go(wanted + by);
}

/** To the beginning of the next round, or of this one, or of the one before. @param {1 | -1} way */
export function turnRound(way) {
  pause();
  const firsts = (replay.peek()?.rounds ?? []).map(({ first }) => first);
  const next = way > 0 ? firsts.find((first) => first > wanted) : firsts.findLast((first) => first < wanted);
  go(next ?? (way > 0 ? last() : 0));
}

/** To the next turning point; after the last one to the first. */
export function nextTurn() {
  const turns = replay.peek()?.turns ?? [];
  if (!turns.length) return;
  pause();
  go((turns.find((turn) => turn.move > wanted) ?? turns[0]).move);
}

/**
 * Look through other eyes, at the same move: those that were asked for last, however long each takes to come. What they
 * saw and what they were told is shown at once, so that no line is told as to somebody else.
 * @param {string} eyes @param {number} [at]
 */
export async function lookAs(eyes, at = wanted) {
  const of = replay.peek();
  if (!of || eyes === asked) return;
  asked = eyes;
  if (eyes === past.peek()?.eyes) return;
  wanted = Math.min(at, of.last);
  const other = new Past(of.id, eyes, of.last);
  try {
    const [picture, to] = await together(other);
    if (eyes !== asked) return;
    missing.value = false;
    show(other, to, picture);
    other.foresee(to);
  } catch (error) {
    if (eyes !== asked) return;
    asked = past.peek()?.eyes ?? "";
    if (!past.peek()) throw error;
    missing.value = true;
  }
}

/** The story, and the picture of where the reader is when both are there. @param {Past} eyes */
async function together(eyes) {
  const story = eyes.listen();
  for (;;) {
    const to = wanted;
    const [picture] = await Promise.all([eyes.picture(to) ?? eyes.fetch(to), story]);
    if (to === wanted) return /** @type {const} */ ([picture, to]);
  }
}

export function nextEyes() {
  const eyes = offered();
  lookAs(eyes[(eyes.indexOf(asked) + 1) % eyes.length]);
}

/** The eyes that are offered; those of somebody who looks on see less than all open ones. */
export const offered = () => (replay.value?.eyes ?? []).filter((eyes) => eyes !== "watch");

export function pause() {
  clearTimeout(timer);
  playing.value = false;
}

function play() {
  if (wanted >= last()) go(0);
  playing.value = true;
  tick();
}

export const toggle = () => (playing.peek() ? pause() : play());

function tick() {
  clearTimeout(timer);
  const quiet = past.peek()?.linesOf(move.peek()).length === 0;
  timer = setTimeout(
    async () => {
      if (!playing.peek()) return;
      await go(wanted + 1);
      if (wanted >= last()) pause();
      else if (playing.peek()) tick();
    },
    (quiet ? QUIET : USUAL) / speed.peek(),
  );
}

/** The address says where one is, so that it can be passed on. */
function remember() {
  history.replaceState(null, "", link(location.pathname));
}

/** The way to this moment. @param {string} page */
export function link(page) {
  const asked = new URLSearchParams(location.search);
  const eyes = past.peek()?.eyes;
  if (eyes) asked.set("eyes", eyes);
  const query = asked.toString();
  return `${page}${query ? `?${query}` : ""}#${move.peek()}`;
}
