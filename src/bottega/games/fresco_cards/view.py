"""What a seat sees, as plain data: built from a redacted state, so it can show no more than the seat knows.

Cards, sections, tiles, piles and colours go by their names, the same as in the notation. Each legal choice comes with
what it would bring.
"""

from collections.abc import Callable
from typing import Any

from bottega.core.actions import Action
from bottega.core.bits import bits
from bottega.games.fresco_cards.actions import (
    ACTIONS,
    Discard,
    Draw,
    Give,
    Lay,
    Pay,
    PayTile,
    Request,
    Restore,
    Take,
    Turn,
)
from bottega.games.fresco_cards.certain import sure_cards
from bottega.games.fresco_cards.components import TURNS
from bottega.games.fresco_cards.end import end
from bottega.games.fresco_cards.faces import brings
from bottega.games.fresco_cards.outlook import outlook
from bottega.games.fresco_cards.paints import (
    BASIC,
    CARD_NAMES,
    COLOURS,
    MARKET,
    PILES,
    SECTION_NAMES,
    SECTIONS,
    TILES,
    tile_counts,
)
from bottega.games.fresco_cards.scoring import restored
from bottega.games.fresco_cards.spent import earned, laid_out
from bottega.games.fresco_cards.state import CardsState, wall


def board(s: CardsState) -> dict[str, Any]:
    """What everybody sees alike."""
    c = s.rules.c
    people = [painter(s, p) for p in range(s.players)]
    return {
        "round": s.round,
        "end": end(s),
        "turn_cap": s.rules.cap,
        "final": bool(s.reason),
        "end_reason": s.reason,
        "end_at": s.rules.end_at,
        "phase": "over" if s.ended else s.rules.steps[s.step].name,
        "first": s.first,
        "active": None if s.ended else s.seat,
        "people": people,
        "painters": people,
        "row": [section_face(s, section) for section in s.row],
        "sections_left": s.sections_left,
        "display": [TILES[tile] if tile >= 0 else None for tile in s.display],
        "tiles_left": s.tiles_left,
        "tiles_used": held_tiles(s.tiles_used),
        "tile_points": {TILES[tile]: points for tile, points in enumerate(c.tile_points)},
        "favourite": COLOURS[s.favourite] if s.favourite >= 0 else None,
        "bishops_left": s.bishops_left,
        "piles": [pile_facts(s, pile) for pile in range(len(PILES))],
        "laid": [card_face(s, card) for card in bits(s.laid)],
        "laid_brings": brings(c, s.laid),
        "sections_this_turn": {
            "restored": s.fresh,
            "still_allowed": None if s.quota > SECTIONS else s.quota,
        },
        "recipes": [
            {"paints": [COLOURS[base] for base in c.recipes[blend]], "result": COLOURS[blend]}
            for blend in range(BASIC, len(COLOURS))
        ],
        "faces": {letters: list(cards) for letters, cards in s.rules.faces.items()},
        "hand_limit": c.hand_limit,
        "hand_least": c.hand_least,
    }


def own(s: CardsState, seat: int | None) -> dict[str, Any]:
    """What differs from viewer to viewer."""
    return {
        "mine": own_cards(s, seat) if seat is not None else None,
        "swap": swap_facts(s),
        "request": request_facts(s),
    }


def painter(s: CardsState, p: int) -> dict[str, Any]:
    backs = s.backs[p * len(PILES) : (p + 1) * len(PILES)]
    return {
        "painter": p,
        "seat": p,
        "hand": sum(backs),
        "backs": dict(zip(PILES, backs, strict=True)),
        "tiles": held_tiles(s.tiles[p]),
        "sections": [
            {
                "section": SECTION_NAMES[section],
                "turns": turns,
                "points": s.rules.c.points[section][turns],
            }
            for section, turns in wall(s.walls[p])
        ],
        "restored": restored(s, p),
        "section_points": s.section_points(p),
        "tile_points": s.tile_points(p),
        "score": s.section_points(p) + s.tile_points(p),
    }


