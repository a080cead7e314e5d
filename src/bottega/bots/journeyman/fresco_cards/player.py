"""The journeyman at the table of the card game.

He weighs which one or two sections of the row his cards come nearest to: what they would be worth, and how likely a
swap of all other cards brings what is missing. When he can restore, he does, with as many turns as the cards give.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Any

from bottega.core.observation import Observation
from bottega.games.fresco_cards.paints import COLOURS

Face = dict[str, Any]
Choices = dict[str, Face]

MOST_TURNS = 3
REWARD = 1.3  # what the action tile of a section is worth, by and large
LATER = 0.75  # a section that has to wait for another turn
TILE_WORTH = {"swap": 1.9, "request": 1.5, "turn": 1.1}
PAINT_WORTH = 1.2
PAINT_WANTED = 0.5
CARD = 0.25  # what a card in hand is worth by itself
HALF = 0.1
SYMBOL = 0.35
HOPE = 0.35  # that a swap brings a blend for which there is no pile of its own


class Plan:
    """A section and the cards in hand that would pay for it."""

    __slots__ = ("cards", "missing", "section", "symbols", "tiles")

    def __init__(self, section: Face) -> None:
        self.section = section
        self.cards: list[Face] = []
        self.tiles: list[str] = []
        self.missing: list[str] = []
        self.symbols = 1 if section["favourite"] else 0

    @property
    def worth(self) -> float:
        return float(self.section["points"][min(self.symbols, MOST_TURNS)]) + REWARD - len(self.tiles)


class Situation:
    """The view of one decision, with the sections to go for."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me: Face = view["people"][view["seat"]]
        self.others: list[Face] = [painter for painter in view["people"] if painter is not self.me]
        self.hand: list[Face] = [*view["mine"]["hand"], *view["mine"]["chosen"]]
        self.row: list[Face] = [section for section in view["row"] if section is not None]
        self.recipes: dict[str, list[str]] = {recipe["result"]: recipe["paints"] for recipe in view["recipes"]}
        self.any_halves = view["options"]["half_bottles"] == "any"
        # For each blend the pile that has most of it, and how likely a card from there is of it.
        self.pile_of: dict[str, str] = {}
        self.odds: dict[str, float] = {}
        for facts in view["piles"]:
            cards = sum(facts["colours"].values())
            for colour, count in facts["colours"].items():
                if count / cards > self.odds.get(colour, 0.0):
                    self.pile_of[colour], self.odds[colour] = facts["pile"], count / cards
        self.plans = self.best_plans()

    def best_plans(self) -> list[Plan]:
        """The sections to keep cards for: one, or one and then another from what is left."""
        best: list[Plan] = []
        most = -1.0
        for count in (1, 2):
            for sections in permutations(self.row, count):
                plans = self.plan_all(sections)
                worth = self.prospect(plans)
                if worth > most:
                    best, most = plans, worth
        return best

    def plan_all(self, sections: tuple[Face, ...]) -> list[Plan]:
        hand, tiles = self.hand, list(self.me["tiles"])
        plans = []
        for section in sections:
            plan = self.plan(section, hand, tiles)
            plans.append(plan)
            hand = without(hand, plan.cards)
            for tile in plan.tiles:
                tiles.remove(tile)
        return plans

    def prospect(self, plans: list[Plan]) -> float:
        """What these plans promise when all cards that they do not want are swapped."""
        kept = {card["card"] for plan in plans for card in plan.cards}
        spare = [card for card in self.hand if card["card"] not in kept]
        workshop = sum([card["workshop"] for card in spare])
        market = 1 + sum([card["market"] for card in spare if not card["workshop"]])
        total: float = CARD * sum([max(card["market"], card["workshop"]) for card in spare])
        for plan in plans:
            chance = 1.0 if not plan.missing else LATER
            for colour in plan.missing:
                if colour in self.recipes and workshop:
                    workshop -= 1
                    chance *= self.odds.get(colour, HOPE)
                elif colour in self.recipes:
                    chance *= HOPE
                else:
                    chance *= 1 - (1 - self.odds.get(colour, HOPE)) ** market
                    market = max(market - 1, 1)
            total += plan.worth * chance
        return total

    def plan(self, section: Face, hand: list[Face], tiles: list[str]) -> Plan:
        plan = Plan(section)
        left = list(hand)
        # Blends first: what they leave of the basic cards pays for the basic paints.
        for colour in sorted(section["paints"], key=COLOURS.index, reverse=True):
            left = self.provide(plan, colour, left, tiles)
        if not plan.missing:
            self.improve(plan, left)
        return plan

    def provide(self, plan: Plan, colour: str, left: list[Face], tiles: list[str]) -> list[Face]:
        """Find what pays for one colour; the cards that are left then."""
        plain = [card for card in left if card["colour"] == colour]
        if plain:
            card = max(plain, key=lambda face: (face["bishop"], face["half"] is None, -face["market"]))
            plan.cards.append(card)
            plan.symbols += card["bishop"]
            return without(left, [card])
        pair = self.pair(colour, left, plan.section["paints"])
        if pair:
            plan.cards += pair
            plan.symbols += 1 + sum([card["bishop"] for card in pair])
            return without(left, pair)
        if colour in tiles:
            plan.tiles.append(colour)
        else:
            plan.missing.append(colour)
        return left

    def pair(self, blend: str, cards: list[Face], needed: list[str]) -> list[Face]:
        """Two halves of a blend, unless one of them is the last card for a paint that the section needs as well."""
        found = []
        for base in self.recipes.get(blend, ()):
            of_base = [card for card in cards if card["colour"] == base]
            halves = [card for card in of_base if self.fits(card, blend)]
            if not halves or (base in needed and len(of_base) < 2):
                return []
            found.append(max(halves, key=lambda face: int(face["bishop"])))
        return found

    def fits(self, card: Face, blend: str) -> bool:
        return card["half"] == blend or (self.any_halves and card["half"] is not None)

    def improve(self, plan: Plan, left: list[Face]) -> None:
        """A mix in place of a plain blended card gives a turn for one card more."""
        for colour in plan.section["paints"]:
            plain = [card for card in plan.cards if card["colour"] == colour]
            if plan.symbols >= MOST_TURNS or colour not in self.recipes or not plain or plain[0]["bishop"]:
                continue
            pair = self.pair(colour, left, [])
            if pair:
                left = without(left, pair)
                plan.cards = [*without(plan.cards, plain), *pair]
                plan.symbols += 1

    @property
    def missing(self) -> list[str]:
        """The paints that the plans still want, the most urgent first."""
        return [colour for plan in self.plans for colour in plan.missing]

    @property
    def spare(self) -> list[Face]:
        """The cards that no plan wants. To swap one costs nothing: it brings at least another."""
        kept = {card["card"] for plan in self.plans for card in plan.cards}
        return [card for card in self.hand if card["card"] not in kept]

    @property
    def late(self) -> bool:
        """Is the end so near that a tile may not be used any more?"""
        most = max([painter["restored"] for painter in self.view["people"]])
        return bool(self.view["final"] or most >= self.view["end_at"] - 1)


