"""What is seen of the bells."""

from typing import TYPE_CHECKING, Any

from bottega.core.bits import listed
from bottega.games.fresco.modules.bells.part import EVERY_CERTIFICATE, LAST_SPACE, LEONARDOS, NONE
from bottega.games.fresco.state import FrescoState

if TYPE_CHECKING:
    from bottega.games.fresco.modules.bells.rules import Bells


class BellsView:
    """What is seen of the module, and what its moves would bring."""

    def __init__(self, bells: "Bells") -> None:
        self.bells = bells

    def facts(self, certificate: int) -> dict[str, Any]:
        return {
            "certificate": self.bells.ids[certificate],
            "number": certificate + 1,
            "price": self.bells.prices[certificate],
            "points": self.bells.points[certificate],
            "golden": self.bells.golden[certificate],
        }

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        """Of others only how many lie face down is shown, unless the screens are open (F-OQ-3)."""
        part = self.bells.part(s)
        paid = [[self.facts(i) for i in listed(EVERY_CERTIFICATE, certificates)] for certificates in part.paid]
        ended = part.spaces[-1] != NONE
        return {
            "shown": [None if i == NONE else self.facts(i) for i in part.shown[: s.players]],
            "stack": part.left + len(part.returned),
            "returned": [self.facts(i) for i in part.returned],
            "pile": LEONARDOS * (s.rules.painters - s.players),
            "face_down": part.down[:],
            "partly": [
                [{**self.facts(i), "placed": part.placed[i]} for i in listed(EVERY_CERTIFICATE, certificates)]
                for certificates in part.partly
            ],
            "mine": None
            if seat is None
            else {"paid": paid[seat], "total": self.bells.total(s, seat), "due": part.due[seat]},
            "painters": paid if s.rules.open_screens else None,
            "heard": [bool(part.heard >> p & 1) for p in range(s.players)],
            "offered": None if part.offered == NONE else self.facts(part.shown[part.offered]),
            "paying": None if part.paying == NONE else self.facts(part.paying),
            "marks": [{"space": space, "points": points} for space, points in self.bells.marks],
            "last_space": LAST_SPACE,
            "ranks": self.bells.ranks[:],
            "track": {"painters": part.spaces[:-1], "bishop": part.spaces[-1]} if ended else None,
        }

    def foresee_certificate(self, s: FrescoState, seat: int, place: int) -> dict[str, Any]:
        return self.facts(self.bells.part(s).shown[place])

    def foresee_instalment(self, s: FrescoState, seat: int, certificate: int) -> dict[str, Any]:
        missing = self.bells.missing(s, certificate)
        brings = self.bells.later_points(missing) if s.menus[seat] is self.bells.last_menu else 0
        return {**self.facts(certificate), "missing": missing, "brings": brings}

    def foresee_payment(self, s: FrescoState, seat: int, thalers: int) -> dict[str, Any]:
        part = self.bells.part(s)
        first = part.offered != NONE
        certificate = part.shown[part.offered] if first else part.paying
        return {
            **self.facts(certificate),
            "thalers": thalers,
            "coins_left": s.coins[seat] - thalers,
            "full": thalers == self.bells.missing(s, certificate),
            "brings": self.bells.first_points(certificate, thalers) if first else self.bells.later_points(thalers),
        }
