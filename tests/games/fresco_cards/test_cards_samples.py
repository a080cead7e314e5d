"""A sampled world fits all that its seat has seen, as one says who heard only the events."""

from collections.abc import Iterator
from typing import Any

import pytest

from bottega.core.bits import bits
from bottega.core.events import Event, facts_for
from bottega.core.rng import Rng
from bottega.games.fresco_cards.paints import CARD_NAMES, COLOURS, PILES
from bottega.games.fresco_cards.state import CardsState
from bottega.testing import rule
from bottega.testing.fresco_cards import GAME
from bottega.testing.fresco_cards.watcher import Watcher

ODD = {"workshop_piles": "by_colour", "action_tile_mix": "more_requests", "half_bottles": "any"}


def watched(players: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[CardsState, list[Watcher]]]:
    """A game of chance in which much is asked for, with somebody at every seat who only listens."""
    events: list[Event] = []
    s = GAME.new(players, seed, options, events=events)
    assert isinstance(s, CardsState)
    c, rng = s.rules.c, Rng(seed, "watched")
    faces = {name: (PILES[c.pile[card]], COLOURS[c.colour[card]]) for card, name in enumerate(CARD_NAMES)}
    watchers = [Watcher(seat, players, faces) for seat in range(players)]
    while True:
        for watcher in watchers:
            watcher.enter(facts_for(events, watcher.seat))
        yield s, watchers
        if s.is_over:
            return
        events = []
        seat = s.to_act[0]
        s.apply(seat, asking(s, seat, rng), events)


def asking(s: CardsState, seat: int, rng: Rng) -> int:
    """Takes request tiles and uses them, restores when it can, and does the rest by chance."""
    legal = s.legal_actions(seat)
    for verb in ("take request", "request", "restore"):
        wanted = [action for action in legal if str(GAME.action(action)).startswith(verb)]
        if wanted:
            return wanted[rng.below(len(wanted))]
    return legal[rng.below(len(legal))]


def lying(s: CardsState) -> tuple[list[set[str]], dict[str, set[str]]]:
    """Where the cards of a world are, by name."""
    hands = [{CARD_NAMES[card] for card in bits(hand)} for hand in s.hands]
    base = s.rules.base
    piles = {
        name: {CARD_NAMES[card] for card in s.order[base[pile] : base[pile] + s.left[pile]]}
        for pile, name in enumerate(PILES)
    }
    return hands, piles


def judge(players: int, seeds: range, options: dict[str, Any], every: int) -> tuple[int, int]:
    """Sample in many games; how many worlds there were, and how many of them cannot be."""
    worlds, wrong = 0, 0
    for seed in seeds:
        rng = Rng(seed, "samples")
        for s, watchers in watched(players, seed, options):
            if rng.below(every):
                continue
            for seat, watcher in enumerate(watchers):
                assert watcher.possible(*lying(s)), f"the truth, seed {seed}, ply {s.ply}, seat {seat}"
                world = s.observe(seat).sample(rng)
                assert isinstance(world, CardsState)
                worlds += 1
                wrong += not watcher.possible(*lying(world))
    return worlds, wrong


@rule("C-VIS-1", "C-VIS-8", "C-OQ-22")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, ODD], ids=["house", "odd"])
def test_every_sample_fits_all_that_its_seat_has_heard(players: int, options: dict[str, Any]) -> None:
    worlds, wrong = judge(players, range(3), options, every=9)
    assert worlds > 50
    assert wrong == 0


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_great_many_samples_fit(players: int) -> None:
    worlds, wrong = judge(players, range(100, 140), {}, every=3)
    assert worlds > 1000
    assert wrong == 0
