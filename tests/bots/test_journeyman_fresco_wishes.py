"""The journeyman at the wishing well: an answer to every menu with every card in hand, pennies that are thrown, and
cards that are used."""

from collections import Counter
from typing import Any, cast

import pytest

from bottega import bots
from bottega.bots.journeyman.fresco.modules import extras, most_after
from bottega.bots.journeyman.fresco.modules.portraits import JUDGE as PORTRAITS
from bottega.bots.journeyman.fresco.odds import earlier_now
from bottega.bots.journeyman.fresco.situation import read
from bottega.bots.journeyman.fresco.weights import WEIGHTS
from bottega.bots.journeyman.fresco.worth import Worth, rounds_after
from bottega.core.events import Event
from bottega.core.rng import Rng
from bottega.games.fresco.actions import NO, PASS, SEGMENT_NAMES
from bottega.games.fresco.game import GAME
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.modules.portraits.rules import Portraits
from bottega.games.fresco.modules.wishing_well.part import CARDS, KIND_NAMES
from bottega.games.fresco.modules.wishing_well.rules import WishingWell
from bottega.games.fresco.paints import BLENDED, pack
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco import module_of, play, position
from bottega.testing.fresco.modules.wall_fresco import own_wall
from bottega.testing.fresco.modules.wishing_well import give_pennies, give_wishes
from tests.soaked import mostly

WELL = ["wishing_well"]
PAINTS = pack([colour for colour in range(BLENDED) for _ in range(2)])
OFTEN = 4  # how often each menu is enough, for each player at the table


def hand_out_all(s: FrescoState, seat: int) -> None:
    """One card of each kind for this seat; nobody else has any, and none has been used."""
    well = cast(WishingWell, module_of(s, "wishing_well"))
    part = well.part(s)
    mine = [well.kinds.index(kind) for kind in range(len(KIND_NAMES))]
    part.hands = [0] * s.players
    part.hands[seat] = sum([1 << card for card in mine])
    part.held = [count.bit_count() for count in part.hands]
    running = [card for card in range(CARDS) if part.free and well.kinds[card] == part.free]
    part.used = sum([1 << card for card in running])
    part.hands[seat] &= ~part.used
    part.held[seat] = part.hands[seat].bit_count()
    if not part.pot and not s.laid:
        s.paints[seat] = max(s.paints[seat], PAINTS)
    part.deck = tuple([card for card in range(CARDS) if (part.used | part.hands[seat]) >> card & 1 == 0])


@pytest.mark.long
def test_answers_every_menu_with_every_card_in_hand() -> None:
    """Much of what seat 0 does is left to chance, so that it comes to everything."""
    asked: Counter[str] = Counter()
    menus, wishes = set[str](), set[str]()
    for number, players in enumerate((2, 3, 4) * 4):
        s = cast(FrescoState, GAME.new(players, number, {"modules": list(MODULES)}))
        rng, bot = Rng(number, "test"), bots.make("journeyman", "fresco", 0)
        hand_out_all(s, 0)
        while not s.is_over:
            seat = s.to_act[0]
            legal = s.legal_actions(seat)
            eager = [action for action in legal if action not in (PASS, NO)] or legal
            choice = eager[rng.below(len(eager))]
            if seat == 0 and len(legal) > 1 and asked[s.menus[0].name] < OFTEN * players:
                answer = bot.choose(s.observe(0))
                assert answer in legal
                asked[s.menus[0].name] += 1
                wishes |= {str(GAME.action(action)) for action in legal}
                choice = answer if rng.below(2) else choice
            s.apply(seat, choice)
            hand_out_all(s, 0)
            if s.final and s.rules.rounds[1][s.step].name == "cathedral.2":  # for the last payment on bells
                s.coins[0] = 20
        menus = {menu.name for menu in s.rules.menus}
    assert asked.keys() == menus
    assert wishes >= {f"wish {kind}" for kind in ("lucky", "praise", "tip", "finder", "busker")}
    assert any(wish.startswith("wish paint") for wish in wishes)


def played(players: int, seed: int, modules: list[str]) -> Counter[str]:
    """What happens in a game between journeymen."""
    s = GAME.new(players, seed, {"modules": modules})
    seated = [bots.make("journeyman", "fresco", seat) for seat in range(players)]
    seen: Counter[str] = Counter()
    while not s.is_over:
        seat = s.to_act[0]
        told: list[Event] = []
        s.apply(seat, seated[seat].choose(s.observe(seat)), told)
        seen.update([event.kind for event in told])
    return seen


