"""Any position of The Princes of Florence, said in the words of the rules.

>>> s = position(at="actions", round=3, estates={0: ["theatre"]}, hands={0: ["poet"]}, jesters={0: 4})
>>> [choice for choice in open_to(s, 0) if choice.startswith("work")]
['work poet']
>>> play(s, 0, "work poet")
>>> s.value
13
"""

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from bottega.core.bits import bits
from bottega.core.edition import Edition
from bottega.core.errors import IllegalAction
from bottega.core.events import Event
from bottega.core.options import resolve
from bottega.core.state import Setup
from bottega.games.princes.actions import (
    BONUSES,
    BUILDINGS,
    CELL_NAMES,
    CELLS,
    FREEDOMS,
    PIECES,
    PILES,
    PRESTIGES,
    PROFESSIONS,
)
from bottega.games.princes.game import GAME as GAME
from bottega.games.princes.rules import ALL_PIECES, FREEDOM_OFFER, KINDS, LANDSCAPE_BITS, LANDSCAPE_OFFER, STALE
from bottega.games.princes.shapes import beside, covered, places
from bottega.games.princes.state import (
    BUILDING_SUPPLY,
    DECK_SIZES,
    FREEDOM_SUPPLY,
    PLOT,
    PLOT_PLACE,
    STORY,
    TOLD_BONUS,
    TOLD_LOOK,
    TOLD_SEAT,
    TOLD_WORK,
    PrincesState,
)

Names = Mapping[int, Sequence[str]]
Numbers = Mapping[int, int]


def position(
    players: int = 4,
    *,
    at: str = "auction",
    round: int = 1,
    first: int = 0,
    seed: int = 1,
    florins: Numbers | None = None,
    prestige: Numbers | None = None,
    estates: Names | None = None,
    jesters: Numbers | None = None,
    builders: Numbers | None = None,
    freedoms: Names | None = None,
    hands: Names | None = None,
    played: Names | None = None,
    replaced: Numbers | None = None,
    recruiting: Numbers | None = None,
    bonuses: Names | None = None,
    medals: Names | None = None,
    best: Numbers | None = None,
    stacks: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    piles: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, Any] | None = None,
    edition: Edition | None = None,
) -> PrincesState:
    """A game that has come to the beginning of step `at`: "auction", "actions" or "close-round".

    `estates` lists pieces in the order of building; `"theatre d1.2"` says where one lies, `"theatre"` alone finds a
    place on free cells. `hands` and `played` are professions (default: three that nobody else needs in each hand),
    `replaced` recruiting cards on the table. `piles` gives decks from the top, as `{"bonus": ["bonus_03"]}`; else they
    hold what is left. Nobody remembers anything he has looked at before.
    """
    setup = Setup(players, resolve(GAME.options, options), GAME.edition(edition))
    s = GAME.blank(setup, seed)
    GAME.deal(s)
    s.carry_on()
    s.waiting, s.round, s.first = 0, round, first
    deal_professions(s, hands or {}, played or {}, replaced or {})
    for seat in range(players):
        s.florins[seat] = (florins or {}).get(seat, s.florins[seat])
        s.prestige[seat] = (prestige or {}).get(seat, s.prestige[seat])
        s.jesters[seat] = (jesters or {}).get(seat, 0)
        s.builders[seat] = (builders or {}).get(seat, 0)
        s.recruiting[seat] = (recruiting or {}).get(seat, 0)
        s.replaced[seat] = (replaced or {}).get(seat, 0)
        s.best[seat] = (best or {}).get(seat, 0)
        s.cards[seat] = s.hand[seat].bit_count() + s.recruiting[seat] + s.works(seat)
        hand_out(s, seat, (bonuses or {}).get(seat, ()), (medals or {}).get(seat, ()))
        s.offers[seat] |= mask_of((freedoms or {}).get(seat, ()), FREEDOMS) << FREEDOM_OFFER
        build_estate(s, seat, (estates or {}).get(seat, ()))
    count_supply(s, stacks or {}, supply or {})
    lay_piles(s, piles or {})
    tell_story(s)
    go_to(s, at)
    s.forget_moves()
    s.ply = 0
    s.carry_on()
    return s


