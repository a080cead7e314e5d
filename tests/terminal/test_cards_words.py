"""The card game's texts are complete, and its log says what happened."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import bottega
import bottega.games.fresco_cards.events as cards_events
from bottega.core.events import Event
from bottega.games.fresco_cards.actions import ACTIONS
from bottega.games.fresco_cards.chronicle import DETAILS
from bottega.locale import LANGUAGES, Texts, messages_of
from bottega.terminal.faces import face_of
from bottega.terminal.fresco_cards.choices import LABELS, QUESTIONS
from bottega.terminal.fresco_cards.deck import deck_of
from bottega.terminal.fresco_cards.drawing import scale
from bottega.terminal.marks import Marks
from tests.soaked import LONGEST_FIRST, mostly

from .session import Session, at_random

GAME = bottega.game("fresco-cards")


def kinds() -> Iterator[str]:
    for event in vars(cards_events).values():
        if isinstance(event, type) and issubclass(event, Event) and event is not Event:
            yield event.kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_families_are_complete(lang: str) -> None:
    verbs = {ACTIONS[number].verb for number in range(len(ACTIONS))}
    decisions = {menu.name for menu in GAME.menus}
    wanted = {f"cards-log-{kind}" for kind in kinds()} | {f"cards-about-{verb}" for verb in verbs}
    wanted |= {f"cards-{family}-{decision}" for family in ("ask", "why", "explain") for decision in decisions}
    assert {key for key in wanted if not messages_of(lang).has(key)} == set()
    assert set(kinds()) - set(DETAILS) == {"passed"}
    assert verbs == set(LABELS)
    assert decisions == set(QUESTIONS)


def told(lang: str, *facts: dict[str, object], seat: int = 0, unicode: bool = True) -> list[str]:
    session = GAME.new(players=3, seed=1).setup
    face = face_of("fresco-cards", Texts(lang), Marks(unicode), seat, 3, session)
    return [line.plain for line in face.log(facts, 1)]  # as from the middle of a game


def test_a_swap_is_one_line_with_the_cards_it_brought() -> None:
    facts = (
        {"event": "laid", "seat": 1, "cards": ("MK07", "WK01")},
        {"event": "drew", "seat": 1, "pile": "market"},
        {"event": "drew", "seat": 1, "pile": "2"},
        {"event": "discarded", "seat": 1, "cards": ("MK07", "WK01"), "from_hand": False},
    )
    (line,) = told("en", *facts)
    assert line.startswith("♜ Tommaso swaps R")
    assert line.endswith("for 1m 1w2.")
    (line,) = told("fr", *facts)
    assert line.endswith("contre 1m 1a2.")


def test_a_swap_stays_one_line_when_a_pile_is_shuffled_in_between() -> None:
    facts = (
        {"event": "laid", "seat": 1, "cards": ("MK07",)},
        {"event": "drew", "seat": 1, "pile": "market"},
        {"event": "reshuffled", "pile": "market", "cards": 20},
        {"event": "drew", "seat": 1, "pile": "market"},
    )
    first, second = told("en", *facts)
    assert first.endswith("for 2m.")
    assert second == "◆ The market pile is shuffled anew: 20 cards."


def test_cards_that_refill_the_hand_are_no_part_of_the_swap() -> None:
    facts = (
        {"event": "laid", "seat": 1, "cards": ("MK07",)},
        {"event": "drew", "seat": 1, "pile": "1"},
        {"event": "discarded", "seat": 1, "cards": ("MK07",), "from_hand": False},
        {"event": "drew", "seat": 1, "pile": "market"},
        {"event": "drew", "seat": 1, "pile": "market"},
    )
    first, second = told("en", *facts)
    assert first.endswith("for 1w1.")
    assert second == "♜ Tommaso draws 2m."


READY: tuple[dict[str, object], ...] = (
    {"event": "tiles-refilled", "tiles": ("turn",)},
    {"event": "row-refilled", "sections": ("C25",)},
    {"event": "favourite-changed", "colour": "red"},
)


def test_cards_that_refill_the_hand_are_told_after_a_new_favourite_too() -> None:
    taken = {"event": "tile-taken", "seat": 1, "tile": "turn"}
    *_, last = told("en", taken, *READY, {"event": "drew", "seat": 1, "pile": "market"})
    assert last == "♜ Tommaso draws 1m."


def test_the_deal_to_others_is_not_told() -> None:
    (line,) = told("en", *READY, *[{"event": "drew", "seat": 1, "pile": "market"}] * 5)
    assert line.startswith("◆ New tiles")


def test_a_card_is_told_to_its_owner_in_full_and_once() -> None:
    facts = (
        {"event": "turn-began", "seat": 0, "round": 1},
        {"event": "drew", "seat": 0, "pile": "market"},
        {"event": "drew-card", "seat": 0, "card": "MK13"},
    )
    assert told("en", *facts) == ["⚜ You draw R½P."]
    assert told("en", *facts, unicode=False) == ["L You draw R/P."]


def test_the_card_of_each_turn_is_not_worth_a_line_for_others() -> None:
    facts = ({"event": "turn-began", "seat": 1, "round": 1}, {"event": "drew", "seat": 1, "pile": "market"})
    assert told("en", *facts) == []


def test_a_shared_win_names_all_who_share_it() -> None:
    fact = {"event": "game-ended", "reason": "sections", "sections": (9, 5, 8), "tiles": (0, 1, 1)}
    (line,) = told("en", {**fact, "scores": (9, 6, 9), "winners": (0, 2)})
    assert line == "◆ The game is over. Shared win with 9 VP: you, Piero."


@pytest.mark.parametrize("lang", mostly(LONGEST_FIRST))
def test_every_kind_that_happens_can_be_told_alone(tmp_path: Path, lang: str) -> None:
    session = Session(tmp_path / "game.json", at_random(Random(8)), 4, 8, lang, bot="random", game="fresco-cards")
    session.run()
    facts = session.app.sitting.facts
    for fact in facts:
        session.app.face.log([fact])
    everything = "\n".join(line.plain for line in session.app.face.log(facts))
    assert "MK" not in everything
    assert "\ue000" not in everything


@pytest.mark.parametrize("piles", ["mixed", "by_colour"])
def test_the_deck_shows_what_the_view_shows(piles: str) -> None:
    state = GAME.new(players=4, seed=3, options={"workshop_piles": piles})
    deck, rng = deck_of(state.setup), Random(3)
    for _ in range(150):
        seat = state.to_act[0]
        view = state.view(seat)
        for face in view["mine"]["hand"] + view["laid"]:
            assert deck.cards[face["card"]] == face
        for section in view["row"]:
            if section is not None:
                shown = deck.sections[section["section"]]
                assert (shown.paints, list(shown.points)) == (section["paints"], section["points"])
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    assert (deck.colour_of("1") is None) == (piles == "mixed")


@pytest.mark.parametrize(
    ("reached", "shown"),
    [(None, " 2 3 4 5"), ((0, 0), "[2]3 4 5"), ((1, 2), " 2[3 4]5"), ((3, 3), " 2 3 4[5]"), ((0, 3), "[2 3 4 5]")],
)
def test_the_numbers_within_reach_stand_in_brackets(reached: tuple[int, int] | None, shown: str) -> None:
    assert scale([2, 3, 4, 5], reached).plain == shown
