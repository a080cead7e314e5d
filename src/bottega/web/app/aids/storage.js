/**
 * What this browser remembers of its reader: choices of comfort, and fingerprints of deals. A browser that forbids it
 * forgets, nothing more.
 */

/** @param {string} key @param {string} value */
export function store(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    /* private windows may refuse */
  }
}

/** @param {string} key */
export function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key */
export function forget(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    /* what was never kept need not be forgotten */
  }
}
