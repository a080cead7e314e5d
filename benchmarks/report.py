"""The table at the end, with the ratios and the targets."""

from collections.abc import Iterator, Mapping
from operator import truediv
from statistics import median

from rich.box import SIMPLE_HEAD
from rich.table import Table

Rounds = Mapping[str, list[float]]
Medians = Mapping[str, float]
Row = tuple[str, str, str, str]

PEER = "catanatron, 4 players"
PLAY_TARGETS = {
    "fresco, 4 players": 20,
    "fresco, 4 players, compiled": 65,
    "princes, 4 players": 13,
    "princes, 4 players, compiled": 40,
    "fresco-cards, 4 players": 16,
    "fresco-cards, 4 players, compiled": 45,
}
SAMPLE_TARGETS = {  # microseconds
    "fresco, 4 players, compiled": 15,
    "princes, 4 players, compiled": 40,
    "fresco-cards, 4 players, compiled": 60,
}
QUICK_TARGET = 300  # games a second, compiled
ALL_MODULES = "fresco, 4 players, all modules"
MANY, AEC, GYM, SPIEL = "Many(1024)", "PettingZoo", "Gymnasium", "OpenSpiel"
# Steps a second on a machine where the compiled engine makes so many decisions of Fresco.
LIKE_THIS = 1_000_000
RAW = "fresco, 4 players, compiled"
DOOR_TARGETS = {
    f"{MANY}: fresco, 4 players, compiled": 150_000,
    f"{MANY}: princes, 4 players, compiled": 80_000,
    f"{MANY}: fresco-cards, 4 players, compiled": 80_000,
    f"{AEC}: fresco, 4 players, compiled": 239_000,
    f"{AEC}: princes, 4 players, compiled": 28_000,
    f"{AEC}: fresco-cards, 4 players, compiled": 40_000,
}
EARLIER = ", at "  # between the name of a row and the commit it was measured at
EARLIER_TARGET = 0.97
RANDOM_TARGET = 1.5  # playouts by random moves, now to then, compiled
MODULES_TARGET = 0.42  # of the base game
COPY_TARGET = 15
IMPORT_TARGET = 0.2


def report(
    play: Rounds,
    modules: Rounds,
    playouts: Rounds,
    copy: Rounds,
    sample: Rounds,
    imports: Rounds,
    doors: Rounds,
) -> Table:
    table = Table(box=SIMPLE_HEAD, show_header=False, pad_edge=False)
    for justify in ("left", "right", "right", "left"):
        table.add_column(justify=justify, no_wrap=True)
    section(table, ("Random self-play", "decisions/s", "to catanatron", "target"), play_rows(medians(play)))
    if modules:
        everything = module_rows(medians(modules), medians(play))
        section(table, ("With everything in the box", "decisions/s", "to base game", "target"), everything)
    if earlier := list(earlier_rows({**play, **modules})):
        section(table, ("At an earlier commit", "decisions/s", "now to then, quartiles", "target"), iter(earlier))
    if playouts:
        section(table, ("Games played on from the middle", "games/s", "now to then", "target"), playout_rows(playouts))
    if copy:
        section(table, ("Copy of a mid-game position", "time", "to catanatron", "target"), copy_rows(medians(copy)))
    if sample:
        section(table, ("observe(seat).sample(rng)", "time", "", "target"), sample_rows(medians(sample)))
    if imports:
        section(table, ("Import in a fresh process", "time", "", "target"), import_rows(medians(imports)))
    heads = ("Doors for learners", "steps/s", f"where raw makes {LIKE_THIS:,}", "target")
    section(table, heads, door_rows(medians(doors), raw_of(medians(play))))
    section(table, ("Doors of others", "steps/s", "ours to theirs", ""), peer_rows(medians(doors)))
    return table


def medians(rounds: Rounds) -> Medians:
    return {name: median(found) for name, found in rounds.items()}


def section(table: Table, heads: Row, rows: Iterator[Row]) -> None:
    table.add_row(*heads, style="bold")
    for row in rows:
        table.add_row(*row)
    table.add_section()


def play_rows(rates: Medians) -> Iterator[Row]:
    peer = rates.get(PEER)
    for name, rate in rates.items():
        if EARLIER in name:
            continue
        goal = PLAY_TARGETS.get(name)
        ratio = f"{rate / peer:.1f} x" if peer else ""
        target = f">= {goal} x {verdict(rate / peer >= goal)}" if goal and peer else ""
        yield name, f"{rate:,.0f}", ratio, target