def hand_out(s: PrincesState, seat: int, bonuses: Sequence[str], medals: Sequence[str]) -> None:
    """Bonus cards and prestige cards into a hand, counted as all see them."""
    s.bonuses[seat], s.medals[seat] = mask_of(bonuses, BONUSES), mask_of(medals, PRESTIGES)
    s.bonus_held[seat], s.honours[seat] = s.bonuses[seat].bit_count(), s.medals[seat].bit_count()


def go_to(s: PrincesState, at: str) -> None:
    """To the beginning of a step."""
    names = [step.name for step in s.rules.steps]
    s.step = names.index(at)
    s.turn = -1 if at != "close-round" else s.players
    s.opener = s.first
    if at == "auction":
        s.free = s.rules.everybody


def mask_of(names: Sequence[str], among: Sequence[str]) -> int:
    return sum([1 << among.index(name) for name in names])


def deal_professions(s: PrincesState, hands: Names, played: Names, replaced: Numbers) -> None:
    named = {name for cards in (*hands.values(), *played.values()) for name in cards}
    others = [card for card, name in enumerate(PROFESSIONS) if name not in named]
    for seat in range(s.players):
        s.played[seat] = mask_of(played.get(seat, ()), PROFESSIONS)
        missing = max(0, s.rules.c.kept - s.played[seat].bit_count() - replaced.get(seat, 0))
        s.hand[seat] = mask_of(hands[seat], PROFESSIONS) if seat in hands else 0
        if seat not in hands:
            for _ in range(missing):
                s.hand[seat] |= 1 << others.pop(0)


def build_estate(s: PrincesState, seat: int, pieces: Sequence[str]) -> None:
    """Pieces with a place first, then the others where they go."""
    wanted = [(PIECES.index(piece.split()[0]), place_of(piece)) for piece in pieces]
    taken = 0
    for piece, place in wanted:
        if place >= 0:
            taken |= covered(s.rules.c.ways[piece], place)
    found = fit_all(s, [piece for piece, place in wanted if place < 0], s.rules.c.grounds & ~taken)
    if found is None:
        raise ValueError("these pieces do not fit into one estate")
    for piece, given in wanted:
        place = given if given >= 0 else found[piece].pop()
        cells = covered(s.rules.c.ways[piece], place)
        s.taken[seat] |= cells
        s.plots[seat] = s.plots[seat] << PLOT | piece + 1 << PLOT_PLACE | place
        if piece < KINDS:
            s.landscapes[KINDS * seat + piece] += 1
            s.offers[seat] |= 1 << LANDSCAPE_OFFER + piece
        else:
            s.offers[seat] |= 1 << piece - KINDS
            s.near[seat] |= beside(cells)
    landscape_room = s.rules.room(seat, LANDSCAPE_BITS, s.free_cells(seat))
    s.room[seat] = ALL_PIECES & ~LANDSCAPE_BITS | landscape_room | STALE


def place_of(piece: str) -> int:
    _, _, place = piece.partition(" ")
    if not place:
        return -1
    cell, _, orientation = place.partition(".")
    return (int(orientation) - 1) * CELLS + CELL_NAMES.index(cell)


def fit_all(s: PrincesState, pieces: list[int], area: int) -> dict[int, list[int]] | None:
    """A place for each of these pieces, large ones first."""
    if not pieces:
        return {}
    ordered = sorted(pieces, key=lambda piece: -s.rules.c.piece_squares[piece])
    piece, rest = ordered[0], ordered[1:]
    for place in bits(places(s.rules.c.ways[piece], area)):
        found = fit_all(s, rest, area & ~covered(s.rules.c.ways[piece], place))
        if found is not None:
            found.setdefault(piece, []).append(place)
            return found
    return None


def count_supply(s: PrincesState, stacks: Mapping[str, int], supply: Mapping[str, int]) -> None:
    owned = [
        *[sum(s.landscapes[kind::KINDS]) for kind in range(KINDS)],
        sum(s.jesters),
        sum(s.builders),
        sum(s.honours),
        sum(s.recruiting) + sum(s.replaced),
        *[sum([s.buildings(p) >> i & 1 for p in range(s.players)]) for i in range(len(BUILDINGS))],
        *[sum([s.freedoms(p) >> i & 1 for p in range(s.players)]) for i in range(len(FREEDOMS))],
    ]
    s.supply = [left - out for left, out in zip(s.supply, owned, strict=True)]
    for name, count in stacks.items():
        s.supply[PILES.index(name)] = count
    for name, count in supply.items():
        at = BUILDING_SUPPLY + BUILDINGS.index(name) if name in BUILDINGS else FREEDOM_SUPPLY + FREEDOMS.index(name)
        s.supply[at] = count
    s.stock = sum([1 << i for i, left in enumerate(s.supply) if left > 0])


