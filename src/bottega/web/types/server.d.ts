/** What a page asks its server and is told. Written by tools/contract.py: change the types, not this. */

import type { Fact, View } from "./view.d.ts";

export type Cause = "changed" | "damaged";
export type Kind = "person" | "computer" | "open";
export type Reason = "silent" | "nonsense" | "revoked";

export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, unknown>;
  name?: string;
  pace?: "live" | "days";
  public?: boolean;
  edition?: string | null;
}

/** A program for a free seat, or another key for one of mine. */
export interface NewProgram {
  name: string;
  seat?: number | null;
}

export interface NewKey {
  name: string;
}

/** What a program chooses: an action by its number or in notation, at the version that it was asked with. */
export interface ProgramAct {
  table: string;
  version: number;
  action: number | string;
  seat?: number | null;
}

export interface Key {
  secret: string;
}

export interface Claim {
  name?: string | null;
  seat?: number | null;
}

export interface Whose {
  seat?: number | null;
}

export interface Called {
  name: string;
}

/** For which of my seats, and the version that the page shows. */
export interface AskHint {
  version: number;
  seat?: number | null;
}

/** `bot` is the level of all the others; else those play who sat there, or the usual one. */
export interface PlayOn {
  move: number;
  seat: number;
  bot?: string | null;
}

/** A lesson from its first step again, whatever was begun before. */
export interface Begin {
  again?: boolean;
}

/**
 * `games` are the ids of those to delete; all of them when there is none. With `name`, what the guest was called is
 * taken out where others keep the game.
 */
export interface Forget {
  games?: string[] | null;
  name?: boolean;
}

export interface Problem {
  error: string;
  message: string;
}

/** A key, this once: only a hash of it is kept. */
export interface NewKeyFacts {
  id: string;
  key: string;
  table: string | null;
  seat: number | null;
  name: string;
}

/** A key of the guest's, and whether a program is there with it. */
export interface KeyFacts {
  id: string;
  table: string | null;
  seat: number | null;
  name: string;
  created: number;
  connected: boolean;
}

export interface Seated {
  table: string;
  seat: number;
  game: string;
  name: string;
  started: boolean;
  over: boolean;
  stopped: string | null;
  asked: boolean;
  away: boolean;
  deadline: number | null;
}

export interface ProgramFacts {
  protocol: number;
  key: string;
  name: string;
  tables: Seated[];
}

export interface Acted {
  table: string;
  version: number;
}

export interface Made {
  id: string;
  url: string;
  invite: string;
  watch: string;
  programs: NewKeyFacts[];
}

export interface Place {
  id: string;
  url: string;
}

export interface Sat {
  id: string;
  seat: number;
}

export interface Found {
  id: string;
}

export interface Me {
  name: string;
}

export interface Option {
  id: string;
  kind: "choice" | "number" | "several";
  default: string | number | string[];
  rule: string;
  choices: string[] | null;
  low: number | null;
  high: number | null;
}

/** `corrected` are the titles of the tables that are not those of the house edition. */
export interface EditionFacts {
  name: string;
  corrected: string[];
}

/**
 * A computer player to play against, from weak to strong; `seconds` is about what a hard decision takes, and the
 * `usual` one plays where nobody chose.
 */
export interface LevelFacts {
  id: string;
  strength: number;
  seconds: number;
  usual: boolean;
}

export interface GameFacts {
  id: string;
  title: string;
  players: number[];
  options: Option[];
  modules: string[];
  presets: Record<string, string[]>;
  bots: string[];
  levels: LevelFacts[];
  editions: EditionFacts[];
  closed: Record<string, Record<string, string[]>>;
  rules: boolean;
}

export interface SeatFacts {
  seat: number;
  name: string;
  kind: Kind;
  bot: string | null;
  program: boolean;
  program_of: number | null;
  why_away: Reason | null;
  connected: boolean;
  away: boolean;
  resigned: boolean;
  hints: number;
  allows_hints: boolean;
}

/** Where a trial was played on from: after so many moves of another game. */
export interface Origin {
  replay: string;
  moves: number;
}

/**
 * A table as anybody may know it; `you` and the invitation only for those who sit there. `moved` is when the guest last
 * made a move there, where it is the guest's turn: when others moved may be a secret.
 */
