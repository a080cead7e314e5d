"""A game written down: set-up, moves and result. It replays anywhere, or says what does not fit."""

import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from bottega.core.edition import Edition
from bottega.core.errors import BottegaError, ReplayError
from bottega.core.events import Event
from bottega.core.game import SEED_BITS, Game
from bottega.core.options import resolve
from bottega.core.registry import game as find_game
from bottega.core.rng import FAST, GENERATORS
from bottega.core.showing import as_html
from bottega.core.state import State

FORMAT = "bottega-record/2"
FIRST_FORMAT = "bottega-record/1"  # from the time of one generator
TRIAL_FORMAT = "bottega-trial/1"  # of games that were played on from a moment of another
MAX_BYTES = 16_000_000
MOST_OF_AN_ID = 64


class Record:
    """A game written down: set-up, moves and result. `moves` are pairs of a seat and a move in notation.

    A trial, played on from a moment of another game, has an `origin`: the `replay` it was taken from, and how many of
    its `moves` are those of that game. Whoever set it up could know what would be drawn.

    What is written may carry more than a record needs (the terminal adds who sat where, as `table`); that is not read
    here.

    >>> import bottega
    >>> state = bottega.game("fresco").new(players=3, seed=4)
    >>> state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    >>> Record.of(state).moves
    [[0, 'rise 5']]
    >>> Record.of(state).replay().ply
    1
    """

    def __init__(
        self,
        game: str,
        rules_version: str,
        edition: dict[str, Any],
        players: int,
        options: dict[str, Any],
        seed: int,
        moves: list[list[Any]],
        result: dict[str, Any] | None,
        generator: str = FAST,
        origin: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.edition = edition
        self.players = players
        self.options = options
        self.seed = seed
        self.moves = moves
        self.result = result
        self.generator = generator
        self.origin = origin

    def __repr__(self) -> str:
        moves = f"{len(self.moves)} move{'' if len(self.moves) == 1 else 's'}"
        end = "not over" if self.result is None else f"scores {self.result['scores']}"
        return f"<{self.game} record: {self.players} players, seed {self.seed}, {moves}, {end}>"

    def _repr_html_(self) -> str | None:
        """In a notebook: what was played, by how many, how it ended, and the last position."""
        return as_html(self)

    @classmethod
    def of(cls, state: State) -> "Record":
        """The record of a game up to now.

        >>> import bottega
        >>> Record.of(bottega.game("fresco").new(players=3, seed=4))
        <fresco record: 3 players, seed 4, 0 moves, not over>
        """
        if state.seed < 0:
            raise ReplayError("A sampled position has no record: its past is not known.")
        game, edition = state.game, state.setup.edition
        return cls(
            game.id,
            game.rules_version,
            {"name": edition.name, "sha256": edition.sha256, "corrections": edition.corrections},
            state.players,
            state.setup.plain_options(),
            state.seed,
            [[seat, str(game.action(action))] for seat, action in state.moves()],
            result_of(state),
            state.setup.generator,
        )

    # --- on paper ------------------------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The record as text, with a checksum.

        >>> import bottega
        >>> text = Record.of(bottega.game("fresco").new(players=3, seed=4)).to_json()
        >>> Record.from_json(text).seed
        4
        """
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1) + "\n"

    def to_dict(self) -> dict[str, Any]:
        """The record as plain values, with a checksum: what `to_json` writes.

        >>> import bottega
        >>> Record.of(bottega.game("fresco").new(players=3, seed=4)).to_dict()["seed"]
        '4'
        """
        body = self._body()
        return {**body, "checksum": checksum(body)}

    def _body(self) -> dict[str, Any]:
        trial = {} if self.origin is None else {"format": TRIAL_FORMAT, "origin": self.origin}
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "edition": self.edition,
            "players": self.players,
            "options": self.options,
            "seed": str(self.seed),
            "generator": self.generator,
            "moves": self.moves,
            "result": self.result,
            **trial,
        }

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        try:
            write_whole(Path(path), self.to_json())
        except (OSError, ValueError) as error:
            raise ReplayError(f"{path} cannot be written: {getattr(error, 'strerror', None) or error}.") from None

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Read a record from a file; `ReplayError` says what is wrong with it."""
        try:
            with Path(path).open("rb") as file:
                data = file.read(MAX_BYTES + 1)
        except OSError as error:
            raise ReplayError(f"{path} cannot be read: {error.strerror}.") from None
        except ValueError:
            raise ReplayError(f"{path!r} cannot be the name of a file.") from None
        if len(data) > MAX_BYTES:
            raise ReplayError(f"{path} is too large for a record.")
        try:
            return cls.from_json(data.decode("utf-8"))
        except UnicodeDecodeError:
            raise ReplayError(f"{path} is not a record: it is not UTF-8 text.") from None

    @classmethod
    def from_json(cls, text: str) -> "Record":
        """The way back from `to_json`; an edited record is refused."""
        try:
            body = json.loads(text)
        except json.JSONDecodeError as error:
            raise ReplayError(f"The record breaks off or is damaged at line {error.lineno}: {error.msg}.") from None
        except (RecursionError, ValueError):
            raise ReplayError("The record is damaged: it is no plain JSON.") from None
        return cls._read(body)

    @classmethod
    def _read(cls, body: object) -> "Record":
        if not isinstance(body, dict):
            raise bad("format", "a record is a JSON object")
        form = body.get("format")
        if form == FIRST_FORMAT:
            body = {**body, "generator": FAST}
        elif form not in (FORMAT, TRIAL_FORMAT):
            raise bad("format", f"this version reads {FORMAT!r}, not {shown(form)}")
        for field, kind in FIELDS.items():
            if field not in body:
                raise bad(field, "is missing")
            if not isinstance(body[field], kind) or isinstance(body[field], bool):
                raise bad(field, f"has the wrong form: {shown(body[field])}")
        seed = body["seed"]
        if not seed.isascii() or not seed.isdecimal() or len(seed) > 39 or int(seed) >= 1 << SEED_BITS:
            raise bad("seed", f"must be a whole number below 2**{SEED_BITS}, not {shown(seed)}")
        if body["generator"] not in GENERATORS:
            raise bad("generator", f"must be one of {', '.join(GENERATORS)}, not {shown(body['generator'])}")
        for number, move in enumerate(body["moves"], 1):
            if not (isinstance(move, list) and len(move) == 2 and type(move[0]) is int and isinstance(move[1], str)):
                raise ReplayError(f"Move {number} must be a seat and a move, not {shown(move)}.")
        origin = checked_origin(body.get("origin"), len(body["moves"])) if form == TRIAL_FORMAT else None
        given = {field: body[field] for field in FIELDS if field not in ("seed", "checksum")}
        record = cls(**given, seed=int(seed), origin=origin)
        record._check(body["checksum"], form)
        return record

    def _check(self, written: str, form: str) -> None:
        """An edited record is refused; where the moves themselves betray the place, it is named."""
        body = {**self._body(), "format": form}
        if form == FIRST_FORMAT:
            del body["generator"]
        try:
            fits = checksum(body) == written
        except RecursionError:
            raise ReplayError("The record is damaged: it is nested too deeply.") from None
        if not fits:
            self.replay()
            raise bad("checksum", "the record was changed after it was written")

    # --- again ---------------------------------------------------------------------------------------------------

    def replay(self, events: list[list[Event]] | None = None, stop: int | None = None) -> State:
        """The state after all moves, or after the first `stop`; `events` collects what each move brought."""
        _, state = self.start()
        for number in range(1, len(self.moves if stop is None else self.moves[:stop]) + 1):
            told: list[Event] | None = None if events is None else []
            self.play_move(state, number, told)
            if events is not None and told is not None:
                events.append(told)
        if stop is None:
            self.check_result(state)
        return state

    def play_move(self, state: State, number: int, events: list[Event] | None = None) -> None:
        """Make move `number`, counted from 1, at the position before it; `ReplayError` says that it does not fit."""
        seat, notation = self.moves[number - 1]
        try:
            state.play(seat, notation, events)
        except BottegaError as error:
            reason = shortened(str(error))
            raise ReplayError(f"Move {number} (seat {seat}, {shown(notation)}) does not fit: {reason}") from None

    def check_result(self, last: State) -> None:
        """The moves must lead to the result that is written."""
        if self.result != result_of(last):
            raise bad("result", f"the moves lead to {shown(result_of(last))}, not {shown(self.result)}")

    def start(self) -> tuple[Game, State]:
        """The game and its first position."""
        game, options, edition = self.rules()
        return game, game.new(self.players, self.seed, options, edition, generator=self.generator)

    def rules(self) -> tuple[Game, dict[str, Any], Edition]:
        """The game, its options and the components it was begun with; refused where this version has others."""
        try:
            game = find_game(self.game)
        except BottegaError as error:
            raise bad("game", shortened(str(error))) from None
        if self.players not in game.players:
            raise bad("players", f"{game.title} is not played by {shown(self.players)}")
        options = self._options(game)
        return game, options, self._edition(game)

    def _options(self, game: Game) -> dict[str, Any]:
        """Every option with its value: a default that changes later must not change this game in silence."""
        written = self.options
        if self.rules_version != game.rules_version:
            earlier = game.meta.earlier.get(self.rules_version)
            # What a finished game would be by other rules is seen by its moves and its result.
            if earlier is None or (self.result is None and earlier.plays_differently(written)):
                played = shown(self.rules_version)
                raise bad("rules_version", f"played by {played}; this version plays {game.rules_version!r}")
            written = {**earlier.added_options, **written}
        try:
            complete = resolve(game.options, written)
        except BottegaError as error:
            raise bad("options", str(error)) from None
        if complete != written:
            raise bad("options", "not every option is written out with its value")
        return complete

    def _edition(self, game: Game) -> Edition:
        name, corrections = self.edition.get("name"), self.edition.get("corrections")
        if not isinstance(name, str) or not isinstance(corrections, dict):
            raise bad("edition", f"has the wrong form: {shown(self.edition)}")
        try:
            edition = game.recorded(name, corrections, self.edition.get("sha256"))
        except BottegaError as error:
            raise bad("edition", str(error)) from None
        if edition.sha256 != self.edition.get("sha256"):
            raise bad("edition", f"{shown(name)} is not the set of components that this record was played with")
        return edition


FIELDS: dict[str, Any] = {
    "game": str,
    "rules_version": str,
    "edition": dict,
    "players": int,
    "options": dict,
    "seed": str,
    "generator": str,
    "moves": list,
    "result": (dict, type(None)),
    "checksum": str,
}


def checked_origin(origin: object, moves: int) -> dict[str, Any]:
    """Where a trial came from: nothing else, so that nothing else can be kept there."""
    if not isinstance(origin, dict) or set(origin) != {"replay", "moves"}:
        raise bad("origin", f"has the wrong form: {shown(origin)}")
    replay, taken = origin["replay"], origin["moves"]
    if not isinstance(replay, str) or len(replay) > MOST_OF_AN_ID or type(taken) is not int or not 0 <= taken <= moves:
        raise bad("origin", f"has the wrong form: {shown(origin)}")
    return {"replay": replay, "moves": taken}


def write_whole(path: Path, text: str) -> None:
    """Written whole or not at all: beside the file first, then moved into its place."""
    handle, draft = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent, text=True)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def result_of(state: State) -> dict[str, Any] | None:
    if not state.is_over:
        return None
    return {"scores": list(state.scores()), "ranking": [list(seats) for seats in state.ranking()]}


def checksum(body: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(body, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def shown(value: object) -> str:
    return shortened(repr(value), 60)


def shortened(text: str, most: int = 300) -> str:
    """One line of bounded length, whatever a file may hold."""
    text = " ".join(text.split())
    return text if len(text) <= most else text[: most - 3] + "..."


def bad(field: str, reason: str) -> ReplayError:
    return ReplayError(f"Field {field!r} of the record: {reason.rstrip('.')}.")
