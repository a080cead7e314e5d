/**
 * What stands in a view of Fresco: The Card Game, and what is told. Written by tools/contract.py: change the types, not
 * this.
 */

export type Cause = "sections" | "symbols" | "mixes" | "favourite";
export type Colour = "red" | "yellow" | "blue" | "orange" | "green" | "purple";
export type PileName = "market" | "1" | "2" | "3";
export type Tile = "turn" | "swap" | "request" | "red" | "yellow" | "blue" | "orange" | "green" | "purple";

/** What one viewer sees of a game. */
export interface CardsView {
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
  people: Painter[];
  /** the same as `people` */
  painters: Painter[];
  choices: Choice[];
  /** null for a spectator */
  mine: Mine | null;
  round: number;
  turn_cap: number;
  final: boolean;
  /** empty as long as the end is not near */
  end_reason: string;
  end_at: number;
  phase: string;
  first: number;
  /** whose turn it is */
  active: number | null;
  row: (Section | null)[];
  sections_left: number;
  display: (Tile | null)[];
  tiles_left: number;
  tiles_used: Tile[];
  tile_points: Partial<Record<Tile, number>>;
  favourite: Colour | null;
  bishops_left: number;
  piles: Pile[];
  laid: CardFace[];
  laid_brings: Brings;
  /** what cards and sections show, in short, by number */
  faces: Partial<Record<"MK" | "WK" | "C", string[]>>;
  sections_this_turn: SectionsThisTurn;
  recipes: Recipe[];
  hand_limit: number;
  hand_least: number;
  swap: Swap | null;
  request: Request | null;
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

/** A player with what everybody sees of him. */
export interface Painter {
  seat: number;
  /** the same as `seat` */
  painter: number;
  /** cards */
  hand: number;
  /** how many of them from which pile */
  backs: Partial<Record<PileName, number>>;
  tiles: Tile[];
  sections: RestoredSection[];
  restored: number;
  section_points: number;
  tile_points: number;
  score: number;
}

/** A section on somebody's wall. */
export interface RestoredSection {
  section: string;
  turns: number;
  points: number;
}

/** Lay, give or discard a card. */
export interface CardChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  card: string;
  pile: PileName;
  colour: Colour;
  /** of which half a bottle is on it */
  half: Colour | null;
  /** market symbols */
  market: number;
  workshop: number;
  bishop: number;
  verb: "lay" | "give" | "discard";
}

/** What a choice gives away for nothing though it could still be used: worth a question before it is made. */
export interface Waste {
  /** by a word of the game, for which there are texts: `waste-lost-` in a few words, `waste-ask-` to ask */
  what: string;
  /** of what is lost */
  count: number;
}

/** Pay with a card. */
export interface PayChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  card: string;
  pile: PileName;
  colour: Colour;
  /** of which half a bottle is on it */
  half: Colour | null;
  /** market symbols */
  market: number;
  workshop: number;
  bishop: number;
  for: Colour;
  verb: "pay";
  mix: boolean;
  turns: number;
  points: number;
}

/** Pay with a paint tile. */
export interface PayTileChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  for: Colour;
  verb: "pay-tile";
  turns: number;
  points: number;
  /** points that the tile is worth */
  costs: number;
}

/** Restore a section; turns and points from the least to the most that the hand can give. */
export interface RestoreChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "restore";
  section: string;
  paints: Colour[];
  favourite: boolean;
  turns: number[];
  points: number[];
}

/** Draw from a pile. */
export interface DrawChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "draw";
  pile: PileName;
  left: number;
  cards: number;
  /** whose symbol is used */
  card?: string;
}

/** Ask for a colour. */
export interface RequestChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "request";
  colour: Colour;
}

/** Take an action tile. */
export interface TakeChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "take";
  tile: Tile;
  points: number;
}

/** Turn the section once more. */
export interface TurnChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "turn";
  section: string;
  turns: number;
  points: number;
  gain: number;
  costs: number;
}

/** Nothing more can be said of these. */
export interface PlainChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "swap" | "swap-and-restore" | "pass" | "done" | "reveal";
}

/** What only the viewer sees. */
export interface Mine {
  hand: CardFace[];
  /** put aside for what is being done */
  chosen: CardFace[];
  chosen_brings: Brings;
  paying: Paying | null;
  /** by seat, the cards that the viewer knows to be in that hand */
  known: string[][];
}

/** A card and what is printed on it. */
export interface CardFace {
  card: string;
  pile: PileName;
  colour: Colour;
  /** of which half a bottle is on it */
  half: Colour | null;
  /** market symbols */
  market: number;
  workshop: number;
  bishop: number;
}

/** What cards fetch in a swap. */
export interface Brings {
  market: number;
  workshop: number;
  /** cards that fetch from the one or the other */
  either: number;
  /** in all */
  least: number;
  most: number;
}

/** A restoration that is being paid; `for` is the paint that comes next. */
export interface Paying {
  for: Colour;
  section: string;
  cards: CardFace[];
  paint_tiles: Colour[];
  half_mixed: boolean;
  turns: number;
  /** the cards for each paint, up to the one that comes next */
  paid: string[][];
  /** each cause, how often it counts, and its points */
  earned: [Cause, number, number][];
}

