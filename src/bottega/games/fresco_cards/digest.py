"""What is kept of a finished card game: sections, symbols, tiles; and the sections with what each was worth."""

from collections.abc import Sequence

from bottega.core.chronicle import Fact
from bottega.core.digest import Digest, noted_by_seat


def digests_of(players: int, facts: Sequence[Fact]) -> list[Digest]:
    return noted_by_seat(players, facts, ("sections", "mixes"), note)


def note(digest: Digest, fact: Fact) -> None:
    match fact["event"]:
        case "restored":
            digest.add("sections")
            digest.add("mixes", fact["mixes"])
            digest.picture.append(fact["points"])
            digest.reach("section", fact["points"])
        case "turned":
            # Only the section just restored can be turned once more.
            digest.picture[-1] = fact["points"]
            digest.reach("section", fact["points"])
        case "tile-taken":
            digest.count("tiles", fact["tile"])