def earlier_rows(rounds: Rounds) -> Iterator[Row]:
    for name, then in rounds.items():
        now, at, _ = name.partition(EARLIER)
        if at and now in rounds:
            ratios = sorted(map(truediv, rounds[now], then))
            quarter, ratio = len(ratios) // 4, median(ratios)
            spread = f"{ratio:.2f} x, {ratios[quarter]:.2f} to {ratios[-1 - quarter]:.2f}"
            yield name, f"{median(then):,.0f}", spread, f">= {EARLIER_TARGET} x {verdict(ratio >= EARLIER_TARGET)}"


def raw_of(rates: Medians) -> float | None:
    """By what the doors are compared: the engine of the earlier commit where one is measured, since an engine that
    became quicker would make its own doors look slower."""
    return next((rate for name, rate in rates.items() if name.startswith(f"{RAW}{EARLIER}")), rates.get(RAW))


def door_rows(rates: Medians, raw: float | None) -> Iterator[Row]:
    """Ours: the figures of this machine, and what they would be on one as quick as that of the targets."""
    for name, rate in rates.items():
        if not is_ours(name):
            continue
        alike = rate / raw * LIKE_THIS if raw else 0.0
        goal = DOOR_TARGETS.get(name)
        target = f">= {goal:,} {verdict(alike >= goal)}" if goal and raw else ""
        yield name, f"{rate:,.0f}", f"{alike:,.0f}" if raw else "", target


def peer_rows(rates: Medians) -> Iterator[Row]:
    """Theirs, and how many times as quick our slowest and our quickest game are behind the same door."""
    for name, rate in rates.items():
        door = name.partition(":")[0]
        ours = [found / rate for other, found in rates.items() if is_ours(other) and other.partition(":")[0] == door]
        if not is_ours(name):
            yield name, f"{rate:,.0f}", f"{min(ours):.1f} to {max(ours):.1f} x" if ours else "", ""


def is_ours(name: str) -> bool:
    return name.partition(": ")[2].startswith(("fresco", "princes"))


def module_rows(rates: Medians, play: Medians) -> Iterator[Row]:
    for name, rate in rates.items():
        if EARLIER in name:
            continue
        base = play[name.replace(", all modules", "")]
        yield (
            name,
            f"{rate:,.0f}",
            f"{rate / base:.2f} x",
            f">= {MODULES_TARGET} x {verdict(rate / base >= MODULES_TARGET)}",
        )


def copy_rows(times: Medians) -> Iterator[Row]:
    peer = times.get(PEER)
    for name, time in times.items():
        if not peer or name == PEER:
            yield name, microseconds(time), "", ""
            continue
        target = f"<= 1/{COPY_TARGET} {verdict(time * COPY_TARGET <= peer)}"
        yield name, microseconds(time), f"1/{peer / time:.1f}", target


def sample_rows(times: Medians) -> Iterator[Row]:
    for name, time in times.items():
        goal = SAMPLE_TARGETS.get(name)
        yield name, microseconds(time), "", f"<= {goal} us {verdict(time * 1e6 <= goal)}" if goal else ""


def playout_rows(rounds: Rounds) -> Iterator[Row]:
    """Of the quick policy so many a second; of random moves so many times as many as at the earlier commit."""
    for name, rates in rounds.items():
        if EARLIER in name:
            continue
        rate, ratio, target = median(rates), "", ""
        then = next((rounds[other] for other in rounds if other.startswith(f"{name}{EARLIER}")), None)
        if then:
            gain = median(map(truediv, rates, then))
            ratio = f"{gain:.2f} x"
            target = f">= {RANDOM_TARGET} x {verdict(gain >= RANDOM_TARGET)}" if "compiled" in name else ""
        elif "quick, compiled" in name:
            target = f">= {QUICK_TARGET} {verdict(rate >= QUICK_TARGET)}"
        yield name, f"{rate:,.0f}", ratio, target


def import_rows(times: Medians) -> Iterator[Row]:
    for name, time in times.items():
        target = f"< {IMPORT_TARGET * 1000:.0f} ms {verdict(time < IMPORT_TARGET)}"
        yield name, f"{time * 1000:,.1f} ms", "", target


def microseconds(time: float) -> str:
    return f"{time * 1e6:,.2f} us"


def verdict(met: bool) -> str:
    return "[green]met[/]" if met else "[red]missed[/]"
