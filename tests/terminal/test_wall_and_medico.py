"""The wall fresco, the medico and covering tiles at the table: questions, choices and log in every language."""

import pytest

from bottega.games.fresco.state import FrescoState
from bottega.locale import LANGUAGES
from bottega.testing.fresco import open_to, play_and_collect, position
from bottega.testing.fresco.modules.wall_fresco import own_wall
from tests.soaked import LONGEST_FIRST, mostly

from .test_modules import Story, check_words

MODULES = ["requests", "wall_fresco", "medico"]
DECISIONS = {"wall", "aside", "send", "infect", "bottle", "heal"}
VERBS = {"cover", "wall", "plan-ill", "plan-neutral", "aside", "send", "infect", "saint", "bottle", "use"}
KINDS = {
    "tile-laid",
    "wall-restored",
    "wall-income",
    "sick-shown",
    "infection-revealed",
    "fell-ill",
    "recovered",
    "saint-painted",
    "bottles-laid",
    "bottle-bought",
    "bottle-used",
    "health-credited",
}
GAMES = 10


@pytest.mark.parametrize("lang", mostly(LONGEST_FIRST))
def test_every_question_choice_and_event_has_its_words(lang: str) -> None:
    met: set[str] = set()
    kinds: set[str] = set()
    for seed in range(GAMES):
        story = Story(MODULES, 2 + seed % 3, seed, lang)
        while not story.state.is_over:
            if 0 in story.state.to_act:
                view = story.state.view(0)
                new = {view["deciding"]} | {offer["verb"] for offer in view["choices"]}
                if not new <= met:
                    met |= new
                    check_words(story, view)
            story.step()
        kinds |= {fact["event"] for fact in story.facts}
        assert story.log
    assert met >= DECISIONS | VERBS, (DECISIONS | VERBS) - met
    assert kinds >= KINDS, KINDS - kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_exchange_and_a_tile_for_a_request_have_their_words(lang: str) -> None:
    def given(s: FrescoState) -> None:
        own_wall(s, 0, "BO", "BG", "YG", "YO")

    for first in ("exchange green", "request general"):
        story = Story(MODULES, 3, 1, lang)
        plans = {0: {"workshop": 1}, 1: {"theatre": 1}}
        story.state = position(3, at="workshop", modules=MODULES, plans=plans, given=given)
        check_words(story, story.state.view(0))
        events = play_and_collect(story.state, 0, first)
        while story.state.to_act == (0,):
            view = story.state.view(0)
            assert {offer["verb"] for offer in view["choices"]} == {"give"}
            check_words(story, view)
            events += play_and_collect(story.state, 0, open_to(story.state, 0)[0])
        facts = [fact for event in events if (fact := event.as_seen_by(0)) is not None]
        assert "w" in "".join(line.plain for line in story.face.log(facts))


@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
@pytest.mark.parametrize("lang", mostly(LONGEST_FIRST))
def test_every_screen_fits(lang: str, size: tuple[int, int]) -> None:
    for players in (2, 4):
        Story(MODULES, players, players, lang).run(size, glance=9)


@pytest.mark.soak
@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_fits_looked_at_more_often(lang: str, size: tuple[int, int]) -> None:
    for players in (2, 4):
        Story(MODULES, players, players, lang).run(size)


def test_the_plan_can_be_typed_with_ill_ones_the_neutral_one_and_tiles() -> None:
    seen: set[str] = set()
    for seed in range(GAMES // 2):
        story = Story(["wall_fresco", "medico"], 3, seed)
        while not story.state.is_over:
            if 0 in story.state.to_act and story.state.menus[0].name == "plan":
                view = story.state.view(0)
                listed = [choice for group in story.face.groups(view) for choice in group.choices]
                for choice in listed:
                    verb = choice.notation.split()[0]
                    seen |= {alias for alias in choice.words if verb in ("plan-ill", "plan-neutral", "cover")}
                assert {choice.number for choice in listed if choice.notation == "ready"} <= {6}
            story.step()
    assert {"xc", "xs", "xw", "nm", "nt", "wall fresco market", "medico market"} <= seen


def test_a_covered_place_has_a_small_letter_on_the_sheet() -> None:
    screens = "".join("".join(Story(["wall_fresco"], 3, seed).run((80, 24), glance=9).screens) for seed in range(2))
    assert " f1 " in screens or "f1\n" in screens
