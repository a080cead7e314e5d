"""Where the points of Fresco come from: the base game's sources, then those of the modules in play."""

from collections.abc import Sequence

from bottega.core.account import Account
from bottega.core.chronicle import Fact
from bottega.games.fresco.events import BASE_SOURCES, SHIFT
from bottega.games.fresco.manifest import Manifest
from bottega.games.fresco.telling import AT_THE_END, Telling


def account_of(told: Telling, manifests: Sequence[Manifest], painters: int, facts: Sequence[Fact]) -> Account:
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
    return account
