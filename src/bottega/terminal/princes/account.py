"""The end of a game: who stands where, and where the prestige comes from."""

from bottega.core.account import Account
from bottega.games.princes.events import SOLD
from bottega.locale import signed
from bottega.terminal.blocks import Block, fit, ink
from bottega.terminal.face import View
from bottega.terminal.princes.words import GOLD, HEADING, QUIET, Words

NAME = 12
COLUMN = 7


def draw(words: Words, view: View, account: Account) -> Block:
    say = words.text
    titles = ink(fit(ink(say("princes-account")), NAME + 4).plain, HEADING)
    for source in account.sources:
        titles.append(f"{say(f'princes-source-{source}'):>{COLUMN}}", QUIET)
    titles.append(f"{say('princes-account-total'):>{COLUMN - 2}}", GOLD)
    titles.append(f"{say('princes-account-florins'):>{COLUMN}}", QUIET)
    rows = [titles]
    place = 1
    for seats in view["ranking"]:
        for seat in seats:
            line = fit(ink(f" {place}", "bold"), 4).append_text(fit(words.title(seat), NAME))
            for source in account.sources:
                points = account.points[seat][source]
                line.append(f"{signed(points) if source == SOLD else points:>{COLUMN}}", "" if points else QUIET)
            line.append(f"{account.totals[seat]:>{COLUMN - 2}}", GOLD)
            line.append(f"{view['princes'][seat].get('florins', ''):>{COLUMN}}", QUIET)
            rows.append(line)
        place += len(seats)
    return rows
