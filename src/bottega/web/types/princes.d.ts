/**
 * What stands in a view of The Princes of Florence, and what is told. Written by tools/contract.py: change the types,
 * not this.
 */

export type Deck = "profession" | "bonus" | "prestige";
export type Freedom = "travel" | "religion" | "opinion";
export type Item = "forest" | "lake" | "park" | "jester" | "builder" | "prestige_card" | "recruiting_card";
export type Landscape = "forest" | "lake" | "park";

/** What one viewer sees of a game. */
export interface PrincesView {
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
  people: Prince[];
  /** the same as `people` */
  princes: Prince[];
  choices: Choice[];
  /** null for a spectator */
  mine: Mine | null;
  round: number;
  rounds: number;
  phase: string;
  first: number;
  /** the work value that is asked for in this round */
  minimum: number;
  /** and in all of them */
  minimums: number[];
  auction: Auction | null;
  turn: Turn | null;
  piles: Pile[];
  buildings: BuildingPile[];
  landscapes: LandscapeShape[];
  freedoms: FreedomPile[];
  decks: Partial<Record<Deck, number>>;
  bonus_played: string[];
  estate: Grounds;
  economy: Economy;
  cards: Faces;
  professions: Profession[];
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
export interface Prince {
  seat: number;
  prestige: number;
  /** the value of his best work of this round */
  best_work: number | null;
  /** has given back the professions that he does not keep */
  ready: boolean;
  /** may still buy at auction in this round */
  free: boolean;
  estate: Plot[];
  /** squares that nothing lies on */
  empty: number;
  landscapes: Partial<Record<Landscape, number>>;
  buildings: string[];
  freedoms: Freedom[];
  jesters: number;
  builders: number;
  building_price: number;
  /** the professions whose works are done */
  played: string[];
  recruiting_on_table: number;
  works: number;
  professions_in_hand: number;
  recruiting_in_hand: number;
  bonus_in_hand: number;
  prestige_cards: number;
  /** his prestige cards; null before the end */
  revealed: string[] | null;
  /** at the end, or where money lies open */
  florins?: number;
}

/** A piece that lies on an estate. */
export interface Plot {
  piece: string;
  /** false: a landscape */
  building: boolean;
  cells: string[];
}

/** Give back a profession. */
export interface ReturnChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "return";
  profession: string;
  building: string;
  landscape: Landscape;
  freedom: Freedom;
}

/** What a choice gives away for nothing though it could still be used: worth a question before it is made. */
export interface Waste {
  /** by a word of the game, for which there are texts: `waste-lost-` in a few words, `waste-ask-` to ask */
  what: string;
  /** of what is lost */
  count: number;
}

/** Open an auction, raise, or take the last item. */
export interface BidChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  price: number;
  /** points that have to be sold to pay it */
  prestige_sold: number;
  florins_left: number;
  verb: "open" | "raise" | "take";
  item: Item;
  /** that it brings at once */
  points: number;
}

/** Bid no more. */
export interface PassChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "pass";
  item: Item;
  bid: number;
  bidder: number;
}

/** Lay a piece; a building has its price. */
export interface PlaceChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "place";
  piece: string;
  cells: string[];
  price?: number;
  prestige_sold?: number;
  florins_left?: number;
}

/** Keep a card, or put it under the pile. */
export interface CardChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "keep" | "under";
  deck: Deck;
  card: string;
  /** of a profession */
  work?: WorkPreview;
  /** of a bonus card */
  value?: number;
  /** of a prestige card */
  points?: number;
}

/** What a profession's work would be worth now; `with` each thing that it still misses. */
export interface WorkPreview {
  with: Record<string, number>;
  profession: string;
  value: number;
  enough: boolean;
  with_jester: number;
  with_bonuses: number;
  best: number;
}

/** Do a work. */
export interface WorkChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "work";
  profession: string;
  value: number;
  with_bonuses: number;
  minimum: number;
  florins: number;
}

