"""Build a release into `dist`, source and wheel, and try the wheel out: nothing of `src` is missing, and every game is
played with it in an environment that holds nothing else. Where there is a C compiler, the engine in it is compiled
(tools/backend.py); BOTTEGA_PLAIN=1 asks for the plain one.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from zipfile import ZipFile

import backend
import fast
import tryout

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
LOCK = ROOT / "requirements" / "dev.txt"
# Made while working; everything else in the package belongs into the wheel.
MADE_HERE = {"__pycache__", ".so", ".pyd"}


def build() -> Path:
    """The wheel, made from the packed source as anybody else would make it."""
    shutil.rmtree(DIST, ignore_errors=True)
    env = {**os.environ, "PIP_CONSTRAINT": str(LOCK)}
    command = [sys.executable, "-m", "build", "--outdir", str(DIST), str(ROOT)]
    subprocess.run(command, env=env, check=True, stdout=sys.stderr)
    (wheel,) = DIST.glob("*.whl")
    return wheel


def held(wheel: Path) -> set[str]:
    with ZipFile(wheel) as packed:
        return set(packed.namelist())


def missing(wheel: Path) -> list[str]:
    """Files of the package that the wheel does not hold."""
    source = ROOT / "src"
    files = [path for path in (source / "bottega").rglob("*") if path.is_file()]
    names = [path.relative_to(source) for path in files if MADE_HERE.isdisjoint({*path.parts, path.suffix})]
    return sorted({name.as_posix() for name in names} - held(wheel))


def engine_in(wheel: Path) -> str:
    """Which of the two engines the wheel holds, by its files. Half of a compiled one is a fault."""
    doors = {name for name in held(wheel) if Path(name).suffix in MADE_HERE}
    if not doors:
        return tryout.PLAIN
    if doors != {path.as_posix() for path in fast.expected(ROOT / "src")}:
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


def main() -> None:
    wheel = build()
    if absent := missing(wheel):
        raise SystemExit(f"{wheel.name} does not hold {', '.join(absent)}")
    engine, why_plain = engine_in(wheel), backend.obstacle()
    if engine == tryout.PLAIN and not why_plain:
        raise SystemExit(f"{wheel.name} holds the plain engine, though this machine can compile: see above")
    if try_out(wheel) != engine:
        raise SystemExit(f"{wheel.name} holds the {engine} engine, and runs the other one")
    size = wheel.stat().st_size // 1024
    print(f"{wheel.relative_to(ROOT)}, {size} KB, {engine} engine" + (f": {why_plain}" if why_plain else ""))


if __name__ == "__main__":
    main()
