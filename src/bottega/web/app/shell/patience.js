/** A word when an answer takes longer than usual, of the server or of a computer that thinks. */

import { effect, signal } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { feel } from "../net/actions.js";
import { isAwaited } from "./programs.js";
import { ctx, lesson, pending } from "./state.js";

const SIGN = 400;
const ANSWER = 2500;
const THOUGHT = 10_000; // ms

const slow = signal(false);
/** A choice is on its way for longer than a glance. */
const sending = signal(false);

/**
 * Nobody but computers is asked; in a lesson they wait for the reader.
 * @param {import("./context.js").Ctx | null} shown
 */
const thinking = (shown) =>
  shown !== null &&
  (lesson.value === null || lesson.value.done) &&
  shown.view.to_act?.length > 0 &&
  shown.view.to_act.every((/** @type {number} */ seat) => {
    const who = shown.table.seats[seat];
    return (who.kind === "computer" && !isAwaited(who)) || who.away || who.resigned;
  });

export function watchTime() {
  effect(() => {
    const sent = pending.value !== null;
    const wait = sent ? ANSWER : thinking(ctx.value) ? THOUGHT : null;
    slow.value = false;
    sending.value = false;
    if (wait === null) return undefined;
    const sign = setTimeout(() => {
      sending.value = sent;
    }, SIGN);
    // A line that died without a word is found out now, and not at the next heartbeat.
    const timer = setTimeout(() => {
      slow.value = true;
      if (sent) feel();
    }, wait);
    return () => {
      clearTimeout(sign);
      clearTimeout(timer);
    };
  });
}

/** Why one still waits. */
export const excuse = () =>
  slow.value ? t(pending.value ? "web-slow-answer" : "web-slow-thought") : sending.value ? t("follow-sending") : null;