export interface Listed {
  id: string;
  url: string;
  game: string;
  name: string;
  pace: string;
  public: boolean;
  created: number;
  started: boolean;
  over: boolean;
  stopped: string | null;
  stopped_by: Cause | null;
  seats: SeatFacts[];
  options: Record<string, unknown>;
  edition: EditionFacts;
  to_act: number[];
  you: number | null;
  your_turn: boolean;
  moved: number | null;
  invite: string | null;
  watch: string | null;
  rematch: string | null;
  scores: number[] | null;
  ranking: number[][] | null;
  seed_sha256: string;
  seed: string | null;
  trial: Origin | null;
  take_backs: number;
}

/**
 * A choice with what it may bring, as far as the seat can know; `reason` is the key of a text. `steps` are those of its
 * turn that belong to this decision, each as it is offered when its time comes.
 */
export interface AdvisedChoice {
  action: number;
  turn: number[];
  steps: Record<string, unknown>[];
  alike: number[];
  score: number;
  spread: number;
  win: number;
  worlds: number;
  reason: string;
  args: Record<string, number | string>;
}

/** The best choices, best first, and who thought them out of how many. */
export interface HintFacts {
  version: number;
  level: string;
  ways: number;
  alike: boolean;
  choices: AdvisedChoice[];
}

/** A lesson and how far the guest has come in it; `url` leads to the table where it goes on. */
export interface LessonFacts {
  id: string;
  game: string;
  module: string | null;
  players: number;
  chosen: boolean;
  minutes: number;
  steps: number;
  step: number;
  done: boolean;
  url: string | null;
}

export interface Lobby {
  mine: Listed[];
  open: Listed[];
  finished: Listed[];
}

/** `first` is the number of moves that had been made when it began. */
export interface RoundFacts {
  round: number;
  first: number;
}

/** A turning point: the move after which the lead of `seat` was another by so many points. */
export interface TurnFacts {
  move: number;
  seat: number;
  change: number;
}

/** A game to look at again. Of a running one there is what the guest's own seat was told, and nothing else. */
export interface ReplayFacts {
  id: string;
  game: string;
  name: string;
  source: "table" | "file";
  running: boolean;
  created: number | null;
  last: number;
  eyes: string[];
  you: number | null;
  seats: SeatFacts[];
  options: Record<string, unknown>;
  edition: EditionFacts;
  rounds: RoundFacts[];
  scores: number[][];
  ranking: number[][] | null;
  turns: TurnFacts[];
  movers: number[];
  since: number | null;
  trial: Origin | null;
  levels: LevelFacts[];
}

/**
 * A finished game of the guest. `seat` is null when only computers played; `left` says whether a computer played it at
 * the end, `counts` whether the game is among the figures; `picture` is for a small drawing, as the game's own
 * `digest.py` has it.
 */
export interface PlayedFacts {
  id: string;
  url: string;
  game: string;
  name: string;
  over: number;
  seats: SeatFacts[];
  options: Record<string, unknown>;
  edition: EditionFacts;
  seat: number | null;
  place: number | null;
  scores: number[];
  ranking: number[][];
  trial: boolean;
  lesson: boolean;
  left: boolean;
  counts: boolean;
  shared: boolean;
  picture: unknown[];
}

/** A part of the guest's finished games, the latest first; `total` is how many there are. */
export interface History {
  games: PlayedFacts[];
  total: number;
}

/**
 * Over the games of one kind with so many players; null stands for all. `best` and `mean` are points, `place` and `of`
 * the means of place and players; the rest is summed up from the digests of the game.
 */
export interface Figures {
  game: string | null;
  players: number | null;
  games: number;
  wins: number;
  best: number | null;
  mean: number | null;
  place: number;
  of: number;
  tallies: Record<string, Record<string, number>>;
  highs: Record<string, number>;
  means: Record<string, number>;
}

export interface LastFacts {
  id: string;
  game: string;
  place: number;
  players: number;
}

/** `pending` games are not worked out yet: who asks again is told more. */
export interface Statistics {
  figures: Figures[];
  last: LastFacts[];
  pending: number;
}

export interface Deleted {
  games: number;
}

/** Of which seat the choices are wanted too. */
export interface WantedReview {
  seat?: number | null;
}

/** Everybody's chance to win after so many moves, 0 to 1. */
export interface ChanceFacts {
  move: number;
  chances: number[];
}

/**
 * A decision after `move` moves: what was done, step by step, and what would have been better, as choices of the view
 * in `view`; `cost` is in points, below 0 for what was better than all else. `reason` is the key of a text.
 */
