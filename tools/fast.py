"""Compile the engine with mypyc, in place: the same sources, several times as fast.

    python tools/fast.py              compile
    python tools/fast.py --status     say which of the two runs; fail when a compiled module is older than its source
    python tools/fast.py --src DIR    the same for a copy of `src`
    python tools/fast.py --into DIR   compile, and leave the products in a folder aside, laid out as in `src`
    python tools/fast.py --obstacle   say why this machine cannot compile, or nothing

This list is the only place that says what is compiled. Patterns are relative to `src`.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
import time
from pathlib import Path

COMPILED = (
    "bottega/core/bits.py",
    "bottega/core/rng.py",
    "bottega/core/menu.py",
    "bottega/core/moments.py",
    "bottega/core/step.py",
    "bottega/core/knowledge.py",
    "bottega/core/setup.py",
    "bottega/core/dumping.py",
    "bottega/core/state.py",
    "bottega/core/playout.py",
    "bottega/core/tensor.py",
    "bottega/core/batch.py",
    "bottega/games/fresco/altar.py",
    "bottega/games/fresco/paints.py",
    "bottega/games/fresco/components.py",
    "bottega/games/fresco/ceiling.py",
    "bottega/games/fresco/sheet.py",
    "bottega/games/fresco/module.py",
    "bottega/games/fresco/rules.py",
    "bottega/games/fresco/state.py",
    "bottega/games/fresco/steps/*.py",
    "bottega/games/fresco/dealing.py",
    "bottega/games/fresco/view.py",
    "bottega/games/fresco/track.py",
    "bottega/games/fresco/scoring.py",
    "bottega/games/fresco/rewards.py",
    "bottega/games/fresco/quick_tables.py",
    "bottega/games/fresco/quick_ceiling.py",
    "bottega/games/fresco/quick_worth.py",
    "bottega/games/fresco/quick_days.py",
    "bottega/games/fresco/module_quick.py",
    "bottega/games/fresco/quick.py",
    "bottega/games/fresco/module_features.py",
    "bottega/games/fresco/features.py",
    "bottega/games/fresco/module_tensor.py",
    "bottega/games/fresco/tensor.py",
    "bottega/games/fresco/sample.py",
    "bottega/games/fresco/modules/*.py",
    "bottega/games/fresco/modules/*/part.py",
    "bottega/games/fresco/modules/*/rules.py",
    "bottega/games/fresco/modules/*/view.py",
    "bottega/games/fresco/modules/*/quick.py",
    "bottega/games/fresco/modules/*/features.py",
    "bottega/games/fresco/modules/*/tensor.py",
    "bottega/games/fresco/modules/medico/illness.py",
    "bottega/games/fresco/modules/medico/planning.py",
    "bottega/games/fresco_cards/paints.py",
    "bottega/games/fresco_cards/components.py",
    "bottega/games/fresco_cards/codes.py",
    "bottega/games/fresco_cards/menus.py",
    "bottega/games/fresco_cards/faces.py",
    "bottega/games/fresco_cards/spent.py",
    "bottega/games/fresco_cards/state.py",
    "bottega/games/fresco_cards/memory.py",
    "bottega/games/fresco_cards/guesses.py",
    "bottega/games/fresco_cards/certain.py",
    "bottega/games/fresco_cards/sample.py",
    "bottega/games/fresco_cards/piles.py",
    "bottega/games/fresco_cards/payment.py",
    "bottega/games/fresco_cards/scoring.py",
    "bottega/games/fresco_cards/steps.py",
    "bottega/games/fresco_cards/view.py",
    "bottega/games/fresco_cards/dealing.py",
    "bottega/games/fresco_cards/plans.py",
    "bottega/games/fresco_cards/weights.py",
    "bottega/games/fresco_cards/prospects.py",
    "bottega/games/fresco_cards/quick.py",
    "bottega/games/fresco_cards/knowing.py",
    "bottega/games/fresco_cards/features.py",
    "bottega/games/fresco_cards/tensor.py",
    "bottega/games/princes/codes.py",
    "bottega/games/princes/bits.py",
    "bottega/games/princes/shapes.py",
    "bottega/games/princes/grid.py",
    "bottega/games/princes/components.py",
    "bottega/games/princes/menus.py",
    "bottega/games/princes/rules.py",
    "bottega/games/princes/state.py",
    "bottega/games/princes/scoring.py",
    "bottega/games/princes/purse.py",
    "bottega/games/princes/laying.py",
    "bottega/games/princes/looking.py",
    "bottega/games/princes/recruiting.py",
    "bottega/games/princes/working.py",
    "bottega/games/princes/auction.py",
    "bottega/games/princes/dealing.py",
    "bottega/games/princes/steps.py",
    "bottega/games/princes/choices.py",
    "bottega/games/princes/refusals.py",
    "bottega/games/princes/memory.py",
    "bottega/games/princes/recalling.py",
    "bottega/games/princes/sample.py",
    "bottega/games/princes/view.py",
    "bottega/games/princes/features.py",
    "bottega/games/princes/tensor.py",
    "bottega/games/princes/quick.py",
    "bottega/games/princes/quick_*.py",
    # The journeyman plays worlds on for the master, and most games of an arena.
    "bottega/core/kept.py",
    "bottega/bots/journeyman/fresco/*.py",
    "bottega/bots/journeyman/fresco/modules/*.py",
    "bottega/bots/journeyman/fresco_cards/*.py",
    "bottega/bots/journeyman/princes/*.py",
    "bottega/bots/master/value.py",
)

# One shared library holds all modules, so that calls between them stay native; the others are doors to it.
LIBRARY = "bottega_fast"

# GCC shall see the library as a whole, with mypyc's own helpers: 5% to 15%, for no more time to compile.
AS_A_WHOLE = ("-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden")

# mypyc indents some lines of C by a thousand columns; to look whether that misleads took half of the time.
ANY_INDENTATION = "-Wno-misleading-indentation"

# Pythons that were built in a home folder tell the linker to look for libraries there, and it writes that place into
# each file. A compiled engine needs none of them, and other machines have no such folder.
THROUGH = "-Wl,"
PLACES = ("-L", "-R", "-rpath", "-rpath-link", "--rpath")

SOURCES = Path(__file__).resolve().parent.parent / "src"


def modules(src: Path) -> list[Path]:
    """The files to compile, relative to `src`; package files stay plain, they only gather names."""
    found: list[Path] = []
    for pattern in COMPILED:
        matches = sorted(src.glob(pattern))
        if not matches:
            raise SystemExit(f"tools/fast.py: nothing in {src} matches {pattern}; mend the list COMPILED")
        found += [path.relative_to(src) for path in matches if path.name != "__init__.py"]
    return found


def products(src: Path) -> list[Path]:
    return sorted(src.rglob("*.so"))


def expected(src: Path) -> list[Path]:
    """What this Python loads of a compiled engine, relative to `src`: the library, and a door for each module."""
    ending = str(sysconfig.get_config_var("EXT_SUFFIX"))
    return [Path(f"{LIBRARY}__mypyc{ending}"), *[path.with_suffix(ending) for path in modules(src)]]


def remove(src: Path) -> None:
    for path in products(src):
        path.unlink(missing_ok=True)


def compiler() -> str:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shlex.split(command)[0]


def is_gcc() -> bool:
    asked = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in asked.stdout


def obstacle() -> str | None:
    """Why this machine cannot compile, or None."""
    if not shutil.which(compiler()):
        return f"there is no C compiler ({compiler()})"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "Python's header files are missing (often a package named python3-dev)"
    return None


def without_places(command: list[str]) -> list[str]:
    """A linker's command without the folders of this machine, however they are written."""
    kept: list[str] = []
    is_place = False  # what the part before names stands in a part of its own
    for word in command:
        through = THROUGH if word.startswith(THROUGH) else ""
        for part in word.removeprefix(THROUGH).split(",") if through else [word]:
            names_place = part.startswith(PLACES)
            if not names_place and not is_place:
                kept.append(through + part)
            is_place = part in PLACES
    return kept


