"""The moves of Fresco and their notation."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bottega.core.actions import Action, ActionTable
from bottega.games.fresco.paints import COLOURS

HOURS = 12
MOST_BOOTHS = 4
MOST_SPACES = 6
SIDE = 5
SEGMENTS = SIDE * SIDE
BOOTHS = ("I", "II", "III", "IV")
PLACES = ("market", "cathedral", "studio", "workshop", "theatre", "cathedral.2")
WALL_SECTIONS = 18
WALL_NAMES: tuple[str, ...] = tuple(f"w{i + 1}" for i in range(WALL_SECTIONS))
SEGMENT_NAMES: tuple[str, ...] = tuple(f"{'abcde'[i % SIDE]}{i // SIDE + 1}" for i in range(SEGMENTS))


@dataclass(frozen=True, slots=True)
class Rise(Action):
    """Choose the hour to get up."""

    verb: ClassVar[str] = "rise"
    hour: int

    def __str__(self) -> str:
        return f"rise {self.hour}"


@dataclass(frozen=True, slots=True)
class Plan(Action):
    """Put one apprentice on the sheet."""

    verb: ClassVar[str] = "plan"
    place: str

    def __str__(self) -> str:
        return f"plan {self.place}"


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """Close the plan; the screens open when the last player is ready."""

    verb: ClassVar[str] = "ready"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy one tile of a booth; the first purchase chooses the booth."""

    verb: ClassVar[str] = "buy"
    booth: int
    space: int

    def __str__(self) -> str:
        return f"buy {BOOTHS[self.booth]}.{self.space + 1}"


@dataclass(frozen=True, slots=True)
class Close(Action):
    """Close a booth instead of buying."""

    verb: ClassVar[str] = "close"
    booth: int

    def __str__(self) -> str:
        return f"close {BOOTHS[self.booth]}"


@dataclass(frozen=True, slots=True)
class Bishop(Action):
    """Pay to move the bishop one step before a restoration."""

    verb: ClassVar[str] = "bishop"
    segment: int

    def __str__(self) -> str:
        return f"bishop {SEGMENT_NAMES[self.segment]}"


@dataclass(frozen=True, slots=True)
class Restore(Action):
    """Restore a segment of the ceiling."""

    verb: ClassVar[str] = "restore"
    segment: int

    def __str__(self) -> str:
        return f"restore {SEGMENT_NAMES[self.segment]}"


@dataclass(frozen=True, slots=True)
class Altar(Action):
    """Give one of the three paints of an altar restoration."""

    verb: ClassVar[str] = "altar"
    colour: int

    def __str__(self) -> str:
        return f"altar {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Earn(Action):
    """Let one apprentice earn money in the studio."""

    verb: ClassVar[str] = "earn"


@dataclass(frozen=True, slots=True)
class Blend(Action):
    """Blend two paints into another."""

    verb: ClassVar[str] = "blend"
    colour: int

    def __str__(self) -> str:
        return f"blend {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Attend(Action):
    """Send one apprentice to the theatre; the mood rises."""

    verb: ClassVar[str] = "attend"


@dataclass(frozen=True, slots=True)
class Land(Action):
    """Where to stand when the space on the track is taken."""

    verb: ClassVar[str] = "land"
    where: str

    def __str__(self) -> str:
        return f"land {self.where}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Forfeit what is left to do here."""

    verb: ClassVar[str] = "pass"


# --- what modules add; their numbers come after those of the base game ---------------------------------------------


@dataclass(frozen=True, slots=True)
class No(Action):
    """Decline what is offered."""

    verb: ClassVar[str] = "no"


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Choose a basic paint that one is given."""

    verb: ClassVar[str] = "pick"
    colour: int

    def __str__(self) -> str:
        return f"pick {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Portrait(Action):
    """Take one of the two portraits in the studio."""

    verb: ClassVar[str] = "portrait"
    space: int

    def __str__(self) -> str:
        return f"portrait {self.space + 1}"


@dataclass(frozen=True, slots=True)
class Sexton(Action):
    """Let the sexton call the bishop to any segment."""

    verb: ClassVar[str] = "sexton"
    segment: int

    def __str__(self) -> str:
        return f"sexton {SEGMENT_NAMES[self.segment]}"


@dataclass(frozen=True, slots=True)
class Request(Action):
    """Fulfil the topmost request of a stack."""

    verb: ClassVar[str] = "request"
    kind: str

    def __str__(self) -> str:
        return f"request {self.kind}"


@dataclass(frozen=True, slots=True)
class Pile(Action):
    """Put a restored tile under the request."""

    verb: ClassVar[str] = "pile"
    segment: int

    def __str__(self) -> str:
        return f"pile {SEGMENT_NAMES[self.segment]}"


@dataclass(frozen=True, slots=True)
class Gild(Action):
    """Add a leaf gold to a restoration."""

    verb: ClassVar[str] = "gild"


@dataclass(frozen=True, slots=True)
class Scroll(Action):
    """Play one scroll, or both, with the restoration to come."""

    verb: ClassVar[str] = "scroll"
    lines: str

    def __str__(self) -> str:
        return f"scroll {self.lines}"


# --- modules 4, 6 and 8 ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Penny(Action):
    """Put one lucky penny on the market of one's sheet."""

    verb: ClassVar[str] = "penny"


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """Throw a penny from the sheet into the well and draw a wishing card."""

    verb: ClassVar[str] = "throw"


