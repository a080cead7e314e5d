"""A sampled world fits what its seat has seen, as one says who heard only the events."""

import pytest

from bottega.core.bits import bits
from bottega.core.events import Event, facts_for
from bottega.core.rng import Rng
from bottega.games.princes.actions import PROFESSIONS
from bottega.games.princes.codes import ADD
from bottega.games.princes.game import GAME
from bottega.games.princes.looking import card_name, look
from bottega.games.princes.state import DECK_SIZES, DECKS, PrincesState
from bottega.games.princes.working import Adding
from bottega.testing import rule
from bottega.testing.princes import begin, new_game, play, position
from bottega.testing.princes.watcher import PrincesWatcher


def judge(players: int, seeds: range, every: int) -> tuple[int, int]:
    """Sample in games in which cards are drawn all the time; how many worlds there were, and how many cannot be."""
    worlds, wrong = 0, 0
    for seed in seeds:
        s, rng = new_game(players, seed=seed), Rng(seed, "watched")
        sizes = dict(zip(DECKS, (DECK_SIZES[0] - players * s.rules.c.kept, *DECK_SIZES[1:]), strict=True))
        watchers = [PrincesWatcher(seat, players, sizes) for seat in range(players)]
        while not s.is_over:
            events: list[Event] = []
            seat = s.to_act[0]
            s.apply(seat, drawing(s, seat, DECKS[seed % 2], rng), events)
            for watcher in watchers:
                watcher.enter(facts_for(events, watcher.seat))
                s.florins[watcher.seat] = max(s.florins[watcher.seat], 1200)  # so that cards are drawn to the end
            if s.step == 0 or s.ended or s.deck >= 0 or rng.below(every):  # nor while somebody is looking
                continue
            for watcher in watchers:
                assert watcher.possible(held(s), lying(s)), f"the truth, seed {seed}, ply {s.ply}, seat {watcher.seat}"
                for _ in range(2):
                    world = s.observe(watcher.seat).sample(rng)
                    assert isinstance(world, PrincesState)
                    worlds += 1
                    wrong += not watcher.possible(held(world), lying(world))
    return worlds, wrong


def drawing(s: PrincesState, seat: int, deck: str, rng: Rng) -> int:
    """Draws cards of one deck and plays them as often as it can; the rest is chance."""
    legal = s.legal_actions(seat)
    moves = [str(GAME.action(action)) for action in legal]
    wanted = [
        action
        for action, move in zip(legal, moves, strict=True)
        if move == f"draw {deck}" or move.startswith(("work ", "add "))
    ]
    choices = wanted if wanted and rng.below(6) else legal
    return choices[rng.below(len(choices))]


def held(s: PrincesState) -> list[set[str]]:
    """The names of all cards that each seat holds."""
    return [
        {
            card_name(s, deck, card)
            for deck, cards in enumerate((s.hand, s.bonuses, s.medals))
            for card in bits(cards[p])
        }
        for p in range(s.players)
    ]


def lying(s: PrincesState) -> dict[str, list[str]]:
    """The piles from the top."""
    piles = (s.profession_pile, s.bonus_pile, s.prestige_pile)
    return {name: [card_name(s, deck, card) for card in piles[deck]] for deck, name in enumerate(DECKS)}


@rule("P-VIS-6", "P-VIS-7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_sample_gives_anybody_more_of_a_look_than_he_can_have_kept(players: int) -> None:
    worlds, wrong = judge(players, range(3), every=6)
    assert worlds > 100
    assert wrong == 0


@rule("P-VIS-7")
def test_of_two_cards_that_one_look_can_have_brought_a_sample_deals_one() -> None:
    """Seat 0 has put four cards under the pile. Seat 2 looks twice, finds two of them each time among others, and plays
    a bonus card that it drew long before."""
    s = new_game(3, seed=5)
    begin(s)
    for seat in range(3):
        play(s, seat, "give-up")
    s.florins = [9000] * 3
    s.first = 1
    watcher = PrincesWatcher(0, 3, {"profession": 12, "bonus": DECK_SIZES[1], "prestige": DECK_SIZES[2]})
    early = [look_at_bonuses(s, seat, watcher) for seat in (1, 2, 0, 1, 1, 2, 2)][1]
    Adding().decide(s, 2, ADD + early)
    watcher.enter([{"event": "bonus-played", "seat": 2, "card": card_name(s, 1, early), "value": 0}])
    assert [len(among) for among in watcher.looks[2]] == [0, 2, 2]
    s.step, s.deck = 1, -1
    worlds = [s.observe(0).sample(Rng(seed)) for seed in range(200)]
    assert [
        world for world in worlds if isinstance(world, PrincesState) and not watcher.possible(held(world), lying(world))
    ] == []


def look_at_bonuses(s: PrincesState, seat: int, watcher: PrincesWatcher) -> int:
    """A look at any time, out of turn; the card that was kept."""
    before = s.bonuses[seat]
    events: list[Event] = []
    s.log, s.actor = events, seat
    look(s, seat, 1, 0)
    while s.deck >= 0:
        s.waiting = 0
        menu, mask = s.menus[seat], s.masks[seat]
        menu.decider.decide(s, seat, menu.ids[(mask & -mask).bit_length() - 1])
    s.log = None
    watcher.enter(facts_for(events, watcher.seat))
    return (s.bonuses[seat] & ~before).bit_length() - 1


def test_people_are_likelier_in_the_hand_of_whom_they_would_fit() -> None:
    """Seat 1 offers the poet all that he wishes for, and the sculptor nothing; to seat 2 they are alike."""
    s = position(
        estates={1: ["theatre", "lake"]}, freedoms={1: ["travel"]}, hands={0: ["lawyer", "botanist", "painter"]}
    )
    rng, found = Rng(7), {"poet": [0] * 4, "sculptor": [0] * 4}
    for _ in range(400):
        world = s.observe(0).sample(rng)
        assert isinstance(world, PrincesState)
        for name, seats in found.items():
            for seat in range(4):
                seats[seat] += world.hand[seat] >> PROFESSIONS.index(name) & 1
    assert found["poet"][1] > 2 * found["sculptor"][1] > 0
    assert found["poet"][2] > 0
    assert found["poet"][0] == found["sculptor"][0] == 0


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_great_many_samples_fit(players: int) -> None:
    worlds, wrong = judge(players, range(100, 130), every=3)
    assert worlds > 1000
    assert wrong == 0
