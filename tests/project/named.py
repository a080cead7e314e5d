"""Names on a page: files as `path`, and what is in them as `path:name`, below `src/bottega` or from the root."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "bottega"


def names_on(page: str) -> list[tuple[str, str]]:
    return sorted(set(re.findall(r"`([\w/.<>-]+\.(?:py|js)):([\w.]+)`", page)))


def files_on(page: str) -> list[str]:
    """Files and folders that are given with a part of their way, or have the name of one at the root."""
    given = set(re.findall(r"`([\w.<>-]+(?:/[\w.<>-]+)+|[A-Z]+\.md|\w+\.toml)`", page))
    return sorted(given | {path for path, _ in names_on(page)})


def place_of(path: str) -> Path | None:
    return next((folder / path for folder in (PACKAGE, ROOT) if (folder / path).exists()), None)


def holds(path: str, name: str) -> bool:
    place = place_of(path)
    if place is None:
        return False
    text = place.read_text("utf-8")
    return name in (python_names(ast.parse(text).body) if path.endswith(".py") else script_names(text))


def python_names(body: list[ast.stmt], prefix: str = "") -> set[str]:
    """Functions, classes with their methods, and values of a module."""
    names = set()
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            names.add(prefix + node.name)
        elif isinstance(node, ast.ClassDef):
            names |= {prefix + node.name, *python_names(node.body, f"{prefix}{node.name}.")}
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {prefix + target.id for target in targets if isinstance(target, ast.Name)}
    return names


def script_names(text: str) -> set[str]:
    """What a module of the browser declares; methods are indented once."""
    names = set(re.findall(r"^(?:export )?(?:async )?(?:function|class|const|let) (\w+)", text, re.MULTILINE))
    for owner, body in re.findall(r"^(?:export )?class (\w+)[^{]*\{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL):
        names |= {f"{owner}.{method}" for method in re.findall(r"^  (?:async )?(\w+)\(.*\{", body, re.MULTILINE)}
    return names
