"""Packs: everything that a page needs, in a few files instead of a hundred.

A browser finds an import only when it has read the file that names it, so that a page of plain modules costs one round
trip for each step of its import graph. The server knows the graph: it writes the modules of a page one after the other
into one script, each in a function of its own, and the sheets that a style sheet imports into that sheet. The sources
stay what they are; `BOTTEGA_PLAIN=1` serves them as they are, to be debugged.

    pack/common.js                     what all pages share, and the few lines that run modules
    pack/<page>.js                     the rest of a page: app/<page>.js and what it imports
    pack/<page>/<path of a module>     what is fetched later: that module, and what of its imports the page has not
    pack/<page>/.../modules/all.js     all files of a folder called modules: they share most of what they import
"""

import posixpath
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

PAGES = ("lobby", "table", "join", "problem", "rules", "replay", "review", "games")
SHARED = ("lobby", "table")  # what both of these need is the common pack: one leads to the other

ALL = "/modules/all.js"

NAMES = r"\{[^}]*\}"
PATH = r"""["']([^"']+)["']"""
IMPORT = re.compile(rf"""^import\s*(?:({NAMES}|\*\s*as\s+\w+|[\w$]+)\s*from\s*)?{PATH};?""", re.MULTILINE)
# The libraries come without line ends.
PACKED_IMPORT = re.compile(rf"""(?<![\w$.])import({NAMES})from{PATH};?""")
RE_EXPORT = re.compile(rf"""(?<![\w$.])export\s*({NAMES}|\*)\s*from\s*{PATH};?""")
EXPORT_LIST = re.compile(rf"""(?<![\w$.])export\s*({NAMES});?""")
EXPORT_DEFAULT = re.compile(r"(?<![\w$.])export default\s*(function\s*\()?")
EXPORT_DECLARED = re.compile(r"^export (?=(?:const|let|class|async function\*?|function\*?) ([\w$]+))", re.MULTILINE)
LATER = re.compile(r"(?<![\w$.@{])import\((?=[\"'`])")
OWN_ADDRESS = re.compile(r"import\.meta\.url")
STYLE_IMPORT = re.compile(r"""^@import url\("([^"]+)"\);\n?""", re.MULTILINE)
STYLE_ADDRESS = re.compile(r"""url\("(\.[^"]+)"\)""")

RUN = """\
/** Modules by their paths: as functions until somebody asks for them, then what they export. */
const waiting = new Map(), made = new Map();
const root = new URL("../", import.meta.url);
export let page = "";
export function define(path, make) { if (!waiting.has(path)) waiting.set(path, make); }
export function get(path) {
  let exported = made.get(path);
  if (!exported) {
    exported = {};
    made.set(path, exported);
    waiting.get(path)(exported, get, (name) => later(new URL(name, new URL(path, root))), new URL(path, root).href);
  }
  return exported;
}
async function later(address) {
  const path = address.href.slice(root.href.length);
  const part = path.replace(/\\/modules\\/[^/]+$/, "/modules/all.js");
  if (!waiting.has(path)) await import(new URL(`pack/${page}/${part}`, root).href);
  return get(path);
}
export function start(name) { page = name; get(`app/${name}.js`); }
"""


@dataclass(frozen=True, slots=True)
class Module:
    """A source: what it imports, and itself as the body of a function."""

    imports: tuple[str, ...]
    body: str


