"""The wall fresco, complete, as numbers for a learner."""

from typing import Final, cast

from bottega.core.tensor import Encoding, Known, floats, one_hot, tell_bits
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_tensor import ModuleTensor
from bottega.games.fresco.modules.wall_fresco.actions import WALL_SECTIONS
from bottega.games.fresco.modules.wall_fresco.rules import EXCHANGES, WallFresco
from bottega.games.fresco.paints import BLENDED
from bottega.games.fresco.state import FrescoState

FRONT: Final = one_hot(BLENDED)
ALL: Final = WALL_SECTIONS + 1  # with the corner that is restored from the start


class Told(ModuleTensor):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(WallFresco, module)

    def name(self, e: Encoding) -> None:
        self.fronts = Known()
        e.stretch("wall.fronts", "the colour that each section shows", (WALL_SECTIONS, BLENDED))
        about = "for each section the tile, once it was turned over: its number, of all; its income; its splash"
        e.stretch("wall.seen", about, (WALL_SECTIONS, 1 + 2 * BLENDED))
        self.tiles: list[bytes] = [
            floats(
                [
                    (number + 1) / WALL_SECTIONS,
                    *[float(colour == tile.income) for colour in range(BLENDED)],
                    *[float(colour == tile.splash) for colour in range(BLENDED)],
                ]
            )
            for number, tile in enumerate(self.module.faces)
        ]
        self.tiles.append(floats([0.0] * (1 + 2 * BLENDED)))
        e.bits("wall.left", "sections with a tile", (ALL,))
        e.bits("wall.under", "tiles that were given up for a request", (ALL,))
        e.bits("wall.gone", "tiles that were exchanged", (ALL,))
        self.trading = e.one_of("wall.trading", "the blend for which tiles are being chosen", BLENDED + 1)
        e.bits("wall.giving", "the sections chosen so far", (ALL,))
        self.done = e.small_bits("wall.done", "the one on the tile has had his turn", 1)

    def name_painter(self, e: Encoding, who: str) -> None:
        e.bits(f"{who}.wall", "his loose tiles, by their sections", (ALL,))
        self.traded = e.small_bits(f"{who}.exchanged", "the blends that he has exchanged for", EXCHANGES)

    def tell(self, s: FrescoState, seat: int, out: list[bytes]) -> None:
        part, tiles = self.module.part(s), self.tiles
        out.append(self.fronts.told.get(part.fronts) or self.tell_fronts(part.fronts))
        out += [tiles[tile] for tile in part.seen]
        tell_bits(out, part.left, ALL)
        tell_bits(out, part.under, ALL)
        tell_bits(out, part.gone, ALL)
        out.append(self.trading[part.trading])
        tell_bits(out, part.giving, ALL)
        out.append(self.done[part.done])

    def tell_fronts(self, fronts: tuple[int, ...]) -> bytes:
        return self.fronts.keep(fronts, b"".join([FRONT[colour] for colour in fronts]))

    def tell_painter(self, s: FrescoState, seat: int, other: int, out: list[bytes]) -> None:
        part = self.module.part(s)
        person = other < s.players
        tell_bits(out, part.tiles[other] if person else 0, ALL)
        out.append(self.traded[part.traded[other] if person else 0])
