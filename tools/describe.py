"""What the page of a package shows: the README with absolute addresses, and where the project lives.

A registry shows the README without the files beside it, so links and pictures that are relative would be broken there.
`BOTTEGA_REPOSITORY` names the project's place on a forge, as in `https://forge.example/owner/bottega`: links lead to
the files of this version there. Without it the page has plain words instead of links, and what a picture shows instead
of the picture. A packed source carries its description with it, and needs the setting no more.

    BOTTEGA_REPOSITORY=... python tools/describe.py    print that page
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent.parent
SETTING = "BOTTEGA_REPOSITORY"
LINK = re.compile(r"(?P<picture>!?)\[(?P<label>[^]\n]*)\]\((?P<target>[^)\s]+)\)")
CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def repository() -> str:
    """Where the project lives, or nothing."""
    address = os.environ.get(SETTING, "").strip().removesuffix("/").removesuffix(".git")
    if address and not re.fullmatch(r"https://[\w.-]+(:\d+)?(/[\w.~-]+)+", address):
        raise ValueError(f"{SETTING} should be an address like https://forge.example/owner/bottega, not {address!r}.")
    return address


def place(address: str, kind: str, version: str, path: str) -> str:
    """A file of this version; a release has its tag (CONTRIBUTING.md). `blob` is its page, `raw` the file itself."""
    return f"{address}/{kind}/v{version}/{path}"


def described(readme: str, address: str, version: str) -> str:
    """The README for a page that has no files beside it."""

    def absolute(found: re.Match[str]) -> str:
        picture, label, target = found["picture"], found["label"], found["target"]
        if ":" in target or target.startswith("#"):
            return found[0]
        if not address:
            return label
        return f"{picture}[{label}]({place(address, 'raw' if picture else 'blob', version, target)})"

    parts = CODE.split(readme)
    return "".join(part if part.startswith("```") else LINK.sub(absolute, part) for part in parts)


def addresses(address: str, version: str) -> dict[str, str]:
    return {
        "Repository": address,
        "Documentation": place(address, "blob", version, "docs/index.md"),
        "Changelog": place(address, "blob", version, "CHANGELOG.md"),
        "Issues": f"{address}/issues",
    }


class PackagePage(MetadataHookInterface):
    """Fills in what `pyproject.toml` calls dynamic, unless the packed source has brought it along."""

    def update(self, metadata: dict[str, Any]) -> None:
        if "readme" in metadata:
            metadata.setdefault("urls", {})
            return
        readme = Path(self.root, "README.md").read_text("utf-8")
        address = repository()
        text = described(readme, address, metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = addresses(address, metadata["version"]) if address else {}


def main() -> None:
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "src/bottega/__init__.py").read_text("utf-8"), re.MULTILINE)
    if found is None:
        raise SystemExit("src/bottega/__init__.py names no version")
    print(described((ROOT / "README.md").read_text("utf-8"), repository(), found[1]))


if __name__ == "__main__":
    main()
