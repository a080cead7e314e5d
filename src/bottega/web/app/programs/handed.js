/** Keys that were made with a table on the front page wait here for the page of the table, which takes them away. */

const KEY = "bottega.program-keys";
/** @typedef {import("../../types/server.d.ts").Made} Made */

/** For this tab only. @param {Made} made */
export function handOver(made) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table: made.id, programs: made.programs }));
  } catch {
    /* the table offers another key */
  }
}

/** What waits for this table. @param {string} table @returns {Made["programs"]} */
export function handed(table) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return kept.table === table ? kept.programs : [];
  } catch {
    return [];
  }
}

/** Each key is shown once. */
export function takeAway() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    /* nothing was kept */
  }
}
