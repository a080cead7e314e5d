/** What stands in a view of Fresco, and what is told. Written by tools/contract.py: change the types, not this. */

export type BoothName = "I" | "II" | "III" | "IV";
export type Bottle = "3" | "2" | "1" | "juice";
export type Colour = "red" | "yellow" | "blue" | "orange" | "green" | "purple" | "pink" | "brown";
export type Glass = "green" | "red" | "blue" | "yellow";
export type Health = "healthy" | "ill";
export type Place = "market" | "cathedral" | "studio" | "workshop" | "theatre" | "cathedral.2";
export type RequestType = "general" | "orange" | "green" | "purple";

/** What one viewer sees of a game. */
export interface FrescoView {
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
  /** those of the base game and of the modules */
  choices: Choice[];
  /** null for a spectator */
  mine: Mine | null;
  /** by name, what is seen of each module in play */
  modules: Modules;
  round: number;
  /** the last round */
  final: boolean;
  /** why it is the last one; empty before */
  end_reason: string;
  phase: string;
  /** the columns of the sheets */
  places: Place[];
  /** for apprentices in each of them */
  spaces: number;
  /** of one lap of the score track */
  track_spaces: number;
  /** painters in the order in which they choose an hour */
  choosers: number[];
  /** painters in the order in which they act */
  order: number[];
  visit: Visit | null;
  hostel: HostelRow[];
  mood_display: MoodDisplay;
  booths: Booth[];
  /** market tiles */
  bag: number;
  supply: Supply;
  ceiling: Segment[];
  tiles_left: number;
  /** so many tiles left bring the final round */
  final_at: number;
  /** the segment where he stands */
  bishop: string;
  leonardo: Leonardo | null;
  /** of the base game */
  colours: Colours;
  recipes: Recipe[];
  altar: AltarPrices;
  economy: Economy;
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

/** A painter on the track with what everybody sees of him; Leonardo has no seat. */
export interface Painter {
  /** null: nobody sits there, the game itself moves the figure */
  seat: number | null;
  /** the number on the track and in the facts; the same as `seat` for whoever has one */
  painter: number;
  score: number;
  /** before the first space of the track; null once he has left it */
  start_space: number | null;
  /** null: not chosen yet */
  hour: number | null;
  mood: number | null;
  apprentices: number | null;
  /** apprentices at each place, once the screens are open */
  sheet: number[];
  /** has planned */
  ready: boolean;
  /** segments */
  restored: string[];
  /** the tiles that cover places of the sheet, with modules that have some */
  covers?: (string | null)[];
  /** of others, where screens are open */
  coins?: number;
  /** the same */
  paints?: Partial<Record<Colour, number>>;
}

/** Get up at an hour; Leonardo has no mood. */
export interface RiseChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "rise";
  hour: number;
  painter: number;
  price?: number;
  mood?: number;
  apprentices?: number;
  full_market?: FullMarket;
  /** the earliest and the latest place in the acting order */
  acts: number[];
}

/** What a choice gives away for nothing though it could still be used: worth a question before it is made. */
export interface Waste {
  /** by a word of the game, for which there are texts: `waste-lost-` in a few words, `waste-ask-` to ask */
  what: string;
  /** of what is lost */
  count: number;
}

/** What it costs to buy with as many apprentices as the market column holds. */
export interface FullMarket {
  tiles: number;
  /** of all of them */
  price: number;
  /** below 0: too dear */
  coins_left: number;
}

/** Put an apprentice on the sheet. */
export interface PlanChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "plan";
  place: Place;
  /** apprentices after it */
  left: number;
}

/** Cover a place of the sheet with a module's tile. */
export interface CoverChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "cover";
  tile: string;
  place: Place;
  spaces: number;
}

/** Buy a market tile. */
export interface BuyChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "buy";
  booth: BoothName;
  space: number;
  paints: Colour[];
  price: number;
  coins_left: number;
}

/** Close a booth. */
export interface CloseChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "close";
  booth: BoothName;
  painter: number;
}

/** Move the bishop. */
export interface BishopChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "bishop";
  segment: string;
  price: number;
  coins_left: number;
  /** points of the best restoration with the bishop there */
  best: number | null;
  best_segment: string | null;
}

/** Give a paint to the altar. */
export interface AltarChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "altar";
  paint: Colour;
  /** paints, with this one */
  given: number;
  /** the points that can still be reached */
  best: number;
}

/** Paint in the studio. */
export interface EarnChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "earn";
  thalers: number;
  coins_left: number;
  /** Thalers, when all the apprentices who are left here paint */
  together: number;
}

