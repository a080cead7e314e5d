"""The engines we compare with, in an environment of their own so that Bottega never depends on them."""

import subprocess
import sys
from pathlib import Path

PACKAGES = {"catanatron": "catanatron", "pyspiel": "open_spiel"}


def ready(environment: Path) -> tuple[Path, dict[str, str]]:
    """The environment's Python, and for each package that could not be had a line that says why."""
    python = environment / "bin" / "python"
    if not python.exists():
        print(f"Setting up {environment.name} with the peers (once) ...", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    tried = {package: _install(python, module, package) for module, package in PACKAGES.items()}
    return python, {package: line for package, line in tried.items() if line}


def _install(python: Path, module: str, package: str) -> str:
    present = subprocess.run([str(python), "-c", f"import {module}"], capture_output=True, check=False)
    if present.returncode == 0:
        return ""
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
    installed = subprocess.run(command, capture_output=True, text=True, check=False)
    if installed.returncode == 0:
        return ""
    said = installed.stderr.strip().splitlines()
    return f"left out: {package} could not be installed ({said[-1] if said else 'pip gave no reason'})"
