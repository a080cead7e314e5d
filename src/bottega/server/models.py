"""What is asked and answered over HTTP; the OpenAPI document is made from these."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

Word = Annotated[str, Field(min_length=1, max_length=40)]
Name = Annotated[str, Field(max_length=40)]


def whole(value: object) -> object:
    """JSON knows one kind of numbers: 1.0 is 1."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


SeatNumber = Annotated[int, Field(ge=0, le=5), BeforeValidator(whole)]


class Asked(BaseModel):
    """Unknown fields are refused, so that a misspelt one is noticed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Asked):
    game: Word = Field(examples=["fresco"])
    seats: Annotated[list[Word], Field(min_length=1, max_length=6)] = Field(examples=[["me", "journeyman", "open"]])
    options: Annotated[dict[str, Any], Field(max_length=40)] = Field(default_factory=dict)
    name: Annotated[str, Field(max_length=60)] = ""
    pace: Literal["live", "days"] = "live"
    public: bool = False
    edition: Annotated[str, Field(max_length=1000)] | None = None


class Key(Asked):
    secret: Annotated[str, Field(min_length=1, max_length=100)]


class Claim(Asked):
    name: Name | None = None
    seat: SeatNumber | None = None


class Whose(Asked):
    seat: SeatNumber | None = None


class Called(Asked):
    name: Name


class Problem(BaseModel):
    error: str
    message: str


class Made(BaseModel):
    id: str
    url: str
    invite: str
    watch: str


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
    default: Any
    rule: str
    choices: list[str] | None = None
    low: int | None = None
    high: int | None = None


class EditionFacts(BaseModel):
    """`corrected` are the titles of the tables that are not the house's."""

    name: str
    corrected: list[str]


class GameFacts(BaseModel):
    id: str
    title: str
    players: list[int]
    options: list[Option]
    modules: list[str]
    presets: dict[str, list[str]]
    bots: list[str]
    editions: list[EditionFacts]


class SeatFacts(BaseModel):
    seat: int
    name: str
    kind: Literal["person", "computer", "open"]
    bot: str | None
    connected: bool
    away: bool
    resigned: bool


class Listed(BaseModel):
    """A table as anybody may know it; `you` and the invitation only for those who sit there."""

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
    invite: str | None = None
    watch: str | None = None
    rematch: str | None = None
    scores: list[int] | None = None
    ranking: list[list[int]] | None = None
    seed_sha256: str
    seed: str | None = None


class Lobby(BaseModel):
    mine: list[Listed]
    open: list[Listed]
    finished: list[Listed]
