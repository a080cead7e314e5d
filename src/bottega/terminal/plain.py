"""The face of a game that has none of its own: the board that the game draws, and choices by their notation."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from bottega import game
from bottega.locale import Texts
from bottega.terminal.blocks import Block, fit, ink
from bottega.terminal.face import Choice, Fact, Group, View
from bottega.terminal.marks import NAMES, Marks, style_of

WHO = ("seat", "painter")  # how facts name the one they tell of
NOT_TOLD = ("id", "action", "verb", "event", *WHO)
QUIET = "#a39582"
HEADING = "bold #d9b88a"
NAME_WIDTH = 16


class PlainFace:
    example = "1"

    def __init__(self, game_id: str, texts: Texts, marks: Marks, seat: int | None, players: int) -> None:
        self.game_id = game_id
        self.texts = texts
        self.marks = marks
        self.seat = seat
        self.players = players

    def board(self, view: View, width: int, tall: bool) -> Block:
        return [fit(ink(line), width) for line in game(self.game_id).draw(view).splitlines()]

    def question(self, view: View) -> tuple[Text, Text]:
        if view["choices"]:
            return ink(self.texts.text("plain-ask"), "bold"), Text()
        if not view["to_act"]:
            return Text(), Text()
        names = ", ".join(self.name(seat).plain for seat in view["to_act"])
        return ink(self.texts.text("plain-waiting", names=names), QUIET), Text()

    def groups(self, view: View) -> list[Group]:
        choices = [
            Choice(number, choice["id"], choice["action"], ink(choice["action"]))
            for number, choice in enumerate(view["choices"], 1)
        ]
        return [Group(Text(), choices)] if choices else []

    def several(self, view: View) -> bool:
        return False

    def routine(self, view: View) -> int | None:
        return None

    def log(self, facts: Sequence[Fact], first: int = 0) -> Block:
        """Each by the name of its event and its numbers."""
        return [self.line_of(fact) for fact in facts]

    def line_of(self, fact: Fact) -> Text:
        line = Text()
        for seat in [fact[who] for who in WHO if isinstance(fact.get(who), int)][:1]:
            line.append_text(self.title(seat)).append(": ")
        return line.append(str(fact["event"])).append(details(fact), QUIET)

    def explain(self, view: View) -> Block:
        return [ink(self.texts.text("plain-explain"))]

    def explain_choice(self, view: View, number: int) -> Block:
        (choice,) = [choice for choice in view["choices"] if choice["id"] == number]
        return [ink(choice["action"]).append(details(choice), QUIET)]

    def account(self, view: View, facts: Sequence[Fact], width: int) -> Block:
        scores: list[int] = view["scores"]
        by_rank = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        rows = [fit(self.title(seat), NAME_WIDTH).append(str(scores[seat]), "bold") for seat in by_rank]
        return [ink(self.texts.text("plain-account"), HEADING), *rows]

    def name(self, seat: int) -> Text:
        if seat == self.seat:
            return ink(self.texts.text("painter-you"), style_of(seat))
        return ink(NAMES[seat] if seat < len(NAMES) else str(seat + 1), style_of(seat))

    def title(self, seat: int) -> Text:
        """With the emblem, and a capital letter."""
        name = self.name(seat).plain
        return self.marks.emblem(seat).append(" ").append(name[:1].upper() + name[1:], style_of(seat))


def details(facts: dict[str, Any]) -> str:
    """
    >>> details({"event": "rolled", "seat": 1, "die": 4, "lost": None, "dice": [1, 2]})
    ' (die 4, dice 1 2)'
    """
    told = [f"{name} {shown(value)}" for name, value in facts.items() if name not in NOT_TOLD and value is not None]
    return f" ({', '.join(told)})" if told else ""


def shown(value: object) -> str:
    return " ".join([shown(part) for part in value]) if isinstance(value, list | tuple) else str(value)
