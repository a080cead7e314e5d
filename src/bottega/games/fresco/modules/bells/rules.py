"""The bells (module 8): in an audience one acquires a certificate for golden bells, in full or in instalments.

Certificates are bought in the open, so every seat could count what lies face down before the others. Unsold ones go
under the stack in the open too: what is left of the stack above them is all that nobody knows.
"""

from itertools import pairwise
from typing import Any, Final

from bottega.core.bits import listed
from bottega.core.edition import Reader
from bottega.core.menu import Menu
from bottega.core.rng import Rng
from bottega.games.fresco.actions import NO
from bottega.games.fresco.components import Components
from bottega.games.fresco.module import FrescoModule, Moves
from bottega.games.fresco.modules.bells.actions import (
    CERTIFICATE,
    CERTIFICATE_PLACES,
    CERTIFICATES,
    INSTALMENT,
    MOST_PRICE,
    PAY,
    TILE,
)
from bottega.games.fresco.modules.bells.events import (
    BellsCounted,
    BishopBells,
    CertificateAcquired,
    CertificatesReturned,
    CertificatesShown,
    ChoicesOpened,
    InstalmentPaid,
)
from bottega.games.fresco.modules.bells.part import EVERY_CERTIFICATE, LAST_SPACE, LEONARDOS, NONE, BellPart
from bottega.games.fresco.modules.bells.view import BellsView
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.sheet import COLUMNS
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.track import gain, gain_at_end, log_points

BELLS = "bell"
ALL_BELLS: Final = 61
ANYWHERE: Final = (1 << COLUMNS) - 1
OVER: Final = LAST_SPACE + 1  # the space 30+
BELOW: Final = -2  # off the track, with fewer bells than none
MENUS: Final = ("market", "cathedral", "studio", "workshop", "theatre")