/** Blend two paints. */
export interface BlendChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "blend";
  paints: Colour[];
  result: Colour;
}

/** Choose a paint. */
export interface PickChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "pick";
  paint: Colour;
}

/** Visit the theatre. */
export interface AttendChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "attend";
  mood: number;
}

/** Where to land on the track when the space is taken. */
export interface LandChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "land";
  where: "ahead" | "behind";
  painter: number;
  score: number;
  taken: number;
}

/** Nothing more can be said of these. */
export interface PlainChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "ready" | "pass" | "no";
}

/** Restore a segment. */
export interface RestoreChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "restore";
  segment: string;
  painter: number;
  paints: Colour[];
  points: number;
  bonus: number;
  total: number;
  window?: boolean;
}

/** Take a portrait. */
export interface PortraitChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  card: string;
  name: string;
  lasting: boolean;
  effect: PortraitEffect;
  verb: "portrait";
  painter: number;
}

/** What a portrait brings, at once or from now on. */
export interface PortraitEffect {
  theatre_mood_per_apprentice?: number;
  income_thalers?: number;
  bishop_anywhere_cost?: number;
  uses_per_round?: number;
  bishop_bonus_extra?: number;
  thalers?: number;
  mood?: number | "top_space";
  paint?: Colour;
  vp?: number;
  basic_paints_of_choice?: number;
}

/** Let the sexton call the bishop. */
export interface SextonChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "sexton";
  segment: string;
  price: number;
  coins_left: number;
}

/** Fulfil a request. */
export interface RequestChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  request: string;
  type: RequestType;
  points: number;
  thalers: number;
  paint: Colour | null;
  verb: "request";
  painter: number;
  segments: string[];
  /** Thalers more in each round; below 0, for the tiles under it bring no more */
  income: number;
}

/** Put a restored tile under the request. */
export interface PileChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "pile";
  segment: string;
  painter: number;
}

/** Plan a penny. */
export interface PennyChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "penny";
  planned: number;
}

/** Throw a penny. */
export interface ThrowChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "throw";
  well: number;
  left: number;
}

/** Use a card. */
export interface WishChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "wish";
  kind: string;
  paints: Colour[] | null;
  pennies?: number;
  thalers?: number;
  mood?: number;
  points?: number;
}

/** Let the bishop pay a visit. */
export interface VisitChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "visit";
  segment: string;
  price: number;
  coins_left: number;
}

/** Put a paint into the alchemist's pot. */
export interface AlchemyChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "alchemy";
  paint: Colour;
  given: number;
}

/** Add a leaf. */
export interface GildChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "gild";
  points: number;
  segment: string;
}

/** Buy glass. */
export interface GlassChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "glass";
  colour: Glass;
  price: number;
  coins_left: number;
}

/** Choose a window. */
export interface WindowChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  window: string;
  points: number;
  panes: Glass[];
  /** for all panes that are missing */
  penalty: number;
  price: number;
  /** points less the penalties of panes that one's own glass cannot fill; the points for a spectator */
  net: number;
  verb: "window";
  coins_left: number;
  segment: string;
}

/** Give glass for a pane. */
export interface GlazeChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "glaze";
  colour: Glass;
  points: number;
  left: number;
}

/** Play one scroll, or both. */
export interface ScrollChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "scroll";
  points: number;
  /** that it is good for */
  segments: string[];
}

/** Acquire a certificate. */
export interface CertificateChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  certificate: string;
  number: number;
  price: number;
  points: number;
  golden: number;
  verb: "certificate";
}

/** Choose the certificate on which money goes. */
export interface InstalmentChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  certificate: string;
  number: number;
  price: number;
  points: number;
  golden: number;
  verb: "instalment";
  missing: number;
  brings: number;
}

/** How many Thalers go on it. */
export interface PaymentChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  certificate: string;
  number: number;
  price: number;
  points: number;
  golden: number;
  verb: "pay";
  thalers: number;
  coins_left: number;
  full: boolean;
  brings: number;
}

/** Restore a section of the wall. */
export interface WallChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "wall";
  section: string;
  paint: Colour;
  points: number;
}

/** Give up a tile of the wall. */
export interface GiveChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "give";
  section: string;
  income: Colour;
  splash: Colour;
  painter: number;
}

/** Swap two tiles. */
export interface ExchangeChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "exchange";
  paints: Colour[];
  result: Colour;
}

/** Use a bottle. */
export interface UseChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "use";
  bottle: Bottle;
  heals: number;
  ill: number;
  mood: number;
}

