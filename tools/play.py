"""Start the command `bottega`, with the compiled engine when there is one; `make play` runs this.

    python tools/play.py WORDS            and compile it in the background for the next start, when there is none
    python tools/play.py --plain WORDS    leave everything as it is: what lies in `src` runs

Nobody waits: an engine that fits the sources is there, or plain Python runs.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from shutil import which

import aside
import fast

PLAIN = "--plain"


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def drop_stale() -> None:
    """What `make fast` made of older sources is never used: the rules in it may be others."""
    if why := fast.flaw(aside.SRC):
        fast.remove(aside.SRC)
        say(f"{why}: it is taken away.")


def changed() -> bool:
    """Whether somebody works on the engine. Where there is no git, nobody does."""
    git = which("git")
    if git is None or not (aside.ROOT / ".git").exists():
        return False
    ours = [*map(str, aside.packages()), fast.__file__]
    told = subprocess.run([git, "status", "--porcelain", "--", *ours], cwd=aside.ROOT, capture_output=True, check=False)
    return bool(told.stdout.strip())


def engine() -> Mapping[str, str]:
    """The environment in which the engine is found, compiled if it can be had at once."""
    plain = aside.found_first(aside.SRC)
    if fast.products(aside.SRC):
        return plain
    try:
        name = aside.key()
        if aside.take(name):
            say("The engine is compiled.")
            return aside.found_first(aside.lib(name))
        compile_for_next_time(name)
    except OSError as error:
        say(f"The engine is not compiled: {error}.")
    return plain


def compile_for_next_time(name: str) -> None:
    if fast.obstacle():
        return  # `make fast` says why; who only plays need not hear it at each start
    failed = aside.note(name)
    if failed.exists():
        say(f"The engine could not be compiled: {failed.relative_to(aside.ROOT)} says why. Delete it to try again.")
    elif changed():
        say("The engine is not compiled, since its sources are changed: `make fast` does it.")
    elif aside.begin(name):
        say("The engine is compiled in the background, for the next start (never with FAST=no).")


def main() -> None:
    words = sys.argv[1:]
    drop_stale()
    plain = words[:1] == [PLAIN]
    env = aside.found_first(aside.SRC) if plain else engine()
    command = [sys.executable, "-P", "-m", "bottega", *words[plain:]]
    os.execve(sys.executable, command, env)  # noqa: S606 - the same process: its signals and its code are the table's


if __name__ == "__main__":
    main()
