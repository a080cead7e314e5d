/**
 * Marked places in sentences: a text from a Fluent file may hold names and other things, which become drawings
 * afterwards.
 */

import { html } from "../aids/html.js";

const OPEN = "\ue000";
const SHUT = "\ue001";
const STOPS = /^[.,;:!?)\u2019]+/; // what must not begin a line
const PLACED = new RegExp(`${OPEN}(.)(.*?)${SHUT}`, "gs");

/**
 * A place of one kind (one character) in a sentence: `p` a player's seat; games add their own.
 * @param {string} kind
 * @param {string | number} what
 */
export const placed = (kind, what) => `${OPEN}${kind}${what}${SHUT}`;

/**
 * The sentence as vnodes.
 * @param {string} sentence
 * @param {(kind: string, what: string) => import("../../types/drawing.d.ts").Drawn} draw
 */
export function drawn(sentence, draw) {
  const pieces = [];
  let at = 0;
  for (const match of sentence.matchAll(PLACED)) {
    if (match.index > at) pieces.push(sentence.slice(at, match.index));
    at = match.index + match[0].length;
    const piece = draw(match[1], match[2]);
    const [stop] = STOPS.exec(sentence.slice(at)) ?? [""];
    // A line may end after any drawing: the full stop behind one would stand alone.
    pieces.push(stop ? html`<span class="kept">${piece}${stop}</span>` : piece);
    at += stop.length;
  }
  if (at < sentence.length) pieces.push(sentence.slice(at));
  return pieces;
}

/**
 * The sentence as plain words.
 * @param {string} sentence
 * @param {(kind: string, what: string) => string} word
 */
export const plain = (sentence, word) => sentence.replace(PLACED, (_, kind, what) => word(kind, what));

/** @param {number} look 1 to 5 @param {string} name */
export const person = (look, name) => html`<b class="who p${look}">${name}</b>`;
