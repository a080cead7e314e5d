/** What a game's module gets to draw from: the seat's view and facts, the words, and who is who. */

import { t as format, knows, lang, levelOf, signed } from "../i18n/i18n.js";
import { drawn, person, placed, plain } from "../i18n/marks.js";

/** @typedef {import("../i18n/i18n.js").Args} Args */
/** @typedef {import("../../types/view.d.ts").View} View */
/** @typedef {import("../../types/view.d.ts").Choice} Choice */
/** @typedef {import("../../types/view.d.ts").Fact} Fact */
/** @typedef {import("../../types/server.d.ts").TableFacts} Table */
/** @typedef {import("../../types/server.d.ts").SeatFacts} Seat */
/** @typedef {import("../../types/server.d.ts").Account} Account where the points come from, told at the end */
/** @typedef {import("../../types/drawing.d.ts").Drawn} Drawn */
/** @typedef {import("../../types/drawing.d.ts").Mark} Mark */

/** What the shell draws from, whatever the game. @typedef {ReturnType<typeof shared>} Ctx */
/**
 * One of the choices with this verb.
 * @template {Choice} C
 * @template {string} V
 * @typedef {C extends {verb: infer W} ? (V extends W ? C : never) : never} WithVerb
 */
/**
 * Something for each verb, made from the choices that have it.
 * @template G what the game draws from
 * @template {Choice} C
 * @template Made
 * @typedef {{[V in C["verb"]]?: (ctx: G, choice: WithVerb<C, V>) => Made}} ByVerb
 */
/**
 * One of these, for whoever has found it by the verb of the choice.
 * @template G
 * @template {Choice} C
 * @template Made
 * @typedef {{make(ctx: G, choice: C): Made}["make"]} Making
 */
/**
 * The choices that are open, by their verbs and by what else they say.
 * @template {Choice} C
 * @typedef {{
 *   has<V extends C["verb"]>(verb: V, fields?: Partial<WithVerb<C, V>>): boolean,
 *   find<V extends C["verb"]>(verb: V, fields?: Partial<WithVerb<C, V>>): WithVerb<C, V> | undefined,
 *   all<V extends C["verb"]>(verb: V, fields?: Partial<WithVerb<C, V>>): WithVerb<C, V>[],
 * }} Finders
 */
/**
 * What a game draws from: the same with its own view, choices and facts.
 * @template {View} V
 * @template {Fact} F
 * @typedef {Omit<Ctx, "view" | "facts" | "choices"> & {view: V, facts: F[], choices: Map<number, V["choices"][number]>}
 *   & Finders<V["choices"][number]>} GameCtx
 */

/** Computers and guests without a name of their own. */
export const NAMES = ["Ginevra", "Tommaso", "Piero", "Nello", "Caterina"];
const LOOKS = 5; // colours and emblems

/** How a seat is called. @param {Seat} seat */
export const nameAt = (seat) =>
  seat.name || (seat.kind === "open" ? format("web-open-seat") : NAMES[seat.seat % NAMES.length]);

/**
 * What plays a seat that is no person's: a computer of such a level, or whose program.
 * @param {Seat} seat @param {Seat[]} seats @param {number | null} [you]
 */
export function playedBy(seat, seats, you = null) {
  if (!seat.program) return format("web-seat-computer", { level: levelOf(seat.bot ?? "") });
  if (seat.program_of === null) return levelOf("program");
  if (seat.program_of === you) return format("web-program-yours");
  return format("web-program-of", { name: nameAt(seats[seat.program_of]) });
}

/** @typedef {{view: View, facts: Fact[], table: Table, account?: Account | null}} Shown */

/**
 * @param {Shown} shown
 * @param {{marks?: Record<string, Mark>, extend?(ctx: Ctx): Record<string, unknown>}} [drawing] the game's own words
 * @returns {Ctx}
 */
export function context(shown, { marks = {}, extend } = {}) {
  const ctx = shared(shown, marks);
  return Object.assign(ctx, finders(ctx.choices), extend?.(ctx));
}

