"""A toy of this project: a package with one module to compile, and the tools that start, compile and pack it."""

import re
import shutil
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENDING = str(sysconfig.get_config_var("EXT_SUFFIX"))
LIBRARY = f"bottega_fast__mypyc{ENDING}"
DOOR = f"bottega/core/state{ENDING}"
MODULE = "bottega/core/state.py"

# Plain or compiled is asked of the files: a file that only stands for a compiled one cannot be imported.
PACKAGE = f"""
from pathlib import Path
__version__ = "0.1.0"
def metas():
    return ()
def compiled():
    return Path(__file__).with_name("core").joinpath("state{ENDING}").exists()
"""
# It runs as a server does: until it is told to end.
TABLE = """
import sys
import bottega
try:
    from bottega.extra import WORD
except ImportError:
    WORD = "without"
print("compiled" if bottega.compiled() else "plain", WORD, *sys.argv[1:], flush=True)
sys.stdin.read()
sys.exit(7)
"""
# What takes minutes with the engine: files that stand for compiled ones, after a while if a test asks for it.
STAND_IN = """
def build(src: Path, into: Path) -> None:
    if os.environ.get("TEST_BUILD") == "fails":
        raise SystemExit("no such luck")
    if os.environ.get("TEST_BUILD") == "hangs":
        tempfile.mkdtemp()
        (SOURCES.parent / "hangs").write_text(str(os.getpid()))
        time.sleep(600)
    for path in expected(src):
        (into / path).parent.mkdir(parents=True, exist_ok=True)
        (into / path).write_bytes(b"compiled")


"""


def plant(root: Path, *, stand_in: bool) -> None:
    """The toy, with our own tools; with `stand_in` nothing is really compiled."""
    shutil.copytree(ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("web", "__pycache__"))
    texts = {"__init__.py": PACKAGE, "__main__.py": TABLE, "core/__init__.py": "", "core/state.py": "ANSWER = 42\n"}
    for name, text in texts.items():
        (root / "src" / "bottega" / name).parent.mkdir(parents=True, exist_ok=True)
        (root / "src" / "bottega" / name).write_text(text, "utf-8")
    fast = root / "tools" / "fast.py"
    text = re.sub(r"COMPILED = \(.*?\n\)\n", f'COMPILED = ("{MODULE}",)\n', fast.read_text("utf-8"), flags=re.DOTALL)
    if stand_in:
        text = text.replace("def put(", f"{STAND_IN.strip()}\n\n\ndef put(")
    fast.write_text(text, "utf-8")
    edit(root / "tools" / "aside.py", "SETTLED = 10.0", "SETTLED = 0.0")
    edit(root / "tools" / "aside.py", "LOOK_EVERY = 0.5", "LOOK_EVERY = 0.02")
    (root / "requirements").mkdir()
    shutil.copy(ROOT / "requirements" / "dev.txt", root / "requirements")


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def compiled_files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.so"))


PYTHON = sys.executable
