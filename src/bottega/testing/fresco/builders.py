"""Any position of Fresco, said in the words of the rules.

>>> s = position(at="market", plans={0: {"market": 1}}, hours={0: 7}, coins={0: 5}, booths={"IV": ["YYY", "R"]})
>>> s.to_act, [str(s.game.action(a)) for a in s.legal_actions(0)][:2]
((0,), ['buy IV.1', 'buy IV.2'])
>>> play(s, 0, "buy IV.1")
>>> goods(s, 0)
'RYYYYB'
"""

import copy
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bottega.core.edition import Edition, EditionError
from bottega.core.errors import IllegalAction
from bottega.core.events import Event
from bottega.core.options import resolve
from bottega.core.state import Setup
from bottega.games.fresco.actions import BOOTHS, MOST_BOOTHS, MOST_SPACES, PLACES, SEGMENT_NAMES
from bottega.games.fresco.game import GAME as GAME
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.paints import COLOURS, LETTERS, pack, pieces
from bottega.games.fresco.sheet import COLUMNS, with_cover
from bottega.games.fresco.state import START_SPACES, FrescoState

Plans = Mapping[int, Mapping[str, int]]

LEONARDO_IN_THE_CATHEDRAL = 0b0100


def position(
    players: int = 4,
    *,
    at: str = "get-up",
    seed: int = 1,
    round: int = 2,
    final: bool = False,
    plans: Plans | None = None,
    hours: Mapping[int, int] | None = None,
    scores: Mapping[int, int] | None = None,
    starts: Mapping[int, int] | None = None,
    moods: Mapping[int, int] | None = None,
    coins: Mapping[int, int] | None = None,
    paints: Mapping[int, str] | None = None,
    restored: Mapping[int, Sequence[str]] | None = None,
    tiles: Mapping[str, tuple[int, str]] | None = None,
    booths: Mapping[str, Sequence[str]] | None = None,
    bishop: str | None = None,
    leonardo: str | None = None,
    controller: int | None = None,
    modules: Sequence[str] = (),
    given: Callable[[FrescoState], None] | None = None,
    options: Mapping[str, Any] | None = None,
) -> FrescoState:
    """A game that has come to step `at` (a name such as "get-up", "planning", "market", "prepare").

    Painters are numbers; with two players Leonardo is 2. `hours` default to 5, 6, 7, 8 in seat order once the painters
    are up; `scores` to 20, 30, 40, 50; `starts` puts painters on starting spaces (1 is the rearmost) instead. `tiles`
    puts tiles of the given points and paints on segments, as `{"b2": (3, "RY")}`; `restored` says which segments lie in
    front of whom; `paints` fills the pots of the named seats and empties the others; `booths` lays out the named booths
    ("RRB" is one tile) and leaves the others empty. `modules` names the modules in play; what they keep is set by
    `bottega.testing.fresco.modules`, afterwards or, when the step needs it to begin with, by `given`.
    """
    chosen = resolve(GAME.options, {"modules": list(modules), **(options or {})})
    s = GAME.blank(Setup(players, chosen, with_faces(tiles or {}, booths or {})), seed)
    GAME.deal(s)
    s.carry_on()
    s.waiting = 0
    s.round = round
    s.final = int(final)
    s.reason = "few-tiles" if final else ""
    place_painters(s, scores or {}, starts or {})
    fill_screens(s, moods or {}, coins or {}, paints)
    place_tiles(s, tiles or {})
    take_tiles(s, restored or {})
    if booths is not None:
        lay_booths(s, booths)
    if bishop is not None:
        s.bishop = SEGMENT_NAMES.index(bishop)
    if players == 2:
        place_leonardo(s, leonardo, controller or 0)
    go_to(s, at, hours or {}, plans or {})
    if given is not None:
        given(s)
    s.forget_moves()
    s.ply = 0
    s.carry_on()
    return s


def place_leonardo(s: FrescoState, segment: str | None, controller: int) -> None:
    s.controller = controller
    s.sheets[2] &= ~(LEONARDO_IN_THE_CATHEDRAL if s.final else 0)
    s.leonardo = s.leonardo if segment is None else SEGMENT_NAMES.index(segment)


