"""Reads the values of flags. What cannot be is refused here, where the reader's language is known."""

import json
import secrets
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

import bottega
from bottega import Game, bots
from bottega.core import registry
from bottega.core.edition import Edition
from bottega.core.errors import OptionError
from bottega.core.game import SEED_BITS
from bottega.core.options import ALL, Choice, Number, Several
from bottega.core.record import shortened
from bottega.locale import Texts
from bottega.terminal.numbers import number

FAILED = 1
WRONG_USAGE = 2
DEFAULT_PACE = 0.6
MANY = "100"  # games of a match
LONGEST_ECHO = 60  # of what was typed, when it is refused
LONGEST_PART = 900  # of anything in a text; Fluent takes no more than 1,000


class Fault(Exception):
    """A mistake of the user, as a text and an exit code."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class Run(NamedTuple):
    """Many games between computer players, as a command was asked for them."""

    games: int
    seed: int
    options: dict[str, Any]
    jobs: int


def named_game(file: Path) -> Game:
    """The game that an edition file names; a file that cannot be read goes to the first one, which says why."""
    known = registry.names()
    try:
        named = json.loads(file.read_text(encoding="utf-8"))["game"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        named = None
    return bottega.game(named if named in known else known[0])


def said(texts: Texts, key: str, **args: str | int) -> str:
    """A text about something that may be of any length: file names, words typed, what an error says."""
    bounded = {
        name: shortened(value, LONGEST_PART) if isinstance(value, str) else value for name, value in args.items()
    }
    return texts.text(key, **bounded)


class Reader:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def wrong(self, key: str, **args: str | int) -> Fault:
        if isinstance(given := args.get("given"), str):
            args["given"] = shortened(given, LONGEST_ECHO)
        return Fault(WRONG_USAGE, said(self.texts, key, **args))

    def unknown(self, key: str, given: str, known: Sequence[str], **args: str | int) -> Fault:
        given = shortened(given, LONGEST_ECHO)
        what = self.texts.text(key, given=given, known=", ".join(known), **args)
        near = get_close_matches(given, known, n=1)
        return Fault(WRONG_USAGE, self.texts.text("cli-did-you-mean", what=what, near=near[0]) if near else what)

    def game(self, given: str) -> Game:
        known = registry.names()
        if given not in known:
            raise self.unknown("cli-game-unknown", given, known)
        return bottega.game(given)

    def number(self, flag: str, given: str, low: int, high: int | None = None) -> int:
        read = number(given)
        if high is not None and (read is None or not low <= read <= high):
            raise self.wrong("cli-number-range", flag=flag, low=low, high=high, given=given)
        if read is None or read < low:
            raise self.wrong("cli-number-least", flag=flag, low=low, given=given)
        return read

    def players(self, game: Game, given: str | None) -> int:
        if given is None:
            return game.players[-1]
        read = number(given)
        if read is None or read not in game.players:
            low, high = game.players[0], game.players[-1]
            raise self.wrong("cli-players-count", title=game.title, low=low, high=high, given=given)
        return read

    def seed(self, given: str | None) -> int:
        if given is None:
            return secrets.randbits(SEED_BITS)
        read = number(given)
        if read is None or read >= 1 << SEED_BITS:
            raise self.wrong("cli-seed-bad", given=given)
        return read

    def run(
        self,
        game: Game,
        games: str | None,
        seed: str | None,
        options: Sequence[str] | None,
        modules: str | None,
        jobs: str | None,
        fewest: int = 1,
    ) -> Run:
        return Run(
            self.number("--games", games or MANY, fewest, 10_000_000),
            self.seed(seed or "1"),
            self.options(game, options or [], modules),
            self.number("--jobs", jobs or "1", 1, 1024),
        )

    def options(self, game: Game, given: Sequence[str], modules: str | None) -> dict[str, Any]:
        schema = {option.name: option for option in game.options}
        if modules is not None and "modules" not in schema:
            raise self.wrong("cli-module-none", given=modules, title=game.title)
        values: dict[str, Any] = {} if modules is None else {"modules": modules}
        for text in given:
            name, equals, value = text.partition("=")
            if not equals:
                raise self.wrong("cli-option-form", given=text)
            if name not in schema:
                raise self.unknown("cli-option-unknown", name, list(schema))
            values[name] = value
        return {name: self.option(game, schema[name], value) for name, value in values.items()}

    def option(self, game: Game, option: Choice | Number | Several, given: str) -> object:
        try:
            return option.read(given)
        except OptionError:
            pass
        if isinstance(option, Choice):
            raise self.unknown("cli-option-value", given, option.values, name=option.name)
        if isinstance(option, Number):
            raise self.wrong("cli-option-range", name=option.name, low=option.low, high=option.high, given=given)
        word = next(word for word in given.split(",") if word.strip() and option.meant(word) is None).strip()
        if not option.words:
            raise self.wrong("cli-module-none", given=word, title=game.title)
        raise self.unknown("cli-module-unknown", word, (*option.words, *option.sets, ALL))

    def editions(self, files: Sequence[str]) -> list[Edition]:
        """The editions in these files, each of the game that it names."""
        found: list[Edition] = []
        for file in files:
            game = named_game(Path(file))
            edition = game.edition(file)
            if any(other.game == game.id and other.name == edition.name for other in found):
                raise Fault(FAILED, said(self.texts, "cli-edition-twice", game=game.title, name=edition.name))
            found.append(edition)
        return found

    def bot(self, game: Game, name: str) -> str:
        if ":" not in name and name not in bots.all_names():
            raise self.unknown("cli-bot-unknown", name, bots.names(game.id, installed=True))
        bots.make(name, game.id, 0)  # one of the reader's own may fail, and should before the game begins
        return name

    def bots(self, game: Game, given: str | None, seats: Sequence[int]) -> dict[int, str]:
        """The computers at these seats; one name is enough for all."""
        names = [name.strip() for name in (given or bots.usual(game.id).id).split(",") if name.strip()]
        if len(names) == 1:
            names *= len(seats)
        if len(names) != len(seats):
            raise self.wrong("cli-bots-count", count=len(seats), given=len(names))
        return {seat: self.bot(game, name) for seat, name in zip(seats, names, strict=True)}

    def pace(self, given: str | None, interactive: bool) -> float | str:
        if given is None:
            return DEFAULT_PACE if interactive else 0.0
        if given in ("step", "steps"):
            return "step"
        try:
            seconds = float(given)
        except ValueError:
            seconds = -1.0
        if not 0 <= seconds <= 60:
            raise self.wrong("cli-pace-bad", given=given)
        return seconds
