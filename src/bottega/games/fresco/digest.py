"""What is kept of a finished game of Fresco: hours, segments, the altar; and the ceiling with who restored what."""

from collections.abc import Sequence

from bottega.core.chronicle import Fact
from bottega.core.digest import Digest
from bottega.games.fresco.actions import SEGMENT_NAMES

PLASTER = -1  # in the picture: nobody restored it


def digests_of(players: int, facts: Sequence[Fact]) -> list[Digest]:
    """One for each player. Whoever paints without being one (Leonardo) is in the picture alone."""
    found = [Digest(sums={"segments": 0, "altar": 0, "spent": 0}) for _ in range(players)]
    ceiling = dict.fromkeys(SEGMENT_NAMES, PLASTER)
    for fact in facts:
        if fact["event"] == "restored":
            ceiling[fact["segment"]] = fact["painter"]
        painter = fact.get("painter")
        if painter is not None and painter < players:
            note(found[painter], fact)
    for digest in found:
        digest.picture = list(ceiling.values())
    return found


def note(digest: Digest, fact: Fact) -> None:
    match fact["event"]:
        case "rose":
            digest.count("hours", str(fact["hour"]))
        case "bought":
            digest.add("spent", fact["price"])
        case "restored":
            digest.add("segments")
            digest.reach("segment", fact["points"] + fact["bonus"])
        case "altar-restored":
            digest.add("altar")
