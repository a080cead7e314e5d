/** What the page knows of its table: signals that the socket writes and the components read. */

import { batch, computed, signal } from "../aids/html.js";
import { lang } from "../i18n/i18n.js";
import { context } from "./context.js";

/** @type {import("../../vendor/signals.js").Signal<any>} */
export const table = signal(null);
/** The seats of this table that this browser has; nearly always one. */
export const held = signal(/** @type {number[]} */ ([]));
export const view = signal(/** @type {import("./context.js").View | null} */ (null));
export const facts = signal(/** @type {Array<Record<string, any> & {event: string}>} */ ([]));
/** The chronicle. */
export const lines = signal(/** @type {import("./chronicle.js").Line[]} */ ([]));
/** Where the points come from, once the game is over. */
const account = signal(/** @type {import("./context.js").Account | null} */ (null));
/** How many of its lines are new since the last picture. */
export const fresh = signal(0);
export const version = signal(0);
export const canUndo = signal(false);
export const chat = signal(/** @type {Array<Record<string, any>>} */ ([]));
/** The line to the server: "opening", "open" or "lost" (with the seconds to wait). */
export const line = signal(/** @type {{state: string, seconds?: number, at?: number}} */ ({ state: "opening" }));
/** What was sent and is not answered yet. */
export const pending = signal(/** @type {{id: number, type: string, action?: number} | null} */ (null));
/** A refusal, in words, until it is understood or something else was accepted. */
export const refusal = signal(/** @type {{code: string, message: string} | null} */ (null));
/** The door that stays shut, if one does. */
export const gate = signal(/** @type {{kind: any} | null} */ (null));
/** How many facts were known when the line was lost. */
export const knownBefore = signal(/** @type {number | null} */ (null));
/** How the game is drawn, once that is here. */
export const game = signal(/** @type {any} */ (null));

export const ctx = computed(() => {
  lang.value;
  if (!view.value || !table.value || !game.value) return null;
  return context({ view: view.value, facts: facts.value, table: table.value, account: account.value }, game.value);
});

/** @param {Record<string, any>} message */
export function showState(message) {
  batch(() => {
    const { from, lines: told } = message.lines;
    fresh.value = message.reset ? 0 : told.filter((/** @type {{heading: boolean}} */ line) => !line.heading).length;
    lines.value = [...lines.value.slice(0, from), ...told];
    facts.value = message.reset ? message.facts : [...facts.value, ...message.facts];
    account.value = message.account;
    view.value = message.view;
    version.value = message.version;
    canUndo.value = message.can_undo;
  });
}
