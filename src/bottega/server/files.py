"""Pages, scripts, styles, fonts and texts, from memory: compressed once, and sent again only when they changed."""

import gzip
import hashlib
import mimetypes
import re
import time
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bottega.locale import FOLDER as TEXTS
from bottega.locale import LANGUAGES
from bottega.server.errors import Refused

WEB = Path(__file__).parent.parent / "web"
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".md": "text/plain",
}
PACKED = frozenset({".woff2", ".png", ".jpg", ".jpeg", ".webp", ".gz"})
WORTH_PACKING = 512
LOOK_AGAIN = 1.0  # seconds between two looks at the files on disk
# Types and explanations for those who read the sources; a page is a fifth lighter without them.
NOTES = re.compile(rb"^[ \t]*//.*\n|[ \t]*/\*\*(?:[^*]|\*(?!/))*\*/[ \t]*\n?", re.MULTILINE)
FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class File:
    stamp: tuple[int, int]
    kind: str
    whole: bytes
    packed: bytes | None
    hash: str


class Files:
    def __init__(self, web: Path = WEB, texts: Path = TEXTS) -> None:
        self.web = web.resolve()
        self.texts = texts.resolve()
        self.known: dict[Path, File] = {}
        self.looked, self.seen = 0.0, ""

    def page(self, name: str, status: int = 200) -> Response:
        """A page asks for its parts by an address that holds their version; relative imports inherit it."""
        file = self.read(self.web / name)
        if file is None:
            return PlainTextResponse("There is nothing at this address.\n", 404)
        body = file.whole.replace(b'"/static/', b'"/static/@%s/' % self.version().encode())
        return Response(body, status, {"cache-control": "no-cache"}, file.kind)

    def problem(self, refused: Refused) -> Response:
        """The page that explains a refusal to people; its script knows the words for the code."""
        page = self.page("problem.html", refused.status)
        body = bytes(page.body).replace(b'data-code=""', b'data-code="%s"' % refused.code.encode())
        return Response(body, refused.status, {"cache-control": "no-cache"}, page.media_type)

    def static(self, request: Request, path: str) -> Response:
        stamp, _, rest = path.partition("/") if path.startswith("@") else ("", "", path)
        return self.answer(request, self.inside(self.web, rest), lasting=stamp == f"@{self.version()}")

    def version(self) -> str:
        """Of everything a page may load: one changed file makes all addresses new, so each can be kept for ever. A page
        knows its build by its own address.
        """
        if time.monotonic() - self.looked > LOOK_AGAIN or not self.seen:
            stamps = sorted(
                (path.relative_to(folder).as_posix(), stat.st_mtime_ns, stat.st_size)
                for folder in (self.web, self.texts)
                for path in folder.rglob("*.*")
                if path.suffix in TYPES and S_ISREG((stat := path.stat()).st_mode)
            )
            self.looked, self.seen = time.monotonic(), hashlib.sha256(repr(stamps).encode()).hexdigest()[:16]
        return self.seen

    def text(self, request: Request, lang: str, name: str) -> Response:
        wanted = self.texts / lang / f"{name}.ftl"
        return self.answer(request, wanted if lang in LANGUAGES and wanted.parent.parent == self.texts else None)

    def inside(self, folder: Path, path: str) -> Path | None:
        """A file of this folder, or nothing: `..` and links do not lead out of it."""
        if "\0" in path or len(path) > 500:
            return None
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder) else None

    def answer(self, request: Request, path: Path | None, lasting: bool = False) -> Response:
        file = self.read(path) if path is not None else None
        if file is None:
            return PlainTextResponse("There is nothing at this address.\n", 404)
        headers = {"cache-control": FOREVER if lasting else "no-cache", "vary": "accept-encoding"}
        if not lasting:
            headers["etag"] = f'"{file.hash}"'
            if request.headers.get("if-none-match") == headers["etag"]:
                return Response(status_code=304, headers=headers)
        body = file.whole
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = file.packed, "gzip"
        return Response(body, 200, headers, file.kind)

    def read(self, path: Path) -> File | None:
        """From memory unless the file on disk is another one by now."""
        try:
            stat = path.stat()
            stamp = (stat.st_mtime_ns, stat.st_size)
            known = self.known.get(path)
            if known is None or known.stamp != stamp:
                known = self.known[path] = packed(path, stamp, path.read_bytes())
        except (OSError, ValueError):
            return None
        return known


def packed(path: Path, stamp: tuple[int, int], whole: bytes) -> File:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        whole = NOTES.sub(lambda note: b"\n" if note[0].endswith(b"\n") else b" ", whole)
    small = None
    if path.suffix not in PACKED and len(whole) > WORTH_PACKING:
        small = gzip.compress(whole, 9, mtime=0)
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return File(stamp, kind, whole, small, hashlib.sha256(whole).hexdigest()[:16])
