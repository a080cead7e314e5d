"""The rows of the rules ledgers, and which of them no player has to read."""

import re

from tests.project.named import ROOT

RULES = ROOT / "docs" / "rules"
ROW = re.compile(r"^\| ([A-Z]+-[A-Z]+[0-9]*-[0-9]+) \|", re.MULTILINE)

# The beginnings of ids, or single ids, that stand for nothing a player needs, and why.
NOT_FOR_PLAYERS = {
    "fresco": {
        "F-EX": "worked examples: test vectors",
        "F-EXD": "worked examples: test vectors",
        "F-DIF": "differences between the booklets; what holds stands in the rows they point to",
        "F-DATA": "component tables; shown with the edition",
        "F-OQ-8": "the generator behind shuffles",
        "F-OQ-35": "cannot happen",
        "F-OQ-53": "how the engine keeps scores above the printed track",
        "F-OQ-95": "cannot happen",
        "F-OQ-103": "cannot happen",
        "F-OQ-119": "discs and market tiles share a bag only in cardboard",
        "F-OQ-145": "cannot happen",
        "F-OQ-146": "order of cards put under a stack, no choice of a player",
        "F-OQ-152": "cannot happen",
        "F-OQ-185": "there are always enough pieces",
        "F-OQ-192": "room on a cardboard board",
    },
    "princes": {
        "P-INV": "invariants for tests",
        "P-EX": "worked examples: test vectors",
        "P-SRC": "defects of the printed text",
    },
    "fresco-cards": {
        "C-INV": "invariants for tests",
        "C-EX": "worked examples: test vectors",
        "C-SRC": "defects of the printed text",
    },
}


def rows(game: str) -> list[str]:
    return list(dict.fromkeys(ROW.findall((RULES / f"{game}.md").read_text("utf-8"))))


def for_players(game: str) -> list[str]:
    out = NOT_FOR_PLAYERS[game]
    return [row for row in rows(game) if row not in out and row.rpartition("-")[0] not in out]


def stale(game: str) -> list[str]:
    """What is left out, although the ledger has no such row."""
    known = rows(game)
    families = {row.rpartition("-")[0] for row in known}
    return [out for out in NOT_FOR_PLAYERS[game] if out not in families and out not in known]
