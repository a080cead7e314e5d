"""Fetch the few libraries of the browser client into src/bottega/web/vendor: `python tools/vendor.py` (needs npm).

The client has no build step, so bare imports (`from "preact"`) become paths here. What was fetched and what was written
stands in SOURCES.json with its hashes; a test compares them with the files.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

VENDOR = Path(__file__).parents[1] / "src" / "bottega" / "web" / "vendor"
FLUENT = ("builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types")


@dataclass(frozen=True, slots=True)
class Package:
    name: str
    version: str
    licence: str
    sha256: str  # of the archive in the registry
    files: dict[str, str]  # path in the package -> path in the vendor folder


PACKAGES = (
    Package(
        "preact",
        "11.2.0",
        "MIT",
        "3c4456766bd32b6b534d52bf4e9c2a29b33e7eedf6e96ed479300ba1a7888ebf",
        {
            "dist/preact.mjs": "preact.js",
            "hooks/dist/hooks.mjs": "preact-hooks.js",
            "LICENSE": "LICENSE.preact.txt",
        },
    ),
    Package(
        "htm",
        "3.1.1",
        "Apache-2.0",
        "2425b9bee11409177bcabc7f32e319926fc6690c1701c0b257c88bdff2d5ba90",
        {"dist/htm.mjs": "htm.js", "LICENSE": "LICENSE.htm.txt"},
    ),
    Package(
        "@preact/signals",
        "2.11.4",
        "MIT",
        "66ea8221dd8aaa0da2365d49c3f116b071d56cfb63b2e16c072c6b4e08a928b7",
        {"dist/signals.mjs": "signals.js", "LICENSE": "LICENSE.signals.txt"},
    ),
    Package(
        "@preact/signals-core",
        "1.14.5",
        "MIT",
        "94c421ac996214c94f532fb4c43d8ede048a16df0cd9538ffb965174dbe8daba",
        {"dist/signals-core.mjs": "signals-core.js", "LICENSE": "LICENSE.signals-core.txt"},
    ),
    # The package names its licence (Apache-2.0) but does not carry the text: it is the one of htm, word for word.
    Package(
        "@fluent/bundle",
        "0.19.1",
        "Apache-2.0",
        "8af8e91a347fa98a9f2469cab95096ac113eff165c82231033a0f98e10d49a2c",
        {f"esm/{name}.js": f"fluent/{name}.js" for name in FLUENT},
    ),
)
PATHS = {
    "preact": "./preact.js",
    "preact/hooks": "./preact-hooks.js",
    "@preact/signals-core": "./signals-core.js",
}
BARE_IMPORT = re.compile(r"""(\bfrom|\bimport)(\s*)(["'])([^"'./][^"']*)\3""")
BLOCK_COMMENT = re.compile(r"^[ \t]*/\*\*\n(?:[ \t]*\*.*\n)*?[ \t]*\*/\n", re.MULTILINE)
LINE_COMMENT = re.compile(r"^[ \t]*//.*\n", re.MULTILINE)
SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*\n?", re.MULTILINE)


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def for_browsers(script: str) -> str:
    """The script with paths instead of bare names, without its comments and a map that is not there."""
    script = BARE_IMPORT.sub(lambda m: f"{m[1]}{m[2]}{m[3]}{PATHS[m[4]]}{m[3]}", SOURCE_MAP.sub("", script))
    return LINE_COMMENT.sub("", BLOCK_COMMENT.sub("", script))


def fetch(npm: str, package: Package, folder: Path) -> Path:
    wanted = f"{package.name}@{package.version}"
    command = [npm, "pack", "--silent", wanted, "--pack-destination", str(folder)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    archive = folder / done.stdout.strip().splitlines()[-1]
    found = sha256(archive.read_bytes())
    if found != package.sha256:
        raise SystemExit(f"{wanted}: the archive has SHA-256 {found}, not {package.sha256}. Nothing was changed.")
    return archive


def unpack(archive: Path, package: Package) -> dict[str, str]:
    """Write the wanted files; their hashes as written."""
    hashes: dict[str, str] = {}
    with tarfile.open(archive) as tar:
        for source, target in package.files.items():
            member = tar.extractfile(f"package/{source}")
            if member is None:
                raise SystemExit(f"{package.name}: {source} is no file.")
            content = member.read()
            if target.endswith(".js"):
                content = for_browsers(content.decode()).encode()
            path = VENDOR / target
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            hashes[target] = sha256(content)
    return hashes


def main() -> None:
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("npm is missing; it is only needed to fetch the browser's libraries anew.")
    sources = []
    with tempfile.TemporaryDirectory() as folder:
        archives = [(package, fetch(npm, package, Path(folder))) for package in PACKAGES]
        for package, archive in archives:
            sources.append(
                {
                    "name": package.name,
                    "version": package.version,
                    "licence": package.licence,
                    "sha256": package.sha256,
                    "files": unpack(archive, package),
                }
            )
    (VENDOR / "SOURCES.json").write_text(json.dumps(sources, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
