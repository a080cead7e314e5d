/** @typedef {import("./gate.js").Shut["kind"]} Door */

/**
 * Which page explains what the server refused with this code. What has no page of its own is trouble of the server.
 * @type {Record<string, Door>}
 */
const DOORS = {
  offline: "offline",
  "no-table": "none",
  "no-page": "page",
  "no-rules": "page",
  full: "full",
  "seat-taken": "full",
  "wrong-link": "link",
  "expired-link": "expired",
  "wrong-secret": "seat",
  "not-seated": "seat",
  "slow-down": "busy",
  malformed: "link",
  "no-method": "page",
  "wrong-host": "name",
  "wrong-origin": "site",
  stopped: "damaged",
  "no-replay": "replay",
  "no-eyes": "replay",
  "not-over": "running",
  "not-started": "running",
  "bad-record": "damaged",
  "old-record": "old",
};

/** @param {string} [code] */
export const doorOf = (code) => DOORS[code ?? ""] ?? "trouble";

/** Where trying again may help. @param {Door | undefined} door */
export const helpsToTry = (door) => door === "offline" || door === "busy" || door === "trouble";
