"""The tables that learners are shown: every game with every number of seats, and Fresco with all its modules."""

import bottega

Table = tuple[str, int, dict[str, object]]

ALL_MODULES: dict[str, object] = {"modules": "big-box"}
TABLES: list[Table] = [
    *[(meta.id, count, {}) for meta in bottega.metas() for count in meta.players],
    *[("fresco", count, ALL_MODULES) for count in (2, 3, 4)],
]


def name(table: Table) -> str:
    return f"{table[0]}-{table[1]}{'-all' if table[2] else ''}"
