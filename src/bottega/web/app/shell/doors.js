/**
 * Which page explains what the server refused with this code. What has no page of its own is trouble of the server.
 * @type {Record<string, string>}
 */
const DOORS = {
  offline: "offline",
  "no-table": "none",
  "no-page": "none",
  full: "full",
  "seat-taken": "full",
  "wrong-link": "link",
  "expired-link": "expired",
  "wrong-secret": "seat",
  "not-seated": "seat",
  "slow-down": "busy",
  malformed: "link",
  "no-method": "none",
  "wrong-host": "name",
  "wrong-origin": "site",
  stopped: "damaged",
};

/** @param {string} [code] */
export const doorOf = (code) => DOORS[code ?? ""] ?? "trouble";

/** Where trying again may help. @param {string} door */
export const helpsToTry = (door) => ["offline", "busy", "trouble"].includes(door);
