"""The games of a long run in a file, one line each, so that it can be stopped and gone on with.

The first line says which match it is; the lines after it are its games, in their order.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bottega.core.errors import OptionError
from bottega.lab.match import Match, MatchResult


class KeptGames:
    """What has been played of a match, and where the rest is written."""

    def __init__(self, file: Path, match: Match) -> None:
        self.file = file
        self.played: list[MatchResult] = []
        lines = self.whole_lines()
        if not lines:
            self.write(described(match))
            return
        try:
            described_there, *games = [json.loads(line) for line in lines]
            self.played = [game_of(game) for game in games]
        except (ValueError, TypeError, AttributeError):
            raise OptionError(f"{file} is not a file of kept games.") from None
        if described_there != described(match):
            raise OptionError(f"{file} holds games of another match: {json.dumps(described_there)}.")
        if [game.number for game in self.played] != list(range(len(self.played))):
            raise OptionError(f"The games in {file} are not in their order.")

    def whole_lines(self) -> list[str]:
        """Without what a process that was killed left half written."""
        try:
            text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        except (OSError, UnicodeError) as reason:
            raise OptionError(f"{self.file} cannot be read: {reason}") from None
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.file.write_text(whole, encoding="utf-8")
        return whole.splitlines()

    def add(self, games: Sequence[MatchResult]) -> None:
        self.write(*[asdict(game) for game in games])
        self.played += games

    def write(self, *facts: dict[str, Any]) -> None:
        try:
            with self.file.open("a", encoding="utf-8") as opened:
                opened.write("".join([json.dumps(one) + "\n" for one in facts]))
        except OSError as reason:
            raise OptionError(f"{self.file} cannot be written: {reason}") from None


def described(match: Match) -> dict[str, Any]:
    """As it reads after a way through JSON."""
    edition = None if match.edition is None else match.edition.sha256
    told = {"game": match.game_id, "bots": match.bots, "seed": match.seed, "options": match.options, "edition": edition}
    read: dict[str, Any] = json.loads(json.dumps(told))
    return read


def game_of(facts: dict[str, Any]) -> MatchResult:
    columns: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in facts.items()
    }
    return MatchResult(**columns)
