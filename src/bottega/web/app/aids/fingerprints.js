/** Fingerprints of deals, stored by this device from the first sight of a table. */
import { store, stored } from "./storage.js";

const key = (/** @type {string} */ id) => `bottega.deal.${id}`;

/** @typedef {import("../../types/server.d.ts").TableFacts} Table */

/** Keep it, unless one is stored already or the seed is known. @param {Table} table */
export function keepFingerprint(table) {
  if (table.seed_sha256 && (table.seed === undefined || table.seed === null) && keptFingerprint(table.id) === null)
    store(key(table.id), table.seed_sha256);
}

/** @param {string} id */
export const keptFingerprint = (id) => stored(key(id));