export interface ReviewedChoice {
  move: number;
  round: number;
  phase: string;
  cost: number;
  spread: number;
  did: Record<string, unknown>[];
  better: Record<string, unknown>[];
  did_score: number;
  better_score: number;
  did_chance: number;
  better_chance: number;
  reason: string | null;
  args: Record<string, string | number | number>;
  view: Record<string, unknown>;
}

export interface ReviewedSeat {
  seat: number;
  over: boolean;
  decisions: number;
  costly: ReviewedChoice[];
  close: ReviewedChoice[];
  best: ReviewedChoice | null;
}

/** What is usual at a table like this one; quartiles, and the middle of each round. */
export interface TypicalFacts {
  games: number;
  level: string;
  total: number[];
  sources: Record<string, number[]>;
  rounds: number[];
  end: number;
}

/** What has been worked out of a finished game. Turning points are changes of a chance, in percent. */
export interface ReviewFacts {
  id: string;
  state: "none" | "waiting" | "working" | "done" | "failed";
  done: number;
  total: number;
  level: string;
  chances: ChanceFacts[];
  turns: TurnFacts[];
  seats: ReviewedSeat[];
  typical: TypicalFacts | null;
}

/** `unless_final`: refused, and nothing is done, where it could not be undone. */
export interface Act {
  type: "act";
  id: number;
  version: number;
  action: number;
  unless_final?: boolean;
}

/** The last choice, or an earlier one of those that can be undone (1: the last but one). */
export interface Undo {
  type: "undo";
  id: number;
  version: number;
  choice?: number;
}

/** To before the last choice, whatever was seen since; the table says from then on that it was done. */
export interface TakeBack {
  type: "take-back";
  id: number;
  version: number;
}

export interface Chat {
  type: "chat";
  id: number;
  text: string;
}

export interface Resign {
  type: "resign";
  id: number;
}

/** A computer for a seat: mine, a free one before the game, or one whose player is gone. */
export interface Takeover {
  type: "takeover";
  id: number;
  seat?: number | null;
}

export interface Return {
  type: "return";
  id: number;
}

/** On with the lesson from this step: read, skipped (the script makes the moves it asks for), or left for good. */
export interface Lesson {
  type: "lesson";
  id: number;
  step: number;
  go: "next" | "skip" | "leave";
}

/** Whether I have nothing against hints at this table, mine and those of others. */
export interface AllowHints {
  type: "hints";
  id: number;
  allow: boolean;
}

export interface Resync {
  type: "resync";
}

export interface Ping {
  type: "ping";
}

export interface HelloMessage {
  /** from 1 on, without a gap */
  n: number;
  type: "hello";
  build: string;
  /** that this browser holds here */
  seats: number[];
}

/** From whoever runs the server, until another one comes. */
export interface AnnouncementMessage {
  /** from 1 on, without a gap */
  n: number;
  type: "announcement";
  /** empty: none any more */
  text: string;
}

export interface TableMessage {
  /** from 1 on, without a gap */
  n: number;
  type: "table";
  table: TableFacts;
}

/** A table as those see it who are there. */
export interface TableFacts {
  id: string;
  game: string;
  name: string;
  pace: string;
  started: boolean;
  /** the fingerprint of the shuffle */
  seed_sha256: string;
  over: boolean;
  /** why the game cannot go on */
  stopped: string | null;
  stopped_by: Cause | null;
  seats: SeatFacts[];
  /** the seat of this page; null for those who watch */
  you: number | null;
  watchers: number;
  /** the link to look on */
  watch: string;
  edition: EditionFacts;
  /** seconds that a program has for an answer; null where none plays */
  program_time: number | null;
  /** how often a choice was taken back after something was seen; only against computers */
  take_backs: number;
  /** whether they may be asked for: one person plays, or all have allowed them */
  hints: boolean;
  /** where a game that goes on from a moment of another one came from */
  trial: Origin | null;
  /** when the game is over */
  seed?: string;
  /** for those who sit there */
  invite?: string;
  /** once there is one */
  rematch?: string;
  /** for those who sit there: whether they may give free seats to computers */
  may_fill?: boolean;
  /** moves that a computer has made for this seat since its player last chose */
  stood_in?: number;
}

