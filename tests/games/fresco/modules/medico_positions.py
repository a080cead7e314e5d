"""Positions of the medico (module 10) that its tests begin with."""

from typing import Any

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco import (
    cover,
    module_of,
    open_to,
    play,
    position,
    sit_out,
)
from bottega.testing.fresco.modules.medico import (
    fall_ill,
    give_bottles,
    infect,
    lay_bottles,
    stand_ill,
    stand_neutral,
)

MEDICO = ["medico"]
SCORES = {0: 100, 1: 300, 2: 400, 3: 500}
# Tiles that nobody can pay for.
BARE = dict.fromkeys(SEGMENT_NAMES, (11, "OOOO"))


def facts(s: FrescoState, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = s.view(seat)["modules"]["medico"]
    return found


def plans_open(s: FrescoState, seat: int, verb: str) -> list[str]:
    return [choice.split()[1] for choice in open_to(s, seat) if choice.split()[0] == verb]


def working(
    place: str,
    apprentices: int = 1,
    ill: int = 0,
    neutral: bool = False,
    infected: str | None = None,
    plans: dict[str, int] | None = None,
    **more: Any,
) -> FrescoState:
    """Seat 0 is the first at a place; `ill` of his apprentices there are ill, one may be the neutral one."""
    extra = more.pop("given", None)

    def given(s: FrescoState) -> None:
        if ill:
            stand_ill(s, 0, {place: ill})
        if neutral:
            stand_neutral(s, 0, place)
        infect(s, infected)
        if extra is not None:
            extra(s)

    modules = more.pop("modules", MEDICO)
    others = more.pop("others", {})
    return position(
        at=place,
        modules=modules,
        plans={0: {place: apprentices, **(plans or {})}, 3: {"theatre": 1}, **others},
        scores=more.pop("scores", SCORES),
        moods={0: 4} if neutral else {},
        given=given,
        **more,
    )


def place(s: FrescoState, seat: int, **counts: int) -> None:
    for name, count in counts.items():
        for _ in range(count):
            play(s, seat, f"plan {name}")


def reveal(s: FrescoState) -> None:
    for seat in range(s.players):
        place(s, seat, studio=3, workshop=2)
        play(s, seat, "ready")


SWAPPED = {"m10_neutral": "swapped"}


def get_up_late(s: FrescoState) -> None:
    """The round is played to its end; in the next one seat 0 keeps his good mood."""
    sit_out(s)
    while s.view(0)["phase"] == "get-up":
        play(s, s.to_act[0], "rise 8" if s.to_act[0] == 0 else open_to(s, s.to_act[0])[0])


def planning(ill: int = 1, modules: list[str] = MEDICO, **more: Any) -> FrescoState:
    return position(at="planning", modules=modules, given=lambda s: fall_ill(s, {0: ill}), **more)


def restoring(
    bishop: str = "a1", segments: tuple[str, ...] = ("a1", "b2", "c3"), apprentices: int = 1, ill: int = 1, **more: Any
) -> FrescoState:
    """Seat 0 can pay for these segments."""
    return working(
        "cathedral",
        apprentices,
        ill,
        tiles=BARE | dict.fromkeys(segments, (5, "RY")),
        paints={0: "RY" * 3},
        bishop=bishop,
        **more,
    )


def sexton_id(s: FrescoState) -> str:
    cards: Any = module_of(s, "portraits")
    return str(next(card.id for card in cards.cards if card.uses))


def at_medico(
    *bottles: str,
    apprentices: int = 0,
    coins: int = 9,
    others: dict[int, int] | None = None,
    players: int = 3,
    **more: Any,
) -> FrescoState:
    """Seat 0 (and others, with their apprentices there) has planned the medico tile; these bottles are on offer."""

    def given(s: FrescoState) -> None:
        for seat in (0, *(others or {})):
            cover(s, seat, "medico", "market")
        infect(s, None)
        lay_bottles(s, *bottles)

    return position(
        players,
        at="market",
        modules=MEDICO,
        plans={0: {"market": apprentices, "studio": 1}}
        | {seat: {"market": count, "studio": 1} for seat, count in (others or {}).items()},
        coins={0: coins, **dict.fromkeys(others or {}, 9), **more.pop("purses", {})},
        booths={"I": ["R"], "II": ["B"]},
        given=given,
        **more,
    )


def evening(
    bottles: dict[int, list[str]], ill: dict[int, int] | None = None, final: bool = False, **more: Any
) -> FrescoState:
    def given(s: FrescoState) -> None:
        give_bottles(s, bottles)
        fall_ill(s, ill or {})

    at = "final-scoring" if final else "prepare"
    return position(at=at, final=final, modules=MEDICO, given=given, **more)


def getting_up(ill: int, mood: int = 0, hour: str = "rise 5", **more: Any) -> FrescoState:
    """Seat 0 gets up so early that his mood falls into the lower spaces."""
    s = position(at="get-up", modules=MEDICO, moods={0: mood}, given=lambda s: fall_ill(s, {0: ill}), **more)
    play(s, 0, hour)
    return s


def rise_all(s: FrescoState) -> None:
    while s.view(0)["phase"] == "get-up":
        play(s, s.to_act[0], open_to(s, s.to_act[0])[0])
