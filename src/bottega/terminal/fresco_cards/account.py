"""The end of a game: who stands where, and where the points come from."""

from bottega.core.account import Account
from bottega.terminal.blocks import Block, fit, ink
from bottega.terminal.face import View
from bottega.terminal.fresco.words import GOLD, HEADING, QUIET
from bottega.terminal.fresco_cards.words import CardWords

NAME = 14
COLUMN = 9


def draw(words: CardWords, view: View, account: Account) -> Block:
    say = words.texts.text
    head = ink(say("fresco-account"), HEADING)
    titles = ink(fit(ink(say("fresco-account-place") + "  " + say("fresco-account-painter")), NAME + 6).plain, QUIET)
    for source in account.sources:
        titles.append(f"{say(f'cards-source-{source}'):>{COLUMN}}", QUIET)
    titles.append(f"{say('fresco-account-total'):>{COLUMN - 3}}", GOLD)
    rows = [head, titles]
    place = 1
    for seats in view["ranking"]:
        for seat in seats:
            line = fit(ink(f"  {place}", "bold"), 6)
            line.append_text(fit(words.title(seat), NAME))
            for source in account.sources:
                points = account.points[seat][source]
                line.append(f"{points:>{COLUMN}}", "" if points else QUIET)
            line.append(f"{account.totals[seat]:>{COLUMN - 3}}", GOLD)
            rows.append(line)
        place += len(seats)
    return rows