/** @param {Map<number, Choice>} choices */
function finders(choices) {
  const matching = (/** @type {string} */ verb, /** @type {Partial<Choice>} */ fields = {}) =>
    [...choices.values()].filter(
      (choice) =>
        choice.verb === verb && Object.entries(fields).every(([key, value]) => fieldOf(choice, key) === value),
    );
  return {
    /** @param {string} verb @param {Partial<Choice>} [fields] */
    has: (verb, fields) => matching(verb, fields).length > 0,
    /** @param {string} verb @param {Partial<Choice>} [fields] */
    find: (verb, fields) => matching(verb, fields)[0],
    all: matching,
  };
}

/** What a choice says besides what every choice does. @param {Choice} choice @param {string} key @returns {unknown} */
const fieldOf = (choice, key) => Reflect.get(choice, key);

/**
 * How somebody is called and looks.
 * @typedef {{playerName: (who: number) => string, nameOf: (who: number) => string, title: (who: number) => string,
 *   look: (who: number) => number}} Named
 */
/**
 * Who is who. A game may call somebody otherwise, so each is asked of the whole.
 * @param {() => Named} ctx
 * @param {number | null} seat the reader's
 * @param {Table} table
 */
function people(ctx, seat, table) {
  return {
    /** @param {number} who */
    who: (who) => (who === seat ? "you" : "other"),
    /** The marked place of a player in a sentence. @param {number} who */
    player: (who) => placed("p", who),
    /** "you", or the name. @param {number} who @returns {string} */
    playerName: (who) => (who === seat ? format("painter-you") : ctx().nameOf(who)),
    /** The name, also one's own. @param {number} who */
    nameOf: (who) => nameAt(table.seats[who]),
    /** With a capital letter, to begin a line. @param {number} who @returns {string} */
    title: (who) => {
      const name = ctx().playerName(who);
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    /** Colour and emblem, 1 to 5. @param {number} who */
    look: (who) => (who % LOOKS) + 1,
    /** The name in its colour. @param {number} who */
    Name: (who) => person(ctx().look(who), ctx().title(who)),
  };
}

/** @param {Shown} shown @param {Record<string, Mark>} marks */
function shared({ view: told, facts, table, account = null }, marks) {
  const seat = told.seat ?? null;
  const own = seat === null ? undefined : table.seats[seat];
  // Whoever has a computer play the seat is still told what could be chosen there, but may choose nothing.
  const replaced = Boolean(own?.away || own?.resigned);
  const view = replaced ? { ...told, choices: [] } : told;
  const choices = new Map((view.choices ?? []).map((choice) => [choice.id, choice]));

  /** @param {string} kind @param {string} what @returns {Drawn} */
  const draw = (kind, what) =>
    marks[kind] ? marks[kind].draw(ctx, what) : person(ctx.look(+what), ctx.playerName(+what));
  /** @param {string} kind @param {string} what @returns {string} */
  const word = (kind, what) => (marks[kind] ? marks[kind].plain(ctx, what) : ctx.playerName(+what));

  /** @type {() => Named} */
  const self = () => ctx;
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
    t: (key, args) => plain(format(key, args), word),
    /** A text as vnodes, with names and glyphs drawn. @param {string} key @param {Args} [args] */
    rich: (key, args) => drawn(format(key, args), draw),
    /** A sentence that already has its marked places, as vnodes. @param {string} sentence */
    draw: (sentence) => drawn(sentence, draw),
    /** The same as plain words. @param {string} sentence */
    plain: (sentence) => plain(sentence, word),
    /**
     * Raw text with its marked places left in, to be put into another text.
     * @param {string} key
     * @param {Args} [args]
     */
    raw: (key, args) => format(key, args),
    knows,
    signed,

    // Whoever has resigned looks on: what the computer does there is not "you".
    ...people(self, own?.resigned ? null : seat, table),

    /** A marked place of a game's own kind. @param {string} kind @param {string | number} what */
    placed,

    /** @param {number} id */
    legal: (id) => choices.has(id),
    /** Whether this seat may decide now. @param {number} who */
    toAct: (who) => (view.to_act ?? []).includes(who),
  };
  return ctx;
}