def build(src: Path, into: Path) -> None:
    """Compile what lies in `src`; the products go to the folder `into`, and nothing else is written."""
    # setuptools must come first: mypyc looks whether it is there.
    import setuptools
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    class Anywhere(build_ext):  # type: ignore[misc] # setuptools has no types
        """What it links runs on other machines too."""

        def build_extensions(self) -> None:
            if hasattr(self.compiler, "linker_so"):  # the compiler of Windows has none, and writes no places
                self.compiler.linker_so = without_places(self.compiler.linker_so)
            super().build_extensions()

    files = [str(path) for path in modules(src)]
    os.chdir(src)
    with tempfile.TemporaryDirectory(prefix="bottega-fast-") as work:
        # The project's own settings point at the working tree; here only the copy in `src` may be seen.
        options = ["--config-file=", f"--cache-dir={work}/mypy", "--no-error-summary"]
        extensions = mypycify([*options, *files], debug_level="0", group_name=LIBRARY, target_dir=work)
        if is_gcc():
            for extension in extensions:
                extension.extra_compile_args.extend((*AS_A_WHOLE, ANY_INDENTATION))
                extension.extra_link_args.extend(AS_A_WHOLE)
        setuptools.setup(
            name=LIBRARY,
            ext_modules=extensions,
            packages=[],
            cmdclass={"build_ext": Anywhere},
            script_args=[
                "--quiet",
                "build_ext",
                # The doors are made while one processor reads the library's one big file.
                f"--parallel={os.cpu_count() or 1}",
                f"--build-lib={into}",
                f"--build-temp={work}/objects",
            ],
        )


