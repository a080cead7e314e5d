/** What the reader may say to the table. Everything is sent once and answered, or the line is down and says so. */
import { knows, t } from "../i18n/i18n.js";
import { canTakeBack, canUndo, lesson, line, past, pending, refusal, undoable, version } from "../shell/state.js";

/** @type {import("./socket.js").Connection | null} */
let connection = null;

/** @param {import("./socket.js").Connection} made */
export function connect(made) {
  connection = made;
}

/** @param {import("./socket.js").Unnumbered} message */
function send(message) {
  if (pending.value) return;
  const id = connection?.send(message) ?? null;
  if (id === null) {
    refusal.value = { code: "offline", message: "" };
    return;
  }
  const { type } = message;
  pending.value = type === "act" ? { id, type, action: message.action, version: message.version } : { id, type };
}

/** @param {number} action @param {boolean} [unless_final] refuse it where it could not be undone */
export const act = (action, unless_final = false) =>
  send({ type: "act", version: version.value, action, unless_final });
/** The last choice, or an earlier one: see `undoable`. @param {number} [choice] */
export const undo = (choice = 0) => {
  if (choice < undoable.value.length && !past.value) send({ type: "undo", version: version.value, choice });
};
/** Whatever was seen since, against computers. */
export const takeBack = () => {
  if (canTakeBack.value && !canUndo.value && !past.value) send({ type: "take-back", version: version.value });
};

/** What is still to be done, one after the other. @type {(() => void)[]} */
let steps = [];

/** One thing after the other, each once the one before was accepted; a refusal ends it. @param {(() => void)[]} todo */
export function inTurn(todo) {
  if (pending.value) return;
  steps = [...todo];
  goOn();
}

function goOn() {
  while (steps.length && !pending.value) steps.shift()?.();
}

export const resign = () => send({ type: "resign" });
/** Let a computer play an absent seat. @param {number} seat */
export const takeover = (seat) => send({ type: "takeover", seat });
/** Take one's own seat back from the computer. */
export const comeBack = () => send({ type: "return" });
/**
 * On with the lesson: a step was read, is skipped, or the lesson is left.
 * @param {number} step
 * @param {"next" | "skip" | "leave"} go
 */
export const teach = (step, go) => send({ type: "lesson", step, go });
/** Whether hints may be asked for here, as far as I am concerned. @param {boolean} allow */
export const allowHints = (allow) => send({ type: "hints", allow });
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
    else steps = [];
    queueMicrotask(goOn);
  }
  for (const [number, resolve] of said) {
    if (id !== null && id !== number) continue;
    said.delete(number);
    resolve(accepted);
  }
}

export const retry = () => connection?.retry();
/** Somebody waits for an answer: is the line still there? */
export const feel = () => connection?.feel(true);

/** Why something was refused, in the reader's words; what has no words of ours is told as the server said it. */
export function refused() {
  const why = refusal.value;
  // There the coach answers, or has already gone on.
  if (!why || (lesson.value && (why.code === "lesson" || why.code === "stale"))) return null;
  for (const key of [`web-error-${why.code}`, `illegal-${why.code}`]) if (knows(key)) return t(key);
  return why.message || t("web-error-unknown");
}

/** The line is up and nothing is on its way. */
export const free = () => line.value.state === "open" && !pending.value;
