"""Fresco: The Card Game in the terminal: its cards, its questions and its words."""

from collections.abc import Sequence

from rich.text import Text

from bottega.core.state import Setup
from bottega.locale import Texts
from bottega.terminal.blocks import Block
from bottega.terminal.chronicle import Teller
from bottega.terminal.face import Fact, Group, View
from bottega.terminal.fresco.words import QUIET
from bottega.terminal.fresco_cards import about, account, board, choices
from bottega.terminal.fresco_cards.deck import deck_of
from bottega.terminal.fresco_cards.numbers import Offer
from bottega.terminal.fresco_cards.words import CardWords
from bottega.terminal.marks import Marks

# What makes one card another, though it shows the same.
NAMES = frozenset({"id", "action", "card"})


class CardsFace:
    example = "restore C05"

    def __init__(self, texts: Texts, marks: Marks, seat: int | None, players: int) -> None:
        self.words = CardWords(texts, marks, seat, players)
        self.teller = Teller("fresco-cards", players)

    def read(self, setup: Setup) -> None:
        self.teller.setup = setup
        self.words.deck = deck_of(setup)

    def board(self, view: View, width: int, tall: bool) -> Block:
        return board.draw(self.words, view, width, tall)

    def question(self, view: View) -> tuple[Text, Text]:
        if view["choices"]:
            return choices.question(self.words, view)
        if view["over"]:
            return Text(), Text()
        line = self.words.say("fresco-waiting", painter=self.words.painter(view["to_act"][0]))
        line.stylize(QUIET)
        return line, Text()

    def groups(self, view: View) -> list[Group]:
        return choices.groups(self.words, view)

    def several(self, view: View) -> bool:
        return bool(view["deciding"] == "lay")

    def routine(self, view: View) -> int | None:
        """The only choice, or one of several cards that are alike; a tile is never spent unasked."""
        offers: list[Offer] = view["choices"]
        if len(offers) == 1:
            return int(offers[0]["id"]) if offers[0]["verb"] != "pay-tile" else None
        kinds = {str([offer[key] for key in sorted(offer) if key not in NAMES]) for offer in offers}
        return int(offers[0]["id"]) if len(kinds) == 1 and view["deciding"] in ("pay", "give") else None

    def log(self, facts: Sequence[Fact], first: int = 0) -> Block:
        return self.teller.tell(self.words, facts, first)

    def explain(self, view: View) -> Block:
        return about.explain(self.words, view)

    def explain_choice(self, view: View, number: int) -> Block:
        return [about.about(self.words, view, number)]

    def account(self, view: View, facts: Sequence[Fact], width: int) -> Block:
        return account.draw(self.words, view, self.teller.account(facts))

    def name(self, seat: int) -> Text:
        return self.words.title(seat)


FACE = CardsFace
