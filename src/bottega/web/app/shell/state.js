/** What the page knows of its table: signals that the socket writes and the components read. */

import { batch, computed, signal } from "../aids/html.js";
import { lang } from "../i18n/i18n.js";
import { context } from "./context.js";

export const table = signal(/** @type {import("./context.js").Table | null} */ (null));
/** The seats of this table that this browser has; nearly always one. */
export const held = signal(/** @type {number[]} */ ([]));
export const view = signal(/** @type {import("./context.js").View | null} */ (null));
export const facts = signal(/** @type {import("./context.js").Fact[]} */ ([]));
/** The chronicle. */
export const lines = signal(/** @type {import("../../types/server.d.ts").Line[]} */ ([]));
/** Where the points come from, once the game is over. */
const account = signal(/** @type {import("./context.js").Account | null} */ (null));
/** How many of its lines are new since the last picture. */
export const fresh = signal(0);
export const version = signal(0);
/** Changes with what this seat is asked; what others do meanwhile renews only the version. */
export const offer = signal(0);
/** One's choices that can be undone, in notation, the last one first. */
export const undoable = signal(/** @type {string[]} */ ([]));
export const canUndo = computed(() => undoable.value.length > 0);
/** Against computers: back to before one's last choice, whatever was seen since. */
export const canTakeBack = signal(false);
export const chat = signal(/** @type {import("../../types/server.d.ts").ChatMessage[]} */ ([]));
/** The line to the server: "opening", "open" or "lost" (with the seconds to wait). */
export const line = signal(/** @type {{state: string, seconds?: number, at?: number}} */ ({ state: "opening" }));
/** What was sent and is not answered yet. */
export const pending = signal(
  /** @type {{id: number, type: string, action?: number, version?: number} | null} */ (null),
);
/** A refusal, in words, until it is understood or something else was accepted. */
export const refusal = signal(/** @type {{code: string, message: string} | null} */ (null));
/** The door that stays shut, if one does. */
export const gate = signal(/** @type {import("./gate.js").Shut | null} */ (null));
/** How many facts were known when the line was lost. */
export const knownBefore = signal(/** @type {number | null} */ (null));
/** The lesson that is taught at this table. */
export const lesson = signal(/** @type {import("../../types/server.d.ts").TaughtFacts | null} */ (null));
/** How the game is drawn, once that is here. */
export const game = signal(/** @type {import("../../types/drawing.d.ts").Drawing | null} */ (null));

/** The same, for what is drawn only then. */
export function drawing() {
  if (!game.value) throw new Error("what the game is drawn with is not here yet");
  return game.value;
}

export const ctx = computed(() => {
  lang.value;
  if (!view.value || !table.value || !game.value) return null;
  return context({ view: view.value, facts: facts.value, table: table.value, account: account.value }, game.value);
});

/**
 * A moment that is looked back at instead of what is now, and how many moves ago it was; see rewind.js.
 * @type {import("../../vendor/signals.js").Signal<{view: import("./context.js").View, back: number,
 *   facts: import("./context.js").Fact[], lines: import("./chronicle.js").Line[],
 *   news: import("./chronicle.js").Line[]} | null>}
 */
export const past = signal(null);

/** What the reader looks at: nearly always what is now. */
export const looked = computed(() => {
  lang.value;
  if (!past.value || !table.value || !game.value) return ctx.value;
  return context({ ...past.value, table: table.value }, game.value);
});

const idsOf = (/** @type {{id: number}[] | undefined} */ choices) => choices?.map(({ id }) => id).join();

/**
 * @param {import("../../types/server.d.ts").StateMessage} message
 * @param {boolean} [own] whether it answers a choice
 */
export function showState(message, own = false) {
  batch(() => {
    // As the server has it: after an own choice the same choices are offered anew.
    if (own || message.reset || idsOf(message.view.choices) !== idsOf(view.peek()?.choices)) offer.value += 1;
    const { from, lines: told } = message.lines;
    fresh.value = message.reset ? 0 : told.filter((line) => !line.heading).length;
    lines.value = [...lines.value.slice(0, from), ...told];
    facts.value = message.reset ? message.facts : [...facts.value, ...message.facts];
    account.value = message.account;
    view.value = message.view;
    version.value = message.version;
    undoable.value = message.undo;
    canTakeBack.value = message.can_take_back;
  });
}
