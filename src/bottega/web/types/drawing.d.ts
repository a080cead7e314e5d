/**
 * How a game is drawn: what the `index.js` of its folder gives to the shell, which knows no game. What a game gets is
 * the `Ctx` of its own view. Parts are written as methods: each takes the `Ctx` of the game that the server has named.
 */

import type { Args } from "../app/i18n/i18n.js";
import type { Ctx } from "../app/shell/context.js";
import type { ComponentChildren } from "../vendor/preact.js";
import type { Choice, Fact, View } from "./view.d.ts";

export type Drawn = ComponentChildren;

/** Drawings and words for the marked places of one kind. */
export interface Mark {
  draw(ctx: Ctx, what: string): Drawn;
  plain(ctx: Ctx, what: string): string;
}

/** The same as a game writes it, for its own `Ctx`. */
export interface GameMark<C> {
  draw(ctx: C, what: string): Drawn;
  plain(ctx: C, what: string): string;
}

/** A plan that is remembered while it is carried out: what its game keeps of it. */
export interface Goal {
  round: number;
  sheet: Array<{ place: string; count: number }>;
}

/** How a game tells of an advised turn: in lines, by the choices that make it, and what of it is still to be done. */
export interface Advising {
  tell(ctx: Ctx, steps: Choice[]): string[];
  things(steps: Choice[]): number[];
  goal(ctx: Ctx, steps: Choice[]): Goal | null;
  left(ctx: Ctx, goal: Goal): Array<{ action: number; count: number }> | null;
}

export interface Button {
  action?: number;
  ui?: string;
  label: Drawn;
  name?: string;
  kind?: string;
  pressed?: boolean;
  /** the label says itself what the choice would waste */
  says?: boolean;
  onClick?: () => void;
}

/** What the beam says. */
export interface Prompt {
  /** a name, or a drawing of one's own */
  icon?: string;
  title: Drawn;
  reason?: Drawn;
  buttons?: Button[];
  order?: Drawn;
  chips?: Drawn;
  seat?: number;
}

/** What the page is: classes of its body and of its main part, its round, and what else the styles look for. */
export interface Page {
  title?: Drawn;
  body?: string;
  main?: string;
  round?: Drawn;
  /** the place that comes first on a phone */
  now?: string;
  drawer?: string;
  /** how wide and how high the board and the panels are in a replay, in rem */
  room?: [number, number];
}

export interface Column {
  icon?: string;
  title: Drawn;
  rule?: Drawn;
  body: Drawn;
}

/** What upkeep did between two rounds. */
export interface Summary {
  title: string;
  lead?: Drawn;
  aside?: Drawn;
  columns: Column[];
  next?: Drawn;
  go?: string;
}

export interface Source {
  key: string;
  label: string;
  tip?: string;
}

export interface AccountRow {
  seat: number;
  total: number;
  place?: number;
  bySource: Record<string, number>;
}

export interface AccountRound {
  label: string;
  points: number[];
}

export interface Telling {
  icon?: string;
  label: string;
  value: Drawn;
  text: Drawn;
}

/** How a game ended, to be drawn. */
export interface Account {
  headline?: Drawn;
  lead?: Drawn;
  unit?: string;
  picture?: string;
  sources: Source[];
  rows: AccountRow[];
  perRound: AccountRound[];
  telling: Telling[];
}

/** How the arguments of one kind are drawn in the chronicle, as text with marked places; the kind says what `of` is. */
interface PieceDrawer<C> {
  draw(ctx: C, of: unknown): string;
}
export type Pieces<C = Ctx> = Record<string, PieceDrawer<C>["draw"]>;

/** How a game writes a text; most as it is. */
export type Write = (ctx: Ctx, key: string, args: Args) => string;

export interface Drawing {
  marks?: Record<string, Mark>;
  /** what the game adds to its `Ctx` */
  extend?(ctx: Ctx): Record<string, unknown>;
  /** what a table needs besides */
  prepare?(view: View): Promise<{ css: string[] }>;
  prompt(ctx: Ctx): Prompt;
  waiting?(ctx: Ctx): Prompt;
  Board(props: { ctx: Ctx }): Drawn;
  Side(props: { ctx: Ctx }): Drawn;
  /** what a seat holds, in a few lines, for those who may see everything */
  Open?(props: { ctx: Ctx }): Drawn;
  /** the full name of a choice */
  name(ctx: Ctx, choice: Choice): string;
  /** whether a choice is worth a word where two turns are compared */
  matters?(choice: Choice): boolean;
  /** how it tells of advised turns, fetched when somebody asks for advice */
  advised?(): Promise<Advising>;
  readonly pieces: Pieces;
  write?: Write;
  summary?(ctx: Ctx, facts: Fact[]): Summary | null;
  /** the piece that leaves the board by what happened, and whose it is now */
  taken?(fact: Fact): { piece: string; seat: number } | null;
  account(ctx: Ctx): Account;
  page?(ctx: Ctx): Page;
}