@dataclass(frozen=True, slots=True)
class Wish(Action):
    """Use a wishing card."""

    verb: ClassVar[str] = "wish"
    card: str

    def __str__(self) -> str:
        return f"wish {self.card}"


@dataclass(frozen=True, slots=True)
class Visit(Action):
    """Use the wishing card by which the bishop pays a visit."""

    verb: ClassVar[str] = "visit"
    segment: int

    def __str__(self) -> str:
        return f"visit {SEGMENT_NAMES[self.segment]}"


@dataclass(frozen=True, slots=True)
class Alchemy(Action):
    """Use the wishing card of the alchemist: put in a basic paint, in the end take a blend."""

    verb: ClassVar[str] = "alchemy"
    colour: int

    def __str__(self) -> str:
        return f"alchemy {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Glass(Action):
    """Buy a glass token."""

    verb: ClassVar[str] = "glass"
    colour: str

    def __str__(self) -> str:
        return f"glass {self.colour}"


@dataclass(frozen=True, slots=True)
class Window(Action):
    """Choose the window tile on a place of the bench."""

    verb: ClassVar[str] = "window"
    place: int

    def __str__(self) -> str:
        return f"window {self.place + 1}"


@dataclass(frozen=True, slots=True)
class Glaze(Action):
    """Give a glass token for a pane."""

    verb: ClassVar[str] = "glaze"
    colour: str

    def __str__(self) -> str:
        return f"glaze {self.colour}"


@dataclass(frozen=True, slots=True)
class Certificate(Action):
    """Acquire the certificate on a place of the bell board."""

    verb: ClassVar[str] = "certificate"
    place: int

    def __str__(self) -> str:
        return f"certificate {self.place + 1}"


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """How many Thalers go on a certificate."""

    verb: ClassVar[str] = "pay"
    thalers: int

    def __str__(self) -> str:
        return f"pay {self.thalers}"


@dataclass(frozen=True, slots=True)
class Instalment(Action):
    """Choose the partly paid certificate on which money goes."""

    verb: ClassVar[str] = "instalment"
    number: int

    def __str__(self) -> str:
        return f"instalment {self.number + 1}"


# --- covering tiles and the modules 9 and 10: the very end of the table --------------------------------------------


@dataclass(frozen=True, slots=True)
class Cover(Action):
    """Cover a location of one's sheet with a tile."""

    verb: ClassVar[str] = "cover"
    tile: str
    place: str

    def __str__(self) -> str:
        return f"cover {self.tile} {self.place}"


