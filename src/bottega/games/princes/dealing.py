"""Setting up: what everybody begins with, the shuffled decks, and four professions each."""

from bottega.games.princes.state import BONUS_DECK, DECK_SIZES, PRESTIGE_DECK, PROFESSION_DECK, PrincesState


def deal(s: PrincesState) -> None:
    c = s.rules.c
    if s.setup.options["first_player"] == "random":
        s.first = s.stream("setup/first").below(s.players)
    s.florins = [c.start_florins] * s.players
    s.prestige = [c.start_prestige] * s.players
    s.near = [c.beside_palace] * s.players
    s.cards = [c.dealt] * s.players
    s.supply = [*c.stacks, *c.building_copies, *[s.players - 1] * len(c.freedom_ids)]
    s.stock = (1 << len(s.supply)) - 1
    professions = shuffled(s, PROFESSION_DECK)
    for seat in range(s.players):
        for card in professions[seat * c.dealt : (seat + 1) * c.dealt]:
            s.hand[seat] |= 1 << card
    s.profession_pile = tuple(professions[s.players * c.dealt :])
    s.bonus_pile = tuple(shuffled(s, BONUS_DECK))
    s.prestige_pile = tuple(shuffled(s, PRESTIGE_DECK))
    s.draws = s.stream("setup/profession-pile").word


# Each deck has a stream of its own.
STREAMS = ("setup/professions", "setup/bonuses", "setup/prestiges")


def shuffled(s: PrincesState, deck: int) -> list[int]:
    cards = list(range(DECK_SIZES[deck]))
    s.stream(STREAMS[deck]).shuffle(cards)
    return cards