@pytest.mark.parametrize(("players", "games", "modules"), mostly([(2, 2, WELL), (4, 2, WELL), (4, 1, list(MODULES))]))
def test_cards_are_drawn_and_used(players: int, games: int, modules: list[str]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(games):
        seen += played(players, seed, modules)
    assert seen["card-drawn"] >= 10
    assert seen["wish-used"] >= 0.6 * seen["card-drawn"]
    assert seen["penny-planned"] <= 4 * seen["penny-thrown"]


# --- single decisions -------------------------------------------------------------------------------------------------


def choice(s: FrescoState, seat: int = 0) -> str:
    return str(GAME.action(bots.make("journeyman", "fresco", seed=1).choose(s.observe(seat))))


def at_market(**more: Any) -> FrescoState:
    return position(
        at="market",
        modules=WELL,
        plans={0: {"market": 1}, 1: {"market": 1}},
        booths={"I": ["RY", "B"], "II": ["RB"]},
        **more,
    )


def test_throws_a_planned_penny_while_there_is_time() -> None:
    assert choice(at_market(given=lambda s: give_pennies(s, {0: 2}, {0: 1}))) == "throw"


def test_keeps_a_penny_when_no_time_is_left() -> None:
    assert choice(at_market(final=True, given=lambda s: give_pennies(s, {0: 2}, {0: 1}))) != "throw"


def planned(s: FrescoState) -> list[str]:
    """The whole plan of seat 0."""
    made: list[str] = []
    while 0 in s.to_act:
        made.append(choice(s))
        play(s, 0, made[-1])
    return made


def test_plans_as_many_pennies_as_the_well_takes() -> None:
    s = position(at="planning", modules=WELL, hours={0: 5, 1: 6, 2: 7, 3: 8})
    assert planned(s).count("penny") == 2


def test_plans_none_when_those_who_come_earlier_will_fill_the_well() -> None:
    def given(s: FrescoState) -> None:
        give_pennies(s, {1: 2})
        give_wishes(s, {1: ["tip"]})

    s = position(at="planning", modules=WELL, hours={1: 5, 2: 6, 3: 7, 0: 8}, given=given)
    assert planned(s).count("penny") == 0


def test_plans_none_in_the_final_round() -> None:
    s = position(at="planning", modules=WELL, final=True, hours={0: 5, 1: 6, 2: 7, 3: 8})
    assert planned(s).count("penny") == 0


@pytest.mark.parametrize(
    ("kind", "at", "place"),
    [("tip", "studio", "studio"), ("finder", "theatre", "theatre"), ("lucky", "market", "market")],
)
def test_a_card_that_costs_nothing_is_used_at_once(kind: str, at: str, place: str) -> None:
    s = position(at=at, modules=WELL, plans={0: {place: 1}}, given=lambda s: give_wishes(s, {0: [kind]}))
    assert choice(s) == f"wish {kind}"


def test_the_busker_sings_before_one_gets_up() -> None:
    s = position(at="get-up", modules=WELL, given=lambda s: give_wishes(s, {0: ["busker"]}))
    assert choice(s) == "wish busker"


def test_the_busker_does_not_sing_to_the_happy() -> None:
    s = position(at="get-up", modules=WELL, moods={0: 4}, given=lambda s: give_wishes(s, {0: ["busker"]}))
    assert choice(s).startswith("rise")


def test_praise_goes_with_a_restoration_beside_the_bishop() -> None:
    s = position(
        at="cathedral",
        modules=WELL,
        plans={0: {"cathedral": 1}},
        coins={0: 0},
        paints={0: "RY"},
        tiles={"b2": (3, "RY")},
        restored={1: [name for name in SEGMENT_NAMES if name != "b2"]},
        bishop="b2",
        given=lambda s: give_wishes(s, {0: ["praise"]}),
    )
    assert choice(s) == "wish praise"


def test_the_alchemist_makes_the_blend_that_is_wanted() -> None:
    """Nothing but red paint for a tile that wants green."""
    s = position(
        at="workshop",
        modules=WELL,
        plans={0: {"workshop": 1}},
        paints={0: "RRRRYB"},
        tiles={"b2": (11, "GG")},
        restored={1: [name for name in SEGMENT_NAMES if name not in ("b2", "a1", "a2", "a3", "a4", "a5", "c1", "c2")]},
        given=lambda s: give_wishes(s, {0: ["alchemy"]}),
    )
    made = []
    while s.to_act == (0,):
        made.append(choice(s))
        play(s, 0, made[-1])
    assert made[0].startswith("alchemy")
    assert "alchemy green" in made
    assert "blend green" in made


# --- what else modules change -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", [["portraits"], ["medico"], list(MODULES)])
def test_knows_the_last_round_of_modules_that_run_out(modules: list[str]) -> None:
    s = GAME.new(4, 3, {"modules": modules})
    seated = [bots.make("random", "fresco", seat) for seat in range(4)]
    left: dict[int, set[int]] = {}
    while not s.is_over:
        seat = s.to_act[0]
        view = s.view(seat)
        if view["phase"] != "prepare":
            left.setdefault(view["round"], set()).add(most_after(view))
        s.apply(seat, seated[seat].choose(s.observe(seat)))
    assert left == {number: {9 - number} for number in left}
    assert max(left) <= 9


def test_no_round_is_hoped_for_after_the_ninth() -> None:
    def after(modules: list[str]) -> float:
        s = position(at="planning", round=8, modules=modules, restored={})
        for module in [cast(Portraits, module) for module in s.rules.modules if module.name == "portraits"]:
            module.part(s).seen = (1 << 16) - 1
        return rounds_after(read(s.observe(0)), WEIGHTS)

    assert after([]) > 1
    assert after(["portraits"]) == 1


def test_every_paint_of_a_portrait_counts() -> None:
    worth = Worth(read(position(at="planning", modules=["portraits"]).observe(0)), WEIGHTS)
    one = PORTRAITS.portrait({"lasting": False, "effect": {"thalers": 3, "paint": "green"}}, worth)
    two = PORTRAITS.portrait({"lasting": False, "effect": {"thalers": 3, "paints": ["green", "purple"]}}, worth)
    assert two > one > 3 * worth.thaler


def test_tiles_of_the_wall_count_for_requests() -> None:
    def best(*wall: str) -> float:
        s = position(
            at="planning",
            modules=["requests", "wall_fresco"],
            restored={0: ["a1", "b1"]},
        )
        own_wall(s, 0, *wall)
        situation = read(s.observe(0))
        return extras(s.view(0), situation, Worth(situation, WEIGHTS), earlier_now(situation)).workshop

    assert best() == 0
    assert best("RO") > 0