/** Build. */
export interface BuildChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  price: number;
  /** points that have to be sold to pay it */
  prestige_sold: number;
  florins_left: number;
  verb: "build";
  building: string;
  points: number;
  places: number;
  wished_by: string[];
}

/** Introduce a freedom. */
export interface IntroduceChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  price: number;
  /** points that have to be sold to pay it */
  prestige_sold: number;
  florins_left: number;
  verb: "introduce";
  freedom: Freedom;
  wished_by: string[];
}

/** Look at cards of a pile. */
export interface DrawChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  price: number;
  /** points that have to be sold to pay it */
  prestige_sold: number;
  florins_left: number;
  verb: "draw";
  deck: Deck;
  cards: number;
}

/** Take a profession that lies before another player. */
export interface RecruitChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "recruit";
  profession: string;
  other: number;
  work: WorkPreview;
}

/** Sell prestige. */
export interface SellChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "sell";
  points: number;
  florins: number;
  florins_left: number;
}

/** End the turn. */
export interface EndChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "end";
  /** actions */
  unused: number;
}

/** Add a bonus card to the work. */
export interface AddChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "add";
  card: string;
  value: number;
  work_value: number;
}

/** Leave the work as it is. */
export interface DoneChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "done";
  work_value: number;
  florins: number;
}

/** Turn Florins of the work into prestige. */
export interface ExchangeChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "exchange";
  points: number;
  most: number;
  florins: number;
  florins_left: number;
  prestige: number;
}

/** Nothing more can be said of these. */
export interface PlainChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "give-up" | "hold";
}

/** What only the viewer sees. */
export interface Mine {
  florins: number;
  /** with all prestige points sold */
  means: number;
  /** from the least on, for an item that he may open with or bid for; null when he may not */
  bids: Bid[] | null;
  building_price: number;
  professions: HandWork[];
  bonuses: OwnBonus[];
  prestige_cards: OwnPrestige[];
  looking: Looking | null;
  placing: Placing | null;
  piles: Partial<Record<Deck, RememberedPile>> | null;
}

/** A bid that the viewer could pay. */
export interface Bid {
  price: number;
  /** points that have to be sold to pay it */
  prestige_sold: number;
}

/** A profession in hand. */
export interface HandWork {
  with: Record<string, number>;
  profession: string;
  value: number;
  enough: boolean;
  with_jester: number;
  with_bonuses: number;
  best: number;
  terms: WorkTerm[];
  /** null: what one could get next adds nothing to the work */
  next: NextThing | null;
}

/** A term of a work's value: a wish, or what all jesters or all profession and recruiting cards add. */
export interface WorkTerm {
  kind: "wish" | "jesters" | "cards";
  thing: string;
  count: number;
  points: number;
  /** only those that are met count; together they are the value without bonus cards */
  met: boolean;
}

/** The item under the hammer, or outside of auctions the bonus cards in hand, and the work's value with it. */
export interface NextThing {
  thing: string;
  value: number;
}

/** A bonus card in hand. */
export interface OwnBonus {
  card: string;
  value: number;
}

/** A prestige card in hand. */
export interface OwnPrestige {
  card: string;
  /** as things stand */
  points: number;
}

/** The cards that the viewer chooses from. */
export interface Looking {
  deck: Deck;
  cards: string[];
  kept: boolean;
}

/** The piece that the viewer lays. */
export interface Placing {
  piece: string;
  ways: Way[];
}

/** A way in which a piece can lie. */
export interface Way {
  /** of `#` and `.` */
  rows: string[];
  refused: Refused[];
}

/** Places where a piece may not lie, and why. */
export interface Refused {
  /** it would lie on something, or touch a building */
  why: "room" | "touch";
  /** the piece in its way, or the palace */
  other: string;
  /** the upper left cells */
  at: string[];
}

/** A pile as far as the viewer knows it. */
export interface RememberedPile {
  from_top: (string | null)[];
  somewhere: string[];
}