def without(cards: list[Face], gone: list[Face]) -> list[Face]:
    names = {card["card"] for card in gone}
    return [card for card in cards if card["card"] not in names]


class Journeyman:
    name = "journeyman"

    def __init__(self, seed: int) -> None:
        """He leaves nothing to chance, so the seed changes nothing."""
        self.judges: dict[str, Callable[[Situation, Choices], str]] = {
            "choice": self.begin,
            "more": self.go_on,
            "lay": self.lay,
            "draw": self.draw,
            "pay": self.pay,
            "reward": self.reward,
            "give": self.part_with,
            "discard": self.part_with,
        }

    def choose(self, observation: Observation) -> int:
        actions = observation.legal_actions
        if len(actions) == 1:
            return actions[0]
        view = observation.view
        choices = {choice["action"]: choice for choice in view["choices"]}
        wish = self.judges[view["deciding"]](Situation(view), choices)
        return int(choices[wish]["id"])

    # --- one method for each kind of decision ------------------------------------------------------------------------

    def begin(self, now: Situation, choices: Choices) -> str:
        best = best_section(now, choices)
        if best and not better_wait(now, choices[best]):
            return best
        asked = useful_request(now, choices)
        if asked:
            return asked
        if "swap and restore" in choices and now.spare and swap_may_do(now):
            return "swap and restore"
        return "swap" if "swap" in choices and now.spare else "pass"

    def go_on(self, now: Situation, choices: Choices) -> str:
        return best_section(now, choices) or useful_request(now, choices) or "done"

    def lay(self, now: Situation, choices: Choices) -> str:
        for card in now.spare:
            if f"lay {card['card']}" in choices:
                return f"lay {card['card']}"
        return "reveal" if "reveal" in choices else self.part_with(now, choices)

    def draw(self, now: Situation, choices: Choices) -> str:
        """The pile of what is missed most; failing that, of the blend that the hand and its plans have least of."""
        for colour in now.missing:
            move = f"draw {now.pile_of.get(colour)}"
            if move in choices:
                return move
        held = dict.fromkeys(now.recipes, 0)
        for card in now.hand:
            if card["colour"] in held:
                held[card["colour"]] += 1
        for colour in sorted(held, key=lambda blend: held[blend]):
            move = f"draw {now.pile_of.get(colour)}"
            if move in choices:
                return move
        return next(iter(choices))

    def pay(self, now: Situation, choices: Choices) -> str:
        paying = now.view["mine"]["paying"]
        section = next(face for face in now.row if face["section"] == paying["section"])
        others = {colour for face in now.row if face is not section for colour in face["paints"]}
        left = len(now.hand) - (len(section["paints"]) - len(paying["cards"]))
        free = left <= now.view["hand_least"]  # what is spent now is filled up again

        def gain(move: str) -> float:
            choice = choices[move]
            turned = float(section["points"][choice["turns"]] - section["points"][paying["turns"]])
            if choice["verb"] == "pay-tile":
                return turned - float(choice["costs"]) - CARD
            price: float = SYMBOL * choice["bishop"] + (HALF if choice["half"] else 0.0)
            price += CARD * max(choice["market"], choice["workshop"])
            price += CARD if choice["colour"] in others else 0.0
            if choice["mix"] and not paying["half_mixed"]:
                price += 0.0 if free else 2 * CARD
            return turned - price

        return max(choices, key=gain)

    def reward(self, now: Situation, choices: Choices) -> str:
        if "turn" in choices and choices["turn"]["gain"] > choices["turn"]["costs"]:
            return "turn"
        takes = [move for move in choices if choices[move]["verb"] == "take"]
        return max(takes, key=lambda move: tile_worth(now, choices[move])) if takes else "done"

    def part_with(self, now: Situation, choices: Choices) -> str:
        return min(choices, key=lambda move: keep_worth(now, choices[move]))