/** A section in the row. */
export interface Section {
  section: string;
  paints: Colour[];
  /** by the number of turns */
  points: number[];
  /** it asks for the bishop's colour */
  favourite: boolean;
}

/** A draw pile with its discards. */
export interface Pile {
  pile: PileName;
  left: number;
  discards: string[];
  /** what the box holds of this back, wherever the cards are */
  colours: Partial<Record<Colour, number>>;
}

/** Restorations of this turn. */
export interface SectionsThisTurn {
  restored: number;
  /** null: as many as one can pay for */
  still_allowed: number | null;
}

/** How a paint is blended. */
export interface Recipe {
  paints: Colour[];
  result: Colour;
}

/** The draws of a swap that are still to come. */
export interface Swap {
  workshop: number;
  /** cards that fetch from the one or the other */
  either: string[];
}

/** A request that is being answered. */
export interface Request {
  asker: number;
  colour: Colour;
  answerer: number;
}

/** After it nothing can be taken back. */
export interface TurnBeganFact {
  event: "turn-began";
  seat: number;
  round: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** A card went from a pile to a hand; its back is seen by all. After it nothing can be taken back. */
export interface DrewFact {
  event: "drew";
  seat: number;
  pile: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Told to its own seat only. */
export interface DrewCardFact {
  event: "drew-card";
  seat: number;
  card: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** A pile ran out: its discards were shuffled and are the new pile. */
export interface ReshuffledFact {
  event: "reshuffled";
  pile: string;
  cards: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** There is nothing left to draw, neither in the piles nor in their discards. */
export interface DrawLostFact {
  event: "draw-lost";
  seat: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The cards of a swap lie open. After it nothing can be taken back. */
export interface LaidFact {
  event: "laid";
  seat: number;
  cards: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/**
 * Laid or used cards go to their discards, or one above the limit of the hand does. After it nothing can be taken back.
 */
export interface DiscardedFact {
  event: "discarded";
  seat: number;
  cards: string[];
  from_hand: boolean;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface PassedFact {
  event: "passed";
  seat: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/**
 * `symbols` are on the cards, `mixes` form one more each; `favourite`: the bishop's colour was among the paints.
 * `paid` are the cards for each paint; `earned` says for each cause how often it counted and what points it brought.
 * After it nothing can be taken back.
 */
export interface RestoredFact {
  event: "restored";
  seat: number;
  section: string;
  cards: string[];
  paint_tiles: string[];
  symbols: number;
  mixes: number;
  favourite: boolean;
  turns: number;
  points: number;
  paid: string[][];
  earned: [string, number, number][];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** A turn tile turned the section just restored once more; `gain` is what it is worth more now. */
export interface TurnedFact {
  event: "turned";
  seat: number;
  section: string;
  turns: number;
  points: number;
  gain: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface TileTakenFact {
  event: "tile-taken";
  seat: number;
  tile: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The tile leaves the game. */
export interface TileUsedFact {
  event: "tile-used";
  seat: number;
  tile: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** After it nothing can be taken back. */
export interface RequestedFact {
  event: "requested";
  seat: number;
  colour: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** A card went from hand to hand; all see its back. */
export interface GaveFact {
  event: "gave";
  seat: number;
  to: number;
  pile: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Which card it was, for the giver. Told to its own seat only. */
export interface GaveCardFact {
  event: "gave-card";
  seat: number;
  to: number;
  card: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Which card it was, for the one who asked. Told to its own seat only. */
export interface GotCardFact {
  event: "got-card";
  seat: number;
  giver: number;
  card: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The seat has no card of the colour asked for, and showed its hand to the one who asked. */
export interface ShowedHandFact {
  event: "showed-hand";
  seat: number;
  to: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Told to its own seat only. */
export interface SawHandFact {
  event: "saw-hand";
  seat: number;
  of: number;
  cards: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** After it nothing can be taken back. */
export interface TilesRefilledFact {
  event: "tiles-refilled";
  tiles: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** After it nothing can be taken back. */
export interface RowRefilledFact {
  event: "row-refilled";
  sections: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/**
 * The favourite colour was used: its tile leaves the game. No colour: that was the last tile. After it nothing can be
 * taken back.
 */
export interface FavouriteChangedFact {
  event: "favourite-changed";
  colour: string | null;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The round that is being played is the last. */
export interface EndCalledFact {
  event: "end-called";
  seat: number;
  reason: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface GameEndedFact {
  event: "game-ended";
  reason: string;
  sections: number[];
  tiles: number[];
  scores: number[];
  winners: number[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

export type Choice =
  | CardChoice
  | PayChoice
  | PayTileChoice
  | RestoreChoice
  | DrawChoice
  | RequestChoice
  | TakeChoice
  | TurnChoice
  | PlainChoice;

export type Fact =
  | TurnBeganFact
  | DrewFact
  | DrewCardFact
  | ReshuffledFact
  | DrawLostFact
  | LaidFact
  | DiscardedFact
  | PassedFact
  | RestoredFact
  | TurnedFact
  | TileTakenFact
  | TileUsedFact
  | RequestedFact
  | GaveFact
  | GaveCardFact
  | GotCardFact
  | ShowedHandFact
  | SawHandFact
  | TilesRefilledFact
  | RowRefilledFact
  | FavouriteChangedFact
  | EndCalledFact
  | GameEndedFact;