/** Buy a bottle. */
export interface BottleChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "bottle";
  bottle: Bottle | null;
  place: number;
  price: number;
  coins_left: number;
}

/** Paint a saint. */
export interface SaintChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "saint";
  paint: Colour;
  thalers: number;
  coins_left: number;
}

/** Choose who falls ill. */
export interface InfectChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "infect";
  who: "own" | "neutral";
}

/** Choose who works next. */
export interface SendChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "send";
  who: Health;
  left: number;
}

/** Choose whom the bad mood sends away. */
export interface AsideChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "aside";
  who: Health;
  ill: number;
}

/** Plan the neutral apprentice. */
export interface PlanNeutralChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "plan-neutral";
  place: Place;
}

/** Plan an ill apprentice. */
export interface PlanIllChoice {
  /** the number of the action, which `apply` takes and a page sends */
  id: number;
  /** in notation */
  action: string;
  waste?: Waste;
  verb: "plan-ill";
  place: Place;
  left: number;
}

/** What only the viewer sees. */
export interface Mine {
  coins: number;
  paints: Partial<Record<Colour, number>>;
  /** apprentices at each place */
  plan: number[];
  to_place: number;
  covers?: (string | null)[];
  /** of a market tile; null before he is up */
  price: number | null;
  /** market tiles that his apprentices can still pay for; null outside of his visit there */
  purchases: number | null;
  /** how far one apprentice in the theatre raises his mood */
  theatre: number;
  income: number;
  /** what the Thalers would bring at the end */
  coins_points: number;
  /** null when nothing is planned now */
  bill: Bill | null;
}

/** What the plan so far costs at most, and what in it comes too late to help. */
export interface Bill {
  /** that the market is planned for */
  tiles: number;
  cost: number;
  /** tiles that the purse pays for */
  affordable: number;
  /** the market costs more than there is, and the studio pays after it */
  late_studio: boolean;
  /** what the workshop blends comes after the cathedral */
  late_workshop: boolean;
}

export interface Modules {
  portraits?: PortraitsView;
  requests?: RequestsView;
  special_blends?: SpecialBlendsView;
  wishing_well?: WishingWellView;
  leaf_gold?: LeafGoldView;
  glaziers?: GlaziersView;
  favors?: FavorsView;
  scrolls?: ScrollsView;
  bells?: BellsView;
  wall_fresco?: WallFrescoView;
  medico?: MedicoView;
}

/** The portraits. */
export interface PortraitsView {
  shown: (PortraitFace | null)[];
  deck: number;
  /** the pile of the next one */
  top: "A" | "B" | "C" | null;
  /** by painter */
  owned: PortraitFace[][];
  /** by painter, in this round */
  took: boolean[];
  /** by seat, how often he may still call the bishop */
  sexton: number[];
  /** paints that are still to be chosen */
  picks: number;
  /** what facts tell by id */
  names: Record<string, string>;
}

/** A portrait. */
export interface PortraitFace {
  card: string;
  name: string;
  lasting: boolean;
  effect: PortraitEffect;
}

/** The bishop's requests. */
export interface RequestsView {
  stacks: RequestStack[];
  /** tiles for a request */
  needed: number;
  /** by segment */
  splashes: Record<string, Colour[]>;
  /** by seat */
  owned: RequestFace[][];
  /** by painter, the segments that lie under requests */
  piled: string[][];
  /** by painter, in this round */
  used: boolean[];
  fulfilling: RequestType | null;
  /** what lies under it so far */
  pile: string[];
  /** the viewer's */
  picks: Colour[] | null;
  /** paints that he may still choose at the next income */
  picks_left: number;
  /** what facts tell by id */
  types: Record<string, RequestType>;
}

/** A stack of requests. */
export interface RequestStack {
  type: RequestType;
  left: number;
  top: RequestFace | null;
}

/** A request and what it brings. */
export interface RequestFace {
  request: string;
  type: RequestType;
  points: number;
  thalers: number;
  paint: Colour | null;
}

/** The special blends. */
export interface SpecialBlendsView {
  /** ceiling tiles that are out of the game */
  removed: string[];
  /** points of the special blends */
  altar: Partial<Record<Colour, number>>;
}

/** The wishing well. */
export interface WishingWellView {
  well: number;
  well_size: number;
  deck: number;
  /** cards, by seat */
  held: number[];
  /** pennies on the sheets */
  laid: number[];
  mine: OwnPennies | null;
  /** the viewer's */
  cards: WishFace[] | null;
  /** pennies by seat, where screens are open */
  painters: number[] | null;
  used: WishFace[];
  /** by seat */
  busking: boolean[];
  playing: PlayingWish;
  in_the_box: number;
  thalers_at_the_end: number;
}