def put(aside: Path, src: Path, begun: float) -> None:
    """Put the products in place: whole files only, the library first, since no door opens without it.

    They are dated to when the compiler began to read, so that a source that was changed meanwhile is newer.
    """
    for path in expected(src):
        part = src / f"{path}.part"
        shutil.copy(aside / path, part)
        os.utime(part, (begun, begun))
        part.replace(src / path)


def compile_engine(src: Path) -> None:
    why_not = obstacle()
    if why_not:
        print(f"The engine stays plain Python: {why_not}. Everything works, only slower.")
        return
    remove(src)
    begun = time.time()
    with tempfile.TemporaryDirectory(prefix="bottega-fast-") as aside:
        build(src, Path(aside))
        put(Path(aside), src, begun)
    print(f"The engine is compiled ({len(modules(src))} modules). After a change: make fast; to undo: make slow.")


def flaw(src: Path) -> str | None:
    """Why the compiled engine in `src` must not be used, or None; also None when there is no compiled engine."""
    found = products(src)
    if not found:
        return None
    oldest = min(path.stat().st_mtime for path in found)
    changed = [path for path in modules(src) if (src / path).stat().st_mtime > oldest]
    if changed:
        return f"{changed[0]} changed after the engine was compiled"
    absent = [path for path in expected(src) if src / path not in found]
    return f"{absent[0]} of the compiled engine is missing" if absent else None


def status(src: Path) -> None:
    if why := flaw(src):
        raise SystemExit(f"{why}: run `make fast` or `make slow` first")
    print("engine: compiled" if products(src) else "engine: plain Python")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc, in place.")
    parser.add_argument("--src", type=Path, default=SOURCES, help="the folder that holds `bottega`")
    parser.add_argument("--status", action="store_true", help="say whether the engine is compiled and up to date")
    parser.add_argument("--into", type=Path, help="leave the products in this folder instead, and `src` as it is")
    parser.add_argument("--obstacle", action="store_true", help="say why this machine cannot compile, or nothing")
    asked = parser.parse_args()
    src: Path = asked.src.resolve()
    if asked.status:
        status(src)
    elif asked.obstacle:
        print(obstacle() or "")
    elif asked.into:
        build(src, asked.into.resolve())
    else:
        compile_engine(src)


if __name__ == "__main__":
    main()
