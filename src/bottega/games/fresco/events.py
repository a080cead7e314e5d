"""What happens at a table of Fresco. A painter is a player, or Leonardo."""

from dataclasses import dataclass
from typing import ClassVar

from bottega.core.events import EVERYONE, OWNER, Event

# Where points come from.
TILE, BISHOP_BONUS, ALTAR_POINTS, MONEY = "tile", "bishop", "altar", "money"
SPARED = "spared"  # what a restoration would have cost, had its sum gone below zero

# After these nothing can be taken back.
REVEALING = frozenset(
    {
        "revealed",
        "market-laid",
        "round-began",
        "portraits-shown",
        "colour-refined",
        "request-income",
        "favor-taken",
        "scroll-played",
        "penny-thrown",
        "wish-used",
        "card-drawn",
        "glass-drawn",
        "window-shown",
        "certificates-shown",
        "choices-opened",
        "wall-restored",
        "infection-revealed",
        "bottles-laid",
    }
)


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "round-began"
    round: int
    final: bool
    choosers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LeonardoPassed(Event):
    """The Leonardo tile goes to this seat for the round."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "leonardo-passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Rose(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "rose"
    painter: int
    hour: int
    mood_from: int
    mood_to: int
    apprentices: int


@dataclass(frozen=True, slots=True)
class Planned(Event):
    """Seen by its own seat only, until the screens open."""

    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "planned"
    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class GotReady(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "got-ready"
    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "revealed"
    sheets: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bought(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "bought"
    painter: int
    booth: int
    tile: str
    paints: tuple[str, ...]
    price: int


@dataclass(frozen=True, slots=True)
class BoothShut(Event):
    """All tiles of the booth go back into the bag: after a purchase, or because somebody closed it."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "booth-shut"
    painter: int
    booth: int
    closed: bool


