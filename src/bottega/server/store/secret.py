"""The key that signs cookies, in a file: made once, and only its owner may read it."""

import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path

from bottega.server.store.disk import flush_folder

KEY_BYTES = 32


def kept_key(file: Path) -> bytes:
    """Of two who make it at once one does, and both read that one."""
    if (key := read_key(file)) is not None:
        return key
    part = written(file, new_key())
    with suppress(OSError):  # somebody was quicker, or this disk knows no second names
        os.link(part, file)
    if read_key(file) is None:
        part.replace(file)
    part.unlink(missing_ok=True)
    flush_folder(file.parent)
    return read_key(file) or b""


def read_key(file: Path) -> bytes | None:
    """None where there is none, or not a whole one."""
    with suppress(FileNotFoundError):
        if len(key := file.read_bytes()) == KEY_BYTES:
            return key
    return None


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def keep_key(file: Path, key: bytes) -> None:
    """In the place of the one that is there."""
    written(file, key).replace(file)
    flush_folder(file.parent)


def written(file: Path, key: bytes) -> Path:
    """The key, whole and on the disk, in a file of its own beside the one that is meant."""
    handle, name = tempfile.mkstemp(".part", f"{file.name}-", file.parent)  # its owner's alone
    with os.fdopen(handle, "wb") as opened:
        opened.write(key)
        opened.flush()
        os.fsync(opened.fileno())
    return Path(name)
