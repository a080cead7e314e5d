"""What is asked and answered over HTTP; the OpenAPI document is made from these."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from bottega.server.programs.messages import Reason

Word = Annotated[str, Field(min_length=1, max_length=40)]
Name = Annotated[str, Field(max_length=40)]


def whole(value: object) -> object:
    """JSON knows one kind of numbers: 1.0 is 1."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


SeatNumber = Annotated[int, Field(ge=0, le=5), BeforeValidator(whole)]
Number = Annotated[int, Field(ge=-(2**53), le=2**53)]


class Asked(BaseModel):
    """Unknown fields are refused, so that a misspelt one is noticed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Asked):
    game: Word = Field(examples=["fresco"])
    seats: Annotated[list[Word], Field(min_length=1, max_length=6)] = Field(examples=[["me", "open", "open"]])
    options: Annotated[dict[str, Any], Field(max_length=40)] = Field(default_factory=dict)
    name: Annotated[str, Field(max_length=60)] = ""
    pace: Literal["live", "days"] = "live"
    public: bool = False
    edition: Annotated[str, Field(max_length=1000)] | None = None


class NewProgram(Asked):
    """A program for a free seat, or another key for one of mine."""

    name: Annotated[str, Field(min_length=1, max_length=32)]
    seat: SeatNumber | None = None


class NewKey(Asked):
    name: Annotated[str, Field(min_length=1, max_length=32)]


class ProgramAct(Asked):
    """What a program chooses: an action by its number or in notation, at the version that it was asked with."""

    table: Word
    version: Annotated[int, Field(ge=0, le=2**53), BeforeValidator(whole)]
    action: Annotated[Number | Annotated[str, Field(max_length=200)], BeforeValidator(whole)]
    seat: SeatNumber | None = None


class Key(Asked):
    secret: Annotated[str, Field(min_length=1, max_length=100)]


class Claim(Asked):
    name: Name | None = None
    seat: SeatNumber | None = None


class Whose(Asked):
    seat: SeatNumber | None = None


class Called(Asked):
    name: Name


class AskHint(Asked):
    """For which of my seats, and the version that the page shows."""

    version: Annotated[int, Field(ge=0, le=100_000), BeforeValidator(whole)]
    seat: SeatNumber | None = None


class PlayOn(Asked):
    """`bot` is the level of all the others; else those play who sat there, or the usual one."""

    move: Annotated[int, Field(ge=0, le=100_000), BeforeValidator(whole)]
    seat: SeatNumber
    bot: Word | None = None


class Begin(Asked):
    """A lesson from its first step again, whatever was begun before."""

    again: bool = False


class Forget(Asked):
    """`games` are the ids of those to delete; all of them when there is none. With `name`, what the guest was called
    is taken out where others keep the game.
    """

    games: Annotated[list[Word], Field(min_length=1, max_length=100)] | None = None
    name: bool = False


class Problem(BaseModel):
    error: str
    message: str


class NewKeyFacts(BaseModel):
    """A key, this once: only a hash of it is kept."""

    id: str
    key: str
    table: str | None
    seat: int | None
    name: str


class KeyFacts(BaseModel):
    """A key of the guest's, and whether a program is there with it."""

    id: str
    table: str | None
    seat: int | None
    name: str
    created: int
    connected: bool


class Seated(BaseModel):
    table: str
    seat: int
    game: str
    name: str
    started: bool
    over: bool
    stopped: str | None
    asked: bool
    away: bool
    deadline: int | None


class ProgramFacts(BaseModel):
    protocol: int
    key: str
    name: str
    tables: list[Seated]


class Acted(BaseModel):
    table: str
    version: int


class Made(BaseModel):
    id: str
    url: str
    invite: str
    watch: str
    programs: list[NewKeyFacts] = Field(default_factory=list)


class Place(BaseModel):
    id: str
    url: str


class Sat(BaseModel):
    id: str
    seat: int


class Found(BaseModel):
    id: str


class Me(BaseModel):
    name: str


class Option(BaseModel):
    id: str
    kind: Literal["choice", "number", "several"]
    default: str | int | list[str]
    rule: str
    choices: list[str] | None = None
    low: int | None = None
    high: int | None = None


class EditionFacts(BaseModel):
    """`corrected` are the titles of the tables that are not those of the house edition."""

    name: str
    corrected: list[str]


class LevelFacts(BaseModel):
    """A computer player to play against, from weak to strong; `seconds` is about what a hard decision takes, and the
    `usual` one plays where nobody chose."""

    id: str
    strength: int
    seconds: float
    usual: bool


class GameFacts(BaseModel):
    id: str
    title: str
    players: list[int]
    options: list[Option]
    modules: list[str]
    presets: dict[str, list[str]]
    bots: list[str]
    levels: list[LevelFacts]
    editions: list[EditionFacts]
    closed: dict[str, dict[str, list[str]]]
    rules: bool


class SeatFacts(BaseModel):
    seat: int
    name: str
    kind: Literal["person", "computer", "open"]
    bot: str | None
    program: bool = False
    program_of: int | None = None
    why_away: Reason | None = None
    connected: bool
    away: bool
    resigned: bool
    hints: int = 0
    allows_hints: bool = False


class Origin(BaseModel):
    """Where a trial was played on from: after so many moves of another game."""

    replay: str
    moves: int


