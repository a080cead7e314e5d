"""The blocks of docs/rl.md, and where those run that learn."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "rl.md"
LEARNER = ROOT / ".learn-venv"
NO_LEARNER = "What learns is not installed here: `make test-learn` does it"

BLOCKS: list[str] = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
LEARNING = [block for block in BLOCKS if "MaskablePPO" in block or "rl.sb3" in block]
OURS = [block for block in BLOCKS if block not in LEARNING]