@dataclass(frozen=True, slots=True)
class Wall(Action):
    """Restore a section of the wall fresco."""

    verb: ClassVar[str] = "wall"
    section: int

    def __str__(self) -> str:
        return f"wall {WALL_NAMES[self.section]}"


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Give up one of one's wall fresco tiles, for an exchange or under a request."""

    verb: ClassVar[str] = "give"
    section: int

    def __str__(self) -> str:
        return f"give {WALL_NAMES[self.section]}"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Swap two wall fresco tiles for an exchange tile."""

    verb: ClassVar[str] = "exchange"
    colour: int

    def __str__(self) -> str:
        return f"exchange {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class PlanIll(Action):
    """Put one ill apprentice on the sheet."""

    verb: ClassVar[str] = "plan-ill"
    place: str

    def __str__(self) -> str:
        return f"plan-ill {self.place}"


@dataclass(frozen=True, slots=True)
class PlanNeutral(Action):
    """Put the neutral apprentice on the sheet."""

    verb: ClassVar[str] = "plan-neutral"
    place: str

    def __str__(self) -> str:
        return f"plan-neutral {self.place}"


@dataclass(frozen=True, slots=True)
class Aside(Action):
    """Choose whom the bad mood sends away: an ill one recovers."""

    verb: ClassVar[str] = "aside"
    who: str

    def __str__(self) -> str:
        return f"aside {self.who}"


@dataclass(frozen=True, slots=True)
class Send(Action):
    """Choose who works next."""

    verb: ClassVar[str] = "send"
    who: str

    def __str__(self) -> str:
        return f"send {self.who}"


@dataclass(frozen=True, slots=True)
class Infect(Action):
    """Choose who falls ill."""

    verb: ClassVar[str] = "infect"
    who: str

    def __str__(self) -> str:
        return f"infect {self.who}"


@dataclass(frozen=True, slots=True)
class Saint(Action):
    """Let an ill apprentice paint a picture of a saint with this paint."""

    verb: ClassVar[str] = "saint"
    colour: int

    def __str__(self) -> str:
        return f"saint {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Bottle(Action):
    """Buy the bottle on this place."""

    verb: ClassVar[str] = "bottle"
    place: int

    def __str__(self) -> str:
        return f"bottle {self.place + 1}"


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Use a bottle."""

    verb: ClassVar[str] = "use"
    bottle: str

    def __str__(self) -> str:
        return f"use {self.bottle}"


ALTAR_COLOURS = range(6)
ALTAR_PAINTS: Final[int] = 3
BLENDS = range(3, 6)
SPECIAL_COLOURS = range(6, 8)
SHOWN_PORTRAITS = 2
REQUEST_TYPES = ("general", "orange", "green", "purple")
SCROLL_LINES = ("row", "column", "both")
WISHES = ("lucky", "paint.1", "paint.2", "paint.3", "praise", "tip", "finder", "busker")
GLASS_COLOURS = ("green", "red", "blue", "yellow")
BENCH_PLACES = 6
CERTIFICATE_PLACES = 4
CERTIFICATES = 18
MOST_PRICE = 20  # of a certificate
HEALTH = ("healthy", "ill")
VICTIMS = ("own", "neutral")
BOTTLES = ("3", "2", "1", "juice")  # portions of medicine, or raspberry juice; as they are laid out
BOTTLE_PLACES = 4
PLACES_OF_THE_ILL = ("cathedral", "studio", "workshop", "cathedral.2")
TILES = ("glazery", "audience", "wall", "medico")  # that cover a location; the last one only the market
COVERS = (*[(tile, place) for tile in TILES[:-1] for place in PLACES], (TILES[-1], PLACES[0]))

ACTIONS = ActionTable(
    [
        *[Rise(hour) for hour in range(1, HOURS + 1)],
        *[Plan(place) for place in PLACES],
        Ready(),
        *[Buy(booth, space) for booth in range(MOST_BOOTHS) for space in range(MOST_SPACES)],
        *[Close(booth) for booth in range(MOST_BOOTHS)],
        *[Bishop(segment) for segment in range(SEGMENTS)],
        *[Restore(segment) for segment in range(SEGMENTS)],
        *[Altar(colour) for colour in ALTAR_COLOURS],
        Earn(),
        *[Blend(colour) for colour in BLENDS],
        Attend(),
        Land("ahead"),
        Land("behind"),
        Pass(),
        No(),
        *[Pick(colour) for colour in range(3)],
        *[Portrait(space) for space in range(SHOWN_PORTRAITS)],
        *[Sexton(segment) for segment in range(SEGMENTS)],
        *[Request(kind) for kind in REQUEST_TYPES],
        *[Pile(segment) for segment in range(SEGMENTS)],
        *[Altar(colour) for colour in SPECIAL_COLOURS],
        *[Blend(colour) for colour in SPECIAL_COLOURS],
        Gild(),
        *[Scroll(lines) for lines in SCROLL_LINES],
        # modules 4, 6 and 8 (append above the next line)
        Penny(),
        Throw(),
        *[Wish(card) for card in WISHES],
        *[Visit(segment) for segment in range(SEGMENTS)],
        *[Alchemy(colour) for colour in ALTAR_COLOURS],
        *[Glass(colour) for colour in GLASS_COLOURS],
        *[Window(place) for place in range(BENCH_PLACES)],
        *[Glaze(colour) for colour in GLASS_COLOURS],
        *[Certificate(place) for place in range(CERTIFICATE_PLACES)],
        *[Pay(thalers) for thalers in range(MOST_PRICE + 1)],
        *[Instalment(number) for number in range(CERTIFICATES)],
        # covering tiles, modules 9 and 10 (always the end)
        *[Cover(tile, place) for tile, place in COVERS],
        *[Wall(section) for section in range(WALL_SECTIONS)],
        *[Give(section) for section in range(WALL_SECTIONS)],
        *[Exchange(colour) for colour in BLENDS],
        *[PlanIll(place) for place in PLACES_OF_THE_ILL],
        *[PlanNeutral(place) for place in PLACES],
        *[Aside(who) for who in HEALTH],
        *[Send(who) for who in HEALTH],
        *[Infect(who) for who in VICTIMS],
        *[Saint(colour) for colour in range(len(COLOURS))],
        *[Bottle(place) for place in range(BOTTLE_PLACES)],
        *[Use(bottle) for bottle in BOTTLES],
    ]
)

