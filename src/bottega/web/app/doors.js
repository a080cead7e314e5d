/** Which page explains what the server refused with this code. @type {Record<string, string>} */
const DOORS = { offline: "offline", full: "full", "seat-taken": "full", "wrong-link": "link", "expired-link": "expired", "wrong-secret": "seat", "not-seated": "seat", "slow-down": "busy" };

/** @param {string} [code] */
export const doorOf = (code) => DOORS[code ?? ""] ?? "none";
