"""The files that a run of games writes while it goes on: rows of games, rows of decisions, records."""

from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from bottega.core.records import RecordFile
from bottega.lab.match import Match
from bottega.lab.rows import RowFile
from bottega.lab.telling import Told, Wanted, game_rows


class Written:
    def __init__(self, rows: str | None, decisions: str | None, records: str | None) -> None:
        self.rows, self.decisions, self.records = rows, decisions, records
        self.wanted = Wanted(records is not None, decisions is not None)
        self.files = ExitStack()

    def __enter__(self) -> Self:
        opened = self.files.enter_context
        self.games = None if self.rows is None else opened(RowFile(Path(self.rows)))
        self.choices = None if self.decisions is None else opened(RowFile(Path(self.decisions)))
        self.kept = None if self.records is None else opened(RecordFile(self.records))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.files.__exit__(kind, raised, trace)

    def add(self, match: Match, told: Told) -> None:
        if self.games is not None:
            self.games.add(game_rows(match, told.result))
        if self.choices is not None:
            self.choices.add(told.decisions)
        if self.kept is not None and told.record is not None:
            self.kept.add(told.record)
