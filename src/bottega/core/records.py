"""Many games in one file: a thirteenth of the space, and read one by one, as they are asked for.

The file begins with a line that names its format. Then come blocks: their length in four bytes, and a record as JSON,
deflated. Records of one run have most words in common, so the first `SAMPLES` of them serve as the dictionary of all
that follow. A file with a record on each line, as the pages give out all games of a guest, is read as well.
"""

import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from operator import index
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self, SupportsIndex, overload

from bottega.core.errors import ReplayError
from bottega.core.record import MAX_BYTES, Record

FORMAT: Final = "bottega-records/1"
HEAD: Final = FORMAT.encode() + b"\n"
SAMPLES: Final = 4
WINDOW: Final = 32768  # as much as deflate looks back
LENGTH: Final = 4  # bytes


class Records(Sequence[Record]):
    """The games of a file, in their order; each is read when it is asked for.

    >>> import bottega, tempfile, pathlib
    >>> states = [bottega.game("princes").new(players=3, seed=seed) for seed in range(6)]
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Records.write(pathlib.Path(folder) / "some.games", map(Record.of, states))
    ...     [record.seed for record in file[2:4]], len(file)
    ([2, 3], 6)
    """

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        try:
            with self.path.open("rb") as file:
                self.packed = file.read(len(HEAD)) == HEAD
                self.places = list(blocks(file, self.path) if self.packed else lines(file, self.path))
                self.dictionary = dictionary([self._text(number) for number in range(min(SAMPLES, len(self.places)))])
        except OSError as error:
            raise ReplayError(f"{path} cannot be read: {error.strerror}.") from None

    @classmethod
    def write(cls, path: str | Path, records: Iterable[Record]) -> "Records":
        """Write games to a file, each as soon as it is there, and read them again."""
        with RecordFile(path) as file:
            for record in records:
                file.add(record)
        return cls(path)

    @property
    def digest(self) -> str:
        """What the games are, in 64 letters: the same games give the same ones, on every machine.

        >>> import bottega, tempfile, pathlib
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     len(Records.write(pathlib.Path(folder) / "none.games", []).digest)
        64
        """
        found = sha256()
        for record in self:
            found.update(compact(record).encode() + b"\n")
        return found.hexdigest()

    def __len__(self) -> int:
        return len(self.places)

    @overload
    def __getitem__(self, number: SupportsIndex) -> Record: ...

    @overload
    def __getitem__(self, number: slice) -> list[Record]: ...

    def __getitem__(self, number: SupportsIndex | slice) -> Record | list[Record]:
        if isinstance(number, slice):
            return [self._record(place) for place in range(len(self.places))[number]]
        return self._record(range(len(self.places))[index(number)])

    def __repr__(self) -> str:
        return f"<{len(self.places)} records of {str(self.path)!r}>"

    def _record(self, number: int) -> Record:
        try:
            return Record.from_json(self._text(number))
        except ReplayError as fault:
            raise ReplayError(f"{self.path}, game {number}: {fault}") from None

    def _text(self, number: int) -> str:
        place, length = self.places[number]
        with self.path.open("rb") as file:
            file.seek(place)
            data = file.read(length)
        try:
            if self.packed:
                data = inflated(data, self.dictionary if number >= SAMPLES else b"")
            return data.decode("utf-8")
        except (zlib.error, ValueError):
            raise ReplayError(f"{self.path}, game {number}: the file is damaged there.") from None


class RecordFile:
    """A file of records that is being written. Whatever ends it, all whole games in it can be read."""

    def __init__(self, path: str | Path) -> None:
        self.path = path
        self.first: list[str] = []
        self.known = b""  # the dictionary, as soon as there are enough games for one
        try:
            self.file = Path(path).open("wb")  # noqa: SIM115 -- `__exit__` closes it
        except OSError as error:
            raise ReplayError(f"{path} cannot be written: {error.strerror}.") from None
        self.put(HEAD)

    def add(self, record: Record) -> None:
        text = compact(record)
        packed = deflated(text, self.known)
        self.put(len(packed).to_bytes(LENGTH, "big") + packed)
        if len(self.first) < SAMPLES:
            self.first.append(text)
            self.known = dictionary(self.first)

    def put(self, data: bytes) -> None:
        try:
            self.file.write(data)
            self.file.flush()
        except OSError as error:
            raise ReplayError(f"{self.path} cannot be written: {error.strerror}.") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self.file.close()


def compact(record: Record) -> str:
    return json.dumps(record.to_dict(), ensure_ascii=False, separators=(",", ":"))


def dictionary(texts: Sequence[str]) -> bytes:
    """Of the first records; none until there are enough of them."""
    return "".join(texts).encode()[-WINDOW:] if len(texts) == SAMPLES else b""


def deflated(text: str, known: bytes) -> bytes:
    packer = zlib.compressobj(9, zdict=known) if known else zlib.compressobj(9)
    return packer.compress(text.encode()) + packer.flush()


def inflated(data: bytes, known: bytes) -> bytes:
    """Never more than a record may be: a small block must not fill the memory."""
    unpacker = zlib.decompressobj(zdict=known) if known else zlib.decompressobj()
    text = unpacker.decompress(data, MAX_BYTES)
    if not unpacker.eof:
        raise ValueError
    return text


def blocks(file: BinaryIO, path: Path) -> Iterator[tuple[int, int]]:
    """Where each block is and how long. A block that breaks off was being written when its process ended."""
    place, size = len(HEAD), path.stat().st_size
    while place + LENGTH <= size:
        file.seek(place)
        length = int.from_bytes(file.read(LENGTH), "big")
        place += LENGTH
        if place + length > size:
            return
        yield place, length
        place += length


def lines(file: BinaryIO, path: Path) -> Iterator[tuple[int, int]]:
    file.seek(0)
    if file.read(1) not in (b"{", b""):
        raise ReplayError(f"{path} holds no records: it should begin with {FORMAT!r}, or have one on each line.")
    file.seek(0)
    place = 0
    for line in file:
        if line.strip():
            yield place, len(line)
        place += len(line)
