"""Fresco's modules at the table: their words on the board, their questions, their log and their secrets."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import bottega
from bottega import Record
from bottega.core.events import Event, facts_for
from bottega.core.state import State
from bottega.games.fresco.meta import MODULES
from bottega.locale import LANGUAGES, Texts
from bottega.terminal.app import TerminalApp
from bottega.terminal.blocks import wrapped
from bottega.terminal.face import Fact, View
from bottega.terminal.faces import face_of
from bottega.terminal.fresco import FrescoFace
from bottega.terminal.fresco.modules import face_of as module_face
from bottega.terminal.marks import Marks
from bottega.terminal.screen import compose
from bottega.terminal.sitting import Sitting
from tests.soaked import LONGEST_FIRST, mostly

from .session import Session, Typing, typed

ALL = list(MODULES)
# With the whole box a random game is over before it has met everything: every other one is played with fewer modules.
FEWER = ["portraits", "requests", "special_blends", "leaf_gold", "favors", "scrolls"]
CLEAR = "\x1b[2J\x1b[H"
SIZES = [(80, 24), (100, 30)]
DECISIONS = {"gild", "portrait-paint", "leonardo-portrait", "pile", "request-paint", "leonardo-request"}
DECISIONS |= {"glazery", "window", "glaze", "altar-glass", "audience", "certificate", "instalment", "bell-due"}
VERBS = {"no", "pick", "portrait", "sexton", "request", "pile", "gild", "scroll"}
VERBS |= {"penny", "throw", "wish", "glass", "window", "glaze", "certificate", "pay", "instalment"}
KINDS = {
    "rewarded",
    "portraits-shown",
    "portraits-removed",
    "portrait-taken",
    "paint-picked",
    "request-fulfilled",
    "income-picked",
    "request-income",
    "colour-refined",
    "gold-taken",
    "gold-used",
    "gold-exchanged",
    "favor-taken",
    "favor-removed",
    "scroll-played",
    "penny-planned",
    "pennies-shown",
    "penny-thrown",
    "card-drawn",
    "wish-used",
    "pennies-exchanged",
    "glass-drawn",
    "glass-bought",
    "glass-used",
    "window-chosen",
    "window-renewed",
    "window-shown",
    "certificates-shown",
    "certificates-returned",
    "certificate-acquired",
    "instalment-paid",
    "bells-counted",
    "bishop-bells",
}
GLANCE = 3  # a screen is looked at each so many moves
SHY = ("pass", "close", "ready")


def options(modules: Sequence[str]) -> dict[str, Any]:
    return {"modules": list(modules), "idle_rounds": 2}


def eager(state: State, seat: int, rng: Random) -> int:
    """Something that is done rather than left; what modules offer in half of the cases."""
    actions, legal = state.game.actions.actions, state.legal_actions(seat)
    offers = [number for number in legal if actions[number].verb not in SHY] or list(legal)
    special = [number for number in offers if actions[number].verb in VERBS]
    return rng.choice(special if special and rng.random() < 0.5 else offers)


def eagerly(rng: Random) -> Typing:
    def read(app: TerminalApp, prompt: str) -> str:
        if app.sitting.state.is_over:
            raise EOFError
        state, seat = app.sitting.state, app.sitting.seat
        assert seat is not None
        wanted = eager(state, seat, rng)
        return str(next(choice.number for choice in app.choices(state.view(seat)) if choice.id == wanted))

    return read


class ModuleSession(Session):
    """The same with modules, and computers that play anything."""

    def __init__(self, file: Path, read: Typing, players: int, modules: Sequence[str], **more: Any) -> None:
        super().__init__(file, read, players, is_terminal=True, ask_all=True, **more)
        first = bottega.game("fresco").new(players, more.get("seed", 7), options(modules))
        bots = dict.fromkeys(range(1, players), "random")
        self.app = TerminalApp(self.app.desk, Sitting(first, 0, bots), self.app.texts, file, ask_all=True)


Met = Callable[["Story", View], None]


class Story:
    """A whole game in which everybody is eager, as seat 1 sees it."""

    def __init__(self, modules: Sequence[str], players: int, seed: int, lang: str = "en", unicode: bool = True) -> None:
        events: list[Event] = []
        self.state: Any = bottega.game("fresco").new(players, seed, options(modules), None, events)
        self.texts = Texts(lang)
        self.face = face_of("fresco", self.texts, Marks(unicode), 0, players, self.state.setup)
        self.facts: list[Fact] = facts_for(events, 0)
        self.rng = Random(seed)
        self.screens: list[str] = []

    def step(self) -> None:
        seat = self.state.to_act[0]
        happened: list[Event] = []
        self.state.apply(seat, eager(self.state, seat, self.rng), happened)
        self.facts += facts_for(happened, 0)

    def run(self, size: tuple[int, int], met: Met | None = None, glance: int = GLANCE) -> "Story":
        """A screen is looked at now and then; whoever meets somebody with `met` sees every decision."""
        while not self.state.is_over:
            looks = self.state.ply % glance == 0
            if 0 in self.state.to_act and (looks or met is not None):
                view = self.state.view(0)
                if met is not None:
                    met(self, view)
                if looks:
                    self.look(view, *size)
            self.step()
        self.look(self.state.view(0), *size)
        return self

    def look(self, view: View, width: int, height: int) -> None:
        lines = compose(self.face, self.texts, view, self.facts, width, height - 1)
        assert len(lines) <= height - 1
        assert max(line.cell_len for line in lines) <= width
        self.screens.append("\n".join(line.plain for line in lines))

    @property
    def log(self) -> str:
        return "\n".join(line.plain for line in self.face.log(self.facts))


class Evenings:
    """Games in one language, and the decisions and verbs that were met in them; at each all words are looked at."""

    def __init__(self, lang: str, seeds: Sequence[int]) -> None:
        self.lang = lang
        self.met: set[str] = set()
        boxes = [FEWER, ALL]
        self.stories = [
            Story(boxes[seed % 2], 2 + seed % 3, seed, lang).run(SIZES[seed % 2], self.meet) for seed in seeds
        ]

    def meet(self, story: Story, view: View) -> None:
        self.met |= {view["deciding"]} | {offer["verb"] for offer in view["choices"]}
        check_words(story, view)


# Between them these meet everything that the modules know; the long run plays many more.
TELLING = (0, 4, 6, 7, 9, 17, 23)
MANY = range(24, 60)


@pytest.fixture(
    scope="module",
    params=[
        (LONGEST_FIRST[0], TELLING),
        *[pytest.param((lang, TELLING), marks=pytest.mark.soak) for lang in LONGEST_FIRST[1:]],
        *[pytest.param((lang, MANY), marks=pytest.mark.soak) for lang in LANGUAGES],
    ],
    ids=lambda param: f"{param[0]}-{len(param[1])}",
)
def evenings(request: pytest.FixtureRequest) -> Evenings:
    return Evenings(*request.param)


@pytest.fixture(scope="module")
def stories(evenings: Evenings) -> list[Story]:
    return evenings.stories


# --- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "lang", "size"),
    mostly(
        [
            (4, "de", (80, 24)),
            (2, "en", (80, 24)),
            (3, "fr", (100, 30)),
            (2, "fr", (100, 30)),
            (3, "de", (80, 24)),
            (4, "en", (100, 30)),
        ]
    ),
)
def test_a_game_with_all_modules_is_played_and_every_screen_fits(
    tmp_path: Path, players: int, lang: str, size: tuple[int, int]
) -> None:
    file = tmp_path / "game.json"
    session = ModuleSession(file, eagerly(Random(players)), players, ALL, seed=players, lang=lang, size=size)
    assert session.run() == 0
    assert session.app.sitting.state.is_over
    for screen in session.screens:
        lines = screen.rpartition(CLEAR)[2].rstrip("\n").split("\n")
        assert max(cell_len(line) for line in lines) <= size[0], screen
        assert len(lines) + 1 <= size[1], screen
    assert Record.load(file).replay().is_over


@pytest.mark.parametrize(
    ("players", "lang", "glance"), mostly([(4, "en", 9), (4, "en", GLANCE), (3, "fr", GLANCE), (2, "en", GLANCE)])
)
@pytest.mark.parametrize("module", ALL)
def test_each_module_is_shown_alone(module: str, players: int, lang: str, glance: int) -> None:
    heads = {
        "portraits": "Portrait 1",
        "requests": "Requests any",
        "special_blends": "Blends PR→K",
        "leaf_gold": "Gold refines",
        "favors": "Favours 25",
        "scrolls": "Scrolls row",
        "wishing_well": "Well 0 of 2",
        "glaziers": "Glass on sale",
        "bells": "Bells ",
        "wall_fresco": "Wall 18 left",
        "medico": "Medico ",
    }
    story = Story([module], players, 5, lang).run(SIZES[players % 2], glance=glance)
    if lang == "en":
        assert heads[module] in story.screens[0]
        assert not [head for other, head in heads.items() if other != module and head in story.screens[0]]


def test_the_base_game_says_nothing_of_modules(tmp_path: Path) -> None:
    story = Story([], 3, 5).run((80, 24))
    assert not [head for head in ("Portrait", "Requests", "Gold", "Favours", "Scrolls") if head in story.screens[0]]
    session = Session(tmp_path / "game.json", typed(["modules"]), 3, 5, seat=2)
    session.run()
    assert "No module is in play." in session.shown


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    story = Story(ALL, 4, 3, unicode=False).run((80, 24))
    assert not set("".join(story.screens) + story.log) & set("✦∞→♝⚜♜★☼☾")


# --- questions and choices -----------------------------------------------------------------------------------------


@pytest.mark.long
def test_every_decision_and_verb_has_its_words(evenings: Evenings) -> None:
    texts = Texts(evenings.lang)
    assert evenings.met >= DECISIONS | VERBS, (DECISIONS | VERBS) - evenings.met
    for module in [module for module in ALL if "plan" in module_face(module).changes]:
        assert "F-" in texts.text(f"fresco-change-plan-{module.replace('_', '-')}")


def check_words(story: Story, view: View) -> None:
    ask, why = story.face.question(view)
    assert ask.plain
    assert why.cell_len <= 100
    if view["deciding"] in DECISIONS:
        assert why.cell_len <= 80, why.plain
    page = [row for line in story.face.explain(view) for row in wrapped(line, 80, 0)]
    assert len(page) <= 22
    assert any("F-" in row.plain for row in page)
    listed = [choice for group in story.face.groups(view) for choice in group.choices]
    assert sorted(choice.id for choice in listed) == sorted(offer["id"] for offer in view["choices"])
    assert len({choice.number for choice in listed}) == len(listed)
    for choice in listed:
        assert choice.label.plain.strip()
        (line,) = story.face.explain_choice(view, choice.id)
        assert "(F-" in line.plain


def test_the_page_of_the_modules_fits_a_small_screen(stories: list[Story]) -> None:
    for story in stories:
        assert isinstance(story.face, FrescoFace)
        page = story.face.page("modules", story.state.view(0), 80)
        assert page is not None
        assert len(page) <= 24
        assert max(line.cell_len for line in page) <= 80
        assert story.face.page("modul", story.state.view(0), 80) is None


def test_a_portrait_is_a_choice_that_nobody_makes_for_you() -> None:
    story = Story(["portraits"], 3, 4)
    routines = set()
    while not story.state.is_over:
        view = story.state.view(0) if 0 in story.state.to_act else None
        if view is not None and view["deciding"] == "studio":
            offered = any(offer["verb"] == "portrait" for offer in view["choices"])
            routines.add((offered, story.face.routine(view) is None))
        story.step()
    assert routines == {(True, True), (False, False)}


def test_only_the_third_paint_of_an_altar_is_the_last() -> None:
    """With two recipes more than in the base game the altar still takes three paints."""
    said = []
    for seed in range(6):
        story = Story(["special_blends"], 3, seed)
        while not story.state.is_over:
            view = story.state.view(0) if 0 in story.state.to_act else {"choices": []}
            for offer in view["choices"]:
                if offer["verb"] == "altar":
                    (choice,) = [c for g in story.face.groups(view) for c in g.choices if c.id == offer["id"]]
                    said.append((offer["given"] == 3, "up to" not in choice.label.plain))
            story.step()
    assert set(said) == {(True, True), (False, False)}


def test_one_module_has_a_page_of_its_own_with_its_rules() -> None:
    story = Story(ALL, 3, 2)
    view = story.state.view(0)
    assert isinstance(story.face, FrescoFace)
    for module in ALL:
        page = story.face.page(f"modules {module.replace('_', '-')}", view, 80)
        assert page is not None
        assert len(page) <= 24, module
        assert "F-" in "".join(row.plain for row in page)
    by_number, by_name = (story.face.page(f"modules {name}", view, 80) for name in ("6", "glaziers"))
    assert [row.plain for row in by_number or []] == [row.plain for row in by_name or []]
    for given in ("dragons", "12"):
        (refused,) = story.face.page(f"modules {given}", view, 80) or []
        assert given in refused.plain
    alone = Story(["bells"], 3, 2)
    assert isinstance(alone.face, FrescoFace)
    (refused,) = alone.face.page("modules 6", alone.state.view(0), 80) or []
    assert "bells" in refused.plain


# --- the log and the account ---------------------------------------------------------------------------------------


def test_every_kind_of_event_is_told(stories: list[Story]) -> None:
    kinds = {fact["event"] for story in stories for fact in story.facts}
    assert kinds >= KINDS, KINDS - kinds
    for story in stories:
        for line in story.face.log(story.facts):
            assert line.plain.strip()
            assert line.style == ""
        for fact in story.facts:  # also when the screen has room for the last lines only
            assert len(story.face.log([fact])) <= 1


def test_points_of_modules_are_in_the_log_and_the_account(stories: list[Story]) -> None:
    for story in stories:
        view = story.state.view(0)
        account = story.state.game.account(story.state.setup, story.facts)
        assert account is not None
        assert [sum(sources.values()) for sources in account.points] == [
            painter["score"] for painter in view["painters"]
        ]
        for width in (80, 100):
            drawn = story.face.account(view, story.facts, width)
            assert max(line.cell_len for line in drawn) <= width
            assert len(drawn) <= 12


def test_the_last_portraits_end_the_game() -> None:
    told_in = {
        "en": "The last portraits have been shown.",
        "fr": "Les derniers portraits ont été proposés.",
        "de": "Die letzten Porträts wurden gezeigt.",
    }
    for lang, said in told_in.items():
        texts = Texts(lang)
        face = face_of("fresco", texts, Marks(True), 0, 3)
        ended = {"event": "game-ended", "reason": "portraits", "scores": [3, 2, 1], "winners": [0]}
        assert said in face.log([ended])[0].plain


def test_a_restoration_is_one_line() -> None:
    face = face_of("fresco", Texts("en"), Marks(True), 0, 3)
    facts: list[Fact] = [
        {"event": "gold-used", "painter": 1},
        {"event": "restored", "painter": 1, "segment": "b2", "paints": ["red"], "points": 5, "bonus": 3},
        {"event": "scored", "painter": 1, "points": 5, "source": "tile"},
        {"event": "scored", "painter": 1, "points": 3, "source": "bishop"},
        {"event": "scored", "painter": 1, "points": 3, "source": "gold"},
        {"event": "favor-taken", "painter": 1, "segment": "b2", "favor": "thalers_5"},
        {
            "event": "rewarded",
            "painter": 1,
            "source": "favor",
            "thalers": 5,
            "paints": [],
            "mood_from": 0,
            "mood_to": 0,
        },
        {"event": "scored", "painter": 1, "points": 8, "source": "scroll"},
    ]
    added, restored = [line.plain for line in face.log(facts)]
    assert added == "♜ Tommaso adds a leaf of gold."
    assert restored.startswith("♜ Tommaso restores b2 with R: 5 + 3 bishop = 8 VP. +3 VP (gold). Tommaso takes")
    assert restored.endswith("favour on b2. That brings 5 T. +8 VP (scrolls).")


# --- secrets -------------------------------------------------------------------------------------------------------


def everything_shown(story: Story, told: int) -> str:
    """With the log from that fact on: what was told before has been compared before."""
    view = story.state.view(0)
    assert isinstance(story.face, FrescoFace)
    blocks = [compose(story.face, story.texts, view, story.facts, width, 30) for width in (80, 100)]
    blocks += [story.face.page("modules", view, 80) or [], story.face.log(story.facts[told:], told)]
    if view["choices"]:
        blocks += [story.face.explain(view)]
        blocks += [story.face.explain_choice(view, offer["id"]) for offer in view["choices"]]
    return "\n".join(line.plain for block in blocks for line in block)


def part(state: State, field: str) -> Any:
    parts: list[Any] = state.parts  # type: ignore[attr-defined]
    return next(part for part in parts if hasattr(part, field))


@pytest.mark.long
@pytest.mark.parametrize("seed", mostly(range(2)))
def test_what_others_hold_and_what_lies_hidden_never_shows(seed: int) -> None:
    """Other scrolls in other hands, other favours under the tiles, another deck, other gold: the same screen."""
    story, told = Story(ALL, 4, seed), 0
    for _ in range(120):
        if story.state.is_over:
            break
        if story.state.ply % GLANCE == 0:
            shown = everything_shown(story, told)
            true = story.state
            story.state = shuffled(true.clone(), Random(seed))
            assert everything_shown(story, told) == shown
            story.state, told = true, len(story.facts)
        story.step()


def shuffled(state: Any, rng: Random) -> Any:
    scrolls, favors, portraits, gold = (part(state, name) for name in ("rows", "under", "jumps", "disc"))
    well, glass, bells = (part(state, name) for name in ("well", "bench", "unseen"))
    cards = [card for card in range(20) if (well.used | well.hands[0]) >> card & 1 == 0]
    rng.shuffle(cards)
    for seat in range(1, state.players):
        well.hands[seat] = sum([1 << cards.pop() for _ in range(well.held[seat])])
        glass.stock[seat] = rng.randrange(1 << 4)
    well.pennies[1:] = [rng.randrange(3) for _ in well.pennies[1:]]
    well.deck, glass.deck, bells.unseen = tuple(cards), tuple(reversed(glass.deck)), tuple(reversed(bells.unseen))
    for line in (scrolls.rows, scrolls.columns):
        held = [seat for seat in range(1, state.players) if line[seat] >= 0]
        free = [number for number in range(5) if number != line[0]]
        for seat, number in zip(held, rng.sample(free, len(held)), strict=True):
            line[seat] = number
    under = list(favors.under)
    rng.shuffle(under)
    favors.under = tuple(under)
    portraits.deck = tuple(reversed(portraits.deck))
    gold.gold[1:] = [rng.randrange(3) for _ in gold.gold[1:]]
    return state


def test_choices_of_others_for_the_income_stay_secret() -> None:
    told_before = 0
    for seed in range(12):
        story = Story(["requests"], 3, seed)
        while not story.state.is_over:
            if 0 in story.state.to_act and story.state.menus[0].name == "request-paint":
                told_before += 1
            story.step()
        picked = {fact["seat"] for fact in story.facts if fact["event"] == "income-picked"}
        assert picked <= {0}
    assert told_before


# --- a crowd -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nearly_seventy_choices_fit_too(lang: str, size: tuple[int, int]) -> None:
    """Pots full of everything, both scrolls and a sexton: any segment, the altar, the bishop by step and by call."""
    story = Story(ALL, 3, 5, lang)
    state = story.state
    state.paints[0] = sum(9 << 16 * colour for colour in range(8))
    portraits = part(state, "jumps")
    cards = modules_of(state)["portraits"].cards
    portraits.owned[0] = 1 << next(i for i, card in enumerate(cards) if card.uses)
    while not (state.view(0)["choices"] and state.view(0)["deciding"] == "cathedral"):
        seat = state.to_act[0]
        offers = state.view(seat)["choices"]
        wanted = [offer["id"] for offer in offers if offer["action"] == "plan cathedral"] or [offers[-1]["id"]]
        state.apply(seat, wanted[0] if seat == 0 else offers[-1]["id"])
    view = state.view(0)
    assert len(view["choices"]) >= 25 + 8 + 8 + 24 + 1 + 1
    story.look(view, *size)
    shown = story.screens[-1]
    sextons = len([offer for offer in view["choices"] if offer["verb"] == "sexton"])
    assert str(len(view["choices"]) - sextons) in shown.splitlines()[-1]  # who is called where is said, not listed
    assert f"{Texts(lang).text('fresco-words-sexton')} a1" in shown
    assert "R9 Y9 B9" in shown


def modules_of(state: Any) -> dict[str, Any]:
    return {module.name: module for module in state.rules.modules}
