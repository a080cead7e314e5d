"""Fresco in the terminal: its board, its questions and its words."""

from collections.abc import Sequence

from rich.text import Text

from bottega.core.chronicle import Piece
from bottega.core.state import Setup
from bottega.locale import Texts
from bottega.terminal.blocks import Block
from bottega.terminal.chronicle import Teller
from bottega.terminal.face import Fact, Group, Standing, View
from bottega.terminal.fresco import about, account, board, choices, pieces
from bottega.terminal.fresco.words import QUIET, Words
from bottega.terminal.marks import Marks

# There is no reason to refuse money or a better mood.
ROUTINES = {"studio": "earn", "theatre": "attend"}


class FrescoSpeaker(Words):
    def drawn(self, piece: Piece) -> str:
        return pieces.draw(self, piece)


class FrescoFace:
    example = "buy III.2"

    def __init__(self, texts: Texts, marks: Marks, seat: int | None, players: int) -> None:
        self.words = FrescoSpeaker(texts, marks, seat, players)
        self.teller = Teller("fresco", players)

    def read(self, setup: Setup) -> None:
        """What is printed on the pieces is known by the edition; facts tell them by their ids only."""
        self.teller.setup = setup

    def board(self, view: View, width: int, tall: bool) -> Block:
        return board.draw(self.words, view, width, tall)

    def question(self, view: View) -> tuple[Text, Text]:
        if view["choices"]:
            return choices.question(self.words, view)
        return self.waiting(view), Text()

    def waiting(self, view: View) -> Text:
        if view["over"]:
            return Text()
        if view["phase"] == "planning":
            line = self.words.say("fresco-waiting-planning")
        else:
            line = self.words.say("fresco-waiting", painter=self.words.painter(view["to_act"][0]))
        line.stylize(QUIET)
        return line

    def groups(self, view: View) -> list[Group]:
        return choices.groups(self.words, view)

    def several(self, view: View) -> bool:
        return bool(view["deciding"] == "plan")

    def routine(self, view: View) -> int | None:
        """Money or mood, where nothing but leaving stands against it: a module may offer something better."""
        verb = ROUTINES.get(view["deciding"])
        ids: dict[str, int] = {offer["verb"]: offer["id"] for offer in view["choices"]}
        return ids[verb] if verb in ids and ids.keys() <= {verb, "pass"} else None

    def log(self, facts: Sequence[Fact], first: int = 0) -> Block:
        return self.teller.tell(self.words, facts, first)

    def explain(self, view: View) -> Block:
        return about.explain(self.words, view)

    def explain_choice(self, view: View, number: int) -> Block:
        return [about.about(self.words, view, number)]

    def account(self, view: View, facts: Sequence[Fact], width: int) -> Block:
        return account.draw(self.words, view, self.teller.account(facts), width)

    def name(self, seat: int) -> Text:
        return self.words.title(seat)

    # --- one page more: everything about the modules in play, for which the board has no room -------------------------

    def page(self, typed: str, view: View, width: int) -> Block | None:
        return about.module_page(self.words, view, typed, width)

    def standing(self, typed: str, view: View) -> Standing | str | None:
        return None

    def help(self) -> str:
        return self.words.texts.text("fresco-help")


FACE = FrescoFace
