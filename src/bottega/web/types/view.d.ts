/** What every view and every fact has. Written by tools/contract.py: change the types, not this. */

/** A view as whoever knows no single game can read it. */
export interface View {
  /** the game's id */
  game: string;
  rules_version: string;
  /** the name of the set of components */
  edition: string;
  /** as they were set for this table, by their names */
  options: Record<string, unknown>;
  /** how many seats there are */
  players: number;
  over: boolean;
  /** the seats that may decide now; several where choices are secret */
  to_act: number[];
  /** by seat, as far as everybody sees them */
  scores: number[];
  /** seats from best to last; those who share a place stand together */
  ranking: number[][];
  /** whose view this is; null: a spectator's */
  seat: number | null;
  /** the moves that the viewer knows of */
  ply: number;
  /** the kind of decision, as far as the viewer knows; null when the game is over */
  deciding: string | null;
  /** null where a game does not tell */
  end: End | null;
  /** everybody who plays, those with a seat first and in the order of their seats */
  people: Person[];
  /** what the viewer may do now, ascending by `id` */
  choices: Choice[];
}

/** What brings the end of the game, and how near it is, as everybody sees. */
export interface End {
  /** what is counted, in the game's own word */
  by: string;
  /** so many of them */
  done: number;
  /** with so many the end is certain */
  needed: number;
  /** this is the last round */
  last: boolean;
  /** whether the last round can be called, or begin, before this one is over */
  soon: "no" | "possible" | "sure";
  /** so much of what is left in a purse becomes a point; null: it does not */
  money_per_point: number | null;
}

/** Somebody who plays; a game adds what is seen of him. */
export interface Person {
  /** null: nobody sits there, the game itself moves the figure */
  seat: number | null;
}

/** Something that the seat may do now, whatever the game. */
export interface Choice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  /** the first word of the notation */
  verb: string;
}

/** What a choice gives away for nothing though it could still be used: worth a question before it is made. */
export interface Waste {
  /** by a word of the game, for which there are texts: `waste-lost-` in a few words, `waste-ask-` to ask */
  what: string;
  /** of what is lost */
  count: number;
}

/** Something that happened, whatever the game, as a page is told of it; a game adds what its event has. */
export interface Fact {
  /** the kind */
  event: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}
