"""The Princes of Florence in the terminal: its board, its questions and its words."""

from collections.abc import Sequence

from rich.text import Text

from bottega.core.state import Setup
from bottega.locale import Texts
from bottega.terminal.blocks import Block
from bottega.terminal.chronicle import Teller
from bottega.terminal.face import Choice, Fact, Group, Standing, View
from bottega.terminal.marks import Marks
from bottega.terminal.princes import about, account, bidding, board, choices, pages
from bottega.terminal.princes.words import QUIET, Words


class PrincesFace:
    example = "open lake"

    def __init__(self, texts: Texts, marks: Marks, seat: int | None, players: int) -> None:
        self.words = Words(texts, marks, seat, players)
        self.teller = Teller("princes", players)

    def read(self, setup: Setup) -> None:
        self.teller.setup = setup
        self.words.read(setup)

    def board(self, view: View, width: int, tall: bool) -> Block:
        return board.draw(self.words, view, width, tall)

    def question(self, view: View) -> tuple[Text, Text]:
        if view["choices"]:
            return choices.question(self.words, view)
        return self.waiting(view), Text()

    def waiting(self, view: View) -> Text:
        if view["over"] or not view["to_act"]:
            return Text()
        if view["deciding"] == "return":
            line = self.words.say("princes-waiting-return")
        else:
            line = self.words.say("princes-waiting", prince=self.words.prince(view["to_act"][0]))
        line.stylize(QUIET)
        return line

    def groups(self, view: View) -> list[Group]:
        return choices.groups(self.words, view)

    def several(self, view: View) -> bool:
        return False

    def routine(self, view: View) -> int | None:
        return None

    def log(self, facts: Sequence[Fact], first: int = 0) -> Block:
        return self.teller.tell(self.words, facts, first)

    def explain(self, view: View) -> Block:
        return about.explain(self.words, view)

    def explain_choice(self, view: View, number: int) -> Block:
        return about.about(self.words, view, number)

    def account(self, view: View, facts: Sequence[Fact], width: int) -> Block:
        return account.draw(self.words, view, self.teller.account(facts))

    def name(self, seat: int) -> Text:
        return self.words.title(seat)

    # --- beyond the choices -----------------------------------------------------------------------------------------

    def page(self, typed: str, view: View, width: int) -> Block | None:
        return pages.page(self.words, view, typed, width)

    def standing(self, typed: str, view: View) -> Standing | str | None:
        offered: list[Choice] = [choice for group in self.groups(view) for choice in group.choices]
        return bidding.wish(self.words, view, offered, typed)

    def help(self) -> str:
        return self.words.text("princes-help")


FACE = PrincesFace
