"""Build a release into `dist`, source and wheel: both hold what they promise and nothing else, and every game is played
with the wheel in an environment that holds nothing else. Where there is a C compiler, the engine in it is compiled
(tools/backend.py); BOTTEGA_PLAIN=1 asks for the plain one.

    python tools/wheel.py              source and wheel
    python tools/wheel.py --plain-too  and the plain wheel, for machines that the compiled one does not fit
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

import backend
import contents
import fast
import tryout

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
LOCK = ROOT / "requirements" / "dev.txt"


def run_build(*words: str, **env: str) -> None:
    command = [sys.executable, "-m", "build", "--outdir", str(DIST), *words]
    settings = {**os.environ, "PIP_CONSTRAINT": str(LOCK), **env}
    subprocess.run(command, env=settings, check=True, stdout=sys.stderr)


def build() -> tuple[Path, Path]:
    """The packed source, and the wheel made from it as anybody else would make it."""
    shutil.rmtree(DIST, ignore_errors=True)
    run_build(str(ROOT))
    (packed,) = DIST.glob("*.tar.gz")
    (wheel,) = DIST.glob("*.whl")
    return packed, wheel


def build_plain(packed: Path, wheel: Path) -> Path:
    """The plain wheel from the same source, beside the compiled one."""
    with tempfile.TemporaryDirectory(prefix="bottega-source-") as folder:
        shutil.unpack_archive(packed, folder, filter="data")
        run_build("--wheel", str(Path(folder, packed.name.removesuffix(".tar.gz"))), BOTTEGA_PLAIN="1")
    (plain,) = set(DIST.glob("*.whl")) - {wheel}
    return plain


def expected_engine() -> set[str]:
    return {path.as_posix() for path in fast.expected(ROOT / "src")}


def engine_in(wheel: Path) -> str:
    """Which of the two engines the wheel holds, by its files. Half of a compiled one is a fault."""
    doors = {name for name in contents.in_wheel(wheel) if contents.made_here(Path(name))}
    if not doors:
        return tryout.PLAIN
    if doors != expected_engine():
        raise SystemExit(f"{wheel.name} holds {len(doors)} compiled files, and not those of tools/fast.py")
    return tryout.COMPILED


def try_out(wheel: Path) -> str:
    """Play, and say with which engine. It needs the standard library only, so that the wheel alone must do."""
    with tempfile.TemporaryDirectory(prefix="bottega-wheel-") as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "Scripts" if os.name == "nt" else "bin", "python")
        install = ["-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-index", "--no-deps", str(wheel)]
        subprocess.run([str(python), *install], check=True, cwd=folder)
        # -I: nothing of this tree may help out.
        played = subprocess.run(
            [str(python), "-I", "-c", tryout.SCRIPT], check=True, cwd=folder, stdout=subprocess.PIPE
        )
        return played.stdout.decode().strip()


def check(file: Path, lacks: list[str], too_much: list[str]) -> None:
    if lacks:
        raise SystemExit(f"{file.name} does not hold {', '.join(lacks)}")
    if too_much:
        raise SystemExit(f"{file.name} should not hold {', '.join(too_much)}")


def check_source(packed: Path) -> None:
    kept = contents.kept_by_git(ROOT)
    check(packed, contents.source_lacks(packed, ROOT / "src"), contents.source_should_not_hold(packed, kept))
    print(f"{packed.relative_to(ROOT)}, {packed.stat().st_size // 1024} KB")


def check_wheel(wheel: Path, why_plain: str | None) -> None:
    source = ROOT / "src"
    too_much = contents.wheel_should_not_hold(wheel, source, expected_engine())
    check(wheel, contents.wheel_lacks(wheel, source), too_much)
    engine = engine_in(wheel)
    if engine == tryout.PLAIN and not why_plain:
        raise SystemExit(f"{wheel.name} holds the plain engine, though this machine can compile: see above")
    if try_out(wheel) != engine:
        raise SystemExit(f"{wheel.name} holds the {engine} engine, and runs the other one")
    size = wheel.stat().st_size // 1024
    why = f": {why_plain}" if engine == tryout.PLAIN else ""
    print(f"{wheel.relative_to(ROOT)}, {size} KB, {engine} engine{why}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build a release into dist, and try it out.")
    parser.add_argument("--plain-too", action="store_true", help="build the plain wheel beside a compiled one")
    asked = parser.parse_args()
    packed, wheel = build()
    check_source(packed)
    check_wheel(wheel, backend.obstacle())
    if asked.plain_too and engine_in(wheel) == tryout.COMPILED:
        check_wheel(build_plain(packed, wheel), "it fits every machine")


if __name__ == "__main__":
    main()
