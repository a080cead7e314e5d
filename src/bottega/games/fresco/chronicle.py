"""What happened at a table of Fresco, one sentence each; what belongs together is told together, under its place."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bottega.core.chronicle import (
    BRIEF,
    LONG,
    PASSING,
    USUAL,
    Args,
    Fact,
    Line,
    Narrator,
    Piece,
    Sentence,
    player,
    players,
    who,
)
from bottega.core.edition import Edition
from bottega.core.state import Setup
from bottega.games.fresco.actions import BOOTHS, PLACES
from bottega.games.fresco.manifest import Manifest
from bottega.games.fresco.telling import AT_THE_END, Telling, joined, paints, place, signed, these, total, yes

# Where the heading of a phase is on the board; planning and the end have no place there.
PHASES: Final = {"get-up": "hostel", "prepare": "market", "planning": "", AT_THE_END: ""}
CATHEDRAL: Final = "cathedral"
CATHEDRAL_AGAIN: Final = "cathedral.2"
BEFORE_CATHEDRAL_AGAIN: Final = frozenset({"studio", "workshop", CATHEDRAL_AGAIN})
LEAVING: Final = frozenset({"left", "idled"})  # they say themselves where
RESTORING: Final = frozenset({"restored", "scored"})

MARKET_COLUMN: Final = PLACES.index("market")  # of a sheet

Numbered = tuple[int, Fact]


class FrescoNarrator(Narrator):
    def __init__(self, setup: Setup, told: Telling) -> None:
        self.told = told  # how the base game and the modules tell it
        self.edition = setup.edition
        self.players = setup.players
        self.round = 0  # 0: not known
        self.place = ""
        self.plans: Fact = {"sheets": (), "order": ()}  # as they were revealed last

    def weight(self, fact: Fact) -> int:
        return self.told.weights.get(fact["event"], USUAL)

    def begins(self, fact: Fact) -> bool:
        kind = fact["event"]
        told = self.told
        return is_said(told, fact) and not (kind in told.together or kind in told.for_all or kind in told.follows)

    def remember(self, facts: Sequence[Fact]) -> None:
        for fact in in_order(self.told, list(enumerate(facts))):
            self.round, self.place, _ = self.heading_of(fact[1], self.round, self.place)
        self.plans = revealed_last(self.plans, facts)

    def heading_of(self, fact: Fact, round_: int, before: str) -> tuple[int, str, bool]:
        """The round and the place after this fact, and whether it stands under a new heading."""
        if not is_said(self.told, fact):
            return round_, before, False
        if fact["event"] == "round-began":
            round_, before = fact["round"], ""
        where = place_of(self.told, fact, before)
        new = bool(where) and where != before and round_ > 0
        return round_, where if new else before, new

    def tell(self, facts: Sequence[Fact], first: int = 0) -> list[Line]:
        lines: list[Line] = []
        round_, at_place, before = self.round, self.place, ""
        plans = revealed_last(self.plans, facts)
        said = [
            numbered
            for numbered in in_order(self.told, list(enumerate(facts, first)))
            if is_said(self.told, numbered[1])
        ]
        for (kind, painter), run in groupby(said, key=self.together):
            same = list(run)
            if before in self.told.follows.get(kind, ()) and lines and not lines[-1].heading:
                for at, fact in same:
                    lines[-1].sentences.append(self.sentence(kind, painter, [fact]))
                    lines[-1].spots += spots_of(self.told, fact)
                    lines[-1].last = max(at, lines[-1].last)
                    lines[-1].concerns += concerned(self.told, fact, plans)
            else:
                round_, at_place, new = self.heading_of(same[0][1], round_, at_place)
                if new:
                    args: Args = {"round": round_, "place": Piece("phase", at_place)}
                    lines.append(Line(None, [Sentence("fresco-log-heading", args)], [], same[0][0], True))
                runs = [same] if kind in self.told.together else [[one] for one in same]
                lines += [self.line(kind, painter, one, plans) for one in runs]
            before = kind
        return lines

    def together(self, numbered: Numbered) -> tuple[str, int | None]:
        return numbered[1]["event"], painter_of(self.told, numbered[1])

    def line(self, kind: str, painter: int | None, numbered: Sequence[Numbered], plans: Fact) -> Line:
        facts = [fact for _, fact in numbered]
        return Line(
            painter,
            [self.sentence(kind, painter, facts)],
            [spot for fact in facts for spot in spots_of(self.told, fact)],
            max(at for at, _ in numbered),
            concerns=[seat for fact in facts for seat in concerned(self.told, fact, plans)],
        )

    def sentence(self, kind: str, painter: int | None, facts: Sequence[Fact]) -> Sentence:
        args: Args = {} if painter is None else {"who": who(painter), "painter": player(painter)}
        details = self.told.details.get(kind)
        if details is not None:
            args |= details(self.edition, facts)
        return Sentence(self.key_of(kind, facts[0]), args)

    def key_of(self, kind: str, fact: Fact) -> str:
        if kind == "rose" and fact["painter"] == self.players:
            return "fresco-log-rose-leonardo"
        if kind == "restored" and fact["paints"]:
            return "fresco-log-restored-with"
        return f"fresco-log-{kind}"


def in_order(told: Telling, facts: Sequence[Numbered]) -> list[Numbered]:
    """Everybody's money before anybody's paints, for each is told in one line."""
    incomes = [kind for kind in told.details if kind in told.for_all]
    ordered: list[Numbered] = []
    for is_income, run in groupby(facts, key=lambda numbered: numbered[1]["event"] in told.for_all):
        same = list(run)
        ordered += sorted(same, key=lambda numbered: incomes.index(numbered[1]["event"])) if is_income else same
    return ordered


def is_said(told: Telling, fact: Fact) -> bool:
    """Points of the base game stand in the sentence of what earned them; a favour may bring nothing but points."""
    kind = fact["event"]
    if kind == "scored":
        return fact["source"] in told.sources
    if kind == "rewarded":
        return bool(fact["thalers"] or fact["paints"] or fact["mood_to"] != fact["mood_from"])
    return kind not in told.unsaid


def painter_of(told: Telling, fact: Fact) -> int | None:
    painter: int | None = None if fact["event"] in told.for_all else fact.get("painter", fact.get("seat"))
    return painter


def place_of(told: Telling, fact: Fact, before: str) -> str:
    """Where it happens. In the last round the cathedral is visited twice."""
    where: str = fact["place"] if fact["event"] in LEAVING else told.places.get(fact["event"], "")
    return CATHEDRAL_AGAIN if where == CATHEDRAL and before in BEFORE_CATHEDRAL_AGAIN else where


def spots_of(told: Telling, fact: Fact) -> list[str]:
    """Where on the board it is; what has no place there is with the player."""
    kind, painter = fact["event"], painter_of(told, fact)
    if kind in ("bought", "booth-shut"):
        return [f"booth-{BOOTHS[fact['booth']]}"]
    if "segments" in fact:
        return list(fact["segments"])
    if kind == "revealed":
        return [f"panel-{one}" for one in fact["order"]]
    if fact.get("segment"):
        return [fact["segment"]]
    where = place_of(told, fact, "")
    spot = told.spots.get(kind) or PHASES.get(where, where.removesuffix(".2")) or fact.get("place")
    if spot:
        return [spot, fact["section"]] if fact.get("section") else [spot]
    return [] if painter is None else [f"panel-{painter}"]


def revealed_last(plans: Fact, facts: Sequence[Fact]) -> Fact:
    return next((fact for fact in reversed(facts) if fact["event"] == "revealed"), plans)


def concerned(told: Telling, fact: Fact, plans: Fact) -> list[int]:
    """Who should not miss it. Of a booth that somebody closes: whoever planned to come to the market after him."""
    if fact["event"] in told.suffered:
        return [fact["painter"]]
    order, closer = plans["order"], fact.get("painter")
    if fact["event"] != "booth-shut" or not fact["closed"] or closer not in order:
        return []
    return [seat for seat in order[order.index(closer) + 1 :] if plans["sheets"][seat][MARKET_COLUMN]]


# --- the arguments of each kind ------------------------------------------------------------------------------------


def round_began(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"round": fact["round"], "final": yes(fact["final"]), "order": players(fact["choosers"])}


def rose(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    change = fact["mood_to"] - fact["mood_from"]
    return {
        "hour": fact["hour"],
        "change": signed(change) if change else "same",
        "mood": signed(fact["mood_to"]),
        "apprentices": fact["apprentices"],
    }


def revealed(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"order": players(facts[0]["order"])}


def bought(edition: Edition, facts: Sequence[Fact]) -> Args:
    tiles = [list(fact["paints"]) for fact in facts]
    return {"paints": Piece("tiles", tiles), "booth": BOOTHS[facts[0]["booth"]], "price": total(facts, "price")}


def booth_shut(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"booth": BOOTHS[fact["booth"]], "closed": yes(fact["closed"])}


def restored(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    args: Args = {"segment": fact["segment"], "sum": Piece("sum", [fact["points"], fact["bonus"]])}
    return args | {"paints": paints(fact["paints"])} if fact["paints"] else args


def altar_restored(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"paints": paints(fact["paints"]), "points": fact["points"]}


def earned(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"thalers": total(facts, "thalers")}


def blended(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"paints": Piece("blends", [[list(fact["paints"]), fact["result"]] for fact in facts])}


def attended(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"mood": signed(facts[-1]["mood_to"])}


def left(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"place": place(fact["place"]), "unused": fact["unused"]}


def scored(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"points": fact["points"], "source": Piece("source", fact["source"])}


def shifted(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    return {"score": fact["score"], "shift": signed(fact["points"])}


def income(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"incomes": Piece("thalers-each", [[fact["painter"], fact["thalers"]] for fact in facts])}


def start_rotated(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"order": players(facts[0]["painters"])}


def game_ended(edition: Edition, facts: Sequence[Fact]) -> Args:
    (fact,) = facts
    winner = fact["winners"][0]
    return {
        "reason": fact["reason"],
        "who": who(winner),
        "painter": player(winner),
        "points": fact["scores"][winner],
    }


def rewarded(edition: Edition, facts: Sequence[Fact]) -> Args:
    """What a card or a favour gives besides points."""
    (fact,) = facts
    mood = fact["mood_to"] if fact["mood_to"] != fact["mood_from"] else None
    return {"goods": Piece("goods", {"thalers": fact["thalers"], "paints": list(fact["paints"]), "mood": mood})}


def paint_picked(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"paints": paints([fact["paint"] for fact in facts])}


BASE: Final = Telling(
    {
        "round-began": round_began,
        "rose": rose,
        "revealed": revealed,
        "bought": bought,
        "booth-shut": booth_shut,
        "bishop-moved": these("segment", "price"),
        "restored": restored,
        "altar-restored": altar_restored,
        "earned": earned,
        "blended": blended,
        "attended": attended,
        "left": left,
        "idled": left,
        "only-segment": these("segment"),
        "scored": scored,
        "shifted": shifted,
        "income": income,
        "market-laid": these("bag"),
        "start-rotated": start_rotated,
        "money-counted": these("thalers", "points"),
        "game-ended": game_ended,
        "rewarded": rewarded,
        "paint-picked": paint_picked,
    },
    # Told by another line: paints with the altar, plans when they are revealed.
    unsaid=frozenset({"paint-laid", "planned", "got-ready"}),
    together=frozenset({"bought", "blended", "earned", "attended", "income", "paint-picked"}),
    for_all=frozenset({"income"}),
    follows={
        "booth-shut": frozenset({"bought"}),
        "only-segment": frozenset({"bishop-moved"}),
        "rewarded": frozenset({"paint-picked"}),
        "scored": RESTORING | {"rewarded", "paint-picked"},
    },
    places={
        "round-began": "get-up",
        "rose": "get-up",
        "revealed": "planning",
        "bought": "market",
        "booth-shut": "market",
        "bishop-moved": CATHEDRAL,
        "restored": CATHEDRAL,
        "altar-restored": CATHEDRAL,
        "earned": "studio",
        "blended": "workshop",
        "attended": "theatre",
        "income": "prepare",
        "market-laid": "prepare",
        "start-rotated": "prepare",
        "money-counted": AT_THE_END,
        "game-ended": AT_THE_END,
    },
    spots={"altar-restored": "altar", "shifted": "track"},
    weights={
        "planned": PASSING,
        "got-ready": PASSING,
        "paint-laid": PASSING,
        "start-rotated": PASSING,
        "earned": BRIEF,
        "blended": BRIEF,
        "attended": BRIEF,
        "left": BRIEF,
        "idled": BRIEF,
        "only-segment": BRIEF,
        "shifted": BRIEF,
        "income": BRIEF,
        "paint-picked": BRIEF,
        "revealed": LONG,
        "restored": LONG,
        "altar-restored": LONG,
        "game-ended": LONG,
    },
)


def tile_laid(edition: Edition, facts: Sequence[Fact]) -> Args:
    return {"tiles": Piece("sheet-tiles", [[fact["tile"], fact["place"]] for fact in facts])}


# Of the tiles that cover a place of the sheet: several modules have one.
SHEET_TILES: Final = Telling(
    {"tile-laid": tile_laid},
    unsaid=frozenset({"cover-planned"}),
    together=frozenset({"tile-laid"}),
    places={"tile-laid": "planning"},
    weights={"cover-planned": PASSING},
)


def telling_of(manifests: Sequence[Manifest]) -> Telling:
    files = [manifest.file("chronicle") for manifest in manifests]
    return joined((BASE, SHEET_TILES, *[file.TELLING for file in files if file is not None]))
