"""A line from whoever runs this server that every page shows, until it is taken away."""

import html
import os
from pathlib import Path
from typing import Final

from bottega.server.names import clean
from bottega.server.store.disk import flush_folder

FILE: Final = "announcement.txt"
LONGEST = 300  # letters


class Announcement:
    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.text = clean(self.file.read_text("utf-8", "replace"))[:LONGEST] if self.file.exists() else ""

    def say(self, text: str) -> None:
        """Nothing takes it away."""
        line = clean(text)[:LONGEST]
        if line:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            part = self.file.with_name(f"{FILE}.part")
            with part.open("w", encoding="utf-8") as written:
                written.write(line)
                written.flush()
                os.fsync(written.fileno())
            part.replace(self.file)
            flush_folder(self.file.parent)
        elif self.file.exists():
            self.file.unlink()
            flush_folder(self.file.parent)
        self.text = line

    @property
    def shown(self) -> bytes:
        """On a page, with a place for it where there is none yet."""
        return b'<p id="announcement" role="status">%s</p>\n' % html.escape(self.text).encode()
