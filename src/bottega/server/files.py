"""Pages, scripts, styles, fonts and texts, from memory: compressed once, and sent again only when they changed."""

import gzip
import hashlib
import mimetypes
import os
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
from bottega.server.packs import Packs

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
LONGEST = 500  # characters of a path
LOOK_AGAIN = 1.0  # seconds between two looks at the files on disk
PLAIN = "BOTTEGA_PLAIN"  # set in the environment: the sources as they are, for those who debug them
SCRIPT = re.compile(rb'<script type="module" src="/static/app/(\w+)\.js"></script>')
SHELL = b'<link rel="stylesheet" href="/static/css/shell.css">'
GAMES_OF_PAGE = b'data-games=""'
TEXTS_OF_PAGE = b'data-texts="common+web"'
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
        self.packs = None if os.environ.get(PLAIN) else Packs(self.web)
        self.packed: dict[str, File] = {}

    def page(self, name: str, status: int = 200, game: str | None = None) -> Response:
        """A page asks for its parts by an address that holds their version; relative imports inherit it. All that it
        will need is named in it, the game of its table included, so that it is fetched at once.
        """
        file = self.read(self.web / name)
        if file is None:
            return PlainTextResponse("There is nothing at this address.\n", 404)
        body = file.whole
        if game is not None:
            body = self.with_game(body, game)
        body = body.replace(GAMES_OF_PAGE, b'data-games="%s"' % " ".join(self.games()).encode(), 1)
        if self.packs is not None:
            body = SCRIPT.sub(packed_script, body)
        body = body.replace(b'"/static/', b'"/static/@%s/' % self.version().encode())
        return Response(body, status, {"cache-control": "no-cache"}, file.kind)

    def games(self) -> list[str]:
        """The folders of games that say something of themselves on the front page."""
        return sorted(path.parent.name for path in (self.web / "games").glob("*/meta.js"))

    def with_game(self, page: bytes, game: str) -> bytes:
        """What a table's game is drawn with. A game without a folder of its own has the plain table."""
        folder = game.replace("-", "_")
        more = b""
        if (self.web / "css" / "games" / f"{folder}.css").is_file():
            more += b'<link rel="stylesheet" href="/static/css/games/%s.css">\n' % folder.encode()
        if (self.web / "games" / folder / "index.js").is_file():
            entry = f"games/{folder}/index.js"
            path = entry if self.packs is None else f"pack/table/{entry}"
            more += b'<link rel="modulepreload" href="/static/%s">\n' % path.encode()
            page = page.replace(TEXTS_OF_PAGE, b'data-game="%s" %s' % (folder.encode(), TEXTS_OF_PAGE), 1)
        texts = [name for name in (game, f"web-{game}") if (self.texts / LANGUAGES[0] / f"{name}.ftl").is_file()]
        named = TEXTS_OF_PAGE[:-1] + (b" " + "+".join(texts).encode() if texts else b"") + b'"'
        return page.replace(SHELL, more + SHELL, 1).replace(TEXTS_OF_PAGE, named, 1)

    def problem(self, refused: Refused) -> Response:
        """The page that explains a refusal to people; its script knows the words for the code."""
        page = self.page("problem.html", refused.status)
        body = bytes(page.body).replace(b'data-code=""', b'data-code="%s"' % refused.code.encode())
        return Response(body, refused.status, {"cache-control": "no-cache"}, page.media_type)

    def static(self, request: Request, path: str) -> Response:
        stamp, _, rest = path.partition("/") if path.startswith("@") else ("", "", path)
        file = self.pack(rest) or self.file(self.inside(self.web, rest))
        return self.answer(request, file, lasting=stamp == f"@{self.version()}")

    def pack(self, path: str) -> File | None:
        """Made when it is first asked for, and again when a source has changed."""
        if self.packs is None or len(path) > LONGEST or not path.endswith((".js", ".css")) or "\0" in path:
            return None
        if self.packs.version != self.version():
            self.packs.at(self.version())
            self.packed.clear()
        whole = self.packs.get(path)
        if whole is None:
            return None
        if path not in self.packed:
            self.packed[path] = packed(Path(path), (0, 0), whole)
        return self.packed[path]

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
        """One file, or several at once: `common+web`."""
        paths = [self.texts / lang / f"{one}.ftl" for one in name.split("+")]
        known = lang in LANGUAGES and len(name) <= LONGEST and all(one.parent.parent == self.texts for one in paths)
        files = [self.file(one) for one in paths] if known else [None]
        found = [one for one in files if one is not None]
        if len(found) < len(files):
            return self.answer(request, None)
        if len(found) == 1:
            return self.answer(request, found[0])
        whole = b"\n".join(one.whole for one in found)
        held = self.packed.get(f"{lang}/{name}")
        if held is None or held.whole != whole:
            held = self.packed[f"{lang}/{name}"] = packed(paths[0], (0, 0), whole)
        return self.answer(request, held)

    def inside(self, folder: Path, path: str) -> Path | None:
        """A file of this folder, or nothing: `..` and links do not lead out of it."""
        if "\0" in path or len(path) > LONGEST:
            return None
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder) else None

    def file(self, path: Path | None) -> File | None:
        return self.read(path) if path is not None else None

    def answer(self, request: Request, file: File | None, lasting: bool = False) -> Response:
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


def packed_script(found: re.Match[bytes]) -> bytes:
    return (
        b'<link rel="modulepreload" href="/static/pack/common.js">\n'
        b'<script type="module" src="/static/pack/%s.js"></script>' % found[1]
    )


def packed(path: Path, stamp: tuple[int, int], whole: bytes) -> File:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    small = None
    if path.suffix not in PACKED and len(whole) > WORTH_PACKING:
        small = gzip.compress(whole, 9, mtime=0)
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return File(stamp, kind, whole, small, hashlib.sha256(whole).hexdigest()[:16])