class Packs:
    """The packs of one folder of sources. Made anew when a source has changed: `version` says so."""

    def __init__(self, web: Path) -> None:
        self.web = web
        self.version = ""
        self.modules: dict[str, Module] = {}

    def at(self, version: str) -> None:
        if version != self.version:
            self.version, self.modules = version, {}

    def get(self, path: str) -> bytes | None:
        """What stands at this address below /static, if it is a pack or a style sheet with imports. A pack has one
        address: another way of writing it is none.
        """
        return self.make(path) if posixpath.normpath(path) == path else None

    def make(self, path: str) -> bytes | None:
        if path.endswith(".css"):
            return self.style(path)
        if not path.startswith("pack/") or not path.endswith(".js"):
            return None
        page, _, part = path.removeprefix("pack/").partition("/")
        if path == "pack/common.js":
            return (RUN + self.written(self.common())).encode()
        if not part and page.removesuffix(".js") in PAGES:
            page = page.removesuffix(".js")
            own = [one for one in self.page_graph(page) if one not in self.common()]
            head = 'import { define, start } from "./common.js";\n'
            return f'{head}{self.written(own)}start("{page}");\n'.encode()
        entries = self.entries(part)
        if page not in PAGES or not entries:
            return None
        known = {*self.common(), *self.page_graph(page)}
        if part.startswith("games/") and part.endswith(ALL):  # the game's own pack is there by then
            known |= {*self.graph(f"{part.removesuffix(ALL)}/index.js")}
        up = "../" * (part.count("/") + 1)
        more = dict.fromkeys(one for entry in entries for one in self.graph(entry) if one not in known)
        return f'import {{ define }} from "{up}common.js";\n{self.written(list(more))}'.encode()

    def entries(self, part: str) -> list[str]:
        if not part.endswith(ALL):
            return [part] if self.is_source(part) else []
        folder = part.removesuffix("/all.js")
        return [
            path for file in sorted((self.web / folder).glob("*.js")) if self.is_source(path := f"{folder}/{file.name}")
        ]

    def page_graph(self, page: str) -> list[str]:
        """With what the front page asks every game for."""
        entries = [f"app/{page}.js"]
        if page == "lobby":
            entries += sorted(path.relative_to(self.web).as_posix() for path in self.web.glob("games/*/meta.js"))
        return list(dict.fromkeys(one for entry in entries for one in self.graph(entry)))

    def common(self) -> list[str]:
        first, *others = (self.graph(f"app/{page}.js") for page in SHARED)
        return [one for one in first if all(one in other for other in others)]

    def graph(self, entry: str) -> list[str]:
        """The module and all that it imports, each after what it needs itself."""
        found: dict[str, None] = {}
        open_: set[str] = set()

        def visit(path: str) -> None:
            if path in found or path in open_:
                return
            open_.add(path)
            for other in self.module(path).imports:
                visit(other)
            found[path] = None

        visit(entry)
        return list(found)

    def module(self, path: str) -> Module:
        if path not in self.modules:
            self.modules[path] = read_module(path, (self.web / path).read_text("utf-8"))
        return self.modules[path]

    def is_source(self, path: str) -> bool:
        file = (self.web / path).resolve()
        return "\0" not in path and file.is_relative_to(self.web) and file.suffix == ".js" and file.is_file()

    def written(self, paths: list[str]) -> str:
        return "".join(
            f'define("{path}", ($exports, $get, $later, $address) => {{\n{self.module(path).body}\n}});\n'
            for path in paths
        )

    def style(self, path: str) -> bytes | None:
        file = (self.web / path).resolve()
        if not file.is_relative_to(self.web) or not file.is_file():
            return None
        text = file.read_text("utf-8")
        if not STYLE_IMPORT.search(text):
            return None
        return STYLE_IMPORT.sub(lambda found: self.imported_style(path, found[1]), text).encode()

    def imported_style(self, path: str, name: str) -> str:
        """Its text, with addresses as they are seen from the sheet that imports it."""
        imported = joined(path, name)
        here, there = posixpath.dirname(path), posixpath.dirname(imported)
        text = without_notes((self.web / imported).read_text("utf-8"))
        return STYLE_ADDRESS.sub(
            lambda found: f'url("{posixpath.relpath(posixpath.normpath(posixpath.join(there, found[1])), here)}")', text
        )


