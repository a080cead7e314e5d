"""One written game for those who look at it: what happened move by move, and the pictures, through somebody's eyes.

Nothing here touches disk or network, and all of it is work for a thread. Eyes are those of a seat, of somebody who
looks on, or, where everything is known to all, all eyes at once: then a picture is that of whoever looks on, with what
each seat holds besides.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bottega import Record
from bottega.core.chronicle import Chronicle
from bottega.core.events import facts_for
from bottega.core.state import State
from bottega.core.view import render_past
from bottega.play.frames import Frames
from bottega.play.live import Viewer
from bottega.server.encoded import ENCODER

ALL: Final = "all"
WATCH: Final = "watch"
Picture = dict[str, Any]


class Replay:
    def __init__(self, record: Record) -> None:
        self.frames = Frames(record)

    def go_on(self, record: Record) -> None:
        """To the last move of a game that is still going on; a choice may have been taken back since."""
        if self.frames.leads_to(record):
            self.frames.play(record)
        else:
            self.frames = Frames(record)

    def moments(self, seat: int) -> list[int]:
        """The plies at which a seat was told something, by the rule of `Table.broadcast_move`. While a game goes on
        its own are counted by these: the number of all moves would tell of secret ones."""
        notes = self.frames.notes
        return [
            ply
            for ply, note in enumerate(notes)
            if ply == 0 or note.plies[seat] != notes[ply - 1].plies[seat] or facts_for(self.frames.events[ply], seat)
        ]

    def story(self, viewer: Viewer, plies: Sequence[int]) -> bytes:
        """What a viewer heard at each of these plies, and how the chronicle grew: the lines that take the place of
        those from a number on. At the end, where the points came from."""
        frames, setup = self.frames, self.frames.end.setup
        chronicle = Chronicle(frames.game.narrator(setup))
        heard, moves = [], []
        for ply in plies:
            facts, at = facts_for(frames.events[ply], viewer), self.known(ply, viewer)
            changed = chronicle.add(facts)
            heard += facts
            moves.append(
                {
                    "facts": [{**fact, "at": at} for fact in facts],
                    "lines": {"from": changed, "lines": chronicle.lines[changed:]},
                    "weight": chronicle.weight(facts),
                }
            )
        account = frames.game.account(setup, heard) if frames.end.is_over else None
        return ENCODER.encode({"moves": moves, "account": account})

    def known(self, ply: int, viewer: Viewer) -> int:
        return self.frames.notes[ply].plies[-1 if viewer is None else viewer]

    def pictures(self, eyes: str, plies: Sequence[int]) -> bytes:
        """The positions at these plies, ascending, as they are seen; nothing can be chosen in the past."""
        return ENCODER.encode(list(self.seen_at(eyes, plies)))

    def seen_at(self, eyes: str, plies: Sequence[int]) -> Iterator[Picture]:
        wanted, before = set(plies), max(plies[0] - 1, 0)
        chosen: Picture = {}
        for ply, state in enumerate(self.frames.span(before, plies[-1]), before):
            if ply in wanted:
                yield {**seen(state, eyes), **chosen}
            chosen = self.chosen(state, ply + 1, eyes) if ply + 1 in wanted else {}

    def chosen(self, state: State, number: int, eyes: str) -> Picture:
        """The choice that this move was, as it was offered, if these eyes may know it; a chronicle may be silent."""
        seat, notation = self.frames.record.moves[number - 1]
        if eyes not in (ALL, str(seat)):
            return {}
        view, action = state.view(seat), self.frames.game.number(notation)
        choice = next(choice for choice in view["choices"] if choice["id"] == action)
        return {"chosen": {"seat": seat, "deciding": view["deciding"], "choice": choice}}


def viewer_of(eyes: str) -> Viewer:
    """Whose facts go with these eyes."""
    return None if eyes in (ALL, WATCH) else int(eyes)


def seen(state: State, eyes: str) -> Picture:
    if eyes != ALL:
        return {"view": looked_at(state, viewer_of(eyes))}
    common = looked_at(state, None)
    others = [looked_at(state, seat, common) for seat in range(state.players)]
    return {"view": common, "own": [differing(common, view) for view in others]}


def looked_at(state: State, viewer: Viewer, alike: Picture | None = None) -> Picture:
    return render_past(state.game, state.redact(viewer), viewer, alike)


def differing(common: Picture, view: Picture) -> Picture:
    """What stands otherwise in a view than in that of whoever looks on."""
    found: Picture = {}
    for key, value in view.items():
        other = common.get(key)
        if value != other:
            both = isinstance(value, dict) and isinstance(other, dict)
            found[key] = differing(other, value) if both and other is not None else value
    return found
