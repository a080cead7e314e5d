"""What modules add to the planning sheet: a first apprentice at a place may do better there than in the base game,
tiles cover places where nobody works, and those who are ill go where none of the others are."""

from typing import Any, NamedTuple

from bottega.bots.journeyman.fresco.goods import cure, glass, portions, portrait, request
from bottega.bots.journeyman.fresco.odds import Earlier
from bottega.bots.journeyman.fresco.situation import Situation, ill_at
from bottega.bots.journeyman.fresco.wishes import NOBODY, by_column, pennies
from bottega.bots.journeyman.fresco.worth import Worth
from bottega.games.fresco.paints import COLOURS, GUARD, ONE

Facts = dict[str, Any]

MARKET, CATHEDRAL, STUDIO, WORKSHOP, LAST = range(5)
EARLIEST = (MARKET, CATHEDRAL, STUDIO, WORKSHOP, LAST)
LATEST = EARLIEST[::-1]
GLASS_ACTIONS = 2  # without sending anybody


class Cover(NamedTuple):
    """A covering tile: what it brings, how many apprentices it takes, and which columns it likes best."""

    tile: str
    value: float
    hands: int
    columns: tuple[int, ...]


class Lures(NamedTuple):
    """`studio` and `workshop`: the worth of one apprentice there who does what a module offers; 0 for nothing.
    `ill`: the worth of those who are ill, by the column they go to. `wishes`: what wishing cards add to each column
    where somebody works; `pennies`: how many go on the sheet."""

    studio: float = 0.0
    workshop: float = 0.0
    covers: tuple[Cover, ...] = ()
    ill: tuple[float, ...] = (0.0,) * len(EARLIEST)
    wishes: tuple[float, ...] = NOBODY
    pennies: int = 0


NOTHING = Lures()


def lures(view: Facts, s: Situation, worth: Worth, earlier: Earlier) -> Lures:
    modules = view["modules"]
    if not modules:
        return NOTHING
    return Lures(
        studio=best_portrait(modules["portraits"], worth, earlier) if "portraits" in modules else 0.0,
        workshop=best_request(view, worth) if "requests" in modules else 0.0,
        covers=tuple([cover for cover in covers(view, s, worth, earlier) if cover.value > 0]),
        ill=work_of_the_ill(s, worth) if ill_at(view, s.seat) else NOTHING.ill,
        wishes=by_column(modules["wishing_well"], s, worth) if "wishing_well" in modules else NOBODY,
        pennies=pennies(modules["wishing_well"], s, worth, earlier) if "wishing_well" in modules else 0,
    )


def best_portrait(facts: Facts, worth: Worth, earlier: Earlier) -> float:
    """Somebody who comes earlier takes the better one of the two."""
    shown = sorted([portrait(card, worth) for card in facts["shown"] if card is not None], reverse=True)
    before = sum(earlier.values()) * worth.w.paints_portrait
    chances = [max(0.0, 1 - before), min(before, max(0.0, 2 - before))]
    return sum([chance * value for chance, value in zip(chances, shown, strict=False)])


def best_request(view: Facts, worth: Worth) -> float:
    """The cheapest tiles that fit go under it."""
    facts = view["modules"]["requests"]
    loose, worths = loose_tiles(view, worth), [0.0]
    for stack in facts["stacks"]:
        top = stack["top"]
        if top is None:
            continue
        prices = sorted([price for price, splashes in loose if stack["type"] in ("general", *splashes)])
        if len(prices) >= facts["needed"]:
            worths.append(top["points"] + request(top, worth) - sum(prices[: facts["needed"]]))
    return max(worths)


def loose_tiles(view: Facts, worth: Worth) -> list[tuple[float, list[str]]]:
    """Tiles that may go under a request: the income that each one brings, and its splashes."""
    seat, modules = view["seat"], view["modules"]
    facts = modules["requests"]
    free = [name for name in view["painters"][seat]["restored"] if name not in facts["piled"][seat]]
    loose = [(worth.income, facts["splashes"][name]) for name in free]
    if "wall_fresco" in modules:
        wall = modules["wall_fresco"]
        mine = [section for section in wall["sections"] if section["section"] in wall["tiles"][seat]]
        colours = [section["income"] for section in mine]
        for number, section in enumerate(mine):
            more = section["income"] in colours[:number]  # a second tile of the same colour brings no second paint
            loose.append((0.0 if more else worth.after * worth.w.basic, [section["splash"]]))
    return loose