class Listed(BaseModel):
    """A table as anybody may know it; `you` and the invitation only for those who sit there. `moved` is when the guest
    last made a move there, where it is the guest's turn: when others moved may be a secret.
    """

    id: str
    url: str
    game: str
    name: str
    pace: str
    public: bool
    created: int
    started: bool
    over: bool
    stopped: str | None
    stopped_by: Literal["changed", "damaged"] | None
    seats: list[SeatFacts]
    options: dict[str, Any]
    edition: EditionFacts
    to_act: list[int]
    you: int | None = None
    your_turn: bool = False
    moved: int | None = None
    invite: str | None = None
    watch: str | None = None
    rematch: str | None = None
    scores: list[int] | None = None
    ranking: list[list[int]] | None = None
    seed_sha256: str
    seed: str | None = None
    trial: Origin | None = None
    take_backs: int = 0


class AdvisedChoice(BaseModel):
    """A choice with what it may bring, as far as the seat can know; `reason` is the key of a text. `steps` are those of
    its turn that belong to this decision, each as it is offered when its time comes."""

    action: int
    turn: list[int]
    steps: list[dict[str, Any]]
    alike: list[int]
    score: float
    spread: float
    win: float
    worlds: int
    reason: str
    args: dict[str, float | str]


class HintFacts(BaseModel):
    """The best choices, best first, and who thought them out of how many."""

    version: int
    level: str
    ways: int
    alike: bool
    choices: list[AdvisedChoice]


class LessonFacts(BaseModel):
    """A lesson and how far the guest has come in it; `url` leads to the table where it goes on."""

    id: str
    game: str
    module: str | None
    players: int
    chosen: bool
    minutes: int
    steps: int
    step: int
    done: bool
    url: str | None


class Lobby(BaseModel):
    mine: list[Listed]
    open: list[Listed]
    finished: list[Listed]


class RoundFacts(BaseModel):
    """`first` is the number of moves that had been made when it began."""

    round: int
    first: int


class TurnFacts(BaseModel):
    """A turning point: the move after which the lead of `seat` was another by so many points."""

    move: int
    seat: int
    change: int


class ReplayFacts(BaseModel):
    """A game to look at again. Of a running one there is what the guest's own seat was told, and nothing else."""

    id: str
    game: str
    name: str
    source: Literal["table", "file"]
    running: bool
    created: int | None
    last: int
    eyes: list[str]
    you: int | None
    seats: list[SeatFacts]
    options: dict[str, Any]
    edition: EditionFacts
    rounds: list[RoundFacts]
    scores: list[list[int]]
    ranking: list[list[int]] | None
    turns: list[TurnFacts]
    movers: list[int]
    since: int | None
    trial: Origin | None
    levels: list[LevelFacts]


class PlayedFacts(BaseModel):
    """A finished game of the guest. `seat` is null when only computers played; `left` says whether a computer played it
    at the end, `counts` whether the game is among the figures; `picture` is for a small drawing, as the game's own
    `digest.py` has it.
    """

    id: str
    url: str
    game: str
    name: str
    over: int
    seats: list[SeatFacts]
    options: dict[str, Any]
    edition: EditionFacts
    seat: int | None
    place: int | None
    scores: list[int]
    ranking: list[list[int]]
    trial: bool
    lesson: bool
    left: bool
    counts: bool
    shared: bool
    picture: list[Any]


class History(BaseModel):
    """A part of the guest's finished games, the latest first; `total` is how many there are."""

    games: list[PlayedFacts]
    total: int


class Figures(BaseModel):
    """Over the games of one kind with so many players; null stands for all. `best` and `mean` are points, `place` and
    `of` the means of place and players; the rest is summed up from the digests of the game.
    """

    game: str | None
    players: int | None
    games: int
    wins: int
    best: int | None
    mean: float | None
    place: float
    of: float
    tallies: dict[str, dict[str, int]]
    highs: dict[str, int]
    means: dict[str, float]


class LastFacts(BaseModel):
    id: str
    game: str
    place: int
    players: int


class Statistics(BaseModel):
    """`pending` games are not worked out yet: who asks again is told more."""

    figures: list[Figures]
    last: list[LastFacts]
    pending: int


class Deleted(BaseModel):
    games: int


class WantedReview(Asked):
    """Of which seat the choices are wanted too."""

    seat: SeatNumber | None = None


class ChanceFacts(BaseModel):
    """Everybody's chance to win after so many moves, 0 to 1."""

    move: int
    chances: list[float]


class ReviewedChoice(BaseModel):
    """A decision after `move` moves: what was done, step by step, and what would have been better, as choices of the
    view in `view`; `cost` is in points, below 0 for what was better than all else. `reason` is the key of a text."""

    move: int
    round: int
    phase: str
    cost: float
    spread: float
    did: list[dict[str, Any]]
    better: list[dict[str, Any]]
    did_score: float
    better_score: float
    did_chance: float
    better_chance: float
    reason: str | None
    args: dict[str, str | int | float]
    view: dict[str, Any]


class ReviewedSeat(BaseModel):
    seat: int
    over: bool
    decisions: int
    costly: list[ReviewedChoice]
    close: list[ReviewedChoice]
    best: ReviewedChoice | None


class TypicalFacts(BaseModel):
    """What is usual at a table like this one; quartiles, and the middle of each round."""

    games: int
    level: str
    total: list[float]
    sources: dict[str, list[float]]
    rounds: list[float]
    end: float


class ReviewFacts(BaseModel):
    """What has been worked out of a finished game. Turning points are changes of a chance, in percent."""

    id: str
    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int
    total: int
    level: str
    chances: list[ChanceFacts]
    turns: list[TurnFacts]
    seats: list[ReviewedSeat]
    typical: TypicalFacts | None
