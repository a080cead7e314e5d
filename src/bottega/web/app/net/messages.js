/** What the server sends over the line, one message at a time. */

import { keepFingerprint } from "../aids/fingerprints.js";
import { measure } from "../aids/motion.js";
import { offered } from "../aids/pointer.js";
import { sound } from "../aids/prefs.js";
import { summarise } from "../sheets/summary.js";
import { fetchWhatIsMissing } from "../shell/game.js";
import { stayAt } from "../shell/seat.js";
import { chat, facts, held, line, pending, refusal, showState, table } from "../shell/state.js";
import { answered } from "./actions.js";
import { compare } from "./renew.js";

function reopened() {
  if (line.peek().state === "open") return;
  line.value = { state: "open" };
  refusal.value = null; // whatever it was, the line has been down since
}

/** @param {Record<string, any>} message */
export function receive(message) {
  if (message.type === "hello") {
    compare(message.build);
    held.value = message.seats;
  } else if (message.type === "table") {
    table.value = message.table;
    if (message.table.you !== null) stayAt(message.table.you);
    if (!message.table.started) reopened(); // before the game there is no picture to wait for
    keepFingerprint(message.table);
    fetchWhatIsMissing();
  } else if (message.type === "state") {
    measure();
    const known = facts.peek().length;
    offered(
      (message.view.choices ?? []).map((/** @type {{id: number}} */ { id }) => id),
      pending.peek() !== null,
    );
    showState(message);
    reopened(); // only now: an old picture is nothing to choose from
    fetchWhatIsMissing();
    if (sound.peek() && facts.peek().length > known)
      import("../aids/sound.js").then(
        (made) => made.wood(),
        () => {},
      );
    summarise();
  } else if (message.type === "chat") {
    chat.value = [...chat.value, message];
  } else if (message.type === "ok" || message.type === "refused") {
    // What could not even be read, or came too fast, is refused without its number.
    answered(message.re, message.type === "ok");
    if (message.type === "refused") refusal.value = { code: message.code, message: message.message };
  }
}
