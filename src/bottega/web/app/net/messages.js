/** What the server sends over the line, one message at a time. */

import { keepFingerprint } from "../aids/fingerprints.js";
import { announce } from "../shell/announcement.js";
import { noteAsked } from "../shell/asked.js";
import { askAboutFinal } from "../shell/asking.js";
import { coachedBy, concernsOf } from "../shell/concerns.js";
import { follow, skip } from "../shell/follow.js";
import { fetchWhatIsMissing } from "../shell/game.js";
import { stayAt } from "../shell/seat.js";
import { reopened } from "../shell/show.js";
import { chat, held, pending, refusal, table } from "../shell/state.js";
import { answered } from "./actions.js";
import { findChoice } from "./doubt.js";
import { compare } from "./renew.js";

/** @param {import("../../types/server.d.ts").FromServer} message */
export function receive(message) {
  if (message.type === "hello") {
    compare(message.build);
    held.value = message.seats;
    announce("");
  } else if (message.type === "announcement") {
    announce(message.text);
  } else if (message.type === "table") {
    noteAsked(table.peek(), message.table);
    table.value = message.table;
    if (message.table.you !== null) stayAt(message.table.you);
    if (!message.table.started) reopened(); // before the game there is no picture to wait for
    keepFingerprint(message.table);
    fetchWhatIsMissing();
  } else if (message.type === "state") {
    concernsOf(message, pending.peek()?.type === "act");
    follow(message);
    if (message.reset) findChoice(message);
  } else if (message.type === "lesson") {
    coachedBy(message);
    follow(message);
  } else if (message.type === "chat") {
    chat.value = [...chat.value, message];
  } else if (message.type === "ok" || message.type === "refused") {
    // What could not even be read, or came too fast, is refused without its number.
    const sent = pending.peek();
    answered(message.re, message.type === "ok");
    if (message.type !== "refused") return;
    if (message.code === "final" && sent?.action !== undefined) askAboutFinal(sent.action);
    else refusal.value = { code: message.code, message: message.message };
    // The choice was made in a picture that others had gone on from: show what there is to choose from now.
    if (message.code === "stale") skip();
  }
}