def work_of_the_ill(s: Situation, worth: Worth) -> tuple[float, ...]:
    """One restores what he can pay far from the bishop; in the workshop he makes one blend."""
    guarded = s.me.paints | GUARD
    payable = [tile for tile in s.tiles if (guarded - tile.cost) & GUARD == GUARD]
    restored = [tile.points + worth.income - worth.spare(tile.cost) for tile in payable]
    in_cathedral = worth.w.ill_restores * max(restored, default=0.0)
    gains = [worth.keep(s.me.paints + gain - cost) for cost, gain in recipes(s) if pays(s.me.paints, cost)]
    in_workshop = max(gains, default=0.0) - worth.keep(s.me.paints) if gains else 0.0
    return 0.0, in_cathedral, 0.0, in_workshop, 0.0


def recipes(s: Situation) -> list[tuple[int, int]]:
    return [(ONE[first] + ONE[second], ONE[result]) for first, second, result in s.economy.recipes]


def pays(paints: int, cost: int) -> bool:
    return ((paints | GUARD) - cost) & GUARD == GUARD


# --- covering tiles --------------------------------------------------------------------------------------------------


def covers(view: Facts, s: Situation, worth: Worth, earlier: Earlier) -> list[Cover]:
    modules, found = view["modules"], []
    if "glaziers" in modules:
        found.append(Cover("glazery", glazery(modules["glaziers"], s, worth), 0, EARLIEST))
    if "bells" in modules:
        found.append(Cover("audience", audience(modules["bells"], s, worth, earlier), 0, LATEST))
    if "wall_fresco" in modules:
        found.append(Cover("wall", wall(modules["wall_fresco"], s, worth), 1, LATEST))
    if "medico" in modules:
        found.append(Cover("medico", medicine(modules["medico"], s, worth), 0, (MARKET,)))
    return found


def glazery(facts: Facts, s: Situation, worth: Worth) -> float:
    """The best pieces that are there, if the money lasts."""
    purse = s.me.coins - worth.w.shopping
    offers = [
        glass(facts, colour, worth) - facts["prices"][colour] * worth.thaler
        for colour, count in facts["board"].items()
        for _ in range(count)
        if facts["prices"][colour] <= purse
    ]
    return float(sum([gain for gain in sorted(offers, reverse=True)[:GLASS_ACTIONS] if gain > 0]))


def audience(facts: Facts, s: Situation, worth: Worth, earlier: Earlier) -> float:
    """One certificate must be taken; those who come earlier take the best ones."""
    w = worth.w
    purse = s.me.coins - w.shopping
    offers = [
        certificate["points"] + w.bell * certificate["golden"] - certificate["price"] * worth.thaler
        for certificate in facts["shown"]
        if certificate is not None and certificate["price"] <= purse
    ]
    before = int(sum(earlier.values()) * w.hears)
    left = sorted(offers, reverse=True)[before:]
    return float(left[0]) if left else 0.0


def wall(facts: Facts, s: Situation, worth: Worth) -> float:
    """An open section whose paint is at hand; a colour that he has not yet brings paint every round."""
    before = worth.keep(s.me.paints)
    gains = [0.0]
    for section in facts["sections"]:
        paint = ONE[COLOURS.index(section["paint"])]
        if section["covered"] and section["open"] and pays(s.me.paints, paint):
            gains.append(facts["points"] + worth.keep(s.me.paints - paint) - before)
    new = 1 - len(facts["income"][s.seat]) / 3
    return max(gains) + (new * worth.after * worth.w.basic if len(gains) > 1 else 0.0)


def medicine(facts: Facts, s: Situation, worth: Worth) -> float:
    """A bottle heals the same evening."""
    curable = facts["ill"][s.seat] - facts["extra"][s.seat]
    ill = curable - sum([portions(bottle) for bottle in facts["held"][s.seat]])
    if len(facts["held"][s.seat]) >= facts["most_bottles"]:
        return 0.0
    gains = [
        cure(facts, worth) * min(ill, portions(offer["bottle"])) - offer["price"] * worth.thaler
        for offer in facts["offer"]
        if offer["bottle"] is not None and offer["price"] <= s.me.coins
    ]
    return max(gains, default=0.0)
