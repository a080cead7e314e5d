"""Each language keeps its own signs; one that is not in the table is free until somebody says what it forbids."""

import re

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import visitor
from tests.locale.parsed import resources

from bottega.locale import LANGUAGES

# What must not stand in a sentence, and why.
FORBIDDEN = {
    "en": [
        (r"[„«»]", "quotation marks of another language"),
        (r"\w'\w", "a straight apostrophe"),
        (r"\S [:;!](?=\s|$)", "a space before a sign"),
    ],
    "fr": [
        (r"\S [:;!?»](?=\s|$|\.|,|\))", "a space that may break before a high sign"),
        (r"« ", "a space that may break after a quotation mark"),
        (r"[“”„]", "quotation marks of another language"),
        (r"\w'\w", "a straight apostrophe"),
    ],
    "de": [
        (r"[”«»]", "quotation marks of another language"),
        (r"(?<![^\s„])“|„(?!\S)", "quotation marks the wrong way round"),
        (r"\w'\w", "a straight apostrophe"),
        (r"\S [:;!](?=\s|$)", "a space before a sign"),
        (r"\b\d+\.\d+ (?:Sekunde|Punkt|%)", "a decimal point"),
        (r"[a-zäöüß,] (?:Sie|Ihnen|Ihre?[mnrs]?)\b", "the formal address"),
    ],
}


class Sentences(visitor.Visitor):
    """Every pattern, also those inside a choice, with a letter for what is put into it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802 - Fluent's name
        self.found.append(
            "".join(part.value if isinstance(part, fluent.TextElement) else "X" for part in node.elements)
        )
        self.generic_visit(node)


def sentences(lang: str) -> list[str]:
    collect = Sentences()
    for resource in resources(lang).values():
        collect.visit(resource)
    return collect.found


@pytest.mark.parametrize("lang", sorted({*LANGUAGES} & {*FORBIDDEN}))
def test_sentences_keep_the_signs_of_their_language(lang: str) -> None:
    said = sentences(lang)
    assert len(said) > 2000
    wrong = [(why, text) for text in said for sign, why in FORBIDDEN[lang] if re.search(sign, text)]
    assert wrong == []


def test_the_table_finds_what_it_forbids() -> None:
    slips = {
        "en": ("it's", "«no»", "no !"),
        "fr": ("non !", "« non »", "“non”", "l'or"),
        "de": ("”nein”", "„ nein“", "nein !", "1.5 Sekunden", "wenn Sie mögen", "geht's"),
    }
    for lang, texts in slips.items():
        for text in texts:
            assert any(re.search(sign, text) for sign, _ in FORBIDDEN[lang]), text
