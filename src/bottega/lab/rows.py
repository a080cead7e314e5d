"""Rows of figures as files that every tool for tables reads."""

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bottega.core.errors import OptionError

Row = Mapping[str, Any]
CSV, PARQUET = ".csv", ".parquet"
TOGETHER = 20_000  # rows that Parquet gets at once


def columns(rows: Sequence[Row]) -> list[str]:
    """
    >>> columns([{"game": 1}, {"game": 2, "seat": 0}])
    ['game', 'seat']
    """
    return list(dict.fromkeys(name for row in rows for name in row))


class RowFile:
    """A table that rows are added to as they come: CSV or Parquet, by the ending of its name. The first rows say which
    columns there are.

    >>> import tempfile, pathlib
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     with RowFile(pathlib.Path(folder) / "some.csv") as file:
    ...         file.add([{"game": 0, "seat": 1}])
    ...     file.path.read_text()
    'game,seat\\n0,1\\n'
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writer: Any = None
        self.waiting: list[Row] = []
        self.file: Any
        if path.suffix not in (CSV, PARQUET):
            raise OptionError(f"{path} should end in {CSV} or {PARQUET}.")
        if path.suffix == PARQUET and arrow() is None:
            raise OptionError("Parquet needs pyarrow: pip install 'bottega[data]'. Or choose a name that ends in .csv.")
        try:
            self.file = path.open("wb") if path.suffix == PARQUET else path.open("w", encoding="utf-8", newline="")
        except OSError as error:
            raise OptionError(f"{path} cannot be written: {error.strerror}.") from None

    def add(self, rows: Sequence[Row]) -> None:
        if not rows:
            return
        if self.path.suffix == CSV:
            if self.writer is None:
                self.writer = csv.DictWriter(self.file, columns(rows), lineterminator="\n")
                self.writer.writeheader()
            self.writer.writerows(rows)
            return
        self.waiting += rows
        if len(self.waiting) >= TOGETHER:
            self.write_waiting()

    def write_waiting(self) -> None:
        pa, parquet = arrow()
        names = columns(self.waiting) if self.writer is None else self.writer.schema.names
        table = pa.table({name: [row.get(name) for row in self.waiting] for name in names})
        self.waiting = []
        if self.writer is None:
            self.writer = parquet.ParquetWriter(self.file, table.schema)
        self.writer.write_table(table.cast(self.writer.schema))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        if self.waiting:
            self.write_waiting()
        if self.path.suffix == PARQUET and self.writer is not None:
            self.writer.close()
        self.file.close()


def arrow() -> Any:
    """Pyarrow and its Parquet, or None where it is not installed."""
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        return None
    return pa, parquet


def write_csv(file: Path, rows: Sequence[Row]) -> Path:
    with RowFile(file) as opened:
        opened.add(rows)
    return file


def write_parquet(file: Path, rows: Sequence[Row]) -> Path | None:
    """None where pyarrow is not installed (`bottega[data]`): the CSV has the same rows."""
    if arrow() is None:
        return None
    with RowFile(file) as opened:
        opened.add(rows)
    return file
