"""Where the points of Fresco come from: the base game's sources, then those of the modules in play. And what is worth
telling of a game."""

from collections.abc import Sequence

from bottega.core.account import Account, Highlight, all_with_most
from bottega.core.chronicle import Fact
from bottega.games.fresco.events import BASE_SOURCES, SHIFT
from bottega.games.fresco.manifest import Manifest
from bottega.games.fresco.telling import AT_THE_END, Telling

ENOUGH = 4  # highlights


def account_of(
    told: Telling, manifests: Sequence[Manifest], players: int, painters: int, facts: Sequence[Fact]
) -> Account:
    """What is told under the heading of the end counts after the last round."""
    own = [source for manifest in manifests for source in manifest.sources]
    account = Account.blank(painters, (*BASE_SOURCES, *own))
    over = False
    for fact in facts:
        kind = fact["event"]
        ends = not over and told.places.get(kind) == AT_THE_END
        if ends or (kind == "round-began" and fact["round"] > 1):
            account.end_round()
        over = over or ends
        if kind == "scored":
            account.add(fact["painter"], fact["source"], fact["points"])
        elif kind == "shifted":
            account.add(fact["painter"], SHIFT, fact["points"])
    account.highlights = highlights(players, facts)
    return account


def highlights(players: int, facts: Sequence[Fact]) -> list[Highlight]:
    """The best restoration, and who had most of the bishop, the market and the altar; where one of them is missing, who
    got up earliest."""
    best: Fact | None = None
    bonus, spent, altars = [0] * players, [0] * players, [0] * players
    earliest: list[tuple[int, int]] = []  # hours, and whose
    for fact in facts:
        kind = fact["event"]
        if kind not in ("restored", "bought", "altar-restored", "rose") or fact["painter"] >= players:
            continue
        painter = fact["painter"]
        if kind == "restored":
            bonus[painter] += fact["bonus"]
            best = fact if best is None or worth(fact) > worth(best) else best
        elif kind == "bought":
            spent[painter] += fact["price"]
        elif kind == "altar-restored":
            altars[painter] += 1
        else:
            earliest.append((fact["hour"], painter))
    found = [] if best is None else [best_restoration(best)]
    most = [all_with_most("bishop", bonus), all_with_most("market", spent), all_with_most("altar", altars)]
    found += [one for one in most if one.players]
    if len(found) < ENOUGH and earliest:
        hour, painter = min(earliest)
        found.append(Highlight("early", hour, [painter]))
    return found


def worth(restored: Fact) -> int:
    return int(restored["points"] + restored["bonus"])


def best_restoration(restored: Fact) -> Highlight:
    more = {
        "segment": restored["segment"],
        "paints": list(restored["paints"]),
        "points": restored["points"],
        "bonus": restored["bonus"],
    }
    return Highlight("best", worth(restored), [restored["painter"]], more)
