"""Every language is complete, and nothing in it is dead."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import visitor
from tests.locale.families import families
from tests.locale.parsed import resources

import bottega
from bottega.core.options import Choice, Several
from bottega.games.fresco.actions import PLACES
from bottega.games.fresco.chronicle import telling_of
from bottega.games.fresco.modules import MANIFESTS
from bottega.locale import LANGUAGES, Messages, MissingText, Texts, files, signed

# Shapes of one word, which are families of their own.
SINGLE = {"paint\\-.+", "illegal\\-.+", "undo\\-.+", "words\\-.+"}
SOURCES = Path(__file__).parents[2] / "src" / "bottega"


class Places(visitor.Visitor):
    """The placeholders and the messages that a text refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.found.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, dict[str, fluent.Message]]:
    """By file and key."""
    parsed: dict[str, dict[str, fluent.Message]] = {}
    for file, resource in resources(lang).items():
        assert not [entry for entry in resource.body if isinstance(entry, fluent.Junk)], file
        parsed[file] = {entry.id.name: entry for entry in resource.body if isinstance(entry, fluent.Message)}
    return parsed


@cache
def keys(lang: str) -> set[str]:
    return {key for file in messages(lang).values() for key in file}


def places(message: fluent.Message) -> set[str]:
    collect = Places()
    collect.visit(message)
    return collect.found


def test_the_languages_have_the_same_files_keys_and_placeholders() -> None:
    first = messages(LANGUAGES[0])
    for lang in LANGUAGES[1:]:
        other = messages(lang)
        assert {file: list(texts) for file, texts in first.items()} == {
            file: list(texts) for file, texts in other.items()
        }
        for file, texts in first.items():
            for key, message in texts.items():
                assert places(message) == places(other[file][key]), f"{lang}: {key}"


def test_no_key_is_in_two_files() -> None:
    for lang in LANGUAGES:
        listed = [key for file in messages(lang).values() for key in file]
        assert len(listed) == len(set(listed))


@cache
def nodes() -> dict[str, list[ast.AST]]:
    """What is called or may be a text in each of the sources, by its file; read once for all tests."""
    wanted = (ast.Constant, ast.JoinedStr, ast.Call)
    found: dict[str, list[ast.AST]] = {}
    for source in SOURCES.rglob("*.py"):
        tree = ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        found.setdefault(source.name, []).extend([node for node in tree if isinstance(node, wanted)])
    return found


@cache
def used_keys() -> tuple[set[str], set[str]]:
    """Every string of the sources that may be a key, and the shapes of the formatted ones: `f"a-{x}"` is `a-.+`."""
    literal: set[str] = set()
    shaped: set[str] = set()
    prefixes = re.compile("|".join(sorted({re.escape(key.partition("-")[0]) for key in keys("en")})))
    for those in nodes().values():
        for node in those:
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literal.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
                if prefixes.match(parts[0]):
                    shaped.add("".join(parts))
    for page in [*(SOURCES / "web").glob("*.html"), SOURCES / "server" / "files.py"]:
        literal |= set(re.findall(r'data-say="([a-z-]+)"', page.read_text(encoding="utf-8")))
    shaped |= {pattern for _, pattern, _ in quoted_in_scripts()}
    return literal, shaped


def quoted_in_scripts() -> Iterator[tuple[str, str, bool]]:
    """Every quoted text of the browser's sources: the file, the text as a pattern, and whether it is a template."""
    for source in (SOURCES / "web").rglob("*.js"):
        if "vendor" in source.parts:
            continue
        for text in re.findall(r'"((?:[a-z0-9]+-)+[a-z0-9-]*)"', source.read_text(encoding="utf-8")):
            yield source.name, re.escape(text), False
        for text in re.findall(r"`([a-z0-9]+-(?:[a-z0-9-]|\$\{[^{}]*\})*)`", source.read_text(encoding="utf-8")):
            parts = [re.escape(part) for part in re.split(r"\$\{[^{}]*\}", text)]
            yield source.name, ".+".join(parts), True


def said_keys() -> list[tuple[str, str]]:
    """What is handed to `say`, `.say` or `.text` as a literal or a formatted string."""
    found: list[tuple[str, str]] = []
    for source, those in nodes().items():
        for node in those:
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            if name not in ("say", "text"):
                continue
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.append((source, re.escape(first.value)))
            elif isinstance(first, ast.JoinedStr):
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in first.values]
                found.append((source, "".join(parts)))
    return found


def test_every_key_in_the_sources_exists() -> None:
    known = "\n".join(keys("en"))  # one text to search is sooner searched than thousands
    said = said_keys()
    assert len(said) > 80
    for source, pattern in said:
        assert re.search(f"^(?:{pattern})$", known, re.MULTILINE), f"{source}: {pattern}"


def test_every_text_is_used() -> None:
    literal, shaped = used_keys()
    referred = {place for file in messages("en").values() for m in file.values() for place in places(m)}
    unsaid = keys("en") - referred - literal
    known_shape = re.compile("|".join([f"(?:{shape})" for shape in sorted(shaped)]))
    assert [key for key in sorted(unsaid) if not known_shape.fullmatch(key)] == []