@dataclass(frozen=True, slots=True)
class BishopMoved(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "bishop-moved"
    painter: int
    segment: str
    price: int


@dataclass(frozen=True, slots=True)
class Restored(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "restored"
    painter: int
    segment: str
    tile: str
    paints: tuple[str, ...]
    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class AltarRestored(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "altar-restored"
    painter: int
    paints: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class PaintLaid(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "paint-laid"
    painter: int
    paint: str


@dataclass(frozen=True, slots=True)
class Earned(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "earned"
    painter: int
    thalers: int


@dataclass(frozen=True, slots=True)
class Blended(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "blended"
    painter: int
    paints: tuple[str, ...]
    result: str


@dataclass(frozen=True, slots=True)
class Attended(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "attended"
    painter: int
    mood_from: int
    mood_to: int


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A player forfeits what is left to do at a place."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "left"
    painter: int
    place: str
    unused: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "scored"
    painter: int
    points: int
    source: str


@dataclass(frozen=True, slots=True)
class Shifted(Event):
    """The space on the track was taken: the painter stands some spaces further, or fewer."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "shifted"
    painter: int
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class Income(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "income"
    painter: int
    thalers: int


@dataclass(frozen=True, slots=True)
class MarketLaid(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "market-laid"
    booths: tuple[tuple[str, ...], ...]
    bag: int


@dataclass(frozen=True, slots=True)
class StartRotated(Event):
    """The painters still on starting spaces, rearmost first."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "start-rotated"
    painters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MoneyCounted(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "money-counted"
    painter: int
    thalers: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "game-ended"
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


# --- what modules tell; a compiled module cannot hold these classes itself ------------------------------------------


@dataclass(frozen=True, slots=True)
class Rewarded(Event):
    """What came of it; points are told apart, as everywhere."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "rewarded"
    painter: int
    source: str
    thalers: int
    paints: tuple[str, ...]
    mood_from: int
    mood_to: int


@dataclass(frozen=True, slots=True)
class PortraitsShown(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "portraits-shown"
    cards: tuple[str, ...]
    deck: int


@dataclass(frozen=True, slots=True)
class PortraitsRemoved(Event):
    """What nobody wanted leaves the game."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "portraits-removed"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PortraitTaken(Event):
    """A lasting one stays before its owner, the others leave the game."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "portrait-taken"
    painter: int
    card: str
    lasting: bool


@dataclass(frozen=True, slots=True)
class PaintPicked(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "paint-picked"
    painter: int
    paint: str


@dataclass(frozen=True, slots=True)
class RequestFulfilled(Event):
    """The tiles lie piled up under the request from now on."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "request-fulfilled"
    painter: int
    request: str
    segments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IncomePicked(Event):
    """Known to its own seat only, until everybody has chosen."""

    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "income-picked"
    seat: int
    paint: str


@dataclass(frozen=True, slots=True)
class RequestIncome(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "request-income"
    painter: int
    paints: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ColourRefined(Event):
    """The disc in the basket."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "colour-refined"
    colour: str


@dataclass(frozen=True, slots=True)
class GoldTaken(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "gold-taken"
    painter: int
    gold: int


@dataclass(frozen=True, slots=True)
class GoldUsed(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "gold-used"
    painter: int


@dataclass(frozen=True, slots=True)
class GoldExchanged(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "gold-exchanged"
    painter: int
    gold: int
    thalers: int


@dataclass(frozen=True, slots=True)
class FavorTaken(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "favor-taken"
    painter: int
    segment: str
    favor: str


@dataclass(frozen=True, slots=True)
class FavorRemoved(Event):
    """Nobody has seen what it was (F-OQ-188)."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "favor-removed"
    segment: str


@dataclass(frozen=True, slots=True)
class ScrollPlayed(Event):
    """From now on everybody knows it; the points follow with the restoration. -1: not played."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "scroll-played"
    painter: int
    row: int
    column: int


# --- covering tiles, modules 9 and 10 ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CoverPlanned(Event):
    """Seen by its own seat only, until the screens open."""

    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "cover-planned"
    seat: int
    tile: str
    place: str


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A covering tile on a sheet, with the apprentices on it, when the plans are revealed."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "tile-laid"
    painter: int
    tile: str
    place: str
    apprentices: int


# --- modules 4, 6 and 8 ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PennyPlanned(Event):
    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "penny-planned"
    seat: int


@dataclass(frozen=True, slots=True)
class PenniesShown(Event):
    """The pennies on the sheets, by seat."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "pennies-shown"
    pennies: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PennyThrown(Event):
    """A wishing card is drawn for it; `deck` are those that are left."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "penny-thrown"
    painter: int
    well: int
    deck: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """Nobody else sees it."""

    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "card-drawn"
    seat: int
    card: str
    wish: str


@dataclass(frozen=True, slots=True)
class WishUsed(Event):
    """The card is shown and leaves the game."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "wish-used"
    painter: int
    card: str
    wish: str
    thalers: int
    pennies: int


@dataclass(frozen=True, slots=True)
class FreePaint(Event):
    """The tile of a wishing card comes with a purchase."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "free-paint"
    painter: int
    booth: int
    tile: str
    paints: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PenniesExchanged(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "pennies-exchanged"
    painter: int
    pennies: int
    thalers: int


@dataclass(frozen=True, slots=True)
class GlassDrawn(Event):
    """On the glaziers' board, after what lay there has gone to the reserve."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "glass-drawn"
    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GlassBought(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "glass-bought"
    painter: int
    colour: str
    price: int


@dataclass(frozen=True, slots=True)
class GlassUsed(Event):
    """For a pane of a window, or of the altar's; it goes to the reserve."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "glass-used"
    painter: int
    colour: str


@dataclass(frozen=True, slots=True)
class WindowChosen(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "window-chosen"
    painter: int
    segment: str
    window: str
    price: int


@dataclass(frozen=True, slots=True)
class WindowRenewed(Event):
    """Its points and what the panes without glass cost."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "window-renewed"
    painter: int
    segment: str
    window: str
    points: int
    penalty: int


@dataclass(frozen=True, slots=True)
class WindowShown(Event):
    """The new one at the dear end of the bench."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "window-shown"
    window: str
    deck: int


@dataclass(frozen=True, slots=True)
class CertificatesShown(Event):
    """All that lie open now, from left to right."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "certificates-shown"
    certificates: tuple[str, ...]
    stack: int


@dataclass(frozen=True, slots=True)
class CertificatesReturned(Event):
    """Nobody wanted them: they go under the stack, the first one first."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "certificates-returned"
    certificates: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CertificateAcquired(Event):
    """Paid in full it lies face down before its owner, otherwise face up with the coins on it."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "certificate-acquired"
    painter: int
    certificate: str
    thalers: int
    full: bool


@dataclass(frozen=True, slots=True)
class ChoicesOpened(Event):
    """These seats have chosen in secret where their money goes; what they chose is told next."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "choices-opened"
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class InstalmentPaid(Event):
    """`placed` is all that lies on it now; complete, it is turned face down and the coins go to the supply."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "instalment-paid"
    painter: int
    certificate: str
    thalers: int
    placed: int
    complete: bool


@dataclass(frozen=True, slots=True)
class BellsCounted(Event):
    """On space 30+ `space` is 31; with fewer bells than none, off the track, it is negative."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "bells-counted"
    painter: int
    golden: int
    space: int


@dataclass(frozen=True, slots=True)
class BishopBells(Event):
    """The golden bells of all that nobody has acquired."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "bishop-bells"
    golden: int
    space: int


@dataclass(frozen=True, slots=True)
class WallRestored(Event):
    """`income` is what the back of the tile shows."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "wall-restored"
    painter: int
    section: str
    tile: str
    paint: str
    income: str


@dataclass(frozen=True, slots=True)
class WallTilesExchanged(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "wall-tiles-exchanged"
    painter: int
    sections: tuple[str, ...]
    colour: str


@dataclass(frozen=True, slots=True)
class WallIncome(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "wall-income"
    painter: int
    paints: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SickPlanned(Event):
    """An ill apprentice, or the neutral one, on the sheet; seen by its own seat only, until the screens open."""

    audience: ClassVar[str] = OWNER
    kind: ClassVar[str] = "sick-planned"
    seat: int
    place: str
    who: str


@dataclass(frozen=True, slots=True)
class SickShown(Event):
    """How many ill apprentices stand at a place, when the plans are revealed."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "sick-shown"
    painter: int
    place: str
    apprentices: int


@dataclass(frozen=True, slots=True)
class InfectionRevealed(Event):
    """The tile says `location`; the place that is infected is empty when there is none."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "infection-revealed"
    location: str
    place: str
    left: int


@dataclass(frozen=True, slots=True)
class FellIll(Event):
    """`apprentices` of the player's own colour are ill now; the neutral one has gone back to the theatre."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "fell-ill"
    painter: int
    place: str
    apprentices: int
    neutral: bool


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """An ill apprentice is set aside by the mood and will come back healthy."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "recovered"
    painter: int


@dataclass(frozen=True, slots=True)
class SentToWork(Event):
    """The apprentice who works next."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "sent-to-work"
    painter: int
    who: str


@dataclass(frozen=True, slots=True)
class SaintPainted(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "saint-painted"
    painter: int
    paint: str
    thalers: int


@dataclass(frozen=True, slots=True)
class BottlesLaid(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "bottles-laid"
    bottles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Replaced(Event):
    """By option an ill apprentice takes the place of the neutral one who fell ill."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "replaced"
    painter: int


@dataclass(frozen=True, slots=True)
class BottleBought(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "bottle-bought"
    painter: int
    bottle: str
    price: int


@dataclass(frozen=True, slots=True)
class BottleTooDear(Event):
    """He has shown that he cannot pay for any bottle."""

    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "bottle-too-dear"
    painter: int


@dataclass(frozen=True, slots=True)
class BottleUsed(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "bottle-used"
    painter: int
    bottle: str
    healed: int
    mood_from: int
    mood_to: int


@dataclass(frozen=True, slots=True)
class HealthCredited(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "health-credited"
    painter: int
    apprentices: int
    thalers: int