/** The auction phase; before the first bid there is no item. */
export interface Auction {
  opener: number;
  /** who may still buy in this round */
  free: number[];
  item: Item | null;
  bid: number | null;
  bidder: number | null;
  /** who has not passed */
  still: number[];
  next_bid: number;
  /** who has bought and still has to place, keep or recruit */
  buyer: number | null;
  /** what he has to place */
  piece: string | null;
}

/** Whose turn it is in the action phase, and what he has begun. */
export interface Turn {
  seat: number;
  /** whose turn comes after his; null: the last of this round */
  next: number | null;
  number: number;
  actions_done: number;
  actions_left: number;
  piece: string | null;
  looking: DeckLook | null;
  work: BegunWork | null;
}

/** Cards that somebody is looking at. */
export interface DeckLook {
  deck: Deck;
  cards: number;
}

/** A work that is being done. */
export interface BegunWork {
  profession: string;
  /** with the bonus cards that have been added */
  value: number;
  without_bonuses: number;
  terms: WorkTerm[];
  /** that the bank pays for it */
  florins: number;
  /** the value of the best work of this round so far; null before the first one */
  best: number | null;
  /** to that one */
  compared: "first" | "beats" | "ties" | "less";
}

/** An item of the auction. */
export interface Pile {
  item: Item;
  left: number;
  /** no more of it in this round */
  sold: boolean;
}

/** A kind of building. */
export interface BuildingPile {
  building: string;
  size: "large" | "medium" | "small";
  left: number;
  /** rows of `#` and `.` */
  shape: string[];
}

/** A kind of landscape. */
export interface LandscapeShape {
  landscape: Landscape;
  /** rows of `#` and `.` */
  shape: string[];
}

/** A freedom. */
export interface FreedomPile {
  freedom: Freedom;
  left: number;
}

/** The empty estate, the same for all. */
export interface Grounds {
  side: number;
  palace: string[];
  squares: number;
}

/** Prices and values, as they are printed. */
export interface Economy {
  raise: number;
  opening: number;
  last_price: number;
  /** by the number of builders */
  building_prices: number[];
  profession: number;
  freedom: number;
  bonus: number;
  /** Florins for a point of work value */
  per_value: number;
  per_point_bought: number;
  per_point_sold: number;
  building_value: number;
  landscape_value: number;
  freedom_value: number;
  jester_value: number;
  card_value: number;
  landscape_points: number;
  builder_points: number[];
  building_points: number;
  best_points: number;
  most_builders: number;
  /** in a round */
  actions: number;
}

/** What the cards say. */
export interface Faces {
  bonus: BonusFace[];
  prestige: PrestigeFace[];
}

/** What a bonus card says. */
export interface BonusFace {
  card: string;
  name: string;
}

/** What a prestige card asks for, and its points. */
export interface PrestigeFace {
  card: string;
  name: string;
  kind: "most" | "fewest" | "threshold";
  alone: number;
  tied: number;
}

/** A profession with its wishes, and where it is as far as the viewer knows. */
export interface Profession {
  profession: string;
  building: string;
  landscape: Landscape;
  freedom: Freedom;
  where: "unseen" | "table" | "hand" | "looking" | "pile";
  /** before whom it lies */
  seat: number | null;
}

