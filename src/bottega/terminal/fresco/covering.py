"""Tiles that cover a location of a planning sheet: several modules have one."""

from collections.abc import Sequence

from rich.text import Text

from bottega.terminal.face import View
from bottega.terminal.fresco.module_face import Args, Offer, Verb
from bottega.terminal.fresco.words import Words


def tile_word(words: Words, tile: str) -> str:
    return words.texts.text(f"fresco-tile-{tile}")


def tile_letter(words: Words, tile: str) -> str:
    """What stands on a sheet in the place of the location that is covered."""
    return words.texts.text(f"fresco-tile-letter-{tile}")


def label(words: Words, view: View, offer: Offer) -> Text:
    place = words.place_inside(offer["place"])
    return words.say("fresco-choice-cover", tile=tile_word(words, offer["tile"]), place=place)


def about(words: Words, view: View, offer: Offer) -> Args:
    return {
        "tile": tile_word(words, offer["tile"]),
        "kind": offer["tile"],
        "place": words.place_inside(offer["place"]),
        "spaces": offer["spaces"],
    }


def title(words: Words, view: View, offer: Offer) -> Text:
    return words.say("fresco-group-cover", tile=tile_word(words, offer["tile"]))


def aliases(words: Words, offer: Offer) -> Sequence[str]:
    place = words.texts.text(f"fresco-words-{offer['place'].replace('.', '-')}")
    return [f"{tile_word(words, offer['tile'])} {place}"]


COVER = Verb(label, about, title, aliases)
