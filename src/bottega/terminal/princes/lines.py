"""The lines between the estates and your hand: the piles, the supply, the auction, whose turn it is."""

from typing import Any

from rich.text import Text

from bottega.terminal.blocks import Block, fit, ink
from bottega.terminal.face import View
from bottega.terminal.princes.estate import badge
from bottega.terminal.princes.words import DIM, GOLD, HEADING, QUIET, Words

SEPARATOR = " · "
MANY_CHOICES = 14  # what may be bought is among the choices
TOO_MANY_CHOICES = 24


def middle(words: Words, view: View, width: int, tall: bool) -> Block:
    if view["over"]:
        return []
    rows = []
    if tall or view["phase"] != "actions":
        rows.append(piles(words, view))
    if tall or (view["phase"] == "actions" and len(view["choices"]) <= MANY_CHOICES):
        rows.append(supply(words, view))
    if view["auction"] is not None:
        rows.append(auction(words, view, view["auction"]))
    if view["options"].get("money") == "open":
        rows.append(open_money(words, view))
    if view["turn"] is not None and (tall or len(view["choices"]) <= TOO_MANY_CHOICES):
        rows.append(turn(words, view, view["turn"]))
    return [fit(row, width) for row in rows]


def piles(words: Words, view: View) -> Text:
    """What is left of each of the seven; a sold or empty one is out for this round."""
    line = ink(words.text("princes-piles"), HEADING)
    for pile in view["piles"]:
        shut = pile["sold"] or not pile["left"]
        line.append("  ")
        line.append(words.brief(pile["item"]), DIM if shut else "")
        line.append(f" {pile['left']}", DIM if shut else "bold")
        line.append(words.marks.sign("✗", "x") if pile["sold"] else "", QUIET)
    return line


def supply(words: Words, view: View) -> Text:
    line = ink(words.text("princes-supply"), HEADING)
    for row in view["buildings"]:
        line.append(" ")
        line.append_text(badge(words, view, row["building"]))
        line.append(str(row["left"]), "bold" if row["left"] else DIM)
    line.append(SEPARATOR + words.text("princes-freedoms"), QUIET)
    for row in view["freedoms"]:
        line.append(f" {words.letter(row['freedom'])}", QUIET)
        line.append(str(row["left"]), "bold" if row["left"] else DIM)
    line.append(SEPARATOR.rstrip(), QUIET)
    for deck in ("profession", "bonus"):
        line.append(" " + words.brief(deck), QUIET)
        line.append(f" {view['decks'][deck]}", "bold" if view["decks"][deck] else DIM)
    return line


def open_money(words: Words, view: View) -> Text:
    line = ink(words.text("princes-open-money"), HEADING)
    for prince in view["people"]:
        line.append(" ").append_text(words.emblem(prince["seat"])).append(f" {prince['florins']}", "bold")
    return line


def auction(words: Words, view: View, running: dict[str, Any]) -> Text:
    """The item, the bid, and who is in, out and done."""
    say = words.text
    line = ink(say("princes-auction") + "  ", HEADING)
    free = running["free"]
    done = [prince["seat"] for prince in view["people"] if prince["seat"] not in free]
    if running["buyer"] is not None:
        buyer = running["buyer"]
        line.append_text(words.say("princes-auction-buyer", who=words.who(buyer), prince=words.prince(buyer)))
    elif running["item"] is None:
        line.append_text(words.say("princes-auction-opens", prince=words.prince(running["opener"])))
        line.append_text(who(words, "princes-auction-free", free))
    else:
        line.append(words.thing(running["item"]), "bold")
        line.append(f" {running['bid']} ", GOLD)
        line.append_text(words.title(running["bidder"]))
        line.append_text(who(words, "princes-auction-opener", [running["opener"]]))
        line.append_text(who(words, "princes-auction-in", running["still"]))
        passed = [seat for seat in free if seat not in running["still"]]
        line.append_text(who(words, "princes-auction-passed", passed))
    line.append_text(who(words, "princes-auction-done", done))
    return line


def who(words: Words, key: str, seats: list[int]) -> Text:
    if not seats:
        return Text()
    line = ink(SEPARATOR + words.text(key) + " ", QUIET)
    return line.append_text(words.emblems(seats))


def turn(words: Words, view: View, acting: dict[str, Any]) -> Text:
    say = words.text
    line = ink(say("princes-turn", number=acting["number"] + 1, players=view["players"]) + "  ", HEADING)
    line.append_text(words.title(acting["seat"]))
    line.append(SEPARATOR + say("princes-actions-left", count=acting["actions_left"]), QUIET)
    if acting["work"] is not None:
        profession, value = acting["work"]["profession"], acting["work"]["value"]
        line.append(SEPARATOR + say("princes-at-work", profession=words.thing(profession), value=value))
    made = [prince for prince in view["people"] if prince["best_work"] is not None]
    if made:
        line.append(SEPARATOR + say("princes-best-works"), QUIET)
        for prince in made:
            line.append(" ")
            line.append_text(words.emblem(prince["seat"]))
            line.append(f" {prince['best_work']}", "bold")
    return line