/** Seen by its own seat only. Told to its own seat only. */
export interface ReturnedFact {
  event: "returned";
  seat: number;
  profession: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface GotReadyFact {
  event: "got-ready";
  seat: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface RoundBeganFact {
  event: "round-began";
  round: number;
  first: number;
  minimum: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface OpenedFact {
  event: "opened";
  seat: number;
  item: string;
  bid: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface RaisedFact {
  event: "raised";
  seat: number;
  item: string;
  bid: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface PassedFact {
  event: "passed";
  seat: number;
  item: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface GaveUpFact {
  event: "gave-up";
  seat: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** An item from one of the seven piles; `auction` is false for the last free player's purchase. */
export interface BoughtFact {
  event: "bought";
  seat: number;
  item: string;
  price: number;
  auction: boolean;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The auctions of the round are over. */
export interface MarkersTakenFact {
  event: "markers-taken";
  round: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Prestige points were sold, because a payment needed it or because the player wished. */
export interface SoldFact {
  event: "sold";
  seat: number;
  points: number;
  florins: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface PlacedFact {
  event: "placed";
  seat: number;
  piece: string;
  cells: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface BuiltFact {
  event: "built";
  seat: number;
  building: string;
  price: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface IntroducedFact {
  event: "introduced";
  seat: number;
  freedom: string;
  price: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/**
 * Somebody takes the top cards of a pile; the price of a prestige card was told with the purchase. After it nothing can
 * be taken back.
 */
export interface LookedFact {
  event: "looked";
  seat: number;
  deck: string;
  cards: number;
  price: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Seen by its own seat only. Told to its own seat only. */
export interface SawFact {
  event: "saw";
  seat: number;
  deck: string;
  cards: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface KeptCardFact {
  event: "kept-card";
  seat: number;
  deck: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Seen by its own seat only. Told to its own seat only. */
export interface KeptFact {
  event: "kept";
  seat: number;
  deck: string;
  card: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Seen by its own seat only. Told to its own seat only. */
export interface PutUnderFact {
  event: "put-under";
  seat: number;
  deck: string;
  card: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The recruiting card just bought goes into hand. */
export interface HeldRecruitingFact {
  event: "held-recruiting";
  seat: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface RecruitedFact {
  event: "recruited";
  seat: number;
  other: number;
  profession: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** After it nothing can be taken back. */
export interface ProfessionPlayedFact {
  event: "profession-played";
  seat: number;
  profession: string;
  value: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** After it nothing can be taken back. */
export interface BonusPlayedFact {
  event: "bonus-played";
  seat: number;
  card: string;
  value: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** A work with its value, what the bank pays for it, and what was given back for prestige points. */
export interface WorkMadeFact {
  event: "work-made";
  seat: number;
  profession: string;
  value: number;
  payment: number;
  returned: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface TurnEndedFact {
  event: "turn-ended";
  seat: number;
  unused: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface ScoredFact {
  event: "scored";
  seat: number;
  points: number;
  source: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Nobody is named when nobody has made a work. */
export interface BestWorkFact {
  event: "best-work";
  seats: number[];
  value: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** After it nothing can be taken back. */
export interface PrestigeRevealedFact {
  event: "prestige-revealed";
  seat: number;
  card: string;
  points: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** After it nothing can be taken back. */
export interface PursesOpenedFact {
  event: "purses-opened";
  florins: number[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface GameEndedFact {
  event: "game-ended";
  scores: number[];
  winners: number[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

export type Choice =
  | ReturnChoice
  | BidChoice
  | PassChoice
  | PlaceChoice
  | CardChoice
  | WorkChoice
  | BuildChoice
  | IntroduceChoice
  | DrawChoice
  | RecruitChoice
  | SellChoice
  | EndChoice
  | AddChoice
  | DoneChoice
  | ExchangeChoice
  | PlainChoice;

export type Fact =
  | ReturnedFact
  | GotReadyFact
  | RoundBeganFact
  | OpenedFact
  | RaisedFact
  | PassedFact
  | GaveUpFact
  | BoughtFact
  | MarkersTakenFact
  | SoldFact
  | PlacedFact
  | BuiltFact
  | IntroducedFact
  | LookedFact
  | SawFact
  | KeptCardFact
  | KeptFact
  | PutUnderFact
  | HeldRecruitingFact
  | RecruitedFact
  | ProfessionPlayedFact
  | BonusPlayedFact
  | WorkMadeFact
  | TurnEndedFact
  | ScoredFact
  | BestWorkFact
  | PrestigeRevealedFact
  | PursesOpenedFact
  | GameEndedFact;
