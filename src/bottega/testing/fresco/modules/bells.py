"""Bells: setters for positions, and their books."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from bottega.core.bits import listed
from bottega.games.fresco.modules.bells.part import EVERY_CERTIFICATE
from bottega.games.fresco.modules.bells.rules import Bells
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.builders import module_of
from bottega.testing.fresco.module_books import Entry, Fact, ModuleBooks, spent


def show_certificates(s: FrescoState, *certificates: str | None) -> None:
    """Turn these certificates up, from the left; what lay there goes on the stack. None: an empty place."""
    bells = cast(Bells, module_of(s, "bells"))
    part = bells.part(s)
    part.unseen = (*[card for card in part.shown if card >= 0], *part.unseen)
    for place, certificate in enumerate(certificates):
        part.shown[place] = -1 if certificate is None else bells.ids.index(certificate)
    part.unseen = tuple([card for card in part.unseen if card not in part.shown])
    part.left = len(part.unseen)


def own_certificates(
    s: FrescoState, seat: int, paid: Sequence[str] = (), partly: Mapping[str, int] | None = None
) -> None:
    """A seat has paid for these certificates, and has placed some Thalers on those."""
    bells = cast(Bells, module_of(s, "bells"))
    part = bells.part(s)
    for certificate in (*paid, *(partly or {})):
        number = bells.ids.index(certificate)
        part.shown = [-1 if card == number else card for card in part.shown]
        part.unseen = tuple([card for card in part.unseen if card != number])
        if certificate in paid:
            bells.turn_down(s, seat, number)
        else:
            part.partly[seat] |= 1 << number
            part.placed[number] = (partly or {})[certificate]
    part.left = len(part.unseen)


def sell_all_certificates(s: FrescoState) -> None:
    """Nothing is left in the stack nor shown: seat 0 has all that nobody else has, paid."""
    bells = cast(Bells, module_of(s, "bells"))
    part = bells.part(s)
    left = [card for card in (*part.shown, *part.unseen, *part.returned) if card >= 0]
    own_certificates(s, 0, [bells.ids[card] for card in left])
    part.returned = ()


class Books(ModuleBooks):
    """18 certificates with 61 golden bells: shown, in the stack, before their owners, or in Leonardo's pile."""

    goods: ClassVar[dict[str, Entry]] = {"certificate-acquired": spent, "instalment-paid": spent}

    def __init__(self, s: FrescoState) -> None:
        facts = s.view(None)["modules"]["bells"]
        self.shown: list[str] = [card["certificate"] for card in facts["shown"]]
        self.stack: int = facts["stack"]
        self.pile: int = facts["pile"]
        self.paid: list[set[str]] = [set() for _ in range(s.players)]
        self.partly: list[dict[str, int]] = [{} for _ in range(s.players)]

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "certificates-returned":
            self.shown = []
            self.stack += len(fact["certificates"])
        elif fact["event"] == "certificates-shown":
            self.shown = list(fact["certificates"])
            self.stack -= len(fact["certificates"])
        elif fact["event"] == "certificate-acquired":
            self.shown.remove(fact["certificate"])
            if fact["full"]:
                self.paid[fact["painter"]].add(fact["certificate"])
            else:
                self.partly[fact["painter"]][fact["certificate"]] = fact["thalers"]
        elif fact["event"] == "instalment-paid":
            self.partly[fact["painter"]][fact["certificate"]] += fact["thalers"]
            if fact["complete"]:
                del self.partly[fact["painter"]][fact["certificate"]]
                self.paid[fact["painter"]].add(fact["certificate"])

    def faults(self, s: FrescoState) -> list[str]:
        bells = cast(Bells, module_of(s, "bells"))
        part = bells.part(s)
        ids = bells.ids
        found = []
        shown = [ids[card] for card in part.shown if card >= 0]
        if shown != self.shown:
            found.append(f"certificates shown: {self.shown} by the books, {shown} there")
        if self.paid != [{ids[card] for card in listed(EVERY_CERTIFICATE, paid)} for paid in part.paid]:
            found.append(f"paid certificates: {self.paid} by the books")
        partly = [{ids[card]: part.placed[card] for card in listed(EVERY_CERTIFICATE, cards)} for cards in part.partly]
        if self.partly != partly:
            found.append(f"partly paid: {self.partly} by the books, {partly} there")
        everywhere = [card for card in (*part.shown, *part.unseen, *part.returned, *part.pile) if card >= 0]
        for cards in (*part.paid, *part.partly):
            everywhere += listed(EVERY_CERTIFICATE, cards)
        if sorted(everywhere) != list(range(18)) or sum([bells.golden[card] for card in everywhere]) != 61:
            found.append(f"the certificates are not 18 with 61 bells: {everywhere}")
        if (self.stack, self.pile) != (len(part.unseen) + len(part.returned), len(part.pile)):
            found.append("the stack is not what the books say")
        if part.left != len(part.unseen) or part.down != [len(paid) for paid in self.paid]:
            found.append("certificates are counted wrongly")
        return found
