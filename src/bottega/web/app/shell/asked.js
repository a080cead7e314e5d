/** Who asked for a hint, told in the chronicle where it happened; how often each did stands with the people. */

import { signal } from "../aids/html.js";
import { lines } from "./state.js";

/** After so many lines of the chronicle, this seat asked. */
const heard = signal(/** @type {{seat: number, after: number}[]} */ ([]));

/** @param {import("./context.js").Table | null} before @param {import("./context.js").Table} now */
export function noteAsked(before, now) {
  if (before?.id !== now.id) return;
  const news = now.seats.filter(({ seat, hints }) => hints > before.seats[seat].hints);
  const after = lines.peek().length;
  if (news.length) heard.value = [...heard.value, ...news.map(({ seat }) => ({ seat, after }))];
}

/** Who asked after that many lines and before the next, the last one first. @param {number} after */
export const askedAt = (after) => heard.value.filter((one) => one.after === after).toReversed();