/** What only the viewer sees. */
export interface OwnPennies {
  pennies: number;
  planned: number;
}

/** A wishing card. */
export interface WishFace {
  card: string;
  kind: string;
  name: string;
  paints: Colour[] | null;
}

/** The cards that are being used. */
export interface PlayingWish {
  paint: string | null;
  praise: boolean;
  pot: Colour[];
}

/** The leaf gold. */
export interface LeafGoldView {
  refined: Colour;
  spaces: GoldSpace[];
  mine: number | null;
  /** by seat, where screens are open */
  painters: number[] | null;
  in_the_box: number;
  points: GoldPoints;
  thalers_at_the_end: number;
}

/** A space of the market with leaf gold. */
export interface GoldSpace {
  booth: BoothName;
  space: number;
  gold: number;
}

/** What a leaf is worth, by where the bishop stands. */
export interface GoldPoints {
  on: number;
  near: number;
  elsewhere: number;
}

/** The glaziers. */
export interface GlaziersView {
  board: Partial<Record<Glass, number>>;
  reserve: Partial<Record<Glass, number>>;
  mine: Partial<Record<Glass, number>> | null;
  /** by seat, where screens are open */
  painters: Partial<Record<Glass, number>>[] | null;
  prices: Partial<Record<Glass, number>>;
  penalties: Partial<Record<Glass, number>>;
  bench: BenchWindow[];
  deck: number;
  /** that have a window */
  segments: string[];
  /** by segment */
  openings: Record<string, WindowFace>;
  /** purchases that are left to who buys */
  actions: number | null;
  renewing: WindowFace | null;
  /** the panes of that window */
  glazed: boolean[] | null;
  altar: GlassAltar;
  in_the_box: Partial<Record<Glass, number>>;
}

/** A window on the bench. */
export interface BenchWindow {
  window: string;
  points: number;
  panes: Glass[];
  /** for all panes that are missing */
  penalty: number;
  price: number;
  /** points less the penalties of panes that one's own glass cannot fill; the points for a spectator */
  net: number;
}

/** A window. */
export interface WindowFace {
  window: string;
  points: number;
  panes: Glass[];
  /** for all panes that are missing */
  penalty: number;
}

/** Glass at the altar. */
export interface GlassAltar {
  points: number;
  given: Glass[];
}

/** The bishop's favours. */
export interface FavorsView {
  left: number;
  /** by kind; some of them may have left the game */
  unseen: Record<string, number>;
}

/** The scrolls. */
export interface ScrollsView {
  /** by seat */
  held: ("row" | "column")[][];
  mine: OwnScrolls | null;
  gone: GoneScroll[];
  playing: PlayedScrolls;
  points: ScrollPoints;
}

/** The viewer's scrolls. */
export interface OwnScrolls {
  row: ScrollLine | null;
  column: ScrollLine | null;
}

/** A scroll; it is dead when its line has no segment left to restore. */
export interface ScrollLine {
  number: number;
  segments: string[];
  restored: number;
  dead: boolean;
}

/** A scroll that has been played. */
export interface GoneScroll {
  line: "row" | "column";
  number: number;
}

/** Those for the restoration to come. */
export interface PlayedScrolls {
  row: number | null;
  column: number | null;
}

/** What they bring. */
export interface ScrollPoints {
  one: number;
  both: number;
}

/** The bells. */
export interface BellsView {
  shown: (CertificateFace | null)[];
  stack: number;
  returned: CertificateFace[];
  /** Leonardo's */
  pile: number;
  /** by painter */
  face_down: number[];
  partly: PartlyPaid[][];
  mine: OwnBells | null;
  /** where screens are open */
  painters: CertificateFace[][] | null;
  /** by seat */
  heard: boolean[];
  offered: CertificateFace | null;
  paying: CertificateFace | null;
  marks: BellMark[];
  /** of the track; whoever has more bells stands beyond it */
  last_space: number;
  ranks: number[];
  /** null before the end */
  track: BellTrack | null;
}

/** A certificate. */
export interface CertificateFace {
  certificate: string;
  number: number;
  price: number;
  points: number;
  golden: number;
}

/** A certificate with money on it. */
export interface PartlyPaid {
  certificate: string;
  number: number;
  price: number;
  points: number;
  golden: number;
  placed: number;
}

/** What only the viewer sees. */
export interface OwnBells {
  paid: CertificateFace[];
  total: number;
  due: number;
}

/** A mark on the track of bells. */
export interface BellMark {
  space: number;
  points: number;
}

