/** Words of the review that more than one part of it needs. */
import { lang, t, wordFor } from "../i18n/i18n.js";
import { replay, seat } from "./data.js";

/** @typedef {import("./data.js").Reviewed} Reviewed */

/** Points that were thought out: one decimal at most. @param {number} points */
export const about = (points) =>
  new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 }).format(Math.abs(points)).replace("-", "");

/** The same where it may be less than nothing. @param {number} points */
export const below = (points) => (points < 0 ? `\u2212${about(points)}` : about(points));

/** Less or more, with a true minus sign. @param {number} points */
export const change = (points) => (points < 0 ? `\u2212${about(points)}` : `+${about(points)}`);

/** Whether the page speaks to the reader. */
export const you = () => replay.value?.you === seat.value;

/** "Round 3 · Planning". @param {Reviewed} one */
export function place({ round, phase }) {
  const where = wordFor(`${replay.value?.game}-phase-${phase}`, "");
  const when = round ? t("review-round", { round }) : "";
  return [when, where.charAt(0).toUpperCase() + where.slice(1)].filter(Boolean).join(" · ");
}