def held_tiles(tiles: int) -> list[str]:
    return [TILES[sort] for sort, count in enumerate(tile_counts(tiles)) for _ in range(count)]


def own_cards(s: CardsState, seat: int) -> dict[str, Any]:
    """The hand, what is being done with it, and the cards that the seat knows to be in other hands."""
    chosen = s.put_aside(seat)
    hand = s.hands[seat] & ~(chosen | s.paid)
    paying: dict[str, Any] | None = None
    if s.section >= 0 and seat == s.seat:
        paying = {
            "section": SECTION_NAMES[s.section],
            "for": COLOURS[s.rules.c.paints[s.section][s.paying]],
            "cards": [card_face(s, card) for card in bits(s.paid)],
            "paint_tiles": [COLOURS[colour] for colour in bits(s.paid_tiles)],
            "half_mixed": bool(s.half),
            "turns": earned_turns(s, s.section, s.symbols + s.mixes),
            "paid": [[CARD_NAMES[card] for card in bits(cards)] for cards in paid_so_far(s)],
            "earned": earned(s.rules.c.points[s.section], s.symbols, s.mixes, asks_favourite(s, s.section)),
        }
    return {
        "hand": [card_face(s, card) for card in bits(hand)],
        "chosen": [card_face(s, card) for card in bits(chosen)],
        "chosen_brings": brings(s.rules.c, chosen),
        "paying": paying,
        "known": known_cards(s, seat),
    }


def paid_so_far(s: CardsState) -> list[int]:
    """The cards for each paint up to the one that is being paid."""
    paints = s.rules.c.paints[s.section][: s.paying + 1]
    return laid_out(s.rules.c, paints, s.paid, s.paid_tiles, True)


def known_cards(s: CardsState, seat: int) -> list[list[str]]:
    """For each hand the cards that the seat knows to be in it, because they can be nowhere else."""
    return [[CARD_NAMES[card] for card in bits(cards)] for cards in sure_cards(s, seat)]


def card_face(s: CardsState, card: int) -> dict[str, Any]:
    c = s.rules.c
    return {
        "card": CARD_NAMES[card],
        "pile": PILES[c.pile[card]],
        "colour": COLOURS[c.colour[card]],
        "half": COLOURS[c.half[card]] if c.half[card] >= 0 else None,
        "market": c.market_symbols[card],
        "workshop": c.workshop_symbols[card],
        "bishop": c.bishop_symbols[card],
    }


def section_face(s: CardsState, section: int) -> dict[str, Any] | None:
    if section < 0:
        return None
    c = s.rules.c
    return {
        "section": SECTION_NAMES[section],
        "paints": [COLOURS[colour] for colour in c.paints[section]],
        "points": list(c.points[section]),
        "favourite": asks_favourite(s, section),
    }


def asks_favourite(s: CardsState, section: int) -> bool:
    return s.favourite >= 0 and s.rules.c.needs[section] >> s.favourite & 1 == 1


def earned_turns(s: CardsState, section: int, symbols: int) -> int:
    return min(symbols + (1 if asks_favourite(s, section) else 0), TURNS)


def pile_facts(s: CardsState, pile: int) -> dict[str, Any]:
    discards = bits(s.discards & s.rules.c.of_pile[pile])
    c = s.rules.c
    return {
        "pile": PILES[pile],
        "left": s.left[pile],
        "discards": [CARD_NAMES[card] for card in discards],
        # What the box holds of this back: known to all, wherever the cards are.
        "colours": {
            name: (c.of_pile[pile] & c.of_colour[colour]).bit_count()
            for colour, name in enumerate(COLOURS)
            if c.of_pile[pile] & c.of_colour[colour]
        },
    }


def swap_facts(s: CardsState) -> dict[str, Any] | None:
    """The draws of a swap that are still to come."""
    if not s.workshops and not s.either:
        return None
    return {"workshop": s.workshops, "either": [CARD_NAMES[card] for card in bits(s.either)]}


