"""The view read into small numbers: his own standing, which plans change, and the table, which they do not."""

from dataclasses import dataclass
from typing import Any

from bottega.bots.journeyman.princes import estate
from bottega.games.princes.actions import BUILDINGS, CELL_NAMES, LANDSCAPES, PILES
from bottega.games.princes.components import COUNTS, Components

KINDS = len(LANDSCAPES)
# What artists wish for, in one mask: buildings, then kinds of landscape, then freedoms.
LANDSCAPE = len(BUILDINGS)
FREEDOM = LANDSCAPE + KINDS
BUILDING_MASK = (1 << LANDSCAPE) - 1
LANDSCAPE_MASK = (1 << FREEDOM) - (1 << LANDSCAPE)

JESTER = PILES.index("jester")
BUILDER = PILES.index("builder")
PRESTIGE_CARD = PILES.index("prestige_card")
RECRUITING_CARD = PILES.index("recruiting_card")

# What has happened in a turn: a profession drawn, a freedom introduced, the turn ended, a work shown.
DREW, INTRODUCED, ENDED, SHOWN = 1, 2, 4, 8

CELL = {name: number for number, name in enumerate(CELL_NAMES)}


@dataclass(frozen=True, slots=True)
class Standing:
    """What he has and can still do: everything that a plan changes."""

    round: int
    slots: int  # actions left in this round
    florins: int
    prestige: float
    offers: int
    lands: tuple[int, ...]
    jesters: int
    builders: int
    cards: int  # professions and recruiting cards, in hand and on the table
    hand: tuple[int, ...]
    recruits: int  # recruiting cards in hand
    bonus: int  # work value of the bonus cards in hand
    medals: tuple[int, ...]
    works: int
    used: int  # what has happened in this turn
    area: int  # free cells
    near: int  # free or not, cells beside a building or the palace


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The rest of the table, as far as he judges by it."""

    c: Components
    seat: int
    players: int
    rival_best: int  # the best work anybody else has shown in this round
    rivals_to_come: int  # who have their turn after him
    unseen: tuple[int, ...]  # professions in the pile or in other hands
    recruitable: tuple[int, ...]
    professions_left: int
    bonuses_left: int
    buildings_left: int  # as a mask
    freedoms_left: int  # as a mask over the freedoms
    piles: int  # as a mask: what can still be sold in this round
    stacks: tuple[int, ...]
    counts: tuple[tuple[int, ...], ...]  # what cards count, for each rival
    prestige_unseen: tuple[int, ...]
    prestige_top: tuple[int, ...]  # if he knows the cards that would be looked at
    bonus_unseen: tuple[int, ...]


def read(view: dict[str, Any], c: Components) -> tuple[Standing, Surroundings]:
    return standing(view, c), surroundings(view, c)


def standing(view: dict[str, Any], c: Components) -> Standing:
    mine, me = view["mine"], view["people"][view["seat"]]
    turn = view["turn"]
    area, near = grounds(me, c)
    hand = tuple([c.profession_ids.index(row["profession"]) for row in mine["professions"]])
    return Standing(
        round=view["round"],
        slots=turn["actions_left"] if turn is not None else c.actions,
        florins=mine["florins"],
        prestige=me["prestige"],
        offers=offers(me, c),
        lands=tuple([me["landscapes"][name] for name in c.landscape_ids]),
        jesters=me["jesters"],
        builders=me["builders"],
        cards=cards_of(me),
        hand=hand,
        recruits=me["recruiting_in_hand"],
        bonus=sum([card["value"] for card in mine["bonuses"]]),
        medals=tuple([c.prestige_ids.index(card["card"]) for card in mine["prestige_cards"]]),
        works=me["works"],
        used=used_up(view),
        area=area,
        near=near,
    )


def used_up(view: dict[str, Any]) -> int:
    """He is not told what he has done in this turn, but what is not offered cannot be done."""
    used = SHOWN if view["people"][view["seat"]]["best_work"] else 0
    if view["deciding"] == "turn":
        verbs = {(choice["verb"], choice.get("deck")) for choice in view["choices"]}
        if ("draw", "profession") not in verbs:
            used |= DREW
        if ("introduce", None) not in verbs:
            used |= INTRODUCED
    return used


def offers(prince: dict[str, Any], c: Components) -> int:
    mask = 0
    for name in prince["buildings"]:
        mask |= 1 << c.building_ids.index(name)
    for kind, name in enumerate(c.landscape_ids):
        if prince["landscapes"][name]:
            mask |= 1 << LANDSCAPE + kind
    for name in prince["freedoms"]:
        mask |= 1 << FREEDOM + c.freedom_ids.index(name)
    return mask


def cards_of(prince: dict[str, Any]) -> int:
    cards: int = prince["works"] + prince["professions_in_hand"] + prince["recruiting_in_hand"]
    return cards


def grounds(prince: dict[str, Any], c: Components) -> tuple[int, int]:
    area, near = c.grounds, c.beside_palace
    for plot in prince["estate"]:
        cells = 0
        for name in plot["cells"]:
            cells |= 1 << CELL[name]
        area &= ~cells
        if plot["building"]:
            near |= estate.beside(cells)
    return area, near


def surroundings(view: dict[str, Any], c: Components) -> Surroundings:
    seat = view["seat"]
    rivals = [prince for prince in view["people"] if prince["seat"] != seat]
    where = [row["where"] for row in view["professions"]]
    owners = [row["seat"] for row in view["professions"]]
    mine = view["mine"]
    held = {card["card"] for card in mine["prestige_cards"]}
    own_bonuses = {card["card"] for card in mine["bonuses"]}
    top = mine["piles"]["prestige"]["from_top"][:5] if mine["piles"] else []
    turn = view["turn"]
    return Surroundings(
        c=c,
        seat=seat,
        players=view["players"],
        rival_best=max([prince["best_work"] or 0 for prince in rivals]),
        rivals_to_come=len(rivals) - turn["number"] if turn is not None else (len(rivals) + 1) // 2,
        unseen=tuple([card for card, place in enumerate(where) if place in ("unseen", "pile")]),
        recruitable=tuple([card for card, place in enumerate(where) if place == "table" and owners[card] != seat]),
        professions_left=view["decks"]["profession"],
        bonuses_left=view["decks"]["bonus"],
        buildings_left=sum([1 << i for i, row in enumerate(view["buildings"]) if row["left"]]),
        freedoms_left=sum([1 << i for i, row in enumerate(view["freedoms"]) if row["left"]]),
        piles=sum([1 << i for i, row in enumerate(view["piles"]) if row["left"] and not row["sold"]]),
        stacks=tuple([row["left"] for row in view["piles"]]),
        counts=tuple([counts_of(prince, c) for prince in rivals]),
        prestige_unseen=tuple([i for i, name in enumerate(c.prestige_ids) if name not in held]),
        prestige_top=tuple([c.prestige_ids.index(name) for name in top if name is not None]),
        bonus_unseen=tuple(
            [i for i, name in enumerate(c.bonus_ids) if name not in own_bonuses and name not in view["bonus_played"]]
        ),
    )


def counts_of(prince: dict[str, Any], c: Components) -> tuple[int, ...]:
    """What cards count of somebody's estate as it is."""
    built = sum([1 << c.building_ids.index(name) for name in prince["buildings"]])
    return count(
        c,
        lands=tuple([prince["landscapes"][name] for name in c.landscape_ids]),
        jesters=prince["jesters"],
        builders=prince["builders"],
        prestige_cards=prince["prestige_cards"],
        freedoms=len(prince["freedoms"]),
        built=built,
        cards=cards_of(prince),
        works=prince["works"],
        empty=prince["empty"],
    )


def count(
    c: Components,
    *,
    lands: tuple[int, ...],
    jesters: int,
    builders: int,
    prestige_cards: int,
    freedoms: int,
    built: int,
    cards: int,
    works: int,
    empty: int,
) -> tuple[int, ...]:
    """In the order of COUNTS."""
    sizes = [(built & kinds).bit_count() for kinds in c.of_size]
    possessions = [*lands, jesters, builders, prestige_cards, freedoms]
    counted = {
        "forests": lands[0],
        "lakes": lands[1],
        "parks": lands[2],
        "jesters": jesters,
        "builders": builders,
        "prestige_cards": prestige_cards,
        "freedoms": freedoms,
        "buildings": built.bit_count(),
        "large_buildings": sizes[0],
        "medium_buildings": sizes[1],
        "small_buildings": sizes[2],
        "different_building_sizes": len(sizes) - sizes.count(0),
        "landscapes": sum(lands),
        "different_landscape_kinds": KINDS - lands.count(0),
        "categories_present": len(possessions) - possessions.count(0),
        "profession_and_recruiting_cards_in_hand": cards - works,
        "profession_and_recruiting_cards_on_table": works,
        "empty_squares": empty,
        "works": works,
    }
    return tuple([counted[name] for name in COUNTS])
