/**
 * What the others do is shown one thing after another, each for as long as the reader's pace says. What has come since
 * waits in a queue; what is shown, its choices and its version always belong together. A click, a key or a choice of
 * one's own shows at once how the table stands now.
 */
import { batch, computed, effect, signal } from "../aids/html.js";
import { beat, pace } from "../aids/pace.js";
import { show } from "./show.js";
import { lines, past, pending, table, undoable } from "./state.js";

/** @typedef {import("./show.js").StateMessage} StateMessage */
/** @typedef {import("./show.js").LessonMessage} LessonMessage */
/** @typedef {import("./chronicle.js").Line} Line */

const OWN = 1; // beats for a choice of one's own, before what others made of it

/**
 * What has come and is not shown yet.
 * @type {import("../../vendor/signals.js").Signal<(StateMessage | LessonMessage)[]>}
 */
const queue = signal([]);
/** What the beam tells of the picture that is shown, as long as that is looked at. */
export const telling = signal(/** @type {Line[] | null} */ (null));
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** What is shown now has not been looked at long enough. */
let looking = false;

const isState = (/** @type {StateMessage | LessonMessage} */ message) => message.type === "state";

/** How many pictures wait. */
export const waitingSteps = computed(() => queue.value.filter(isState).length);

/** The newest picture that has come, if it is not shown yet. */
const newest = () => /** @type {StateMessage | undefined} */ (queue.value.findLast(isState));

/** Whether a lesson has gone further than its coach shows: what he still says is over. */
export const coachLags = computed(() => queue.value.some(({ type }) => type === "lesson"));

/** Whether it is the reader's turn in a picture that is still to come. */
export const turnAhead = computed(() => mine(newest()));

/** Whether there is something to choose. @param {StateMessage | undefined} message */
function mine(message) {
  const seat = message?.view.seat ?? null;
  if (!message || seat === null) return false;
  const own = table.value?.seats[seat];
  return message.view.choices.length > 0 && !own?.away && !own?.resigned;
}

/** Nobody looks at the table as it is now. */
const away = () => document.hidden || past.peek() !== null;

/** A message about the game has come. @param {StateMessage | LessonMessage} message */
export function follow(message) {
  const own = pending.peek() !== null;
  const asked = message.type === "lesson" ? pending.peek()?.type === "lesson" : message.reset || own;
  if (asked) {
    skip();
    present(message, own);
    return;
  }
  if (message.type === "state" && !message.can_undo) undoable.value = []; // it is too late, whatever is shown
  queue.value = [...queue.peek(), message];
  goOn();
}

/** Show what waits, as far as nobody is to look at it any longer. */
function goOn() {
  while (queue.peek().length && !looking && !(away() && beat() > 0)) {
    const [next, ...rest] = queue.peek();
    batch(() => {
      queue.value = rest;
      present(next, false);
    });
  }
}

/** @param {StateMessage | LessonMessage} message @param {boolean} own */
function present(message, own) {
  const before = lines.peek();
  show(message, own);
  if (message.type !== "state") return;
  const beats = message.reset || mine(message) ? 0 : own ? Math.min(OWN, message.weight) : message.weight;
  const { from, lines: said } = message.lines;
  const told = own || !beats || !beat() ? [] : said.map((line, k) => news(line, before[from + k]));
  telling.value = told.some((line) => !line.heading) ? told.filter((line) => !line.heading) : null;
  lookAt(beats * beat());
}

/**
 * Of a line that goes on, such as that of an auction, only how it goes on.
 * @param {Line} line
 * @param {Line | undefined} before
 * @returns {Line}
 */
function news(line, before) {
  const same = line.sentences.findIndex((one, k) => JSON.stringify(one) !== JSON.stringify(before?.sentences[k]));
  if (same < 1) return line;
  const [next, ...rest] = line.sentences.slice(same);
  const head = line.end ? line.sentences.slice(0, 1) : []; // what the clauses are about
  return { ...line, sentences: [...head, { ...next, before: " " }, ...rest] };
}

/** @param {number} ms */
function lookAt(ms) {
  clearTimeout(timer);
  looking = ms > 0;
  if (looking) timer = setTimeout(seen, ms);
}

function seen() {
  looking = false;
  if (queue.peek().length && !away()) goOn();
  else telling.value = null;
}

/** How the table stands now. Whether there was anything to skip. */
export function skip() {
  const waiting = queue.peek();
  batch(() => {
    queue.value = [];
    for (const message of waiting) show(message, false);
    telling.value = null;
  });
  lookAt(0);
  return waiting.length > 0;
}

/** Too quick to be read out: whoever listens is told how it ends. */
export const hushed = () => telling.value !== null && pace.value === "fast";

/** What has waited while nobody looked is shown when somebody does again. */
export function watchLooks() {
  document.addEventListener("visibilitychange", goOn);
  effect(() => {
    const hurried = beat() === 0;
    const now = past.value === null;
    // Whatever they show is none of this effect's business.
    if (now) queueMicrotask(() => (hurried ? skip() : goOn()));
  });
}