def joined(path: str, name: str) -> str:
    """The path that a relative name in this file leads to."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name))


@lru_cache(maxsize=512)
def read_module(path: str, text: str) -> Module:
    imports: list[str] = []
    exports: list[tuple[str, str]] = []  # name, expression

    def imported(found: re.Match[str]) -> str:
        names, name = (found[1] or ""), joined(path, found[2])
        imports.append(name)
        if not names:
            return f'$get("{name}");'
        if names.startswith("{"):
            return f'const {as_pattern(names)} = $get("{name}");'
        if names.startswith("*"):
            return f'const {names.split()[-1]} = $get("{name}");'
        return f'const {{ default: {names} }} = $get("{name}");'

    def exported_again(found: re.Match[str]) -> str:
        name = joined(path, found[2])
        imports.append(name)
        if found[1] == "*":
            return f'for (const [$name, $value] of Object.entries($get("{name}"))) $exports[$name] = $value;'
        exports.extend((outer, f'$get("{name}").{inner}') for inner, outer in pairs(found[1]))
        return ""

    def listed(found: re.Match[str]) -> str:
        exports.extend((outer, inner) for inner, outer in pairs(found[1]))
        return ""

    def declared(found: re.Match[str]) -> str:
        exports.append((found[1], found[1]))
        return ""

    def default(found: re.Match[str]) -> str:
        exports.append(("default", "$default"))
        return f"const $default = {found[1] or ''}"

    text = without_notes(text)
    for pattern, write in (
        (RE_EXPORT, exported_again),
        (IMPORT, imported),
        (PACKED_IMPORT, imported),
        (EXPORT_LIST, listed),
        (EXPORT_DECLARED, declared),
        (EXPORT_DEFAULT, default),
    ):
        text = pattern.sub(write, text)
    text = OWN_ADDRESS.sub("$address", LATER.sub("$later(", text))
    getters = "".join(f"get {name}() {{ return {value}; }}, " for name, value in exports)
    head = f"Object.defineProperties($exports, Object.getOwnPropertyDescriptors({{ {getters}}}));\n" if exports else ""
    return Module(tuple(dict.fromkeys(imports)), head + text.strip())


def pairs(names: str) -> list[tuple[str, str]]:
    """`{ a, b as c }` as inner and outer names."""
    parts = [one.split() for one in names.strip("{}").split(",") if one.strip()]
    return [(part[0], part[-1]) for part in parts]


def as_pattern(names: str) -> str:
    return "{ " + ", ".join(inner if inner == outer else f"{inner}: {outer}" for inner, outer in pairs(names)) + " }"


# A string, a template without its values, a regular expression at the start of a value, or a note.
WORDS = re.compile(
    r"""
    (?P<keep> "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*' | `(?:[^`\\]|\\.)*?(?:`|\$\{) )
    | (?P<regex> (?<=[(,=:\[!&|?;{}]) [ ]? / (?![*/]) (?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+ / )
    | (?P<note> [ \t]*/\*(?:[^*]|\*(?!/))*\*/ (?:[ \t]*\n)? | (?:(?<=\n)|\A)[ \t]*//[^\n]*\n | [ \t]+//[^\n]* )
    """,
    re.VERBOSE | re.DOTALL,
)

PLAIN = re.compile(r"[^\"'`/{}\s]+")  # holds no beginning of the above, and no brace


def without_notes(text: str) -> str:
    """The source without comments, which are for those who read it. Strings and templates stay as they are."""
    out: list[str] = []
    at = 0
    depths: list[int] = []  # of braces, for each template whose value is being read
    depth = 0
    while at < len(text):
        if depths and text[at] == "}" and depth == depths[-1]:
            depths.pop()
            end = template_end(text, at + 1)
            out.append(text[at:end])
            if text[end - 1] == "{":
                depths.append(depth)
            at = end
            continue
        found = WORDS.match(text, at)
        if found and found["note"] is not None:
            out.append("\n" if "\n" in found[0] and out and not out[-1].endswith("\n") else "")
            at = found.end()
            continue
        if found:
            out.append(found[0])
            if found[0].startswith("`") and found[0].endswith("${"):
                depths.append(depth)
            at = found.end()
            continue
        plain = PLAIN.match(text, at)
        end = plain.end() if plain else at + 1
        depth += (text[at] == "{") - (text[at] == "}")
        out.append(text[at:end])
        at = end
    return "".join(out)


def template_end(text: str, at: int) -> int:
    """Behind the rest of a template: its closing mark, or the next value it holds."""
    while at < len(text):
        if text[at] == "\\":
            at += 2
        elif text[at] == "`":
            return at + 1
        elif text.startswith("${", at):
            return at + 2
        else:
            at += 1
    return at
