/** What a game's module gets to draw from: the seat's view and facts, the words, and who is who. */

import { t as format, knows, lang, signed } from "../i18n/i18n.js";
import { drawn, person, placed, spoken } from "../i18n/marks.js";

/** @typedef {import("../i18n/i18n.js").Args} Args */
/** @typedef {import("../../types/view.d.ts").Choice & Record<string, any>} Choice */
/**
 * What every game's view has, and the game's own part.
 * @typedef {Omit<import("../../types/view.d.ts").View, "choices"> & {choices: Choice[]} & Record<string, any>} View
 */
/**
 * @typedef {{seat: number, name: string, kind: "person" | "computer" | "open", bot?: string | null,
 *   connected: boolean, away: boolean, resigned?: boolean}} Seat `away`: a computer plays for its owner
 */
/** @typedef {Record<string, any> & {seats: Seat[], you: number | null}} Table */
/**
 * Where the points come from, as the server tells it at the end.
 * @typedef {{sources: string[], points: Record<string, number>[], rounds: number[][], totals: number[]}} Account
 */
/** @typedef {ReturnType<typeof context>} Ctx */
/**
 * Drawings and words for a game's own kinds of marked places.
 * @typedef {Record<string, {draw: (ctx: Ctx, what: string) => any, speak: (ctx: Ctx, what: string) => string}>} Marks
 */

/** Computers and guests without a name of their own. */
export const NAMES = ["Ginevra", "Tommaso", "Piero", "Nello", "Caterina"];
const LOOKS = 5; // colours and emblems

/** How a seat is called. @param {Seat} seat */
export const nameAt = (seat) =>
  seat.name || (seat.kind === "open" ? format("web-open-seat") : NAMES[seat.seat % NAMES.length]);

/**
 * @param {{view: View, facts: Array<Record<string, any> & {event: string}>, table: Table,
 *   account?: Account | null}} shown
 * @param {{marks?: Marks, extend?: (ctx: Record<string, any>) => Record<string, any>}} [drawing] the game's own words
 */
export function context({ view: told, facts, table, account = null }, { marks = {}, extend } = {}) {
  const seat = told.seat ?? null;
  const own = seat === null ? undefined : table.seats[seat];
  // Whoever has a computer play the seat is still told what could be chosen there, but may choose nothing.
  const replaced = Boolean(own?.away || own?.resigned);
  const view = replaced ? { ...told, choices: [] } : told;
  /** @type {Map<number, Choice>} */
  const choices = new Map((view.choices ?? []).map((/** @type {Choice} */ choice) => [choice.id, choice]));
  const matching = (/** @type {string} */ verb, /** @type {Record<string, any>} */ fields = {}) =>
    [...choices.values()].filter((c) => c.verb === verb && Object.entries(fields).every(([k, v]) => c[k] === v));

  const draw = (/** @type {string} */ kind, /** @type {string} */ what) => {
    if (marks[kind]) return marks[kind].draw(ctx, what);
    return person(ctx.look(+what), ctx.playerName(+what));
  };
  const speak = (/** @type {string} */ kind, /** @type {string} */ what) => {
    if (marks[kind]) return marks[kind].speak(ctx, what);
    return ctx.playerName(+what);
  };

  const ctx = {
    view,
    facts,
    table,
    account,
    seat,
    choices,
    replaced,
    lang: lang.value,
    over: Boolean(view.over ?? table.over),
    myTurn: choices.size > 0,

    /** A text as plain words. @param {string} key @param {Args} [args] */
    t: (key, args) => spoken(format(key, args), speak),
    /** A text as vnodes, with names and glyphs drawn. @param {string} key @param {Args} [args] */
    say: (key, args) => drawn(format(key, args), draw),
    /** A sentence that already has its marked places, as vnodes. @param {string} sentence */
    draw: (sentence) => drawn(sentence, draw),
    /** The same as plain words. @param {string} sentence */
    speak: (sentence) => spoken(sentence, speak),
    /**
     * Raw text with its marked places left in, to be put into another text.
     * @param {string} key
     * @param {Args} [args]
     */
    raw: (key, args) => format(key, args),
    knows,
    signed,

    /** @param {number} who */
    who: (who) => (who === seat ? "you" : "other"),
    /** The marked place of a player in a sentence. @param {number} who */
    player: (who) => placed("p", who),
    /** "you", or the name. @param {number} who */
    playerName: (who) => (who === seat ? format("painter-you") : ctx.nameOf(who)),
    /** The name, also one's own. @param {number} who */
    nameOf: (who) => nameAt(table.seats[who]),
    /** With a capital letter, to begin a line. @param {number} who */
    title: (who) => {
      const name = ctx.playerName(who);
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    /** Colour and emblem, 1 to 5. @param {number} who */
    look: (who) => (who % LOOKS) + 1,
    /** The name in its colour. @param {number} who */
    Name: (who) => person(ctx.look(who), ctx.title(who)),

    /** A marked place of a game's own kind. @param {string} kind @param {string | number} what */
    placed,

    /** @param {number} id */
    legal: (id) => choices.has(id),
    /** @param {string} verb @param {Record<string, any>} [fields] */
    has: (verb, fields) => matching(verb, fields).length > 0,
    /**
     * The choice with this verb and these fields, if it is open.
     * @param {string} verb
     * @param {Record<string, any>} [fields]
     * @returns {Choice | undefined}
     */
    find: (verb, fields) => matching(verb, fields)[0],
    /** @param {string} verb @param {Record<string, any>} [fields] */
    all: (verb, fields) => matching(verb, fields),
    /** Whether this seat may decide now. @param {number} who */
    toAct: (who) => (view.to_act ?? []).includes(who),
  };
  return Object.assign(ctx, extend?.(ctx));
}