def go_to(s: FrescoState, at: str, hours: Mapping[int, int], plans: Plans) -> None:
    """To the beginning of a step, with the sheets of those who have planned."""
    names = [step.name for step in s.rules.rounds[s.final]]
    s.step = names.index(at)
    if s.step > names.index("get-up"):
        wake_up(s, hours)
    for p, plan in plans.items():
        s.sheets[p] = sum([count << 2 * column_of(place) for place, count in plan.items()])


def place_painters(s: FrescoState, scores: Mapping[int, int], starts: Mapping[int, int]) -> None:
    for p in range(s.rules.painters):
        s.position[p] = starts[p] - 1 - START_SPACES if p in starts else scores.get(p, 20 + 10 * p)
    s.choosers = tuple(sorted(range(s.rules.painters), key=s.position.__getitem__))


def fill_screens(
    s: FrescoState, moods: Mapping[int, int], coins: Mapping[int, int], paints: Mapping[int, str] | None
) -> None:
    c = s.rules.c
    for seat in range(s.players):
        s.mood[seat] = c.mood_values.index(moods[seat]) if seat in moods else c.mood_start
        s.hands[seat] = c.start_apprentices + c.mood_hands[s.mood[seat]]
        s.coins[seat] = coins.get(seat, c.start_thalers)
        if paints is not None:
            s.paints[seat] = pack([LETTERS.index(letter) for letter in paints.get(seat, "")])


def take_tiles(s: FrescoState, restored: Mapping[int, Sequence[str]]) -> None:
    for p, segments in restored.items():
        for name in segments:
            i = SEGMENT_NAMES.index(name)
            s.restored[p] |= 1 << i
            s.unrestored &= ~(1 << i)
            s.tiles &= ~(1 << s.layout[i])


def wake_up(s: FrescoState, hours: Mapping[int, int]) -> None:
    for p in range(s.rules.painters):
        s.hour[p] = hours.get(p) or free_hour(s, hours)
        s.beds |= 1 << s.hour[p] - 1
    s.order = tuple(sorted(s.choosers, key=s.hour.__getitem__))


def free_hour(s: FrescoState, given: Mapping[int, int]) -> int:
    return next(hour for hour in s.rules.c.hours if hour not in s.hour and hour not in given.values())


def column_of(place: str) -> int:
    return min(PLACES.index(place), COLUMNS - 1)


def with_faces(tiles: Mapping[str, tuple[int, str]], booths: Mapping[str, Sequence[str]]) -> Edition:
    """The house edition, with the first tiles showing what the test asks for."""
    changed: dict[str, Any] = {}
    if tiles:
        table = copy.deepcopy(GAME.house_edition.tables["fresco_tiles"])
        for row, (points, letters) in zip(table["items"], tiles.values(), strict=False):
            row["vp"], row["paints"] = points, words(letters)
        changed["fresco_tiles"] = table
    faces = [letters for goods in booths.values() for letters in goods]
    if faces:
        table = copy.deepcopy(GAME.house_edition.tables["market_tiles"])
        small_first = sorted(table["items"], key=lambda row: not row["in_three_player_game"])
        for row, letters in zip(small_first, faces, strict=False):
            row["paints"] = words(letters)
        changed["market_tiles"] = table
    return Edition.from_corrections(GAME.house_edition, "test", changed) if changed else GAME.house_edition


def words(letters: str) -> list[str]:
    return [COLOURS[LETTERS.index(letter)] for letter in letters]


def place_tiles(s: FrescoState, tiles: Mapping[str, tuple[int, str]]) -> None:
    layout = list(s.layout)
    for tile, name in enumerate(tiles):
        here = SEGMENT_NAMES.index(name)
        if tile in layout:
            layout[layout.index(tile)] = layout[here]
        layout[here] = tile
    lay_ceiling(s, layout)


def lay_ceiling(s: FrescoState, layout: list[int]) -> None:
    """Put these tiles on the 25 segments."""
    s.layout = tuple(layout)
    s.where = tuple([layout.index(tile) if tile in layout else -1 for tile in range(len(s.rules.c.tile_ids))])
    s.tiles = sum([1 << tile for tile in layout])