RISE: Final[int] = ACTIONS.number(Rise(1))
PLAN: Final[int] = ACTIONS.number(Plan("market"))
READY: Final[int] = ACTIONS.number(Ready())
BUY: Final[int] = ACTIONS.number(Buy(0, 0))
CLOSE: Final[int] = ACTIONS.number(Close(0))
BISHOP: Final[int] = ACTIONS.number(Bishop(0))
RESTORE: Final[int] = ACTIONS.number(Restore(0))
ALTAR: Final[int] = ACTIONS.number(Altar(0))
EARN: Final[int] = ACTIONS.number(Earn())
BLEND: Final[int] = ACTIONS.number(Blend(3))
ATTEND: Final[int] = ACTIONS.number(Attend())
AHEAD: Final[int] = ACTIONS.number(Land("ahead"))
BEHIND: Final[int] = ACTIONS.number(Land("behind"))
PASS: Final[int] = ACTIONS.number(Pass())
NO: Final[int] = ACTIONS.number(No())
PICK: Final[int] = ACTIONS.number(Pick(0))
PORTRAIT: Final[int] = ACTIONS.number(Portrait(0))
SEXTON: Final[int] = ACTIONS.number(Sexton(0))
REQUEST: Final[int] = ACTIONS.number(Request("general"))
PILE: Final[int] = ACTIONS.number(Pile(0))
SPECIAL_ALTAR: Final[int] = ACTIONS.number(Altar(6))
SPECIAL_BLEND: Final[int] = ACTIONS.number(Blend(6))
GILD: Final[int] = ACTIONS.number(Gild())
SHARED = (NO, *range(PICK, PICK + 3))  # by several modules
SCROLL: Final[int] = ACTIONS.number(Scroll("row"))
PENNY: Final[int] = ACTIONS.number(Penny())
THROW: Final[int] = ACTIONS.number(Throw())
WISH: Final[int] = ACTIONS.number(Wish("lucky"))
VISIT: Final[int] = ACTIONS.number(Visit(0))
ALCHEMY: Final[int] = ACTIONS.number(Alchemy(0))
GLASS: Final[int] = ACTIONS.number(Glass("green"))
WINDOW: Final[int] = ACTIONS.number(Window(0))
GLAZE: Final[int] = ACTIONS.number(Glaze("green"))
CERTIFICATE: Final[int] = ACTIONS.number(Certificate(0))
PAY: Final[int] = ACTIONS.number(Pay(0))
INSTALMENT: Final[int] = ACTIONS.number(Instalment(0))
COVER: Final[int] = ACTIONS.number(Cover("glazery", "market"))
WALL: Final[int] = ACTIONS.number(Wall(0))
GIVE: Final[int] = ACTIONS.number(Give(0))
EXCHANGE: Final[int] = ACTIONS.number(Exchange(3))
PLAN_ILL: Final[int] = ACTIONS.number(PlanIll("cathedral"))
PLAN_NEUTRAL: Final[int] = ACTIONS.number(PlanNeutral("market"))
ASIDE: Final[int] = ACTIONS.number(Aside("healthy"))
SEND: Final[int] = ACTIONS.number(Send("healthy"))
INFECT: Final[int] = ACTIONS.number(Infect("own"))
SAINT: Final[int] = ACTIONS.number(Saint(0))
BOTTLE: Final[int] = ACTIONS.number(Bottle(0))
USE: Final[int] = ACTIONS.number(Use("3"))
