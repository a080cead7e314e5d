"""The packs that pages are sent as: every one can be read by a browser, and exports what its sources export."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import playwright
import pytest

from bottega.server.packs import PAGES, Packs, read_module, without_notes

WEB = Path(__file__).parents[2] / "src" / "bottega" / "web"
SOURCES = sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*.js") if path.name != "boot.js")
NODE = Path(playwright.__file__).parent / "driver" / ("node.exe" if os.name == "nt" else "node")  # it comes with it

# One process reads them all: a script that cannot be read as a module is named with the reason.
READ_ALL = """
const vm = require('vm'), sent = JSON.parse(require('fs').readFileSync(0, 'utf8'));
for (const [name, text] of Object.entries(sent)) {
  try { new vm.SourceTextModule(text); } catch (error) { console.log(`${name}: ${error.message}`); }
}"""
# What each source exports, as the browser's own rules have it.
EXPORTS = """
const vm = require('vm'), sent = JSON.parse(require('fs').readFileSync(0, 'utf8')), path = require('path').posix;
const modules = Object.fromEntries(Object.entries(sent).map(([name, text]) =>
  [name, new vm.SourceTextModule(text, { identifier: name })]));
(async () => {
  const told = {};
  for (const [name, module] of Object.entries(modules)) {
    if (module.status === 'unlinked')
      await module.link((to, from) => modules[path.join(path.dirname(from.identifier), to)]);
    told[name] = Reflect.ownKeys(module.namespace).filter((key) => typeof key === 'string').sort();
  }
  console.log(JSON.stringify(told));
})();"""
# What each pack's function exports: the getters it defines, without running its body.
PACKED = """
const sent = JSON.parse(require('fs').readFileSync(0, 'utf8')), told = {};
for (const [name, body] of Object.entries(sent)) {
  const exported = {};
  const first = body.startsWith('Object.defineProperties($exports') ? body.slice(0, body.indexOf('\\n')) : '';
  new Function('$exports', '$get', first)(exported, () => ({}));
  told[name] = Object.keys(exported).sort();
}
console.log(JSON.stringify(told));"""


@pytest.fixture(scope="module")
def packs() -> Packs:
    return Packs(WEB)


def node(script: str, given: object) -> str:
    command = [str(NODE), "--experimental-vm-modules", "-e", script]
    told = json.dumps(given)
    done = subprocess.run(command, input=told, capture_output=True, text=True, check=True)  # noqa: S603 - our own words
    return done.stdout


def told(script: str, given: object) -> Any:
    return json.loads(node(script, given))


def test_every_pack_can_be_read(packs: Packs) -> None:
    parts = [f"pack/table/{path}" for path in SOURCES if not path.startswith("vendor/")]
    names = ["pack/common.js", *[f"pack/{page}.js" for page in PAGES], "pack/table/games/fresco/modules/all.js", *parts]
    sent = {name: packs.get(name) for name in names}
    assert [name for name, text in sent.items() if text is None] == []
    assert node(READ_ALL, {name: text.decode() for name, text in sent.items() if text is not None}) == ""


def test_packed_modules_export_what_their_sources_export(packs: Packs) -> None:
    texts = {path: (WEB / path).read_text("utf-8") for path in SOURCES}
    assert not [path for path, text in texts.items() if "export * from" in text or "export let" in text]
    assert told(PACKED, {path: packs.module(path).body for path in SOURCES}) == told(EXPORTS, texts)


def test_no_module_needs_itself(packs: Packs) -> None:
    """A module in a pack runs once all that it imports has run."""
    for path in SOURCES:
        for other in packs.module(path).imports:
            assert path not in packs.graph(other), f"{path} and {other} import each other"


def test_a_part_holds_what_the_page_has_not(packs: Packs) -> None:
    part = (packs.get("pack/table/games/princes/index.js") or b"").decode()
    page = {*packs.common(), *packs.page_graph("table")}
    assert part.count('define("games/princes/') > 10
    assert [path for path in page if f'define("{path}"' in part] == []


@pytest.mark.parametrize(
    "path",
    [
        "pack/nothing.js",
        "pack/table/../../../secret.js",
        "pack/table/app/nothing.js",
        "pack/elsewhere/app/aids/html.js",
        "pack/table/../modules/all.js",
        "css/nothing.css",
        "css/../../x.css",
    ],
)
def test_there_is_no_other_pack(packs: Packs, path: str) -> None:
    assert packs.get(path) is None


def test_a_style_sheet_holds_what_it_imports(packs: Packs) -> None:
    base = (packs.get("css/base.css") or b"").decode()
    assert "@import" not in base
    assert 'url("../fonts/alegreya-latin-700-normal.woff2")' in base, "addresses are seen from the sheet that imports"


def test_notes_are_left_out_and_words_are_not() -> None:
    source = """/** A note. */
const a = "// no note"; // a note
const b = `/* no note ${ /* a note */ "}" + `${1} // no note` } */`;
const c = /["'`/]/.test("x") ? /\\/\\/ no note/ : 1 / 2 / 3;
"""
    text = without_notes(source)
    assert text.count("no note") == source.count("no note")
    assert "a note" not in text.lower().replace("no note", "")


def test_a_source_is_read_into_imports_and_a_body() -> None:
    module = read_module(
        "app/a.js", 'import { b, c as d } from "../art/b.js";\nexport const e = () => import("./f.js");\n'
    )
    assert module.imports == ("art/b.js",)
    assert 'const { b, c: d } = $get("art/b.js");' in module.body
    assert '$later("./f.js")' in module.body
