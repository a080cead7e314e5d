"""What Fresco's texts say about the rules, and by which names."""

import re

import pytest

from bottega.locale import FOLDER, Texts
from bottega.testing import rule

# The other name that a thing had in French; `demande`, `carte de vœu`, `Verriers` and so on are the ones in use.
OTHER_NAMES = {
    "fresco.ftl": ("souhait", "commande", "chanceux", "louange", "récompense", "vitrier", "contrat"),
    "web-fresco.ftl": ("souhait", "commande", "chanceux", "louange", "récompense", "vitrier", "contrat"),
    "web.ftl": ("puits aux souhaits", "carte de souhait", "vitrier", "contrat", "commandes", "atelier du peintre"),
    "fresco-cards.ftl": ("demi-bouteille",),
    "web-fresco-cards.ftl": ("demi-bouteille",),
}


@pytest.mark.parametrize("file", OTHER_NAMES)
def test_each_thing_has_one_french_name(file: str) -> None:
    text = (FOLDER / "fr" / file).read_text("utf-8").lower()
    assert not [name for name in OTHER_NAMES[file] if name in text]


def test_the_names_are_the_same_in_terminal_and_browser() -> None:
    texts = Texts("fr")
    for wish in ("lucky", "praise", "tip", "finder", "busker", "visit", "alchemy"):
        assert texts.text(f"fresco-wish-{wish}") == texts.text(f"web-fresco-wish-{wish}")
    assert texts.text("web-module-glaziers") == texts.text("web-fresco-drawer-glaziers")
    assert texts.text("web-module-special-blends") == texts.text("fresco-module-special-blends")


@rule("F-DIF-8")
@pytest.mark.parametrize(
    ("language", "anywhere"), [("en", "where you like"), ("fr", "où vous voulez"), ("de", "wohin du willst")]
)
def test_the_tip_of_the_bishops_visit_follows_the_option(language: str, anywhere: str) -> None:
    texts = Texts(language)
    said = {visit: texts.text("web-fresco-wish-visit-tip", visit=visit) for visit in ("step", "anywhere")}
    assert [anywhere in said[visit] for visit in said] == [False, True]


@rule("F-Q-1")
@pytest.mark.parametrize(
    ("language", "every"), [("en", "Every tile"), ("fr", "Chaque tuile"), ("de", "Jedes Plättchen")]
)
def test_a_favour_lies_under_every_tile(language: str, every: str) -> None:
    assert Texts(language).text("web-module-favors-about").startswith(every)


@rule("F-OQ-193")
@pytest.mark.parametrize(("language", "house"), [("en", "house rule"), ("fr", "règle maison"), ("de", "Hausregel")])
def test_the_idle_end_is_called_a_house_rule(language: str, house: str) -> None:
    texts = Texts(language)
    ended = texts.text("fresco-log-game-ended", reason="idle", who="you", painter="", points=1)
    for said in (texts.text("web-option-fresco-idle-rounds"), ended):
        assert re.search(house, said, re.IGNORECASE)
