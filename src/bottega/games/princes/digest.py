"""What is kept of a finished game of Princes: works, auctions, purchases; and the estate as it was in the end."""

from collections.abc import Sequence

from bottega.core.chronicle import Fact
from bottega.core.digest import Digest, noted_by_seat


def digests_of(players: int, facts: Sequence[Fact]) -> list[Digest]:
    return noted_by_seat(players, facts, ("works", "paid"), note)


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
