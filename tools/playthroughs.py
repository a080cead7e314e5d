"""Whole games as a text to read: every move, what the chronicle tells of it, and the board from time to time.

    python tools/playthroughs.py            compare tests/games/<game>/playthroughs with how the games go today
    python tools/playthroughs.py --write    write them anew

The moves are those in the file, as long as they are legal; a file that is not there, or whose moves no longer are, is
played by computer players. So a text changes only where a rule, a drawing or a sentence has changed, and the difference
shows what the change means.
"""

import argparse
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path
from typing import Any

import bottega
from bottega.bots import make
from bottega.core.chronicle import Line
from bottega.core.errors import BottegaError
from bottega.core.events import Event, facts_for
from bottega.core.state import State
from bottega.games.fresco.meta import MODULES
from bottega.locale import Texts
from bottega.terminal.chronicle import Speaker, draw_line
from bottega.terminal.faces import face_of
from bottega.terminal.marks import Marks

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"
MOVE = re.compile(r"^ *\d+  seat (\d): (.+)$", re.MULTILINE)
BOARD_EVERY = 60  # moves

Moves = list[tuple[int, str]]


@dataclass(frozen=True, slots=True)
class Playthrough:
    game: str
    name: str
    players: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return TESTS / self.game.replace("-", "_") / "playthroughs" / f"{self.name}.txt"

    def new(self, events: list[Event]) -> State:
        return bottega.game(self.game).new(self.players, self.seed, self.options, events=events)

    def kept_moves(self) -> Moves:
        """Those of the file; the computers' where there is none."""
        if self.path.exists():
            moves = [(int(seat), move) for seat, move in MOVE.findall(self.path.read_text("utf-8"))]
            try:
                self.text(moves)
            except BottegaError:
                pass  # another rule: another game
            else:
                return moves
        return self.played()

    def played(self) -> Moves:
        state, moves = self.new([]), Moves()
        seats = [make("journeyman", self.game, seat) for seat in range(self.players)]
        while state.to_act:
            seat = state.to_act[0]
            action = state.game.action(seats[seat].choose(state.observe(seat)))
            moves.append((seat, str(action)))
            state.play(seat, action)
        return moves

    def text(self, moves: Moves) -> str:
        events: list[Event] = []
        state = self.new(events)
        boards, heard = {0: str(state)}, [len(facts_for(events, None))]  # the facts after each move
        for number, (seat, move) in enumerate(moves, 1):
            state.play(seat, move, events)
            heard.append(len(facts_for(events, None)))
            if number % BOARD_EVERY == 0 or number == len(moves):
                boards[number] = str(state)
        lines = list(self.chronicle(state, facts_for(events, None)))
        options = [f"    {name} = {value}" for name, value in state.setup.options.items()]
        parts = [f"{state.game.title}, {self.players} players, seed {self.seed}", *options]
        for number in range(len(moves) + 1):
            if number:
                seat, move = moves[number - 1]
                parts.append(f"{number:4}  seat {seat}: {move}")
            while lines and lines[0][0] < heard[number]:
                parts.append(lines.pop(0)[1])
            parts += indented(boards[number]) if number in boards else []
        parts += ended(state, facts_for(events, None))
        return "\n".join(part.rstrip() for part in parts) + "\n"

    def chronicle(self, state: State, facts: list[dict[str, Any]]) -> Iterator[tuple[int, str]]:
        """Each line as somebody who looks on reads it, with the number of the last fact in it."""
        face: Any = face_of(self.game, Texts("en"), Marks(True), None, self.players, state.setup)
        for line in state.game.narrator(state.setup).tell(facts):
            yield line.last, written(face.words, line)


def written(words: Speaker, line: Line) -> str:
    drawn = draw_line(words, line).plain
    return f"      == {drawn.removeprefix('◆ ')} ==" if line.heading else f"      {drawn}"


def ended(state: State, facts: list[dict[str, Any]]) -> list[str]:
    """The result, and where the points come from."""
    account = state.game.account(state.setup, facts)
    lines = [f"scores {list(state.scores())}, ranking {[list(tied) for tied in state.ranking()]}"]
    if account is not None:
        lines += [f"round {number}: {scores}" for number, scores in enumerate(account.rounds, 1)]
        for player, points in enumerate(account.points):
            gained = ", ".join([f"{source} {some}" for source, some in points.items()])
            lines.append(f"player {player}: {gained}; together {account.totals[player]}")
    return lines


def indented(board: str) -> list[str]:
    return ["", *[f"    | {line}" for line in board.splitlines()], ""]


PLAYTHROUGHS = (
    Playthrough("fresco", "base-3", 3, 11),
    Playthrough("fresco", "leonardo-2", 2, 12),
    Playthrough("fresco", "all-modules-4", 4, 13, {"modules": list(MODULES)}),
    Playthrough("princes", "three", 3, 14),
    Playthrough("princes", "five", 5, 15),
    Playthrough("fresco-cards", "two", 2, 16),
    Playthrough("fresco-cards", "four", 4, 17),
)


def main() -> int:
    parser = argparse.ArgumentParser(description="Whole games as a text to read.")
    parser.add_argument("--write", action="store_true", help="write the files anew")
    write = parser.parse_args().write
    changed = 0
    for one in PLAYTHROUGHS:
        now = one.text(one.kept_moves())
        before = one.path.read_text("utf-8") if one.path.exists() else ""
        if now == before:
            continue
        changed += 1
        if write:
            one.path.parent.mkdir(exist_ok=True)
            one.path.write_text(now, "utf-8")
        else:
            print("\n".join(unified_diff(before.splitlines(), now.splitlines(), one.path.name, "today", lineterm="")))
    return int(changed > 0 and not write)


if __name__ == "__main__":
    raise SystemExit(main())
