"""Pages, scripts, styles, fonts and texts, from memory: compressed once, and sent again only when they changed."""

import asyncio
import gzip
import hashlib
import html
import json
import mimetypes
import os
import re
import time
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bottega.core.kept import Kept
from bottega.locale import FOLDER as TEXTS
from bottega.locale import LANGUAGES, REFERENCE, in_all
from bottega.server.announcing import Announcement
from bottega.server.errors import Refused
from bottega.server.packs import ALL, Packs

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
    ".py": "text/plain",
}
PACKED = frozenset({".woff2", ".png", ".jpg", ".jpeg", ".webp", ".gz"})
WORTH_PACKING = 512
LONGEST = 500  # characters of a path
# Of the many ways to ask for parts together, pages use some thirty each.
MOST_PACKED, MOST_JOINED = 96, 64
LOOK_AGAIN = 1.0  # seconds between two looks at the files on disk
PLAIN = "BOTTEGA_PLAIN"  # set in the environment: the sources as they are, for those who debug them
SCRIPT = re.compile(rb'<script type="module" src="/static/app/(\w+)\.js"></script>')
SHELL = b'<link rel="stylesheet" href="/static/css/shell.css">'
ROOT = b'<div id="root">'
GAMES_OF_PAGE = b'data-games=""'
HTML, END = b'<html lang="en"', b"</body>"
SAID = re.compile(rb'(?<= data-say=")([a-z-]+)">')
# What every page has besides its own: words for a browser without scripts, and for a server that does not answer.
ALWAYS = b"""<noscript><p class="noscript" data-say="page-no-script"></p></noscript>
<template id="no-answer"><p class="opening" role="alert"><span data-say="page-no-answer"></span>
<button class="btn" data-ui="reload" data-say="page-try-again"></button></p></template>
"""
TEXTS_OF_PAGE = re.compile(rb'data-texts="([\w+-]+)"')
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
        self.announcement: Announcement | None = None
        self.looked, self.seen = 0.0, ""
        self.looking: asyncio.Task[None] | None = None
        self.packs = None if os.environ.get(PLAIN) else Packs(self.web)
        self.packed = Kept[File](MOST_PACKED)
        self.joined = Kept[File](MOST_JOINED)

    def page(self, name: str, status: int = 200, game: str | None = None, more: bytes = b"") -> Response:
        """A page asks for its parts by an address that holds their version; relative imports inherit it. All that it
        will need is named in it, the game of its table included, so that it is fetched at once.
        """
        file = self.read(self.web / name)
        if file is None:
            return PlainTextResponse("There is nothing at this address.\n", 404)
        body = file.whole.replace(SHELL, more + SHELL, 1)
        if game is not None:
            body = self.with_game(body, game, Path(name).stem)
        body = body.replace(GAMES_OF_PAGE, b'data-games="%s"' % " ".join(self.games()).encode(), 1)
        body = in_languages(body)
        if self.announcement is not None:
            body = body.replace(ROOT, self.announcement.shown + ROOT, 1)
        if self.packs is not None:
            body = SCRIPT.sub(packed_script, body)
        body = body.replace(b'"/static/', b'"/static/@%s/' % self.version().encode())
        return Response(body, status, {"cache-control": "no-cache"}, file.kind)

    def book_page(self, game: str) -> Response:
        """The page of a rule book names the styles and drawings of its game, so that they come along with it."""
        folder = game.replace("-", "_")
        more = b""
        for sheet in (f"css/games/{folder}.css", f"css/figures/{folder}.css"):
            if (self.web / sheet).is_file():
                more += b'<link rel="stylesheet" href="/static/%s">\n' % sheet.encode()
        figures = f"games/{folder}/figures"
        for drawn, there in ((f"{figures}/index.js", "index.js"), (f"{figures}{ALL}", "modules")):
            if self.packs is not None and (self.web / figures / there).exists():
                more += b'<link rel="modulepreload" href="/static/pack/rules/%s">\n' % drawn.encode()
        return self.page("rules.html", more=more)

    def games(self) -> list[str]:
        """The folders of games that say something of themselves on the front page."""
        return sorted(path.parent.name for path in (self.web / "games").glob("*/meta.js"))

    def with_game(self, page: bytes, game: str, name: str) -> bytes:
        """What a table's game is drawn with. A game without a folder of its own has the plain table."""
        folder = game.replace("-", "_")
        more = b""
        if (self.web / "css" / "games" / f"{folder}.css").is_file():
            more += b'<link rel="stylesheet" href="/static/css/games/%s.css">\n' % folder.encode()
        if (self.web / "games" / folder / "index.js").is_file():
            entry = f"games/{folder}/index.js"
            path = entry if self.packs is None else f"pack/{name}/{entry}"
            more += b'<link rel="modulepreload" href="/static/%s">\n' % path.encode()
            page = TEXTS_OF_PAGE.sub(rb'data-game="%s" \g<0>' % folder.encode(), page, 1)
        texts = [file for file in (game, f"web-{game}") if (self.texts / REFERENCE / f"{file}.ftl").is_file()]
        if texts:
            page = TEXTS_OF_PAGE.sub(rb'data-texts="\g<1> %s"' % "+".join(texts).encode(), page, 1)
        return page.replace(SHELL, more + SHELL, 1)

    def problem(self, refused: Refused) -> Response:
        """The page that explains a refusal to people; its script knows the words for the code."""
        page = self.page("problem.html", refused.status)
        body = bytes(page.body).replace(b'data-code=""', b'data-code="%s"' % refused.code.encode())
        return Response(body, refused.status, {"cache-control": "no-cache", **refused.headers}, page.media_type)

    def static(self, request: Request, path: str) -> Response:
        stamp, _, rest = path.partition("/") if path.startswith("@") else ("", "", path)
        file = self.pack(rest) or self.file(self.inside(self.web, rest))
        return self.answer(request, file, lasting=stamp == f"@{self.version()}")

    def pack(self, path: str) -> File | None:
        """Made when it is first asked for, and again when a source has changed."""
        if self.packs is None or len(path) > LONGEST or not path.endswith((".js", ".css")) or "\0" in path:
            return None
        version, packs = self.version(), self.packs
        packs.at(version)
        key = (version, path)
        whole = b"" if key in self.packed.known else packs.get(path)
        return None if whole is None else self.packed.get(key, lambda: packed(Path(path), (0, 0), whole))

    def version(self) -> str:
        """Of everything a page may load: one changed file makes all addresses new, so each can be kept for ever. A page
        knows its build by its own address.
        """
        if self.is_outdated():
            self.look()
        return self.seen

    async def keep_up(self) -> None:
        """Before a version is asked for: the files are looked at in a thread, and nobody else waits meanwhile."""
        if self.is_outdated():
            if self.looking is None or self.looking.done():
                self.looking = asyncio.create_task(asyncio.to_thread(self.look))
            await asyncio.shield(self.looking)

    def is_outdated(self) -> bool:
        return time.monotonic() - self.looked > LOOK_AGAIN or not self.seen

    def look(self) -> None:
        stamps = sorted(
            (path.relative_to(folder).as_posix(), stat.st_mtime_ns, stat.st_size)
            for folder in (self.web, self.texts)
            for path in folder.rglob("*.*")
            if path.suffix in TYPES and S_ISREG((stat := path.stat()).st_mode)
        )
        self.looked, self.seen = time.monotonic(), hashlib.sha256(repr(stamps).encode()).hexdigest()[:16]

    def text(self, request: Request, lang: str, name: str) -> Response:
        """One file, or several at once: `common+web`."""
        names = sorted(name.split("+")) if len(name) <= LONGEST else []  # joined in one order only
        paths = [self.texts / lang / f"{one}.ftl" for one in names]
        known = lang in LANGUAGES and names and len(set(names)) == len(names)
        known = known and all(one.parent.parent == self.texts for one in paths)
        files = [self.file(one) for one in paths] if known else [None]
        found = [one for one in files if one is not None]
        if len(found) < len(files):
            return self.answer(request, None)
        if len(found) == 1:
            return self.answer(request, found[0])
        key = (lang, *(one.hash for one in found))
        joined = self.joined.get(key, lambda: packed(paths[0], (0, 0), b"\n".join(one.whole for one in found)))
        return self.answer(request, joined)

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


def in_languages(page: bytes) -> bytes:
    """Every language with what it calls itself, for the page to choose from, and the words that it needs in all."""
    names = html.escape(json.dumps(in_all("language-name"), ensure_ascii=False)).encode()
    page = page.replace(HTML, b'%s data-languages="%s"' % (HTML, names), 1)
    return SAID.sub(said_in_all, page.replace(END, ALWAYS + END, 1))


def said_in_all(found: re.Match[bytes]) -> bytes:
    """Words that must be there before a page can ask for texts, or cannot: in every language."""
    said = in_all(found[1].decode()).items()
    spans = "".join(f'<span lang="{lang}">{html.escape(text)}</span>' for lang, text in said)
    return found[0] + spans.encode()


def packed(path: Path, stamp: tuple[int, int], whole: bytes) -> File:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    small = None
    if path.suffix not in PACKED and len(whole) > WORTH_PACKING:
        small = gzip.compress(whole, 9, mtime=0)
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return File(stamp, kind, whole, small, hashlib.sha256(whole).hexdigest()[:16])
