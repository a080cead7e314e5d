"""Rows of figures as files that every tool for tables reads."""

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any


def columns(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """
    >>> columns([{"game": 1}, {"game": 2, "seat": 0}])
    ['game', 'seat']
    """
    return list(dict.fromkeys(name for row in rows for name in row))


def write_csv(file: Path, rows: Sequence[Mapping[str, Any]]) -> Path:
    with file.open("w", encoding="utf-8", newline="") as opened:
        writer = csv.DictWriter(opened, columns(rows), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return file


def write_parquet(file: Path, rows: Sequence[Mapping[str, Any]]) -> Path | None:
    """None where pyarrow is not installed (`bottega[data]`): the CSV has the same rows."""
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        return None
    made = pa.table({name: [row.get(name) for row in rows] for name in columns(rows)})
    parquet.write_table(made, file)
    return file
