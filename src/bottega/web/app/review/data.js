/** What the review page knows: the game as it ended, what has been worked out of it, and whose choices are shown. */
import { batch, computed, signal } from "../aids/html.js";
import { prepareTelling } from "../hint/telling.js";
import { ApiError, api } from "../net/api.js";
import { lookedAt, still } from "../replay/past.js";
import { doorOf } from "../shell/doors.js";
import { prepareGame } from "../shell/game.js";
import { gate, showState, table } from "../shell/state.js";

const AGAIN = 1500; // ms between two looks at work that goes on
const SLOWER = 6000; // ms, when the server asks for patience

/** @typedef {import("../../types/server.d.ts").ReplayFacts} Replay */
/** @typedef {import("../../types/server.d.ts").ReviewFacts} Review */
/** @typedef {import("../../types/server.d.ts").ReviewedChoice} Reviewed */
/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** @typedef {import("../replay/past.js").Story} Story */
/** @typedef {import("../replay/past.js").Picture} Picture */

export const replay = signal(/** @type {Replay | null} */ (null));
export const review = signal(/** @type {Review | null} */ (null));
/** Whose game it is on this page. */
export const seat = signal(0);
/** The server cannot take more work now, or does not answer. */
export const trouble = signal("");

/** What has been worked out of this seat's choices. */
export const mine = computed(() => review.value?.seats.find((one) => one.seat === seat.value) ?? null);
/** A game that was given up, or was hardly begun, has nothing to weigh. */
export const bare = computed(() => {
  const of = replay.value;
  return !of || of.rounds.length < 2 || Boolean(of.seats[seat.value]?.resigned);
});
/** Work goes on, or is about to. */
export const busy = computed(() => !bare.value && !mine.value?.over && review.value?.state !== "failed");

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {string} id @param {string | null} asked the seat that the address asks for */
export async function open(id, asked) {
  /** @type {[Replay, Story, Review]} */
  const [of, story, worked] = await Promise.all([
    api(`/api/replays/${id}`),
    api(`/api/replays/${id}/story?eyes=watch`),
    api(`/api/reviews/${id}`),
  ]);
  /** @type {Picture[]} */
  const [end] = await api(`/api/replays/${id}/frames?eyes=watch&from=${of.last}&to=${of.last}`);
  const person = of.seats.find((one) => one.kind === "person");
  const wanted = Number(asked ?? Number.NaN);
  batch(() => {
    table.value = lookedAt(of);
    const told = { view: end.view, facts: story.moves.flatMap((move) => move.facts), account: story.account };
    showState(still({ ...told, lines: { from: 0, lines: [] } }));
    replay.value = of;
    review.value = worked;
    seat.value = of.seats[wanted] ? wanted : (of.you ?? person?.seat ?? 0);
  });
  await prepareGame();
  await prepareTelling();
  await ask();
}

/** Show the game of another seat. @param {number} whose */
export async function choose(whose) {
  seat.value = whose;
  history.replaceState(null, "", `${location.pathname}?seat=${whose}`);
  await ask();
}

/** Have the choices of this seat worked out, if they are not. */
async function ask() {
  clearTimeout(timer);
  const of = replay.peek();
  if (!of || bare.peek() || mine.peek()?.over) return;
  await look(() => api(`/api/reviews/${of.id}`, { seat: seat.peek() }), ask);
}

/** Look again until all is there. */
async function poll() {
  const of = replay.peek();
  if (of) await look(() => api(`/api/reviews/${of.id}`), poll);
}

const working = () => review.peek()?.state === "working" || review.peek()?.state === "waiting";

/** No line, too much at once, or trouble of the server: that may pass. @param {unknown} error */
const passes = (error) =>
  error instanceof ApiError && (error.code === "offline" || error.code === "slow-down" || error.status >= 500);

/** @param {() => Promise<Review>} asking @param {() => Promise<void>} again what to do if it fails */
async function look(asking, again) {
  clearTimeout(timer);
  try {
    review.value = await asking();
    trouble.value = "";
    // A seat that was asked for just as the work ended is not in it.
    if (busy.peek()) timer = setTimeout(working() ? poll : ask, AGAIN);
  } catch (error) {
    if (!passes(error)) {
      gate.value = { kind: doorOf(error instanceof ApiError ? error.code : undefined) };
      return;
    }
    trouble.value = "review-later";
    timer = setTimeout(again, SLOWER);
  }
}

/** Try once more what could not be worked out. */
export const retry = () => ask();