class Bells(FrescoModule):
    name = "bells"
    tile = TILE
    never_alone = True

    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        self.seen = BellsView(self)
        self.later_score: bool = options["m8_later_instalments"] == "score"
        self.read_certificates(c.edition.reader("bell_certificates"))
        self.read_track(c.edition.reader("bell_track"))
        side = "four_players" if c.side == "four_players" else "two_or_three_players"
        ranks = 5 if c.side == "four_players" else 4
        self.ranks: list[int] = [
            rank.int(0, 99) for rank in c.edition.reader("bell_rank_bonus")[side].list(ranks, ranks)
        ]
        certificates = tuple(range(CERTIFICATE, CERTIFICATE + CERTIFICATE_PLACES))
        payments = tuple(range(PAY, PAY + MOST_PRICE + 1))
        self.instalments: tuple[int, ...] = tuple(range(INSTALMENT, INSTALMENT + CERTIFICATES))
        self.audience_menu = Menu(-1, "audience", certificates)
        self.first_menu = Menu(-1, "certificate", payments)
        self.next_menu = Menu(-1, "instalment", payments)
        self.due_menu = Menu(-1, "bell-due", self.instalments)
        self.last_menu = Menu(-1, "bell-last", (NO, *self.instalments))
        self.no_due: list[int] = []  # what `due` is like nearly always

    def read_certificates(self, table: Reader) -> None:
        rows = table.items()
        if len(rows) != CERTIFICATES:
            table["items"].fail(f"there must be {CERTIFICATES} certificates, not {len(rows)}")
        self.ids: list[str] = [row["id"].text() for row in rows]
        self.prices: list[int] = [row["cost"].int(1, MOST_PRICE) for row in rows]
        self.points: list[int] = [row["vp_if_paid_in_full"].int(0, 20) for row in rows]
        self.golden: list[int] = [row["bells"].int(0, ALL_BELLS) for row in rows]
        if sum(self.golden) != ALL_BELLS:
            table["items"].fail(f"there must be {ALL_BELLS} golden bells together, not {sum(self.golden)}")
        self.thalers_per_point = table["instalment_thalers_per_vp"].int(1, 20)

    def read_track(self, table: Reader) -> None:
        """The marks of the bell track: from which space on how many points."""
        rows = table["steps"].list(1)
        self.marks: list[tuple[int, int]] = [
            (row["from_space"].int(0, LAST_SPACE), row["vp"].int(0, 99)) for row in rows
        ]
        for row, (before, after) in zip(rows[1:], pairwise(self.marks), strict=True):
            if after[0] <= before[0] or after[1] <= before[1]:
                row.fail("the marks must ascend")

    def part(self, s: FrescoState) -> BellPart:
        part: BellPart = s.parts[self.part_number]
        return part

    def join(self, rules: Rules) -> None:
        self.no_due = [0] * rules.players

    def blank(self, rules: Rules) -> BellPart:
        return BellPart(rules.players, rules.painters)

    def own_menus(self) -> tuple[Menu, ...]:
        return (self.audience_menu, self.first_menu, self.next_menu, self.due_menu, self.last_menu)

    # --- the stack

    def set_up(self, s: FrescoState) -> None:
        part = self.part(s)
        stack = list(range(CERTIFICATES))
        s.stream("setup/bells").shuffle(stack)
        kept = LEONARDOS * (s.rules.painters - s.players)
        part.pile = tuple(stack[:kept])
        part.unseen = tuple(stack[kept:])
        part.left = len(part.unseen)
        self.show(s)

    def show(self, s: FrescoState) -> None:
        """One for each player, or as many as there are; those that were under the stack come last."""
        part = self.part(s)
        for place in range(s.players):
            if part.unseen:
                part.shown[place] = part.unseen[0]
                part.unseen = part.unseen[1:]
                part.left -= 1
            elif part.returned:
                part.shown[place] = part.returned[0]
                part.returned = part.returned[1:]
        shown = [certificate for certificate in part.shown if certificate != NONE]
        if s.log is not None and shown:
            s.log.append(CertificatesShown(self.names(shown), part.left + len(part.returned)))

    def prepare(self, s: FrescoState) -> None:
        """What nobody wanted goes under the stack, the left one first (F-OQ-146)."""
        part = self.part(s)
        unsold = tuple([certificate for certificate in part.shown if certificate != NONE])
        part.returned += unsold
        part.shown = [NONE] * CERTIFICATE_PLACES
        part.heard = 0
        if s.log is not None and unsold:
            s.log.append(CertificatesReturned(self.names(list(unsold))))
        self.show(s)

    def shown_mask(self, s: FrescoState) -> int:
        mask = 0
        for place, certificate in enumerate(self.part(s).shown):
            if certificate != NONE:
                mask |= 1 << place
        return mask

    # --- an audience

    def coverable(self, s: FrescoState, seat: int) -> int:
        part: BellPart = s.parts[self.part_number]
        return ANYWHERE if part.left or part.returned or max(part.shown) != NONE else 0  # now or later

    def cover_turn(self, s: FrescoState, painter: int, place: int) -> bool:
        """One certificate, in full or in instalments; when none is there, the audience is ignored (F-M08-23)."""
        part: BellPart = s.parts[self.part_number]
        if part.heard >> painter & 1:
            return False
        if part.offered != NONE:
            most = min(self.prices[part.shown[part.offered]], s.coins[painter])
            s.offer(painter, self.first_menu, (2 << most) - 1)
            return True
        mask = self.shown_mask(s)
        if mask:
            s.offer(painter, self.audience_menu, mask)
        return mask != 0

    def moves(self) -> list[Moves]:
        return [
            Moves(NO, 1, self.decline),
            Moves(CERTIFICATE, CERTIFICATE_PLACES, self.want, self.seen.foresee_certificate),
            Moves(PAY, MOST_PRICE + 1, self.put_down, self.seen.foresee_payment),
            Moves(INSTALMENT, CERTIFICATES, self.choose, self.seen.foresee_instalment),
        ]

    def decline(self, s: FrescoState, seat: int, which: int) -> None:
        self.part(s).closed |= 1 << seat

    def want(self, s: FrescoState, seat: int, place: int) -> None:
        self.part(s).offered = place

    def put_down(self, s: FrescoState, seat: int, thalers: int) -> None:
        """The first payment for the certificate that is wanted, or a later one."""
        part = self.part(s)
        if part.offered != NONE:
            self.acquire(s, seat, thalers)
            return
        certificate = part.paying
        part.paying = NONE
        self.pay(s, seat, certificate, thalers)
        gain(s, seat, self.log_later_points(s, seat, thalers))

    def acquire(self, s: FrescoState, painter: int, thalers: int) -> None:
        """Paid in full it brings its points; otherwise the first payment does, a point for every two Thalers."""
        part = self.part(s)
        certificate = part.shown[part.offered]
        full = thalers == self.prices[certificate]
        part.shown[part.offered] = NONE
        part.offered = NONE
        part.heard |= 1 << painter
        s.coins[painter] -= thalers
        if full:
            self.turn_down(s, painter, certificate)
        else:
            part.partly[painter] |= 1 << certificate
            part.placed[certificate] = thalers
        if s.log is not None:
            s.log.append(CertificateAcquired(painter, self.ids[certificate], thalers, full))
        points = self.first_points(certificate, thalers)
        log_points(s, painter, points, BELLS)
        gain(s, painter, points)

    def first_points(self, certificate: int, thalers: int) -> int:
        full = thalers == self.prices[certificate]
        return self.points[certificate] if full else thalers // self.thalers_per_point

    # --- instalments

    def adds(self, menu: str) -> tuple[int, ...]:
        return self.instalments if menu in MENUS else ()

    def options(self, s: FrescoState, painter: int, menu: str) -> int:
        """Money may be added at one's own decisions, but not in the middle of a restoration (F-OQ-141)."""
        if s.coins[painter] == 0 or s.stepped or s.laid:
            return 0
        return self.part(s).partly[painter]

    def choose(self, s: FrescoState, seat: int, certificate: int) -> None:
        part = self.part(s)
        menu = s.menus[seat]
        if menu is self.due_menu:
            part.picked[seat] = certificate
            if s.waiting == 0:
                self.place_all(s)
        elif menu is self.last_menu:
            missing = self.missing(s, certificate)
            self.pay(s, seat, certificate, missing)
            gain_at_end(s, seat, self.log_later_points(s, seat, missing))
        else:
            part.paying = certificate

    def place_all(self, s: FrescoState) -> None:
        """All have chosen, each behind his screen (F-OQ-67); whoever has more to place is asked again."""
        part = self.part(s)
        chosen = tuple([seat for seat in range(s.players) if part.picked[seat] != NONE])
        if s.log is not None and len(chosen) > 1:
            s.log.append(ChoicesOpened(chosen))
        for seat in range(s.players):
            certificate = part.picked[seat]
            if certificate != NONE:
                part.picked[seat] = NONE
                thalers = min(part.due[seat], self.missing(s, certificate))
                part.due[seat] -= thalers
                self.pay(s, seat, certificate, thalers)
                self.place(s, seat)

    def missing(self, s: FrescoState, certificate: int) -> int:
        part: BellPart = s.parts[self.part_number]
        return self.prices[certificate] - part.placed[certificate]

    def pay(self, s: FrescoState, painter: int, certificate: int, thalers: int) -> None:
        """Earned money brings no points, not even with the last payment (F-M08-15, F-M08-18)."""
        part = self.part(s)
        s.coins[painter] -= thalers
        part.placed[certificate] += thalers
        complete = self.missing(s, certificate) == 0
        if s.log is not None:
            s.log.append(InstalmentPaid(painter, self.ids[certificate], thalers, part.placed[certificate], complete))
        if complete:
            part.placed[certificate] = 0
            part.partly[painter] ^= 1 << certificate
            self.turn_down(s, painter, certificate)

    def later_points(self, thalers: int) -> int:
        """What comes from behind the screen after the first payment brings points by option only (F-OQ-136)."""
        return thalers // self.thalers_per_point if self.later_score else 0

    def log_later_points(self, s: FrescoState, painter: int, thalers: int) -> int:
        points = self.later_points(thalers)
        log_points(s, painter, points, BELLS)
        return points

    def turn_down(self, s: FrescoState, painter: int, certificate: int) -> None:
        part = self.part(s)
        part.paid[painter] |= 1 << certificate
        part.down[painter] += 1

    def earned(self, s: FrescoState, painter: int, thalers: int) -> None:
        part = self.part(s)
        if painter < s.players and part.partly[painter] and thalers:
            part.due[painter] += thalers
            self.place(s, painter)

    def place(self, s: FrescoState, painter: int) -> None:
        """Put down what has been earned; when there is a choice left, `urgent` asks for it (F-OQ-137)."""
        part: BellPart = s.parts[self.part_number]
        partly = listed(EVERY_CERTIFICATE, part.partly[painter])
        if len(partly) > 1 and part.due[painter] < sum([self.missing(s, certificate) for certificate in partly]):
            return
        for certificate in partly:
            thalers = min(part.due[painter], self.missing(s, certificate))
            part.due[painter] -= thalers
            if thalers:
                self.pay(s, painter, certificate, thalers)
        part.due[painter] = 0

    def urgent(self, s: FrescoState) -> bool:
        part: BellPart = s.parts[self.part_number]
        if part.paying == NONE and part.due == self.no_due:
            return False
        for seat in range(s.players):
            if part.due[seat] and part.picked[seat] == NONE:
                s.ask(seat, self.due_menu, part.partly[seat])
        if part.paying != NONE:
            seat = s.painter()
            most = min(self.missing(s, part.paying), s.coins[seat])
            s.offer(seat, self.next_menu, (2 << most) - 2)
            return True
        return s.waiting != 0

    # --- the end

    def closing(self, s: FrescoState) -> bool:
        """The last moment to complete a certificate, in acting order."""
        if self.urgent(s):
            return True
        part = self.part(s)
        for painter in s.order:
            if painter >= s.players or part.closed >> painter & 1:
                continue
            coins, partly = s.coins[painter], listed(EVERY_CERTIFICATE, part.partly[painter])
            mask = sum([1 << i for i in partly if self.missing(s, i) <= coins])
            if mask:
                s.ask(painter, self.last_menu, mask << 1 | 1)
                return True
            part.closed |= 1 << painter
        return False

    def total(self, s: FrescoState, painter: int) -> int:
        """The golden bells of a painter: those of partly paid certificates count against him."""
        part = self.part(s)
        if painter >= s.players:
            return self.sum_of(list(part.pile))
        paid, partly = part.paid[painter], part.partly[painter]
        return self.sum_of(listed(EVERY_CERTIFICATE, paid)) - self.sum_of(listed(EVERY_CERTIFICATE, partly))

    def award(self, s: FrescoState) -> None:
        """All take their space in acting order, the bishop last; then mark and rank bring points."""
        part = self.part(s)
        for painter in s.order:
            if painter < s.players and part.down[painter] == 0 and part.partly[painter] == 0:
                continue
            total = self.total(s, painter)
            part.spaces[painter] = self.free_space(s, total) if total >= 0 else BELOW
            if s.log is not None:
                s.log.append(BellsCounted(painter, total, part.spaces[painter]))
        bishop = len(part.spaces) - 1
        unsold = [i for i in (*part.shown, *part.unseen, *part.returned) if i != NONE]
        part.spaces[bishop] = self.free_space(s, self.sum_of(unsold))
        if s.log is not None:
            s.log.append(BishopBells(self.sum_of(unsold), part.spaces[bishop]))
        for painter in s.order:
            if part.spaces[painter] != NONE:
                points = self.bonus_of(s, painter)
                log_points(s, painter, points, BELLS)
                gain_at_end(s, painter, points)

    def free_space(self, s: FrescoState, total: int) -> int:
        """Above 30 lies 30+. There are too few bells for two who want that space (F-OQ-144)."""
        space = min(total, OVER)
        while space in self.part(s).spaces:
            space += 1
        return space

    def bonus_of(self, s: FrescoState, painter: int) -> int:
        space = self.part(s).spaces[painter]
        rank = len([other for other in range(len(self.part(s).spaces)) if self.outranks(s, other, painter)])
        return self.ranks[rank] + max([points for first, points in self.marks if space >= first], default=0)

    def outranks(self, s: FrescoState, one: int, other: int) -> bool:
        """By space. Below the track by bells, of equal numbers the later one above (F-OQ-143)."""
        spaces = self.part(s).spaces
        if spaces[one] != spaces[other]:
            return spaces[one] > spaces[other] and spaces[one] != NONE
        totals = self.total(s, one), self.total(s, other)
        return totals[0] > totals[1] or (totals[0] == totals[1] and s.order.index(one) > s.order.index(other))

    # --- what is seen

    def sum_of(self, certificates: list[int]) -> int:
        return sum([self.golden[certificate] for certificate in certificates])

    def names(self, certificates: list[int]) -> tuple[str, ...]:
        return tuple([self.ids[certificate] for certificate in certificates])

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        return self.seen.view(s, seat)

    def not_paid_out(self, s: FrescoState, painter: int, thalers: int) -> int:
        if painter >= s.players:
            return 0
        return min(thalers, sum([self.missing(s, i) for i in listed(EVERY_CERTIFICATE, self.part(s).partly[painter])]))

    def redraw(self, s: FrescoState, seat: int, rng: Rng) -> None:
        """Everything that has never been shown lies in the stack, or in the pile of a painter who is no player. While
        earned money is being placed, others may have put theirs anywhere."""
        part = self.part(s)
        seen = sum([1 << i for i in (*part.shown, *part.returned) if i != NONE]) | sum(part.paid) | sum(part.partly)
        unseen = [i for i in range(CERTIFICATES) if seen >> i & 1 == 0]
        rng.shuffle(unseen)
        part.unseen = tuple(unseen[: part.left])
        part.pile = tuple(unseen[part.left :])
        asked = [other for other in range(s.players) if s.waiting >> other & 1 and s.menus[other] is self.due_menu]
        if asked:
            for other in range(s.players):
                if other != seat and other not in asked and part.due[other]:
                    partly = listed(EVERY_CERTIFICATE, part.partly[other])
                    part.picked[other] = partly[rng.below(len(partly))]
