"""A twelfth module: a package of its own, and a line in the list of modules. Nothing else has to be touched."""

from typing import cast

import pytest

from bottega.core.chronicle import Chronicle
from bottega.core.events import Event, facts_for
from bottega.core.rng import Rng
from bottega.games.fresco.all_actions import all_actions
from bottega.games.fresco.game import GAME, FrescoGame
from bottega.games.fresco.meta import MODULES, fresco
from bottega.games.fresco.modules import MANIFESTS
from bottega.games.fresco.state import FrescoState
from tests.games.fresco.modules import tithe

WITH_TITHE = (*MANIFESTS, tithe.MANIFEST)
TWELVE = FrescoGame(fresco("fresco-with-tithe", WITH_TITHE, f"{__name__}:TWELVE"), WITH_TITHE)


def at_the_studio(players: int = 3, seed: int = 5) -> tuple[FrescoState, int]:
    """Somebody in the studio is asked what to do."""
    s = cast(FrescoState, TWELVE.new(players, seed, {"modules": ["tithe"], "tithe_points": 5}))
    rng = Rng(seed, "to the studio")
    while s.rules.studio_menu not in [s.menus[seat] for seat in s.to_act]:
        seat = s.to_act[0]
        actions = s.legal_actions(seat)
        s.apply(seat, actions[rng.below(len(actions))])
    return s, s.to_act[0]


def test_its_moves_come_after_those_of_the_house_and_its_events_are_known() -> None:
    assert TWELVE.actions.notations == (*GAME.actions.notations, "give-tithe")
    assert TWELVE.revealing == GAME.revealing | {"tithe-given"}
    assert [option.name for option in TWELVE.options if option not in GAME.options] == ["modules", "tithe_points"]
    assert TWELVE.new(2, 1, {"modules": ["all"]}).setup.options["modules"] == [*MODULES, "tithe"]


def test_it_is_offered_carried_out_seen_and_drawn() -> None:
    s, seat = at_the_studio()
    choice = next(choice for choice in s.view(seat)["choices"] if choice["verb"] == "give-tithe")
    assert (choice["points"], choice["coins_left"]) == (5, s.coins[seat] - 1)
    events: list[Event] = []
    before = s.score(seat)
    s.play(seat, "give-tithe", events)
    assert [event.kind for event in events][:2] == ["tithe-given", "scored"]
    assert s.score(seat) == before + 5
    assert s.view(None)["modules"] == {"tithe": {"given": [seat]}}
    assert f"tithe: given by {seat}" in str(s)
    assert "give-tithe" not in [choice["action"] for choice in s.view(seat)["choices"]]


def test_it_is_told_like_everything_else() -> None:
    s, seat = at_the_studio()
    events: list[Event] = []
    s.play(seat, "give-tithe", events)
    chronicle = Chronicle(TWELVE.narrator(s.setup))
    chronicle.add(facts_for(events, seat))
    told = [(sentence.key, sentence.args.get("thalers")) for line in chronicle.lines for sentence in line.sentences]
    assert told[0] == ("fresco-log-tithe-given", 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_all_twelve_come_to_an_end(players: int) -> None:
    s = TWELVE.new(players, 3, {"modules": ["all"]})
    rng = Rng(3, "any move")
    while not s.is_over:
        for seat in s.to_act[:1]:
            actions = s.legal_actions(seat)
            s.apply(seat, actions[rng.below(len(actions))])
    assert GAME.number("rise 6") == TWELVE.number("rise 6")
    assert s.redact(0).dump()["parts"]


def test_a_block_that_leaves_a_gap_or_takes_another_ones_place_is_refused() -> None:
    with pytest.raises(ValueError, match="would have 115"):
        all_actions([manifest for manifest in WITH_TITHE if manifest.name != "portraits"])
    with pytest.raises(ValueError, match="said to have number 367"):
        all_actions([*WITH_TITHE, tithe.MANIFEST])