def is_narrow(shape: str) -> bool:
    """Whether it says enough of a key: `web-.+` would let every text of the browser pass."""
    fixed = shape.replace("\\", "").partition(".+")[0]
    return fixed.count("-") > 1


def test_no_text_is_out_of_reach() -> None:
    """A key that is put together has a word that somebody says."""
    literal, shaped = used_keys()
    quoted = {pattern.replace("\\", "") for _, pattern, is_template in quoted_in_scripts() if not is_template}
    referred = {place for file in messages("en").values() for message in file.values() for place in places(message)}
    narrow = re.compile("|".join([f"(?:{shape})" for shape in sorted(shaped) if is_narrow(shape) or shape in SINGLE]))
    known = families()
    dead = []
    for key in sorted(keys("en") - referred - literal - quoted):
        beginning = max([one for one in known if key.startswith(one)], key=len, default=None)
        if beginning is None:
            dead += [] if narrow.fullmatch(key) else [key]
        elif key.removeprefix(beginning) not in known[beginning]:
            dead.append(key)
    assert dead == []


def test_families_are_complete() -> None:
    known = keys("en")
    fresco = bottega.game("fresco")
    kinds = {event.kind for event in fresco.events}
    telling = telling_of(MANIFESTS)
    assert {f"fresco-log-{kind}" for kind in kinds - telling.unsaid} <= known
    without_numbers = kinds - telling.unsaid - set(telling.details)
    assert without_numbers <= {"leonardo-passed", "got-ready", "bottle-too-dear", "recovered"}
    assert {f"fresco-about-{action.verb}" for action in fresco.actions.actions} <= known
    assert {f"fresco-place-{place.replace('.', '-')}" for place in PLACES} <= known
    decisions = bottega_decisions()
    for family in ("ask", "why", "explain"):
        assert {f"fresco-{family}-{decision}" for decision in decisions} <= known
    assert {f"illegal-{reason}" for reason in ("no-such-seat", "game-over", "not-your-turn", "not-open")} <= known


def bottega_decisions() -> set[str]:
    return {menu.name for menu in bottega.game("fresco").menus}


def test_every_house_rule_has_its_words() -> None:
    for meta in bottega.metas():
        for option in meta.options:
            key = f"web-option-{meta.id}-{option.name.replace('_', '-')}"
            if isinstance(option, Choice):
                values = {f"{key}-{value.replace('_', '-')}" for value in option.values}
                assert {key, *values} <= keys("en")
            elif not isinstance(option, Several):
                assert key in keys("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_invisible_marks_in_the_sentences(lang: str) -> None:
    text = Texts(lang).text("saved", file="a.json")
    assert "\u2068" not in text
    assert text.endswith("a.json.")


def test_a_missing_text_or_argument_is_an_error() -> None:
    for key in ("no-such-key", "saved"):
        with pytest.raises(MissingText):
            Texts("en").text(key)
    with pytest.raises(MissingText):
        Texts("xx")


# Sentences about one of a thing that spoke of several.
ONE: list[tuple[str, str, dict[str, str | float], str]] = [
    ("en", "web-fresco-worth-market", {"price": 1}, "One market tile each, 1 Thaler; or close a booth."),
    (
        "fr",
        "web-fresco-worth-market",
        {"price": 1},
        "Une tuile du marché chacun à 1 thaler\N{NO-BREAK SPACE}; ou fermer un étal.",
    ),
    ("en", "learn-about", {"steps": 3, "minutes": 1}, "3 steps, about a minute"),
    ("fr", "learn-about", {"steps": 3, "minutes": 1}, "3 étapes, environ une minute"),
    ("de", "learn-about", {"steps": 3, "minutes": 1}, "3 Schritte, etwa eine Minute"),
]


@pytest.mark.parametrize(("lang", "key", "args", "sentence"), ONE)
def test_one_is_singular(lang: str, key: str, args: dict[str, str | float], sentence: str) -> None:
    assert Texts(lang).text(key, **args) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_numbers_read_like_one(lang: str) -> None:
    """With a comma for the decimals, \"with 0, 74 behind\" is a fraction."""
    for place in (2, 3, 4, 5):
        said = Texts(lang).text("review-place", place=place, points=0, behind=74, name="Piero")
        assert not re.search(r"\d,\s*\d", said), said
    assert not re.search(r"\d,\s*\d", Texts(lang).text("review-first", points=74, ahead=2, name="Piero"))


def test_numbers_have_signs() -> None:
    assert [signed(number) for number in (1, 0, -1)] == ["+1", "0", "\N{MINUS SIGN}1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_is_whole_when_it_is_the_first_that_is_asked_for(lang: str) -> None:
    """Messages are parsed one by one, with those that they refer to."""
    known = Messages(lang, files(lang))
    entries = dict(known.unread)
    for key in entries:
        known.bundle, known.unread = type(known.bundle)([lang], use_isolating=False), dict(entries)
        known.read(key)
        if known.bundle.has_message(key) and (value := known.bundle.get_message(key).value) is not None:
            errors = known.bundle.format_pattern(value, {})[1]
            assert [error for error in errors if "external" not in str(error)] == [], key
