"""What is told of the games of a run besides who won: rows for tables, of games and of decisions, and records."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bottega.core.moments import ROUND
from bottega.core.record import Record
from bottega.core.state import State
from bottega.lab.match import Match, MatchResult, played, result
from bottega.lab.rows import Row


@dataclass(frozen=True, slots=True)
class Wanted:
    records: bool = False
    decisions: bool = False


NOTHING = Wanted()


@dataclass(frozen=True, slots=True)
class Told:
    """A game of a run; `record` and `decisions` are there when they were wanted."""

    result: MatchResult
    record: Record | None = None
    decisions: tuple[Row, ...] = ()


def play_and_tell(match: Match, wanted: Wanted, number: int, stop: Callable[[], bool] = bool) -> Told:
    """Play game `number` of a run to its end."""
    state = played(match, number, stop)
    return Told(
        result(match, number, state),
        Record.of(state) if wanted.records else None,
        tuple(decision_rows(match, number, state)) if wanted.decisions else (),
    )


def game_rows(match: Match, told: MatchResult) -> list[Row]:
    """A row for each player of a game, in the order they were named."""
    options = {f"option.{name}": plain(value) for name, value in match.new(told.number).setup.plain_options().items()}
    return [
        {
            "game": told.number,
            "seed": str(match.game_seed(told.number)),
            "players": match.players,
            "seat": match.seat(bot, told.number),
            "player": name,
            "score": told.scores[bot],
            "place": told.places[bot],
            "win": told.shares[bot],
            "winning_score": told.winning_score,
            "rounds": told.rounds,
            "decisions": told.decisions,
            **options,
        }
        for bot, name in enumerate(match.bots)
    ]


def plain(value: Any) -> str:
    """An option as one word: a list would be no column of a table."""
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def decision_rows(match: Match, number: int, end: State) -> Iterator[Row]:
    """A row for each decision of a game that was played to its end: who chose what, of how many choices, at what
    score."""
    names = {match.seat(bot, number): name for bot, name in enumerate(match.bots)}
    state = match.new(number)
    for seat, action in end.moves():
        chosen = state.game.action(action)
        yield {
            "game": number,
            "ply": state.ply,
            "round": state.stage(ROUND),
            "seat": seat,
            "player": names[seat],
            "asked": state.menus[seat].name,
            "choices": len(state.legal_actions(seat)),
            "verb": chosen.verb,
            "action": str(chosen),
            "score": state.scores()[seat],
        }
        state.apply(seat, action)
