"""What the cards and sections of a table show: the facts of the log tell only their names."""

from dataclasses import dataclass, field
from typing import Any

from bottega.core.actions import Action
from bottega.core.state import Setup
from bottega.games.fresco_cards.actions import Draw, Lay, Request, Restore
from bottega.games.fresco_cards.components import Components

CardFace = dict[str, Any]  # as in the view


@dataclass(frozen=True, slots=True)
class SectionFace:
    paints: list[str]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    cards: dict[str, CardFace] = field(default_factory=dict)
    sections: dict[str, SectionFace] = field(default_factory=dict)

    def colour_of(self, pile: str) -> str | None:
        """The colour of all cards of a pile, where they have but one: then the back tells it."""
        colours = {card["colour"] for card in self.cards.values() if card["pile"] == pile}
        return colours.pop() if len(colours) == 1 else None


def deck_of(setup: Setup) -> Deck:
    c = Components(setup.edition, setup.options)
    cards = {
        named(Lay(card)): {
            "card": named(Lay(card)),
            "pile": named(Draw(c.pile[card])),
            "colour": named(Request(colour)),
            "half": named(Request(c.half[card])) if c.half[card] >= 0 else None,
            "market": c.market_symbols[card],
            "workshop": c.workshop_symbols[card],
            "bishop": c.bishop_symbols[card],
        }
        for card, colour in enumerate(c.colour)
    }
    sections = {
        named(Restore(section)): SectionFace([named(Request(colour)) for colour in paints], c.points[section])
        for section, paints in enumerate(c.paints)
    }
    return Deck(cards, sections)


def named(action: Action) -> str:
    """A component as the notation spells it: the `MK01` of `lay MK01`."""
    return str(action).partition(" ")[2]
