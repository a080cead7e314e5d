"""What the rules say about modules that meet at one table: the only place where one module knows of another.

Most of it needs no code, because modules share the hooks of a restoration:

- Wall fresco tiles count for requests, alone or mixed with ceiling tiles (F-M09-21, F-CMB-5): `WallTiles`.
- Income of requests and of the wall fresco are independent (F-CMB-6): each module collects its own.
- What an ill apprentice may not do: `NOT_FOR_THE_ILL`. He may not stand on a tile either (F-M10-22, F-CMB-10,
  F-CMB-13): that is a rule of the medico about every tile. Pink and brown, scrolls, windows, requests, exchanges and
  the altar are open to him (F-M10-29..31, F-M10-35, F-OQ-165).
- Leaf gold of an ill apprentice is worth what it is worth away from the bishop (F-M10-28, F-CMB-9): he never works
  beside the bishop, so nobody has to ask. For the same reason he gets no bonus and no favour (F-OQ-166, F-OQ-167).
- Covering tiles (F-CMB-16, F-CMB-17): `covering.py` has the rules that they share.
- The order at one restoration (F-OQ-191), of the last settlements (F-OQ-73) and of the ends of the game (F-CMB-15) is
  the order of `MANIFESTS`.
"""

from typing import Final, cast

from bottega.games.fresco.actions import BISHOP, EARN, SEGMENTS
from bottega.games.fresco.all_actions import ACTIONS
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.modules.portraits.actions import PORTRAIT, SEXTON, SHOWN_PORTRAITS
from bottega.games.fresco.modules.requests.rules import MoreTiles, Requests
from bottega.games.fresco.modules.wall_fresco.actions import GIVE, WALL_NAMES, WALL_SECTIONS
from bottega.games.fresco.modules.wall_fresco.rules import WallFresco
from bottega.games.fresco.state import FrescoState


def named(verbs: tuple[str, ...], notations: tuple[str, ...] = ()) -> tuple[int, ...]:
    """All actions of these verbs, and those of these notations."""
    return tuple([n for n, a in enumerate(ACTIONS.actions) if a.verb in verbs or str(a) in notations])


# By the place where he works.
NOT_FOR_THE_ILL: Final[dict[str, tuple[int, ...]]] = {
    "cathedral": (
        *range(BISHOP, BISHOP + SEGMENTS),  # F-M10-24
        *range(SEXTON, SEXTON + SEGMENTS),  # F-M10-27, F-CMB-7
        *named(("visit",), ("wish praise",)),  # F-M10-27, F-CMB-8, F-OQ-166
    ),
    "studio": (
        EARN,  # F-M10-32
        *range(PORTRAIT, PORTRAIT + SHOWN_PORTRAITS),  # F-M10-32, F-CMB-14
        *named((), ("wish tip",)),  # F-M10-33, F-CMB-8
    ),
    "workshop": named((), ("alchemy red", "alchemy yellow", "alchemy blue")),  # F-M10-36, F-CMB-8
}


class WallTiles(MoreTiles):
    """The loose wall fresco tiles of a player, for requests (F-M09-21, F-OQ-99)."""

    def __init__(self, wall: WallFresco) -> None:
        self.actions = tuple(range(GIVE, GIVE + WALL_SECTIONS))
        self.names = tuple(WALL_NAMES)
        self.wall = wall

    def loose(self, s: FrescoState, painter: int, splash: int) -> int:
        if painter >= s.players:
            return 0
        part = self.wall.part(s)
        tiles = part.tiles[painter]
        if splash < 0 or tiles == 0:
            return tiles
        mask = 0
        for section, tile in enumerate(part.seen):
            if tiles >> section & 1 and self.wall.faces[tile].splash == splash:
                mask |= 1 << section
        return mask

    def give_up(self, s: FrescoState, painter: int, tiles: int) -> None:
        part = self.wall.part(s)
        part.tiles[painter] &= ~tiles
        part.under |= tiles


def connect(modules: list[FrescoModule]) -> None:
    """Let the modules of one table know of each other where the rules say so."""
    at_table = {module.name: module for module in modules}
    if "requests" in at_table and "wall_fresco" in at_table:
        wall = cast(WallFresco, at_table["wall_fresco"])
        cast(Requests, at_table["requests"]).count_also(WallTiles(wall))
        wall.splashes_count = True
