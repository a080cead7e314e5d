/**
 * What somebody saw of a game, from its beginning on: what happened is fetched whole, the pictures some at a time. A
 * picture that is near is here before it is asked for.
 */
import { api } from "../net/api.js";

const TOGETHER = 16; // pictures in one answer
const KEPT = 40; // answers

/** @typedef {import("../shell/context.js").View} View */
/** @typedef {import("../shell/chronicle.js").Line} Line */
/** @typedef {import("../shell/context.js").Fact} Fact */
/** @typedef {import("../../types/view.d.ts").Choice} Choice */
/** A choice as it was offered. @typedef {{seat: number, deciding: string, choice: Choice}} Chosen */
/**
 * What all eyes see, and what each seat sees otherwise; and which choice has led here, if these eyes may know.
 * @typedef {{view: View, own?: Partial<View>[], chosen?: Chosen}} Picture
 */
/** @typedef {{facts: Fact[], lines: {from: number, lines: Line[]}, weight: number}} Told */
/** @typedef {{moves: Told[], account: import("../shell/context.js").Account | null}} Story */

export class Past {
  /** @param {string} id @param {string} eyes @param {number} last the number of the last move */
  constructor(id, eyes, last) {
    this.id = id;
    this.eyes = eyes;
    this.last = last;
    /** @type {Told[]} */
    this.moves = [];
    /** @type {import("../shell/context.js").Account | null} */
    this.account = null;
    /** All that was told, and how much of it after each move. @type {Fact[]} */
    this.facts = [];
    /** @type {number[]} */
    this.told = [];
    /** The whole chronicle, and the move by which each of its lines came to be as it is. @type {Line[]} */
    this.lines = [];
    /** @type {number[]} */
    this.moveOf = [];
    /** The move with which each line began; later moves may have added to it. @type {number[]} */
    this.begunAt = [];
    /** @type {Map<number, Picture[]>} */
    this.here = new Map();
    /** @type {Map<number, Promise<Picture[]>>} */
    this.coming = new Map();
  }

  /** Fetch what happened. */
  async listen() {
    /** @type {Story} */
    const story = await api(`/api/replays/${this.id}/story?eyes=${this.eyes}`);
    this.moves = story.moves.slice(0, this.last + 1);
    this.account = story.account;
    this.moves.forEach(({ facts, lines }, move) => {
      this.facts.push(...facts);
      this.told.push(this.facts.length);
      const begun = lines.lines.map((_, k) => this.begunAt[lines.from + k] ?? move);
      this.begunAt.splice(lines.from, Infinity, ...begun);
      this.lines.splice(lines.from, Infinity, ...lines.lines);
      this.moveOf.splice(lines.from, Infinity, ...lines.lines.map(() => move));
    });
  }

  /** The chronicle as it stood then. @param {number} move @returns {Line[]} */
  linesAt(move) {
    /** @type {Line[]} */
    const lines = [];
    for (const told of this.moves.slice(0, move + 1)) lines.splice(told.lines.from, Infinity, ...told.lines.lines);
    return lines;
  }

  /** The lines that a move has brought. @param {number} move */
  linesOf(move) {
    return (this.moves[move]?.lines.lines ?? []).filter((line) => !line.heading);
  }

  /** The picture, if it is here. @param {number} move */
  picture(move) {
    return this.here.get(Math.floor(move / TOGETHER))?.[move % TOGETHER];
  }

  /** One that is far from those that are here comes alone first. @param {number} move @returns {Promise<Picture>} */
  async fetch(move) {
    const part = Math.floor(move / TOGETHER);
    if (this.here.has(part) || this.coming.has(part)) return (await this.some(part))[move % TOGETHER];
    return (await this.ask(move, move))[0];
  }

  /** @param {number} from @param {number} to @returns {Promise<Picture[]>} */
  ask(from, to) {
    return api(`/api/replays/${this.id}/frames?eyes=${this.eyes}&from=${from}&to=${to}`);
  }

  /** What may be wanted next. @param {number} move */
  foresee(move) {
    const at = Math.floor(move / TOGETHER);
    for (const near of [at, at + 1, at - 1])
      if (near >= 0 && near * TOGETHER <= this.last) this.some(near).catch(() => {});
  }

  /** @param {number} part @returns {Promise<Picture[]>} */
  some(part) {
    const here = this.here.get(part);
    if (here) {
      this.here.delete(part);
      this.here.set(part, here); // the last one used is the last one to go
      return Promise.resolve(here);
    }
    const known = this.coming.get(part);
    if (known) return known;
    const from = part * TOGETHER;
    const to = Math.min(from + TOGETHER - 1, this.last);
    const coming = this.ask(from, to).then((pictures) => {
      this.here.set(part, pictures);
      for (const old of this.here.keys()) if (this.here.size > KEPT) this.here.delete(old);
      return pictures;
    });
    coming.catch(() => {}).finally(() => this.coming.delete(part));
    this.coming.set(part, coming);
    return coming;
  }
}

/** @typedef {{[key: string]: unknown}} Plain */

/**
 * What somebody else saw: the same but for what stands otherwise.
 * @template {object} T
 * @param {T} common
 * @param {object} other
 * @returns {T}
 */
export function merged(common, other) {
  /** @type {Plain} */
  const whole = Object.fromEntries(Object.entries(common));
  for (const [key, value] of Object.entries(other)) {
    const was = whole[key];
    whole[key] = isPlain(value) && isPlain(was) ? merged(was, value) : value;
  }
  return /** @type {T} */ (whole);
}

/** @param {unknown} value @returns {value is Plain} */
const isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A table that is only looked at: nothing can be chosen or taken back there.
 * @param {import("../../types/server.d.ts").ReplayFacts} of
 * @returns {import("../../types/server.d.ts").TableFacts}
 */
export const lookedAt = (of) => ({
  ...of,
  you: null,
  started: true,
  over: !of.running,
  pace: "live",
  seed_sha256: "",
  stopped: null,
  stopped_by: null,
  watchers: 0,
  hints: false,
  watch: "",
  take_backs: 0,
  program_time: null,
});

/**
 * A picture as the signals of a table hold it.
 * @param {Pick<import("../../types/server.d.ts").StateMessage, "view" | "facts" | "lines" | "account">} shown
 * @returns {import("../../types/server.d.ts").StateMessage}
 */
export const still = (shown) => ({
  ...shown,
  n: 0,
  type: "state",
  reset: true,
  version: 0,
  chosen_at: 0,
  can_undo: false,
  can_take_back: false,
  undo: [],
  weight: 0,
});

/**
 * What the signals of a table hold at that moment.
 * @param {Past} past @param {number} move @param {Picture} picture
 */
export const moment = (past, move, picture) =>
  still({
    view: picture.view,
    facts: past.facts.slice(0, past.told[move]),
    lines: { from: 0, lines: past.linesAt(move) },
    account: picture.view.over ? past.account : null,
  });
