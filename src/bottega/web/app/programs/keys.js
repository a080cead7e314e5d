/** One's keys for programs, and those that were just made: they are shown until the page is left, and never again. */

import { signal } from "../aids/html.js";
import { api } from "../net/api.js";
import { handed, takeAway } from "./handed.js";

/** @typedef {import("../../types/server.d.ts").KeyFacts} KeyFacts */
/** @typedef {import("../../types/server.d.ts").NewKeyFacts} NewKeyFacts */

/** Null until the server has told. */
export const keys = signal(/** @type {KeyFacts[] | null} */ (null));
export const fresh = signal(/** @type {NewKeyFacts[]} */ ([]));

/** The id of the one that the reader has just asked for. */
export const latest = signal("");

export async function fetchKeys() {
  keys.value = await api("/api/programs/keys");
}

/** Those that were made with this table. @param {string} table */
export function take(table) {
  const made = handed(table);
  if (!made.length) return;
  fresh.value = [...fresh.value, ...made];
  takeAway();
}

/** Another key to one's own program; or a program for a free seat. @param {string} table @param {object} asked */
export const putAt = (table, asked) => make(`/api/tables/${table}/programs`, asked);

/** One key for all one's programs. @param {string} name */
export const makeForAll = (name) => make("/api/programs/keys", { name });

/** @param {string} path @param {object} asked */
async function make(path, asked) {
  /** @type {NewKeyFacts} */
  const made = await api(path, asked);
  latest.value = made.id;
  // Of two keys for the same seat the later one is meant.
  fresh.value = [...fresh.value.filter(({ table, seat }) => table !== made.table || seat !== made.seat), made];
  await fetchKeys();
}

/** @param {string} id */
export async function revoke(id) {
  await api(`/api/programs/keys/${id}/revoke`, {});
  fresh.value = fresh.value.filter((made) => made.id !== id);
  await fetchKeys();
}
