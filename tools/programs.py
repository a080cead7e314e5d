"""The protocol of programs as a JSON Schema, written from the types of its messages.

python tools/programs.py            write docs/programs.schema.json
python tools/programs.py --check    fail when it is not up to date
"""

import argparse
from pathlib import Path

from bottega.server.programs.schemas import schema_text

FILE = Path(__file__).resolve().parent.parent / "docs" / "programs.schema.json"


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the JSON Schema of the protocol of programs.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail when something would change")
    asked = parser.parse_args()
    text = schema_text()
    if FILE.exists() and FILE.read_text("utf-8") == text:
        return
    if asked.check:
        raise SystemExit(f"{FILE} is not up to date with the messages: run `python tools/programs.py`")
    FILE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
