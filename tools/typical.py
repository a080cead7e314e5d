"""Typical scores, with which a review compares: many games between the usual players, kept as a small file.

    python tools/typical.py             say what is kept
    python tools/typical.py --write     play what is missing or was played too seldom; about an hour of one core
    python tools/typical.py --write fresco        play that game's anew

The seeds are in the file: whoever runs it again with the same players and rules gets the same figures.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import bottega
from bottega import bots
from bottega.lab.typical import measure

FILE = Path(__file__).resolve().parent.parent / "src" / "bottega" / "review" / "typical.json"
SEED = 1
NONE, ALL = "none", "all"
# The quick ones first.
GAMES = {("fresco-cards", NONE): 400, ("fresco", NONE): 200, ("princes", NONE): 60, ("fresco", ALL): 40}


def setups() -> list[tuple[str, int, str]]:
    """Game, number of players, and whether with all modules or with none."""
    players = {meta.id: meta.players for meta in bottega.metas()}
    return [(game, count, modules) for game, modules in GAMES for count in players[game]]


def load() -> dict[str, Any]:
    return json.loads(FILE.read_text("utf-8")) if FILE.exists() else {"setups": []}


def write(found: dict[str, Any]) -> None:
    """Among those that are kept by now: somebody else may play other games meanwhile."""
    key = ("game", "players", "modules")
    kept = [one for one in load()["setups"] if any(one[name] != found[name] for name in key)] + [found]
    order = [*setups()]
    kept.sort(key=lambda one: order.index((one["game"], one["players"], one["modules"])))
    lines = ",\n".join("  " + json.dumps(one) for one in kept)
    FILE.write_text(f'{{"command": "python tools/typical.py --write", "setups": [\n{lines}\n]}}\n', "utf-8")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--write", action="store_true")
    reader.add_argument("games", nargs="*")
    asked = reader.parse_args()
    known = {(one["game"], one["players"], one["modules"]): one["games"] for one in load()["setups"]}
    for game, players, modules in setups() if asked.write else []:
        enough = known.get((game, players, modules), 0) >= GAMES[game, modules]
        if game in asked.games or (not asked.games and not enough):
            options = {} if modules == NONE else {"modules": ALL}
            level = bots.usual(game).id
            told = measure(game, players, level, GAMES[game, modules], SEED, options)
            write({"game": game, "players": players, "modules": modules, "level": level, **told})
    for one in load()["setups"]:
        print(one["game"], one["players"], one["modules"], f"{one['games']} games", one["total"])


if __name__ == "__main__":
    main()
