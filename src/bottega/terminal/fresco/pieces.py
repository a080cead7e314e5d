"""How the arguments of Fresco's chronicle are drawn; those of a module are drawn by its face."""

from collections.abc import Callable, Sequence
from typing import Any

from bottega.core.chronicle import Piece
from bottega.locale import signed
from bottega.terminal.fresco import modules
from bottega.terminal.fresco.covering import tile_word
from bottega.terminal.fresco.words import Words


def draw(words: Words, piece: Piece) -> str:
    drawer = BASE.get(piece.kind)
    if drawer is None:
        drawer = next(face.pieces[piece.kind] for face in modules.known() if piece.kind in face.pieces)
    return drawer(words, piece.of)


def tiles(words: Words, bought: Sequence[Sequence[str]]) -> str:
    return " ".join(words.paints(paints) for paints in bought)


def blends(words: Words, blended: Sequence[tuple[Sequence[str], str]]) -> str:
    arrow = words.marks.sign("→", ">")
    return ", ".join(words.paints(paints) + arrow + words.paints([result]) for paints, result in blended)


def goods(words: Words, given: dict[str, Any]) -> str:
    said = [words.one_effect("thalers", given["thalers"])] if given["thalers"] else []
    said += [words.paints(given["paints"])] if given["paints"] else []
    if given["mood"] is not None:
        said.append(words.text("fresco-mood-now", mood=words.mood(given["mood"])))
    return ", ".join(said)


def thalers_each(words: Words, sums: Sequence[tuple[int, int]]) -> str:
    return ", ".join(f"{words.painter(painter)} {thalers}" for painter, thalers in sums)


def paints_each(words: Words, incomes: Sequence[tuple[int, Sequence[str]]]) -> str:
    return ", ".join(f"{words.painter(painter)} {words.paints(paints)}" for painter, paints in incomes)


def sheet_tiles(words: Words, laid: Sequence[tuple[str, str]]) -> str:
    return ", ".join(f"{tile_word(words, tile)} ({words.place_inside(place)})" for tile, place in laid)


def phase(words: Words, name: str) -> str:
    said = words.text(f"fresco-phase-{name.replace('.', '-')}")
    return said[:1].upper() + said[1:]


BASE: dict[str, Callable[[Words, Any], str]] = {
    "who": Words.who,
    "player": Words.painter,
    "players": Words.people,
    "paints": Words.paints,
    "tiles": tiles,
    "blends": blends,
    "colour": lambda words, colour: words.text(f"paint-{colour}"),
    "signed": lambda words, number: signed(number),
    "sum": lambda words, parts: words.sum(*parts),
    "place": Words.place,
    "place-inside": lambda words, place: words.place_inside(place),
    "phase": phase,
    "source": lambda words, source: words.text(f"fresco-source-{source}"),
    "goods": goods,
    "thalers-each": thalers_each,
    "paints-each": paints_each,
    "sheet-tiles": sheet_tiles,
}
