"""What is kept of a finished game of Princes: works, auctions, purchases; and the estate as it was in the end."""

from collections.abc import Sequence

from bottega.core.chronicle import Fact
from bottega.core.digest import Digest


def digests_of(players: int, facts: Sequence[Fact]) -> list[Digest]:
    found = [Digest(sums={"works": 0, "paid": 0}) for _ in range(players)]
    for fact in facts:
        seat = fact.get("seat")
        if seat is not None:
            note(found[seat], fact)
    return found


def note(digest: Digest, fact: Fact) -> None:
    match fact["event"]:
        case "bought":
            digest.count("items", fact["item"])
            if fact["auction"]:
                digest.add("paid", fact["price"])
        case "placed":
            digest.picture.append([fact["piece"], *fact["cells"]])
        case "work-made":
            digest.add("works")
            digest.reach("work", fact["value"])
            digest.count("professions", fact["profession"])
