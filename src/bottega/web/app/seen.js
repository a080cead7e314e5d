/** Fingerprints of deals, kept by this device from the first sight of a table. */
import { keep, kept } from "./keep.js";

const key = (/** @type {string} */ id) => `bottega.deal.${id}`;

/** Keep it, unless one is kept already or the seed is known. @param {Record<string, any>} table */
export function see(table) {
  if (table.seed_sha256 && (table.seed === undefined || table.seed === null) && seen(table.id) === null)
    keep(key(table.id), table.seed_sha256);
}

/** @param {string} id */
export const seen = (id) => kept(key(id));
