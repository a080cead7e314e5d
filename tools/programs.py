"""The protocol of programs as a JSON Schema, written from the types of its messages.

python tools/programs.py            write docs/programs.schema.json
python tools/programs.py --check    fail when it is not up to date
"""

from pathlib import Path

from bottega.server.programs.schemas import schema_text
from written import keep, parser

FILE = Path(__file__).resolve().parent.parent / "docs" / "programs.schema.json"


def main() -> None:
    asked = parser("Write the JSON Schema of the protocol of programs.").parse_args()
    keep([(FILE, schema_text())], asked.check, "the messages", "tools/programs.py")


if __name__ == "__main__":
    main()
