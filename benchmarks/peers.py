"""The engines we compare with, in an environment of their own so that Bottega never depends on them."""

import subprocess
import sys
from pathlib import Path

# By the module that shows whether it is there, what pip is asked for. The environment of catanatron names an old
# Gymnasium, and runs with today's, which PettingZoo's games bring.
PACKAGES = {
    "catanatron": ("catanatron",),
    "pyspiel": ("open_spiel",),
    "rlcard": ("pettingzoo[classic]",),
    "catanatron_gym": ("--no-deps", "catanatron_gym"),
}


def ready(environment: Path) -> tuple[Path, dict[str, str]]:
    """The environment's Python, and for each module that could not be had a line that says why."""
    python = environment / "bin" / "python"
    if not python.exists():
        print(f"Setting up {environment.name} with the peers (once) ...", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    tried = {module: _install(python, module, asked) for module, asked in PACKAGES.items()}
    return python, {module: line for module, line in tried.items() if line}


def _install(python: Path, module: str, asked: tuple[str, ...]) -> str:
    present = subprocess.run([str(python), "-c", f"import {module}"], capture_output=True, check=False)
    if present.returncode == 0:
        return ""
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *asked]
    installed = subprocess.run(command, capture_output=True, text=True, check=False)
    if installed.returncode == 0:
        return ""
    said = installed.stderr.strip().splitlines()
    return f"left out: {asked[-1]} could not be installed ({said[-1] if said else 'pip gave no reason'})"
