"""Build a release into `dist`, source and wheel, and try the wheel out: nothing of `src` is missing, and every game is
played with it in an environment that holds nothing else.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
# Made while working; everything else in the package belongs into the wheel.
MADE_HERE = {"__pycache__", ".so", ".pyd"}

TRY_OUT = """
import bottega
for meta in bottega.metas():
    state = bottega.game(meta.id).new(seed=7)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, state.legal_actions(seat)[0])
    bottega.Record.of(state)
print(bottega.__version__, "plays", *[meta.id for meta in bottega.metas()])
"""


def build() -> Path:
    """The wheel, made from the packed source as anybody else would make it."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "build", "--outdir", str(DIST), str(ROOT)], check=True, stdout=sys.stderr)
    (wheel,) = DIST.glob("*.whl")
    return wheel


def missing(wheel: Path) -> list[str]:
    """Files of the package that the wheel does not hold."""
    with ZipFile(wheel) as packed:
        held = set(packed.namelist())
    source = ROOT / "src"
    files = [path for path in (source / "bottega").rglob("*") if path.is_file()]
    names = [path.relative_to(source) for path in files if MADE_HERE.isdisjoint({*path.parts, path.suffix})]
    return sorted(name.as_posix() for name in names if name.as_posix() not in held)


def try_out(wheel: Path) -> None:
    """The engine needs the standard library only, so that the wheel alone must do."""
    with tempfile.TemporaryDirectory(prefix="bottega-wheel-") as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "Scripts" if os.name == "nt" else "bin", "python")
        install = ["-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-index", "--no-deps", str(wheel)]
        for words in (install, ["-c", TRY_OUT]):
            subprocess.run([str(python), *words], check=True, cwd=folder)


def main() -> None:
    wheel = build()
    if absent := missing(wheel):
        raise SystemExit(f"{wheel.name} does not hold {', '.join(absent)}")
    try_out(wheel)
    print(f"{wheel.relative_to(ROOT)}, {wheel.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
