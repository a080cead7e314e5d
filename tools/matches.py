"""How strong the computer players are: the matches that show it, and what has been played of them.

    python tools/matches.py                     say how they stand
    python tools/matches.py --play --jobs 2     go on with those that are not finished; Ctrl-C keeps what was played
    python tools/matches.py --play princes-4    only these
    python tools/matches.py --play --games 40   no more than so many of each for now
    python tools/matches.py --write             write the table of docs/studies/strength.md anew

Every game follows from the seed of its match. A file of `docs/studies/matches` holds one match, a line for each game;
whoever changes how a player plays removes the files of his matches.
"""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path

from bottega.bots import usual
from bottega.core.registry import game
from bottega.lab.arena import ArenaResult, run, summary
from bottega.lab.kept_games import KeptGames
from bottega.lab.match import Match

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "studies" / "matches"
PAGE = ROOT / "docs" / "studies" / "strength.md"
BEGIN, END = "<!-- matches -->", "<!-- end of the matches -->"
GAMES = 400
SEED = 1
NOISY, EARLIER = "bottega.lab.sparring:Noisy", "bottega.lab.sparring:Earlier"
MASTER, MAESTRO, APPRENTICE = "master", "maestro", "apprentice"
JOURNEYMAN = usual("fresco").id


@dataclass(frozen=True, slots=True)
class Line:
    """A match and what it is to show: the first player's share of the wins lies clearly above `above` or below `below`,
    or the winner has so many points on average."""

    game_id: str
    bots: Sequence[str]
    above: float = -inf
    below: float = inf
    points: float = 0.0
    all_modules: bool = False

    @property
    def match(self) -> Match:
        options = {"modules": "big-box"} if self.all_modules else {}
        return Match(self.game_id, tuple(self.bots), SEED, options, game(self.game_id).edition(None))

    def holds(self, result: ArenaResult) -> bool:
        low, high = result.entries[0].ci95
        return low > self.above and high < self.below and result.mean_winning_score >= self.points


def one(level: str, others: str, players: int) -> list[str]:
    return [level, *[others] * (players - 1)]


def even(players: int) -> float:
    return 1 / players


LINES: dict[str, Line] = {
    "princes-4": Line("princes", one(MASTER, JOURNEYMAN, 4), above=0.60),
    "princes-3": Line("princes", one(MASTER, JOURNEYMAN, 3), above=even(3)),
    "princes-5": Line("princes", one(MASTER, JOURNEYMAN, 5), above=even(5)),
    "cards-3": Line("fresco-cards", one(MASTER, JOURNEYMAN, 3), above=0.46),
    "cards-2": Line("fresco-cards", one(MASTER, JOURNEYMAN, 2), above=even(2)),
    "cards-4": Line("fresco-cards", one(MASTER, JOURNEYMAN, 4), above=even(4)),
    "fresco-4": Line("fresco", one(MASTER, JOURNEYMAN, 4), above=0.50),
    "fresco-2": Line("fresco", one(MASTER, JOURNEYMAN, 2), above=0.90),
    "fresco-3": Line("fresco", one(MASTER, JOURNEYMAN, 3), above=even(3)),
    "fresco-4-all": Line("fresco", one(MASTER, JOURNEYMAN, 4), above=0.45, all_modules=True),
    "princes-4-apprentices": Line("princes", one(MASTER, APPRENTICE, 4), above=even(4)),
    "cards-3-apprentices": Line("fresco-cards", one(MASTER, APPRENTICE, 3), above=even(3)),
    "fresco-4-apprentices": Line("fresco", one(MASTER, APPRENTICE, 4), above=even(4)),
    "princes-4-noisy": Line("princes", one(MASTER, NOISY, 4), above=even(4)),
    "cards-3-noisy": Line("fresco-cards", one(MASTER, NOISY, 3), above=even(3)),
    "fresco-4-noisy": Line("fresco", one(MASTER, NOISY, 4), above=even(4)),
    "princes-4-earlier": Line("princes", one(MASTER, EARLIER, 4), above=even(4)),
    "cards-3-earlier": Line("fresco-cards", one(MASTER, EARLIER, 3), above=even(3)),
    "fresco-4-earlier": Line("fresco", one(MASTER, EARLIER, 4), above=even(4)),
    "princes-4-masters": Line("princes", [MASTER] * 4, points=70.0),
    "princes-3-masters-1": Line("princes", one(JOURNEYMAN, MASTER, 4), below=0.15),
    "fresco-3-masters-1": Line("fresco", one(JOURNEYMAN, MASTER, 4), below=0.15),
    "cards-3-maestro": Line("fresco-cards", one(MAESTRO, MASTER, 3), above=even(3)),
    "princes-4-maestro": Line("princes", one(MAESTRO, MASTER, 4), above=even(4)),
    "fresco-2-maestro": Line("fresco", one(MAESTRO, MASTER, 2), above=even(2)),
}


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.jsonl"


def told(name: str) -> str:
    """A row of the table."""
    line = LINES[name]
    asked = [name, " + ".join(count_of(line.bots)), wanted_of(line)]
    played = KeptGames(file_of(name), line.match).played[:GAMES] if file_of(name).exists() else []
    if not played:
        return row([*asked, "0", "", "", ""])
    result = summary(line.match, played, 0.0)
    first = result.entries[0]
    share, low, high = [f"{100 * figure:.1f}" for figure in (first.win_share, *first.ci95)]
    points = f"{first.scores.mean:.1f}, the winner {result.mean_winning_score:.1f}"
    holds = ("yes" if line.holds(result) else "no") + ("" if len(played) == GAMES else ", so far")
    return row([*asked, str(len(played)), f"{share}% [{low}, {high}]", points, holds])


def row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def count_of(bots: Sequence[str]) -> list[str]:
    names = [bot.rpartition(":")[2].lower() for bot in bots]
    return [f"{names.count(name)} {name}" for name in dict.fromkeys(names)]


def wanted_of(line: Line) -> str:
    if line.points:
        return f"winner {line.points:.0f}"
    return f"below {100 * line.below:.0f}%" if line.below < inf else f"above {100 * line.above:.0f}%"


def table() -> str:
    columns = ("match", "at the table", "wanted", "games", "the first one's wins", "points", "holds")
    rows = [row(columns), row(["---"] * len(columns)), *[told(name) for name in LINES]]
    return "\n".join(rows)


def play(names: Sequence[str], jobs: int, games: int) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names:
        line = LINES[name]
        match = line.match
        print(name, flush=True)
        run(match.game_id, match.bots, games, match.seed, match.options, jobs, keep=file_of(name))
        print(told(name), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[*LINES, []], metavar="MATCH", help="of the table; usually all")
    parser.add_argument("--play", action="store_true", help="go on with them")
    parser.add_argument("--games", type=int, default=GAMES, help="of each match, for now")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--write", action="store_true", help=f"put the table into {PAGE.relative_to(ROOT)}")
    asked = parser.parse_args()
    if asked.play:
        play(asked.names or list(LINES), asked.jobs, asked.games)
    if asked.write:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n\n{table()}\n\n{END}{rest.partition(END)[2]}", "utf-8")
    else:
        print(table())


if __name__ == "__main__":
    main()
