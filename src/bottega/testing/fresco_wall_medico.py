"""The givens of Fresco's modules 9 and 10: small setters for positions made by `bottega.testing.fresco.position`."""

from collections.abc import Mapping, Sequence
from typing import cast

from bottega.games.fresco.actions import PLACES
from bottega.games.fresco.modules.medico.actions import BOTTLES
from bottega.games.fresco.modules.medico.part import LOCATIONS, NO_BOTTLE, MedicoPart
from bottega.games.fresco.modules.medico.rules import Medico
from bottega.games.fresco.modules.wall_fresco.actions import WALL_NAMES
from bottega.games.fresco.modules.wall_fresco.rules import WallFresco, WallPart
from bottega.games.fresco.paints import COLOURS, LETTERS
from bottega.games.fresco.sheet import COLUMNS, ILL_SHIFT, NEUTRAL_SHIFT
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco_modules import module_of


def column(place: str) -> int:
    return min(PLACES.index(place), COLUMNS - 1)


# --- the wall fresco


def wall_of(s: FrescoState) -> WallFresco:
    return cast(WallFresco, module_of(s, "wall_fresco"))


def wall_part(s: FrescoState) -> WallPart:
    return wall_of(s).part(s)


def lay_wall(s: FrescoState, fronts: Mapping[str, str]) -> None:
    """Let sections show these fronts, as `{"w12": "P"}`: tiles change places."""
    wall, part = wall_of(s), wall_part(s)
    layout = list(part.layout)
    fixed: set[int] = set()
    for name, letter in fronts.items():
        here = WALL_NAMES.index(name)
        fixed.add(here)
        wanted = COLOURS[LETTERS.index(letter)]
        if COLOURS[wall.faces[layout[here]].front] != wanted:
            there = next(
                i for i in range(18) if i not in fixed and part.left >> i & 1 and front(wall, layout[i]) == wanted
            )
            layout[here], layout[there] = layout[there], layout[here]
    part.layout = tuple(layout)
    part.fronts = tuple([wall.faces[tile].front for tile in layout])


def front(wall: WallFresco, tile: int) -> str:
    return COLOURS[wall.faces[tile].front]


def own_wall(s: FrescoState, seat: int, *tiles: str) -> list[str]:
    """Give a seat wall tiles with this income and splash, as "RO" (red, orange); returns their sections."""
    wall, part = wall_of(s), wall_part(s)
    names: list[str] = []
    for tile in tiles:
        income, splash = tile[0], tile[1]
        section = next(
            i
            for i in range(18)
            if part.left >> i & 1
            and LETTERS[wall.faces[part.layout[i]].income] == income
            and LETTERS[wall.faces[part.layout[i]].splash] == splash
        )
        part.left &= ~(1 << section)
        part.seen[section] = part.layout[section]
        part.tiles[seat] |= 1 << section
        names.append(WALL_NAMES[section])
    return names


def restore_wall(s: FrescoState, *sections: str) -> None:
    """These sections are restored; their tiles have left the game."""
    part = wall_part(s)
    for name in sections:
        i = WALL_NAMES.index(name)
        part.left &= ~(1 << i)
        part.seen[i] = part.layout[i]
        part.gone |= 1 << i


def own_exchange(s: FrescoState, seat: int, *colours: str) -> None:
    for colour in colours:
        wall_part(s).traded[seat] |= 1 << COLOURS.index(colour) - 3


# --- the medico


def medico_of(s: FrescoState) -> Medico:
    return cast(Medico, module_of(s, "medico"))


def medico_part(s: FrescoState) -> MedicoPart:
    return medico_of(s).part(s)


def fall_ill(s: FrescoState, ill: Mapping[int, int]) -> None:
    """So many apprentices of these seats are with the medico."""
    for seat, count in ill.items():
        medico_part(s).ill[seat] = count


def stand_ill(s: FrescoState, seat: int, places: Mapping[str, int]) -> None:
    """So many of those who stand at these places of an open sheet are ill; at least as many are with the medico."""
    for place, count in places.items():
        s.sheets[seat] += count << ILL_SHIFT + 2 * column(place)
    part = medico_part(s)
    part.ill[seat] = max(part.ill[seat], sum(places.values()))


def stand_neutral(s: FrescoState, seat: int, place: str) -> None:
    """One of those who stand there is the neutral one."""
    s.sheets[seat] += column(place) + 1 << NEUTRAL_SHIFT


def infect(s: FrescoState, place: str | None) -> None:
    """The tile of this round names this place."""
    part = medico_part(s)
    part.infected = -1 if place is None else PLACES.index(place)


def next_infections(s: FrescoState, *locations: str) -> None:
    """Only tiles of these locations are left."""
    medico, part = medico_of(s), medico_part(s)
    part.stack = 0
    for location in locations:
        if location not in LOCATIONS:
            raise ValueError(location)
        tile = next(i for i, where in enumerate(medico.infections) if where == location and part.stack >> i & 1 == 0)
        part.stack |= 1 << tile


def lay_bottles(s: FrescoState, *bottles: str) -> None:
    """Lay these bottles out, from the left."""
    part = medico_part(s)
    for bottle in part.offer:
        if bottle != NO_BOTTLE:
            part.pile |= 1 << bottle
    offer = [take_bottle(s, kind) for kind in bottles]
    part.offer = (*offer, *[NO_BOTTLE] * (len(part.offer) - len(offer)))


def give_bottles(s: FrescoState, bottles: Mapping[int, Sequence[str]]) -> None:
    """Put bottles before these seats."""
    for seat, kinds in bottles.items():
        for kind in kinds:
            medico_part(s).held[seat] |= 1 << take_bottle(s, kind)


def take_bottle(s: FrescoState, kind: str) -> int:
    medico, part = medico_of(s), medico_part(s)
    bottle = next(i for i, k in enumerate(medico.bottles) if k == BOTTLES.index(kind) and part.pile >> i & 1)
    part.pile ^= 1 << bottle
    return bottle