/** Where everybody stands in the end. */
export interface BellTrack {
  painters: number[];
  bishop: number;
}

/** The wall fresco. */
export interface WallFrescoView {
  sections: WallSection[];
  start: number[];
  left: number;
  points: number;
  /** by painter */
  tiles: string[][];
  /** by painter */
  exchanged: Colour[][];
  /** by seat */
  income: Colour[][];
  exchanging: Colour | null;
}

/** A section of the wall; what is on its back is known once it is restored. */
export interface WallSection {
  section: string;
  cell: number[];
  paint: Colour;
  covered: boolean;
  /** may be restored now */
  open: boolean;
  income?: Colour;
  splash?: Colour;
}

/** The medico. */
export interface MedicoView {
  /** by seat */
  ill: number[];
  extra: number[];
  infected: Place | null;
  /** the tile of this round */
  infection: string | null;
  last: Place | null;
  stack: number;
  /** infections by place */
  unseen: Record<string, number>;
  offer: BottleOffer[];
  pile: number;
  /** by seat */
  held: Bottle[][];
  most_bottles: number;
  /** by painter */
  sheets: SickSheet[];
  mine: OwnSheet | null;
  at_work: Health | null;
  thalers_at_the_end: number;
}

/** A bottle on offer. */
export interface BottleOffer {
  place: number;
  price: number;
  bottle: Bottle | null;
}

/** The ill apprentices at each place of a sheet, and the column of the neutral one. */
export interface SickSheet {
  ill: number[];
  neutral: number | null;
}

/** What only the viewer sees. */
export interface OwnSheet {
  ill: number[];
  neutral: number | null;
  to_place: ToPlace;
}

/** Who is still to be planned. */
export interface ToPlace {
  healthy: number;
  neutral: number;
  sick: number;
}

/** Whose turn it is at a place. */
export interface Visit {
  painter: number;
  /** that still have something to do */
  apprentices: number;
  /** the booth that he has begun to buy at */
  booth: number | null;
  /** by the apprentice at work */
  blends_made: number;
  /** that all his apprentices in the workshop may still make; 0 elsewhere */
  blends_left: number;
  bishop_moved: boolean;
  /** with which he has covered the place */
  tile?: string;
}

/** An hour to get up. */
export interface HostelRow {
  hour: number;
  mood: number;
  /** of a market tile */
  price: number;
  /** who has chosen it */
  painter: number | null;
}

/** The mood track. */
export interface MoodDisplay {
  values: number[];
  /** by mood */
  apprentices: number[];
  start: number;
}

/** A booth of the market. */
export interface Booth {
  booth: BoothName;
  spaces: (Goods | null)[];
}

/** A market tile. */
export interface Goods {
  tile: string;
  paints: Colour[];
  bought: boolean;
}

/** What the box holds; what is left of it would lay open the purses. */
export interface Supply {
  paints: Partial<Record<Colour, number>>;
  coins: number;
}

/** A segment of the ceiling. */
export interface Segment {
  segment: string;
  tile: string;
  points: number;
  paints: Colour[];
  /** still to be restored */
  covered: boolean;
  restored_by: number | null;
  /** of the bishop, as he stands */
  bonus: number;
}

/** The painter who is no player, in games of two. */
export interface Leonardo {
  painter: number;
  segment: string;
  /** the seat that decides for him */
  controller: number;
}

/** The paints. */
export interface Colours {
  basic: Colour[];
  blended: Colour[];
}

/** How a paint is blended. */
export interface Recipe {
  paints: Colour[];
  result: Colour;
}

/** What paints bring at the altar, and what lies there. */
export interface AltarPrices {
  basic: number;
  blend: number;
  three_blends: number;
  /** that restore it */
  paints: number;
  laid: Colour[];
}

/** Prices and values, as they are printed. */
export interface Economy {
  studio: number;
  theatre: number;
  /** of the bishop */
  step: number;
  bonus_on: number;
  bonus_near: number;
  thalers_per_point: number;
  tile_income: number;
  blends_each: number;
}

