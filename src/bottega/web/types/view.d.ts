/** What every view has. Written by tools/contract.py: change the types, not this. */

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
  /** everybody who plays, those with a seat first and in the order of their seats */
  people: Person[];
  /** what the viewer may do now, ascending by `id` */
  choices: Choice[];
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
  /** the first word of the notation */
  verb: string;
}