def lay_piles(s: PrincesState, piles: Mapping[str, Sequence[str]]) -> None:
    decks = (
        ("profession", PROFESSIONS, sum(s.hand) + sum(s.played)),
        ("bonus", BONUSES, sum(s.bonuses)),
        ("prestige", PRESTIGES, sum(s.medals)),
    )
    laid = []
    for deck, names, out in decks:
        left = [card for card in range(len(names)) if not out >> card & 1]
        laid.append(tuple([names.index(name) for name in piles[deck]]) if deck in piles else tuple(left))
    s.profession_pile, s.bonus_pile, s.prestige_pile = laid
    if "bonus" in piles:
        s.bonus_gone = (1 << DECK_SIZES[1]) - 1 & ~(sum(s.bonuses) | sum([1 << card for card in laid[1]]))


def tell_story(s: PrincesState) -> None:
    """A story of the cards that leads to these numbers of them."""
    for seat in range(s.players):
        more = s.hand[seat].bit_count() + s.works(seat) - s.rules.c.kept
        looks = [0] * max(0, more) + [1] * s.bonus_held[seat] + [2] * s.honours[seat]
        for deck in looks:
            s.story = s.story << STORY | TOLD_LOOK | seat << TOLD_SEAT | deck
        for card in bits(s.played[seat]):
            s.story = s.story << STORY | TOLD_WORK | seat << TOLD_SEAT | card
    for card in bits(s.bonus_gone):
        s.story = s.story << STORY | TOLD_LOOK | 1
        s.story = s.story << STORY | TOLD_BONUS | card


def with_tables(**tables: Any) -> Edition:
    """The house edition with these tables laid over it."""
    return Edition.from_corrections(GAME.house_edition, "test", tables)


def changed(table: str) -> Any:
    """A copy of a table of the house edition, to be changed."""
    return copy.deepcopy(GAME.house_edition.tables[table])


# --- acting and looking ----------------------------------------------------------------------------------------------


def play(s: PrincesState, seat: int, *notations: str) -> None:
    for notation in notations:
        s.apply(seat, GAME.number(GAME.parse(notation)))


def play_and_collect(s: PrincesState, seat: int, *notations: str) -> list[Event]:
    """Make moves and return everything that happened."""
    events: list[Event] = []
    for notation in notations:
        s.apply(seat, GAME.number(GAME.parse(notation)), events)
    return events


def open_to(s: PrincesState, seat: int) -> list[str]:
    """The notations of what this seat may do."""
    return [str(GAME.action(action)) for action in s.legal_actions(seat)]


def refuses(s: PrincesState, seat: int, notation: str) -> bool:
    """Is this move refused, and the position left as it was?"""
    before = s.dump()
    try:
        play(s, seat, notation)
    except IllegalAction:
        return s.dump() == before
    return False


def finish_business(s: PrincesState) -> None:
    """Whoever has something to lay, look at or hold takes the first choice, until the auction or the turn goes on."""
    while s.piece >= 0 or s.deck >= 0 or s.calling:
        play(s, s.actor, open_to(s, s.actor)[-1])


def sit_out(s: PrincesState) -> None:
    """Nobody buys or does anything for the rest of the round."""
    finish_business(s)
    now = s.round
    while not s.is_over and s.round == now:
        seat = s.to_act[0]
        play(s, seat, next(idle for idle in ("pass", "give-up", "end") if idle in open_to(s, seat)))
        finish_business(s)


def end_turns(s: PrincesState) -> None:
    """Nobody does anything more in this action phase."""
    now = s.round
    while not s.is_over and s.round == now and s.rules.steps[s.step].name == "actions":
        play(s, s.to_act[0], "end")


def new_game(players: int = 4, seed: int = 1, **options: Any) -> PrincesState:
    s = GAME.new(players, seed, options)
    assert isinstance(s, PrincesState)
    return s


def begin(s: PrincesState) -> None:
    """Everybody gives back the first of the four cards."""
    for seat in range(s.players):
        play(s, seat, open_to(s, seat)[0])


def prince(s: PrincesState, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    facts: dict[str, Any] = s.view(None)["people"][seat]
    return facts
