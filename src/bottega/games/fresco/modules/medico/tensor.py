"""The medico, complete, as numbers for a learner."""

from typing import Final, cast

from bottega.core.tensor import Encoding, floats, tell_bits
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_tensor import ModuleTensor
from bottega.games.fresco.modules.medico.actions import BOTTLE_PLACES, BOTTLES
from bottega.games.fresco.modules.medico.part import INFECTIONS, NO_BOTTLE
from bottega.games.fresco.modules.medico.rules import Medico
from bottega.games.fresco.sheet import COLUMNS, COUNTS, ILL_SHIFT, NEUTRAL_SHIFT, SPACES, unpack_plan
from bottega.games.fresco.state import FrescoState

ILL: Final = 8  # what numbers of the ill are shares of
VISIT: Final = 4
MOST: Final = 99
# By the bits of a sheet that say it, the ill in each column.
SICK: Final[list[bytes]] = [floats([count / SPACES for count in unpack_plan(ill)]) for ill in range(COUNTS + 1)]


class Told(ModuleTensor):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Medico, module)

    def name(self, e: Encoding) -> None:
        bottles = len(self.module.bottles)
        e.bits("medico.stack", "infection tiles that have not been seen", (INFECTIONS,))
        self.tile = e.one_of("medico.tile", "the infection tile of this round", INFECTIONS)
        self.place = e.one_of("medico.infected", "the place that it means", COLUMNS + 1)
        e.stretch("medico.last", "the place of the round before", (COLUMNS + 1,))
        self.struck = e.seats("medico.struck", "who has paid his toll to the infection")
        self.bottles = e.bits("medico.pile", "bottles to be drawn", (bottles,))
        e.bits("medico.used", "discarded bottles", (bottles,))
        self.kind = e.one_of(
            "medico.offer", "the bottle on each place, by what is in it", len(BOTTLES), (BOTTLE_PLACES,)
        )
        self.bottle = e.number("medico.offered", "and by its number, of all", bottles, 0, 0, (BOTTLE_PLACES,))
        about = "the bottle that had to be bought is bought; somebody chooses whom to send away"
        self.flags = e.small_bits("medico.flags", about, 2)
        self.acting = e.one_of("medico.acting", "who is at work: healthy, ill", 3)
        self.seen = e.number("medico.seen", "how many were left when he began, of four", MOST, VISIT)
        self.sick = e.number("medico.sick", "ill ones left in the visit, of four", MOST, VISIT, -1)
        self.healer = e.number("medico.healer", "the place in the order of whose turn it is to heal", MOST, VISIT, -1)
        self.name_sheet(e, "seat0.plan")

    def name_sheet(self, e: Encoding, name: str) -> None:
        e.stretch(f"{name}.ill", "ill ones in each place, of three", (COLUMNS,))
        self.neutral = e.one_of(f"{name}.neutral", "the place of the neutral one", COLUMNS)

    def name_painter(self, e: Encoding, who: str) -> None:
        self.ill = e.number(f"{who}.ill", "those with the medico, of eight", MOST, ILL)
        e.number(f"{who}.black", "black ones who came for the neutral one, of eight", MOST, ILL)
        e.bits(f"{who}.bottles", "bottles that he holds", (len(self.module.bottles),))
        self.name_sheet(e, f"{who}.sheet")

    def tell(self, s: FrescoState, seat: int, out: list[bytes]) -> None:
        part, bottles = self.module.part(s), self.bottles
        tell_bits(out, part.stack, INFECTIONS)
        out.append(self.tile[part.tile])
        out.append(self.place[part.infected])
        out.append(self.place[part.last])
        out.append(self.struck[seat][part.struck])
        tell_bits(out, part.pile, bottles)
        tell_bits(out, part.used, bottles)
        offer = part.offer
        kinds = self.module.bottles
        for place in range(BOTTLE_PLACES):
            bottle = offer[place] if place < len(offer) else NO_BOTTLE
            out.append(self.kind[kinds[bottle] if bottle != NO_BOTTLE else -1])
        out += [self.bottle.of(offer[place] + 1 if place < len(offer) else 0) for place in range(BOTTLE_PLACES)]
        out.append(self.flags[part.served | part.choosing << 1])
        out.append(self.acting[part.acting - 1])
        out.append(self.seen.of(part.seen))
        out.append(self.sick.of(part.sick))
        out.append(self.healer.of(part.healer))
        self.tell_sheet(s.plans[seat], out)

    def tell_painter(self, s: FrescoState, seat: int, other: int, out: list[bytes]) -> None:
        part = self.module.part(s)
        person = other < s.players
        out.append(self.ill.of(part.ill[other] if person else 0))
        out.append(self.ill.of(part.extra[other] if person else 0))
        tell_bits(out, part.held[other] if person else 0, self.bottles)
        self.tell_sheet(s.sheets[other], out)

    def tell_sheet(self, sheet: int, out: list[bytes]) -> None:
        out.append(SICK[sheet >> ILL_SHIFT & COUNTS])
        out.append(self.neutral[(sheet >> NEUTRAL_SHIFT) - 1])
