/** What the reader may say to the table. Everything is sent once and answered, or the line is down and says so. */
import { knows, t } from "../i18n/i18n.js";
import { canUndo, line, pending, refusal, version } from "../shell/state.js";

/** @type {import("./socket.js").Connection | null} */
let connection = null;

/** @param {import("./socket.js").Connection} made */
export function connect(made) {
  connection = made;
}

/** @param {Record<string, any>} message */
function send(message) {
  if (pending.value) return;
  const id = connection?.send(message) ?? null;
  if (id === null) {
    refusal.value = { code: "offline", message: "" };
    return;
  }
  pending.value = { id, type: message.type, action: message.action };
}

/** @param {number} action */
export const act = (action) => send({ type: "act", version: version.value, action });
export const undo = () => {
  if (canUndo.value) send({ type: "undo", version: version.value });
};
export const resign = () => send({ type: "resign" });
/** Let a computer play an absent seat. @param {number} seat */
export const takeover = (seat) => send({ type: "takeover", seat });
/** Take one's own seat back from the computer. */
export const comeBack = () => send({ type: "return" });
/** Words on their way. @type {Map<number, (accepted: boolean) => void>} */
const said = new Map();

/**
 * Chat does not wait for moves, nor moves for chat. Whether it was accepted.
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export const sendChat = (text) =>
  new Promise((resolve) => {
    const id = connection?.send({ type: "chat", text }) ?? null;
    if (id === null) resolve(false);
    else said.set(id, resolve);
  });

/** An answer to what was sent; null answers whatever waits. @param {number | null} id @param {boolean} accepted */
export function answered(id, accepted) {
  if (id === null || pending.value?.id === id) {
    pending.value = null;
    if (accepted) refusal.value = null;
  }
  for (const [number, resolve] of said) {
    if (id !== null && id !== number) continue;
    said.delete(number);
    resolve(accepted);
  }
}

export const retry = () => connection?.retry();
export const feel = () => connection?.feel();

/** Why something was refused, in the reader's words; what has no words of ours is told as the server said it. */
export function refused() {
  const why = refusal.value;
  if (!why) return null;
  for (const key of [`web-error-${why.code}`, `illegal-${why.code}`]) if (knows(key)) return t(key);
  return why.message || t("web-error-unknown");
}

/** The line is up and nothing is on its way. */
export const free = () => line.value.state === "open" && !pending.value;
