"""What the bishop's requests module adds to a view."""

from typing import Literal, TypedDict

from bottega.core.view import ChoiceBase
from bottega.games.fresco.contract import Colour

RequestType = Literal["general", "orange", "green", "purple"]


class RequestFace(TypedDict):
    """A request and what it brings."""

    request: str
    type: RequestType
    points: int
    thalers: int
    paint: Colour | None


class RequestStack(TypedDict):
    """A stack of requests."""

    type: RequestType
    left: int
    top: RequestFace | None


class RequestsView(TypedDict):
    """The bishop's requests."""

    stacks: list[RequestStack]
    needed: int  # tiles for a request
    splashes: dict[str, list[Colour]]  # by segment
    owned: list[list[RequestFace]]  # by seat
    piled: list[list[str]]  # by painter, the segments that lie under requests
    used: list[bool]  # by painter, in this round
    fulfilling: RequestType | None
    pile: list[str]  # what lies under it so far
    picks: list[Colour] | None  # the viewer's
    picks_left: int  # paints that he may still choose at the next income
    types: dict[str, RequestType]  # what facts tell by id


class RequestChoice(ChoiceBase, RequestFace):
    """Fulfil a request."""

    verb: Literal["request"]
    painter: int
    segments: list[str]
    income: int  # Thalers more in each round; below 0, for the tiles under it bring no more


class PileChoice(ChoiceBase):
    """Put a restored tile under the request."""

    verb: Literal["pile"]
    segment: str
    painter: int


VIEW = RequestsView
CHOICES = (RequestChoice, PileChoice)
