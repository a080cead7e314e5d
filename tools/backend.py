"""How a release is built: by hatchling; a wheel has the compiled engine in it where there is a C compiler.

pip and `build` find this file by `pyproject.toml`. `BOTTEGA_PLAIN=1` asks for the plain wheel, which fits every
machine; an editable install is always plain. It never fails for want of the compiled engine: the plain one does the
same, and one line says which of the two it became, and why. Another line says when the page of the package has no
addresses (tools/describe.py).
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import hatchling.build
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
COMPILERS = ("mypy", "setuptools")
FAST = ROOT / "tools" / "fast.py"
NO_ADDRESS = "The package's page has no pictures and no links: BOTTEGA_REPOSITORY is not set."


def __getattr__(name: str) -> Any:
    """Every other call is hatchling's own. Which there are, it decides when it is asked: not all of them for pip."""
    return getattr(hatchling.build, name)


def plain_wanted() -> bool:
    return os.environ.get("BOTTEGA_PLAIN", "0") not in ("", "0")


def obstacle() -> str | None:
    """Why no engine can be compiled here, whatever is installed; or None."""
    if plain_wanted():
        return "BOTTEGA_PLAIN is set"
    asked = subprocess.run([sys.executable, str(FAST), "--obstacle"], capture_output=True, text=True, check=True)
    return asked.stdout.strip() or None


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """Not hatchling's `dependencies` of a hook: it would ask for them for an editable install too."""
    wanted = hatchling.build.get_requires_for_build_wheel(config_settings)
    return wanted if obstacle() else [*wanted, *compilers()]


def compilers() -> list[str]:
    """As `pyproject.toml` names them for developers, so that the lowest version stands in one place."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [one for one in project["optional-dependencies"]["dev"] if one.partition(">")[0] in COMPILERS]


def compile_into(folder: Path) -> str | None:
    """Compile the engine, and leave it in this folder; or say why not."""
    if why := obstacle():
        return why
    if absent := [name for name in COMPILERS if not find_spec(name)]:
        return f"{' and '.join(absent)} cannot be imported"
    done = subprocess.run([sys.executable, str(FAST), "--into", str(folder)], stdout=sys.stderr, check=False)
    return f"tools/fast.py failed with code {done.returncode}" if done.returncode else None


class CompiledEngine(BuildHookInterface[Any]):
    """Adds the compiled engine to a wheel, and nothing to a packed source.

    It is made in a folder aside: nothing is left among the sources.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self.metadata.core.urls:
            self.say(NO_ADDRESS)
        if self.target_name == "sdist":
            return
        self.aside = Path(tempfile.mkdtemp(prefix="bottega-wheel-"))
        if why := compile_into(self.aside):
            self.say(f"The wheel holds the plain engine: {why}.")
            return
        made = [path for path in self.aside.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): path.relative_to(self.aside).as_posix() for path in made})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.say(f"The wheel holds the compiled engine, for {sys.implementation.cache_tag} on this kind of machine.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable" and self.target_name == "wheel":
            shutil.rmtree(self.aside, ignore_errors=True)

    def say(self, line: str) -> None:
        print(line, file=sys.stderr, flush=True)