# --- rules of thumb --------------------------------------------------------------------------------------------------


def best_section(now: Situation, choices: Choices) -> str | None:
    """The restoration with the most points; among equals one that the plans want."""
    restores = [move for move in choices if choices[move]["verb"] == "restore"]
    planned = [plan.section["section"] for plan in now.plans if not plan.missing]

    def worth(move: str) -> float:
        choice = choices[move]
        return float(choice["points"][1]) + (0.6 if choice["section"] in planned else 0.0)

    return max(restores, key=worth) if restores else None


def better_wait(now: Situation, choice: Face) -> bool:
    """To call the end while behind is to lose, unless somebody else is about to call it."""
    view = now.view
    ready = [plan for plan in now.plans if not plan.missing]
    if view["final"] or now.me["restored"] + max(len(ready), 1) < view["end_at"]:
        return False
    gain = max(sum([plan.worth for plan in ready]), choice["points"][1] + 1)
    behind: bool = now.me["score"] + gain < max([painter["score"] for painter in now.others])
    return behind and max([painter["restored"] for painter in now.others]) < view["end_at"] - 1


def useful_request(now: Situation, choices: Choices) -> str | None:
    """A request tile is worth nothing at the end: ask for what is missing as soon as something is."""
    return next((f"request {colour}" for colour in now.missing if f"request {colour}" in choices), None)


def swap_may_do(now: Situation) -> bool:
    """Is a swap likely to bring all that a section misses?"""
    workshop = sum([card["workshop"] for card in now.spare])
    market = sum([card["market"] for card in now.spare if not card["workshop"]])
    for plan in now.plans:
        blends = [colour for colour in plan.missing if colour in now.recipes]
        basics = len(plan.missing) - len(blends)
        if len(blends) <= workshop and (basics == 0 or (basics == 1 and market >= 2)):
            return True
    return bool(now.view["final"])


def tile_worth(now: Situation, choice: Face) -> float:
    tile, points = choice["tile"], float(choice["points"])
    if tile in COLOURS:
        return points if now.late else PAINT_WORTH + (PAINT_WANTED if tile in now.missing else 0.0)
    return points if now.late else TILE_WORTH[tile]


def keep_worth(now: Situation, card: Face) -> float:
    """How loath he is to part with a card."""
    worth: float = (
        SYMBOL * card["bishop"] + (HALF if card["half"] else 0.0) + CARD * max(card["market"], card["workshop"])
    )
    for number, plan in enumerate(now.plans):
        if any(card["card"] == kept["card"] for kept in plan.cards):
            worth += 4.0 / (1 + number) - 0.5 * len(plan.missing)
    return worth