def lay_booths(s: FrescoState, booths: Mapping[str, Sequence[str]]) -> None:
    stalls = [0] * (MOST_BOOTHS * MOST_SPACES)
    in_play = s.rules.c.goods_in_play
    order = sorted(range(in_play.bit_length()), key=lambda tile: not GAME_SMALL[tile])
    s.goods, s.bag = 0, in_play
    number = 0
    for name, goods in booths.items():
        for space in range(len(goods)):
            place = BOOTHS.index(name) * MOST_SPACES + space
            stalls[place] = order[number]
            s.goods |= 1 << place
            s.bag &= ~(1 << order[number])
            number += 1
    s.stalls = tuple(stalls)


GAME_SMALL = [bool(row["in_three_player_game"]) for row in GAME.house_edition.tables["market_tiles"]["items"]]


# --- acting and looking --------------------------------------------------------------------------------


def play(s: FrescoState, seat: int, *notations: str) -> None:
    for notation in notations:
        s.apply(seat, GAME.number(GAME.parse(notation)))


def play_and_collect(s: FrescoState, seat: int, notation: str) -> list[Event]:
    """Make a move and return everything that happened."""
    events: list[Event] = []
    s.apply(seat, GAME.number(GAME.parse(notation)), events)
    return events


def open_to(s: FrescoState, seat: int) -> list[str]:
    """The notations of what this seat may do."""
    return [str(GAME.action(action)) for action in s.legal_actions(seat)]


def plan_all(s: FrescoState, plans: Plans) -> None:
    """Everybody plans as told (nothing where nothing is told) and gets ready."""
    for seat in range(s.players):
        for place, count in plans.get(seat, {}).items():
            for _ in range(count):
                play(s, seat, f"plan {place}")
        play(s, seat, "ready")


def goods(s: FrescoState, seat: int) -> str:
    """The paints of a seat as letters, in the order RYBOGP."""
    return "".join([LETTERS[colour] * count for colour, count in enumerate(pieces(s.paints[seat]))])


def refuses(s: FrescoState, seat: int, notation: str) -> bool:
    """Is this move refused, and the position left as it was?"""
    before = s.dump()
    try:
        play(s, seat, notation)
    except IllegalAction:
        return s.dump() == before
    return False


def shown(s: FrescoState, painter: int) -> dict[str, Any]:
    """What everybody sees of a painter."""
    facts: dict[str, Any] = s.view(None)["people"][painter]
    return facts


def sit_out(s: FrescoState) -> None:
    """Everybody forfeits what he may, and takes the first choice where he must, until the round is over."""
    this_round = s.round
    while not s.is_over and s.round == this_round:
        seat = s.to_act[0]
        play(s, seat, next((idle for idle in ("pass", "ready") if idle in open_to(s, seat)), open_to(s, seat)[0]))


def with_tables(s: FrescoState, **tables: Any) -> FrescoState:
    """The same position under an edition with these tables."""
    s.setup = Setup(s.players, s.setup.options, Edition.from_corrections(GAME.house_edition, "test", tables))
    s.rules = GAME.rules(s.setup)
    return s


# --- what modules need ------------------------------------------------------------------------------


def module_of(s: FrescoState, name: str) -> FrescoModule:
    return next(module for module in s.rules.modules if module.name == name)


def ask_again(s: FrescoState) -> None:
    """After the given has been changed: whoever is to act is asked once more."""
    s.waiting = 0
    s.carry_on()


def cover(s: FrescoState, seat: int, tile: str, place: str) -> None:
    """Lay a tile on a location of a sheet that is open already."""
    s.sheets[seat] = with_cover(s.sheets[seat], column_of(place), GAME.tiles.index(tile) + 1)


def refusal(folder: Path, table: str, change: Callable[[Any], None]) -> tuple[str, str]:
    """What is said of an edition file in which a table has been changed: the line it names, and the reason."""
    changed = copy.deepcopy(GAME.house_edition.tables[table])
    change(changed)
    file = folder / "mine.json"
    file.write_text(json.dumps({"game": "fresco", "edition": "mine", "tables": {table: changed}}, indent=1), "utf-8")
    try:
        GAME.edition(file)
    except EditionError as error:
        line = file.read_text("utf-8").splitlines()[(error.line or 0) - 1]
        return line.strip().rstrip(","), error.reason
    return "", "accepted"