/** After it nothing can be taken back. */
export interface RoundBeganFact {
  event: "round-began";
  round: number;
  final: boolean;
  choosers: number[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface RoseFact {
  event: "rose";
  painter: number;
  hour: number;
  mood_from: number;
  mood_to: number;
  apprentices: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Seen by its own seat only, until the screens open. Told to its own seat only. */
export interface PlannedFact {
  event: "planned";
  seat: number;
  place: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface GotReadyFact {
  event: "got-ready";
  seat: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** After it nothing can be taken back. */
export interface RevealedFact {
  event: "revealed";
  sheets: number[][];
  order: number[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface BoughtFact {
  event: "bought";
  painter: number;
  booth: number;
  tile: string;
  paints: string[];
  price: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** All tiles of the booth go back into the bag: after a purchase, or because somebody closed it. */
export interface BoothShutFact {
  event: "booth-shut";
  painter: number;
  booth: number;
  closed: boolean;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface BishopMovedFact {
  event: "bishop-moved";
  painter: number;
  segment: string;
  price: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface RestoredFact {
  event: "restored";
  painter: number;
  segment: string;
  tile: string;
  paints: string[];
  points: number;
  bonus: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface AltarRestoredFact {
  event: "altar-restored";
  painter: number;
  paints: string[];
  points: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface PaintLaidFact {
  event: "paint-laid";
  painter: number;
  paint: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface EarnedFact {
  event: "earned";
  painter: number;
  thalers: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface BlendedFact {
  event: "blended";
  painter: number;
  paints: string[];
  result: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface AttendedFact {
  event: "attended";
  painter: number;
  mood_from: number;
  mood_to: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** A player forfeits what is left to do at a place. */
export interface LeftFact {
  event: "left";
  painter: number;
  place: string;
  unused: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The apprentices left at a place find nothing there that they could do. */
export interface IdledFact {
  event: "idled";
  painter: number;
  place: string;
  unused: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/**
 * After the bishop's step nothing but this segment can be restored: it follows by itself. Told to its own seat only.
 */
export interface OnlySegmentFact {
  event: "only-segment";
  seat: number;
  segment: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface ScoredFact {
  event: "scored";
  painter: number;
  points: number;
  source: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The space on the track was taken: the painter stands some spaces further, or fewer. */
export interface ShiftedFact {
  event: "shifted";
  painter: number;
  points: number;
  score: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface IncomeFact {
  event: "income";
  painter: number;
  thalers: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** After it nothing can be taken back. */
export interface MarketLaidFact {
  event: "market-laid";
  booths: string[][];
  bag: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The painters still on starting spaces, rearmost first. */
export interface StartRotatedFact {
  event: "start-rotated";
  painters: number[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface MoneyCountedFact {
  event: "money-counted";
  painter: number;
  thalers: number;
  points: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface GameEndedFact {
  event: "game-ended";
  reason: string;
  scores: number[];
  winners: number[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** What came of it; points are told apart, as everywhere. */
export interface RewardedFact {
  event: "rewarded";
  painter: number;
  source: string;
  thalers: number;
  paints: string[];
  mood_from: number;
  mood_to: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Seen by its own seat only, until the screens open. Told to its own seat only. */
export interface CoverPlannedFact {
  event: "cover-planned";
  seat: number;
  tile: string;
  place: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** A covering tile on a sheet, with the apprentices on it, when the plans are revealed. */
export interface TileLaidFact {
  event: "tile-laid";
  painter: number;
  tile: string;
  place: string;
  apprentices: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The Leonardo tile goes to this seat for the round. */
export interface LeonardoPassedFact {
  event: "leonardo-passed";
  seat: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** After it nothing can be taken back. */
export interface PortraitsShownFact {
  event: "portraits-shown";
  cards: string[];
  deck: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** What nobody wanted leaves the game. */
export interface PortraitsRemovedFact {
  event: "portraits-removed";
  cards: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** A lasting one stays before its owner, the others leave the game. */
export interface PortraitTakenFact {
  event: "portrait-taken";
  painter: number;
  card: string;
  lasting: boolean;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface PaintPickedFact {
  event: "paint-picked";
  painter: number;
  paint: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The tiles lie piled up under the request from now on. */
export interface RequestFulfilledFact {
  event: "request-fulfilled";
  painter: number;
  request: string;
  segments: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Known to its own seat only, until everybody has chosen. Told to its own seat only. */
export interface IncomePickedFact {
  event: "income-picked";
  seat: number;
  paint: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** After it nothing can be taken back. */
export interface RequestIncomeFact {
  event: "request-income";
  painter: number;
  paints: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Told to its own seat only. */
export interface PennyPlannedFact {
  event: "penny-planned";
  seat: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The pennies on the sheets, by seat. */
export interface PenniesShownFact {
  event: "pennies-shown";
  pennies: number[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** A wishing card is drawn for it; `deck` are those that are left. After it nothing can be taken back. */
export interface PennyThrownFact {
  event: "penny-thrown";
  painter: number;
  well: number;
  deck: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Nobody else sees it. Told to its own seat only. After it nothing can be taken back. */
export interface CardDrawnFact {
  event: "card-drawn";
  seat: number;
  card: string;
  wish: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The card is shown and leaves the game. After it nothing can be taken back. */
export interface WishUsedFact {
  event: "wish-used";
  painter: number;
  card: string;
  wish: string;
  thalers: number;
  pennies: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The tile of a wishing card comes with a purchase. */
export interface FreePaintFact {
  event: "free-paint";
  painter: number;
  booth: number;
  tile: string;
  paints: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface PenniesExchangedFact {
  event: "pennies-exchanged";
  painter: number;
  pennies: number;
  thalers: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The disc in the basket. After it nothing can be taken back. */
export interface ColourRefinedFact {
  event: "colour-refined";
  colour: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface GoldTakenFact {
  event: "gold-taken";
  painter: number;
  gold: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface GoldUsedFact {
  event: "gold-used";
  painter: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface GoldExchangedFact {
  event: "gold-exchanged";
  painter: number;
  gold: number;
  thalers: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** On the glaziers' board, after what lay there has gone to the reserve. After it nothing can be taken back. */
export interface GlassDrawnFact {
  event: "glass-drawn";
  colours: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface GlassBoughtFact {
  event: "glass-bought";
  painter: number;
  colour: string;
  price: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** For a pane of a window, or of the altar's; it goes to the reserve. */
export interface GlassUsedFact {
  event: "glass-used";
  painter: number;
  colour: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface WindowChosenFact {
  event: "window-chosen";
  painter: number;
  segment: string;
  window: string;
  price: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Its points and what the panes without glass cost. */
export interface WindowRenewedFact {
  event: "window-renewed";
  painter: number;
  segment: string;
  window: string;
  points: number;
  penalty: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The new one at the dear end of the bench. After it nothing can be taken back. */
export interface WindowShownFact {
  event: "window-shown";
  window: string;
  deck: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** After it nothing can be taken back. */
export interface FavorTakenFact {
  event: "favor-taken";
  painter: number;
  segment: string;
  favor: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Nobody has seen what it was (F-OQ-188). */
export interface FavorRemovedFact {
  event: "favor-removed";
  segment: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/**
 * From now on everybody knows it; the points follow with the restoration. -1: not played. After it nothing can be taken
 * back.
 */
export interface ScrollPlayedFact {
  event: "scroll-played";
  painter: number;
  row: number;
  column: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** All that lie open now, from left to right. After it nothing can be taken back. */
export interface CertificatesShownFact {
  event: "certificates-shown";
  certificates: string[];
  stack: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Nobody wanted them: they go under the stack, the first one first. */
export interface CertificatesReturnedFact {
  event: "certificates-returned";
  certificates: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** Paid in full it lies face down before its owner, otherwise face up with the coins on it. */
export interface CertificateAcquiredFact {
  event: "certificate-acquired";
  painter: number;
  certificate: string;
  thalers: number;
  full: boolean;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/**
 * These seats have chosen in secret where their money goes; what they chose is told next. After it nothing can be taken
 * back.
 */
export interface ChoicesOpenedFact {
  event: "choices-opened";
  seats: number[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** `placed` is all that lies on it now; complete, it is turned face down and the coins go to the supply. */
export interface InstalmentPaidFact {
  event: "instalment-paid";
  painter: number;
  certificate: string;
  thalers: number;
  placed: number;
  complete: boolean;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** On space 30+ `space` is 31; with fewer bells than none, off the track, it is negative. */
export interface BellsCountedFact {
  event: "bells-counted";
  painter: number;
  golden: number;
  space: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The golden bells of all that nobody has acquired. */
export interface BishopBellsFact {
  event: "bishop-bells";
  golden: number;
  space: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** `income` is what the back of the tile shows. After it nothing can be taken back. */
export interface WallRestoredFact {
  event: "wall-restored";
  painter: number;
  section: string;
  tile: string;
  paint: string;
  income: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface WallTilesExchangedFact {
  event: "wall-tiles-exchanged";
  painter: number;
  sections: string[];
  colour: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface WallIncomeFact {
  event: "wall-income";
  painter: number;
  paints: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/**
 * An ill apprentice, or the neutral one, on the sheet; seen by its own seat only, until the screens open. Told to its
 * own seat only.
 */
export interface SickPlannedFact {
  event: "sick-planned";
  seat: number;
  place: string;
  who: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** How many ill apprentices stand at a place, when the plans are revealed. */
export interface SickShownFact {
  event: "sick-shown";
  painter: number;
  place: string;
  apprentices: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/**
 * The tile says `location`; the place that is infected is empty when there is none. After it nothing can be taken back.
 */
export interface InfectionRevealedFact {
  event: "infection-revealed";
  location: string;
  place: string;
  left: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** `apprentices` of the player's own colour are ill now; the neutral one has gone back to the theatre. */
export interface FellIllFact {
  event: "fell-ill";
  painter: number;
  place: string;
  apprentices: number;
  neutral: boolean;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** An ill apprentice is set aside by the mood and will come back healthy. */
export interface RecoveredFact {
  event: "recovered";
  painter: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** The apprentice who works next. */
export interface SentToWorkFact {
  event: "sent-to-work";
  painter: number;
  who: string;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface SaintPaintedFact {
  event: "saint-painted";
  painter: number;
  paint: string;
  thalers: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** After it nothing can be taken back. */
export interface BottlesLaidFact {
  event: "bottles-laid";
  bottles: string[];
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** By option an ill apprentice takes the place of the neutral one who fell ill. */
export interface ReplacedFact {
  event: "replaced";
  painter: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface BottleBoughtFact {
  event: "bottle-bought";
  painter: number;
  bottle: string;
  price: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

/** He has shown that he cannot pay for any bottle. */
export interface BottleTooDearFact {
  event: "bottle-too-dear";
  painter: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface BottleUsedFact {
  event: "bottle-used";
  painter: number;
  bottle: string;
  healed: number;
  mood_from: number;
  mood_to: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export interface HealthCreditedFact {
  event: "health-credited";
  painter: number;
  apprentices: number;
  thalers: number;
  /** the number of moves that the viewer knew of then */
  at: number;
}

export type Choice =
  | RiseChoice
  | PlanChoice
  | CoverChoice
  | BuyChoice
  | CloseChoice
  | BishopChoice
  | AltarChoice
  | EarnChoice
  | BlendChoice
  | PickChoice
  | AttendChoice
  | LandChoice
  | PlainChoice
  | RestoreChoice
  | PortraitChoice
  | SextonChoice
  | RequestChoice
  | PileChoice
  | PennyChoice
  | ThrowChoice
  | WishChoice
  | VisitChoice
  | AlchemyChoice
  | GildChoice
  | GlassChoice
  | WindowChoice
  | GlazeChoice
  | ScrollChoice
  | CertificateChoice
  | InstalmentChoice
  | PaymentChoice
  | WallChoice
  | GiveChoice
  | ExchangeChoice
  | UseChoice
  | BottleChoice
  | SaintChoice
  | InfectChoice
  | SendChoice
  | AsideChoice
  | PlanNeutralChoice
  | PlanIllChoice;

export type Fact =
  | RoundBeganFact
  | RoseFact
  | PlannedFact
  | GotReadyFact
  | RevealedFact
  | BoughtFact
  | BoothShutFact
  | BishopMovedFact
  | RestoredFact
  | AltarRestoredFact
  | PaintLaidFact
  | EarnedFact
  | BlendedFact
  | AttendedFact
  | LeftFact
  | IdledFact
  | OnlySegmentFact
  | ScoredFact
  | ShiftedFact
  | IncomeFact
  | MarketLaidFact
  | StartRotatedFact
  | MoneyCountedFact
  | GameEndedFact
  | RewardedFact
  | CoverPlannedFact
  | TileLaidFact
  | LeonardoPassedFact
  | PortraitsShownFact
  | PortraitsRemovedFact
  | PortraitTakenFact
  | PaintPickedFact
  | RequestFulfilledFact
  | IncomePickedFact
  | RequestIncomeFact
  | PennyPlannedFact
  | PenniesShownFact
  | PennyThrownFact
  | CardDrawnFact
  | WishUsedFact
  | FreePaintFact
  | PenniesExchangedFact
  | ColourRefinedFact
  | GoldTakenFact
  | GoldUsedFact
  | GoldExchangedFact
  | GlassDrawnFact
  | GlassBoughtFact
  | GlassUsedFact
  | WindowChosenFact
  | WindowRenewedFact
  | WindowShownFact
  | FavorTakenFact
  | FavorRemovedFact
  | ScrollPlayedFact
  | CertificatesShownFact
  | CertificatesReturnedFact
  | CertificateAcquiredFact
  | ChoicesOpenedFact
  | InstalmentPaidFact
  | BellsCountedFact
  | BishopBellsFact
  | WallRestoredFact
  | WallTilesExchangedFact
  | WallIncomeFact
  | SickPlannedFact
  | SickShownFact
  | InfectionRevealedFact
  | FellIllFact
  | RecoveredFact
  | SentToWorkFact
  | SaintPaintedFact
  | BottlesLaidFact
  | ReplacedFact
  | BottleBoughtFact
  | BottleTooDearFact
  | BottleUsedFact
  | HealthCreditedFact;
