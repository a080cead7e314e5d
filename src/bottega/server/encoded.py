"""A live game as a server passes it on: the views and the facts of each viewer as JSON, encoded once for all who get
the same. Nothing here touches disk or network.
"""

from collections.abc import Sequence

import msgspec

from bottega.core.chronicle import Chronicle, Line
from bottega.core.events import EVERYONE, Event, facts_for
from bottega.core.state import State
from bottega.play.live import Advance, LiveGame, Move, Retreat, Viewer

ENCODER = msgspec.json.Encoder()


class EncodedGame(LiveGame):
    def __init__(self, first: State, dealt: Sequence[Event]) -> None:
        super().__init__(first, dealt)
        self.facts_by_viewer: dict[Viewer, list[bytes]] = {}  # one entry a move, for viewers who asked
        self.chronicles: dict[Viewer, Chronicle] = {}  # for viewers who asked
        self.changed: dict[Viewer, int] = {}  # the first line of each chronicle that the last move has changed

    def take(self, advance: Advance) -> None:
        super().take(advance)
        for viewer, facts in self.facts_by_viewer.items():
            facts.append(encode_facts(advance.move, viewer))
        for viewer, chronicle in self.chronicles.items():
            self.changed[viewer] = chronicle.add(facts_for(advance.move.events, viewer))

    def take_back(self, retreat: Retreat) -> tuple[Viewer, ...]:
        for viewer, facts in self.facts_by_viewer.items():
            facts[retreat.place + 1 :] = [encode_facts(move, viewer) for move in retreat.moves]
        self.chronicles.clear()
        return super().take_back(retreat)

    def views(self, viewers: list[Viewer]) -> list[bytes]:
        return [ENCODER.encode(view) for view in self.state.views(viewers)]

    def view(self, viewer: Viewer) -> bytes:
        return self.views([viewer])[0]

    def facts(self, viewer: Viewer) -> bytes:
        """All that a viewer has been told since the deal, with commas between."""
        return b",".join([facts for facts in self.facts_by_move(viewer) if facts])

    def latest(self, viewer: Viewer) -> bytes:
        """What a viewer was told of the last move."""
        return self.facts_by_move(viewer)[-1]

    def lines(self, viewer: Viewer) -> bytes:
        """The whole chronicle of a viewer."""
        return encode_lines(0, self.chronicle(viewer).lines)

    def latest_lines(self, viewer: Viewer) -> bytes:
        """What the last move has changed in the chronicle of a viewer."""
        lines = self.chronicle(viewer).lines
        changed = self.changed.get(viewer, 0)
        return encode_lines(changed, lines[changed:])

    def latest_weight(self, viewer: Viewer) -> int:
        """For how many beats the last move is worth a look of this viewer."""
        return self.chronicle(viewer).weight(facts_for(self.moves[-1].events, viewer))

    def account(self, viewer: Viewer) -> bytes:
        """Where the points come from, as this viewer heard it; `null` until the game is over."""
        if not self.state.is_over:
            return b"null"
        facts = [fact for move in (self.deal, *self.moves) for fact in facts_for(move.events, viewer)]
        return ENCODER.encode(self.game.account(self.state.setup, facts))

    def chronicle(self, viewer: Viewer) -> Chronicle:
        if viewer not in self.chronicles:
            chronicle = self.chronicles[viewer] = Chronicle(self.game.narrator(self.state.setup))
            for move in (self.deal, *self.moves):
                self.changed[viewer] = chronicle.add(facts_for(move.events, viewer))
        return self.chronicles[viewer]

    def facts_by_move(self, viewer: Viewer) -> list[bytes]:
        if viewer not in self.facts_by_viewer:
            self.facts_by_viewer[viewer] = [encode_facts(move, viewer) for move in (self.deal, *self.moves)]
        return self.facts_by_viewer[viewer]


def encode_lines(first: int, lines: list[Line]) -> bytes:
    """Lines that take the place of those from `first` on."""
    return ENCODER.encode({"from": first, "lines": lines})


def encode_facts(move: Move, viewer: Viewer) -> bytes:
    """What a viewer is told of a move. Most moves are told to everyone alike, and then encoded once."""
    at = move.plies[viewer]
    if at in move.encoded:
        return move.encoded[at]
    facts = []
    for event in move.events:
        if (fact := event.as_seen_by(viewer)) is not None:
            fact["at"] = at
            facts.append(ENCODER.encode(fact))
    encoded = b",".join(facts)
    if all(event.audience == EVERYONE for event in move.events):
        move.encoded[at] = encoded
    return encoded