def request_facts(s: CardsState) -> dict[str, Any] | None:
    if s.wanted < 0:
        return None
    return {"asker": s.seat, "colour": COLOURS[s.wanted], "answerer": s.answerer}


# --- choices and what they would do --------------------------------------------------------------------------------


def foresee(s: CardsState, seat: int, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
    return [foresee_one(s, seat, ACTIONS[number]) for number in numbers]


def foresee_one(s: CardsState, seat: int, action: Action) -> dict[str, Any]:
    known = FORESIGHT.get(type(action))
    return {} if known is None else known(s, seat, action)


def foresee_card(s: CardsState, seat: int, action: Lay | Give | Discard) -> dict[str, Any]:
    return card_face(s, action.card)


def foresee_restore(s: CardsState, seat: int, action: Restore) -> dict[str, Any]:
    """The points with the fewest and with the most symbols that the hand can give, before any turn tile."""
    section, c = action.section, s.rules.c
    least, most = outlook(s.rules, s.hands[seat], s.tiles[seat], section)
    fewest, best = earned_turns(s, section, least), earned_turns(s, section, most)
    return {
        "section": SECTION_NAMES[section],
        "paints": [COLOURS[colour] for colour in c.paints[section]],
        "favourite": asks_favourite(s, section),
        "turns": [fewest, best],
        "points": [c.points[section][fewest], c.points[section][best]],
    }


def foresee_pay(s: CardsState, seat: int, action: Pay) -> dict[str, Any]:
    c = s.rules.c
    colour = c.paints[s.section][s.paying]
    mix = s.half == 1 or c.colour[action.card] != colour
    symbols = s.symbols + s.mixes + c.bishop_symbols[action.card] + (1 if mix else 0)
    turns = earned_turns(s, s.section, symbols)
    return {
        **card_face(s, action.card),
        "for": COLOURS[colour],
        "mix": mix,
        "turns": turns,
        "points": c.points[s.section][turns],
    }


def foresee_pay_tile(s: CardsState, seat: int, action: PayTile) -> dict[str, Any]:
    turns = earned_turns(s, s.section, s.symbols + s.mixes)
    return {
        "for": COLOURS[s.rules.c.paints[s.section][s.paying]],
        "turns": turns,
        "points": s.rules.c.points[s.section][turns],
        "costs": s.rules.c.paint_tile_points,
    }


def foresee_draw(s: CardsState, seat: int, action: Draw) -> dict[str, Any]:
    facts: dict[str, Any] = {"pile": PILES[action.pile], "left": s.left[action.pile], "cards": 1}
    if s.workshops == 0:
        card = bits(s.either)[0]
        symbols = s.rules.c.market_symbols if action.pile == MARKET else s.rules.c.workshop_symbols
        facts["card"] = CARD_NAMES[card]
        facts["cards"] = symbols[card]
    return facts


def foresee_request(s: CardsState, seat: int, action: Request) -> dict[str, Any]:
    return {"colour": COLOURS[action.colour]}


def foresee_take(s: CardsState, seat: int, action: Take) -> dict[str, Any]:
    return {"tile": TILES[action.tile], "points": s.rules.c.tile_points[action.tile]}


def foresee_turn(s: CardsState, seat: int, action: Turn) -> dict[str, Any]:
    section, turns = wall(s.walls[seat])[-1]
    points = s.rules.c.points[section]
    return {
        "section": SECTION_NAMES[section],
        "turns": turns + 1,
        "points": points[turns + 1],
        "gain": points[turns + 1] - points[turns],
        "costs": s.rules.c.turn_tile_points,
    }


FORESIGHT: dict[type, Callable[[CardsState, int, Any], dict[str, Any]]] = {
    Lay: foresee_card,
    Give: foresee_card,
    Discard: foresee_card,
    Restore: foresee_restore,
    Pay: foresee_pay,
    PayTile: foresee_pay_tile,
    Draw: foresee_draw,
    Request: foresee_request,
    Take: foresee_take,
    Turn: foresee_turn,
}