/** The position as this viewer may know it. */
export interface StateMessage {
  /** from 1 on, without a gap */
  n: number;
  type: "state";
  version: number;
  /** the version after one's own last choice; one made at this version or later has not arrived */
  chosen_at: number;
  /** the facts and lines are all there are */
  reset: boolean;
  can_undo: boolean;
  /** for how many beats it is worth a look before the next one; 0: for none */
  weight: number;
  /** against computers only: to before one's last choice, whatever was seen since */
  can_take_back: boolean;
  /** one's choices that can be undone, in notation, the last one first */
  undo: string[];
  view: View;
  /** what happened */
  facts: Fact[];
  /** the chronicle of it: these take the place of those from that number on */
  lines: Lines;
  /** null until the game is over */
  account: Account | null;
}

export interface Lines {
  from: number;
  lines: Line[];
}

/**
 * One or more sentences that are told together.  `seat` is whose line it is (None: everybody's), `spots` are the places
 * of the board it speaks of, `last` is the number of the last fact in it. A heading groups the lines after it; `end`
 * closes a line made of clauses. `concerns` are the seats that should not miss it: something was done to them, and they
 * were not asked.
 */
export interface Line {
  seat: number | null;
  sentences: Sentence[];
  spots: string[];
  last: number;
  heading: boolean;
  end: string;
  concerns: number[];
}

/** A text by its key, with its arguments; `before` stands between it and the sentence before it in the line. */
export interface Sentence {
  key: string;
  args: Record<string, number | string | Piece>;
  before: string;
  capital: boolean;
}

/** An argument that each front end draws in its own way: `kind` says how, `of` says what (plain JSON). */
export interface Piece {
  kind: string;
  of: unknown;
}

/**
 * `points` has one entry a player, by source; `rounds` one entry a round, with everybody's score at its end. What is
 * counted after the last round is in `totals` alone. `by_round` has what each player was given, by source, in each
 * round, and in one entry more what was counted after the last.  >>> account = Account.blank(2, ["tiles", "money"]) >>>
 * account.add(0, "tiles", 5) >>> account.end_round() >>> account.add(1, "money", 3) >>> account.points, account.rounds,
 * account.totals ([{'tiles': 5, 'money': 0}, {'tiles': 0, 'money': 3}], [[5, 0]], [5, 3]) >>> account.by_round
 * [[{'tiles': 5}, {}], [{}, {'money': 3}]]
 */
export interface Account {
  sources: string[];
  points: Record<string, number>[];
  rounds: number[][];
  totals: number[];
  by_round: Record<string, number>[][];
  highlights: Highlight[];
}

/**
 * Something worth telling of a game that is over: what it is, how much or how often, and who; `more` is what a sentence
 * about it needs besides. A front end knows the words for each kind.
 */
export interface Highlight {
  kind: string;
  value: number;
  players: number[];
  more: Record<string, number | string | string[]>;
}

/** To the learner, after every change of the lesson. */
export interface LessonMessage {
  /** from 1 on, without a gap */
  n: number;
  type: "lesson";
  /** null when it was left */
  lesson: TaughtFacts | null;
}

/** A lesson at its table. */
export interface TaughtFacts {
  id: string;
  game: string;
  /** what a mini lesson is about */
  module: string | null;
  /** from 0 on */
  step: number;
  steps: TaughtStep[];
  /** the actions that are accepted now */
  awaits: number[];
  /** the last step is reached: the game is free */
  done: boolean;
}

export interface TaughtStep {
  id: string;
  /** keys of what to point at */
  shows: string[];
  /** whether it wants a move */
  asks: boolean;
}

/** Somebody said something. */
export interface ChatMessage {
  /** from 1 on, without a gap */
  n: number;
  from: number | null;
  type: "chat";
  name: string;
  text: string;
  /** milliseconds since 1970 */
  at: number;
}

export interface OkMessage {
  /** from 1 on, without a gap */
  n: number;
  type: "ok";
  re: number;
}

export interface RefusedMessage {
  /** from 1 on, without a gap */
  n: number;
  type: "refused";
  /** null for what could not be read */
  re: number | null;
  code: string;
  message: string;
  version: number | null;
}

export interface PongMessage {
  /** from 1 on, without a gap */
  n: number;
  type: "pong";
}

export type ToServer = Act | Undo | TakeBack | Chat | Resign | Takeover | Return | Lesson | AllowHints | Resync | Ping;

export type FromServer =
  | HelloMessage
  | AnnouncementMessage
  | TableMessage
  | StateMessage
  | LessonMessage
  | ChatMessage
  | OkMessage
  | RefusedMessage
  | PongMessage;
