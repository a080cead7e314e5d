"""The journal of one table played again, row by row: what each viewer may have been told after each of them, to the
letter. Nothing here asks a server: rows go in, and what the rules of the house make of them comes out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import msgspec

from bottega import Record
from bottega.core.errors import BottegaError
from bottega.play.live import COMPUTER, PERSON, LiveGame
from bottega.server import journal, messages
from bottega.server.encoded import EncodedGame
from bottega.server.journal import BY, MOVE, UNDO, Stopped
from bottega.server.store.writer import Entry
from bottega.server.table import Said

from .history import Viewer

PLAYED: Final = (MOVE, UNDO)


class Wanted(NamedTuple):
    """A `state` that somebody heard; a `reset` is the whole game."""

    viewer: Viewer
    version: int
    reset: bool


class Standing(NamedTuple):
    """What a `table` says that the journal says too."""

    away: tuple[bool, ...]
    resigned: tuple[bool, ...]
    over: bool
    take_backs: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A row, with the game before and after it."""

    entry: Entry
    offered_at: tuple[int, ...]  # before: from which version on each seat could choose what it was asked
    before: dict[Viewer, int]  # the version of each viewer
    after: dict[Viewer, int]
    noticed: frozenset[Viewer]  # who was sent something because of it
    standing: Standing


@dataclass(slots=True)
class Story:
    entries: list[Entry]
    kinds: list[str]  # of the seats: a person's or a computer's
    moments: list[Moment] = field(default_factory=list)
    told: dict[Wanted, list[tuple[int, str]]] = field(default_factory=dict)  # by row, the text without its number
    stopped: str | None = None  # why it cannot be played again
    seed: str = ""
    over: bool = False
    scores: list[int] = field(default_factory=list)

    @property
    def end(self) -> int:
        return len(self.moments)


def story_of(entries: Sequence[Entry], kinds: Sequence[str], wanted: set[Wanted]) -> Story:
    story = Story(list(entries), list(kinds))
    try:
        story.seed = str(journal.begun(entries).seed)
        tell(story, journal.opened(entries), wanted)
    except Stopped as stopped:
        story.stopped = str(stopped)
    return story


def tell(story: Story, play: EncodedGame, wanted: set[Wanted]) -> None:
    flags = Flags([False] * len(story.kinds), [False] * len(story.kinds))
    persons = [seat for seat, kind in enumerate(story.kinds) if kind != COMPUTER]
    for row, entry in enumerate(story.entries):
        before = {viewer: play.version(viewer) for viewer in play.viewers}
        offered = tuple(play.offered_at)
        noticed: frozenset[Viewer] = frozenset(play.viewers) if row == 0 else frozenset()
        if entry.kind in PLAYED and entry.seat is not None:
            journal.repeat(play, entry, entry.seat)
            noticed = noticed_by(play, entry, before)
        after = {viewer: play.version(viewer) for viewer in play.viewers}
        standing = flags.after(entry, play.state.is_over)
        story.moments.append(Moment(entry, offered, before, after, noticed, standing))
        if row == 0 or entry.kind in PLAYED:
            write_texts(story, play, row, wanted, persons)
    story.over, story.scores = play.state.is_over, list(play.state.scores())
    check_record(play)


def check_record(play: LiveGame) -> None:
    """What is exported of it replays to the same, in a process that knows nothing of servers."""
    record = Record.from_json(Record.of(play.state).to_json())
    try:
        again = record.replay()
    except BottegaError as error:
        raise Stopped(f"Its record does not replay: {error}") from None
    if journal.fingerprint(again) != journal.fingerprint(play.state):
        raise Stopped("Its record replays to another position.")


def noticed_by(play: EncodedGame, entry: Entry, before: dict[Viewer, int]) -> frozenset[Viewer]:
    changed = {viewer for viewer in play.viewers if play.version(viewer) != before[viewer]}
    if entry.kind == MOVE:
        changed |= {viewer for viewer in play.viewers if play.latest(viewer)}
    return frozenset(changed)


def write_texts(story: Story, play: EncodedGame, row: int, wanted: set[Wanted], persons: list[int]) -> None:
    for viewer in play.viewers:
        version = play.version(viewer)
        whole, step = Wanted(viewer, version, True), Wanted(viewer, version, False)
        if whole in wanted:
            story.told.setdefault(whole, []).append((row, whole_game(play, viewer, persons)))
        if step in wanted and story.entries[row].kind == MOVE and viewer in story.moments[row].noticed:
            story.told.setdefault(step, []).append((row, last_move(play, viewer, persons)))


def whole_game(play: EncodedGame, viewer: Viewer, persons: list[int]) -> str:
    """A `state` with all since the deal, without its number."""
    parts = play.view(viewer), play.facts(viewer), play.lines(viewer), play.account(viewer)
    return messages.state(play.version(viewer), parts, True, own_choices(play, viewer, persons))


def last_move(play: EncodedGame, viewer: Viewer, persons: list[int]) -> str:
    """And one with the last move alone."""
    parts = play.view(viewer), play.latest(viewer), play.latest_lines(viewer), play.account(viewer)
    own = own_choices(play, viewer, persons)
    return messages.state(play.version(viewer), parts, False, own, play.latest_weight(viewer))


def own_choices(play: EncodedGame, viewer: Viewer, persons: list[int]) -> messages.OwnChoices:
    words = journal.notations(play.game.id)
    own = [] if viewer is None else play.own_choices(viewer)
    undo = [words[play.moves[place].action] for place in own]
    chosen_at = 0 if viewer is None else play.chosen_at[viewer]
    return messages.OwnChoices(undo, play.can_take_back(viewer, persons), chosen_at)


@dataclass(slots=True)
class Flags:
    """What the rows so far say of the seats."""

    away: list[bool]
    resigned: list[bool]
    take_backs: int = 0

    def after(self, entry: Entry, over: bool) -> Standing:
        self.take_backs += journal.is_take_back(entry)
        if entry.seat is not None and entry.kind in (journal.TAKEOVER, journal.RETURN):
            self.away[entry.seat] = entry.kind == journal.TAKEOVER
        elif entry.seat is not None and entry.kind == journal.RESIGN:
            self.resigned[entry.seat] = True
        return Standing(tuple(self.away), tuple(self.resigned), over, self.take_backs)


def is_of_a_person(entry: Entry) -> bool:
    """A row that somebody must have asked for."""
    if entry.kind == MOVE:
        return BY[entry.body[0]] == PERSON
    return entry.kind in (UNDO, journal.CHAT, journal.RESIGN) or is_asked_for(entry)


def is_asked_for(entry: Entry) -> bool:
    """A computer at a seat because its player wished it."""
    return entry.kind == journal.TAKEOVER and entry.body == "asked"


def said_in(entry: Entry) -> Said:
    return msgspec.json.decode(entry.body, type=Said)
