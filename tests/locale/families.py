"""Keys that are put together from a beginning and a word: which words there are, from those who say them."""

from collections.abc import Iterable
from typing import get_args

import bottega
from bottega.bots.registry import LEVELS
from bottega.core.options import Choice, Several
from bottega.games.fresco.actions import PLACES
from bottega.games.fresco.chronicle import telling_of
from bottega.games.fresco.events import BASE_SOURCES
from bottega.games.fresco.modules import MANIFESTS
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco_cards.account import SOURCES as CARD_SOURCES
from bottega.games.fresco_cards.chronicle import SWAPPED
from bottega.games.princes import chronicle as princes
from bottega.games.princes.actions import BONUSES, BUILDINGS, FREEDOMS, PILES, PRESTIGES, PROFESSIONS
from bottega.games.princes.contract import Deck
from bottega.games.princes.events import SOURCES as PRINCES_SOURCES
from bottega.server.errors import CODES
from bottega.teaching import lessons
from bottega.terminal.commands import NAMED

# What the table in the terminal counts of a prince.
COUNTED = (
    "jesters",
    "builders",
    "works",
    "professions_in_hand",
    "bonus_in_hand",
    "recruiting_in_hand",
    "prestige_cards",
)
PREFIXES = {"fresco": "fresco", "princes": "princes", "fresco-cards": "cards"}
UNTOLD = {
    "fresco": telling_of(MANIFESTS).unsaid,
    "princes": princes.UNSAID,
    "fresco-cards": frozenset[str](),
}


def dashed(words: Iterable[str]) -> set[str]:
    return {word.replace("_", "-").replace(".", "-") for word in words}


def decisions(game_id: str) -> set[str]:
    """With those of all modules."""
    if game_id != "fresco":
        return {menu.name for menu in bottega.game(game_id).menus}
    game = bottega.game("fresco")
    played = [game.new(players, 1, {"modules": "all"}) for players in (2, 4)]  # with Leonardo and without
    return {menu.name for state in played if isinstance(state, FrescoState) for menu in state.rules.menus}


def of_game(game_id: str) -> dict[str, set[str]]:
    """Families that every game has."""
    game, prefix = bottega.game(game_id), PREFIXES[game_id]
    verbs = {action.verb for action in game.actions.actions}
    asked = decisions(game_id)
    return {
        f"{prefix}-log-": ({event.kind for event in game.events} | {SWAPPED}) - UNTOLD[game_id],
        **{f"{prefix}-{family}-": verbs for family in ("about", "group")},
        **{f"web-{prefix}-{family}-": verbs for family in ("about", "do", "name", "button")},
        **{f"{prefix}-{family}-": asked for family in ("ask", "why", "explain")},
        **{f"web-{prefix}-{family}-": asked for family in ("ask", "why", "wait")},
    }


def of_options() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for meta in bottega.metas():
        words = found.setdefault(f"web-option-{meta.id}-", set())
        for option in meta.options:
            if isinstance(option, Several):
                continue
            words |= dashed([option.name])
            if isinstance(option, Choice):
                words |= dashed([f"{option.name}-{value}" for value in option.values])
    return found


def of_lessons() -> dict[str, set[str]]:
    """What the coach says at each step, and what he answers where one was asked for something else."""
    found: dict[str, set[str]] = {"lesson-step-": set()}
    for lesson in lessons().values():
        words = found.setdefault(f"lesson-{lesson.id}-", set())
        titles = words if lesson.module is None else found["lesson-step-"]
        for number, step in enumerate(lesson.steps):
            words |= {step.id} | ({f"{step.id}-else"} if lesson.asks(number) else set())
            titles.add(f"{step.id}-title")
    return found


def of_ends_and_wastes() -> dict[str, set[str]]:
    """What is said of the end in each game, and of what a choice gives away, with its question."""
    near = {"progress", "last"}
    wastes = {"fresco": {"idle", "buy", "restore", "earn", "attend"}, "princes": {"actions"}, "cards": {"restore"}}
    lost = {f"{game}-{word}" for game, words in wastes.items() for word in words}
    return {
        "end-tiles-": {*near, "possible", "sure"},
        "end-rounds-": {*near, "sure"},
        "end-sections-": {*near, "possible"},
        "waste-lost-": lost,
        "waste-ask-": lost,
    }


def families() -> dict[str, set[str]]:
    modules = dashed([manifest.name for manifest in MANIFESTS])
    fresco_sources = {*BASE_SOURCES, *[source for manifest in MANIFESTS for source in manifest.sources]}
    games = {meta.id for meta in bottega.metas()}
    bought = {*PILES, *BUILDINGS, *FREEDOMS}
    changed = {f"{decision}-{module}" for decision in decisions("fresco") for module in modules}
    found: dict[str, set[str]] = {}
    for game_id in PREFIXES:
        found |= of_game(game_id)
    return (
        found
        | of_options()
        | of_ends_and_wastes()
        | of_lessons()
        | {
            "cli-about-": modules,
            "words-": {*NAMED},
            "fresco-change-": changed,
            "fresco-choice-plan-": dashed(PLACES),
            "fresco-choice-no-": decisions("fresco"),
            "fresco-place-": dashed(PLACES),
            "fresco-inside-": dashed(PLACES),
            "fresco-source-": fresco_sources,
            "web-fresco-source-": fresco_sources,
            "web-fresco-no-": decisions("fresco"),
            "princes-about-keep-": {*get_args(Deck)},
            "princes-group-": {action.verb for action in bottega.game("princes").actions.actions} | {"buy"},
            **{f"princes-{size}-": {*COUNTED} for size in ("short", "long")},
            "princes-name-": {*bought, *PROFESSIONS, *BONUSES, *PRESTIGES},
            "princes-a-": bought,
            "princes-the-": {*PILES},
            "princes-note-": {*PILES},
            "princes-source-": {*PRINCES_SOURCES},
            "web-princes-source-": {*PRINCES_SOURCES},
            "cards-source-": {*CARD_SOURCES},
            "level-": {f"{level}{what}" for level in LEVELS for what in ("", "-many", "-about")} | {"time", "program"},
            "web-error-": {*CODES, "offline"},
            "learn-mini-": {lesson.module for lesson in lessons().values() if lesson.module and not lesson.options},
            **{f"web-{family}-": games for family in ("title", "short", "poster")},
        }
    )
