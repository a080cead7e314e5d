"""Special blends: a setter for positions, and their books."""

from collections.abc import Mapping

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.builders import lay_ceiling
from bottega.testing.fresco.module_books import Fact, ModuleBooks


def lay_special(s: FrescoState, tiles: Mapping[str, str]) -> None:
    """Put tiles of these names on segments, as `{"b2": "SB1"}`."""
    layout = list(s.layout)
    for name, tile_id in tiles.items():
        here, tile = SEGMENT_NAMES.index(name), s.rules.c.tile_ids.index(tile_id)
        if tile in layout:
            layout[layout.index(tile)] = layout[here]
        layout[here] = tile
    lay_ceiling(s, layout)


class Books(ModuleBooks):
    """32 tiles: 18 basic and 7 special ones on the ceiling or restored, 7 basic ones out of the game."""

    def enter(self, fact: Fact) -> None:
        pass

    def faults(self, s: FrescoState) -> list[str]:
        special = [tile for tile in s.layout if tile >= 25]
        in_play = [tile for tile in range(32) if s.where[tile] >= 0]
        found = [] if sorted(special) == list(range(25, 32)) else [f"special tiles in play: {special}"]
        if in_play != sorted(s.layout) or len(in_play) != 25:
            found.append(f"tiles in play: {in_play}")
        return found
