"""Wishes that stand for several decisions: bidding up to a maximum, and putting the other cards back as they come."""

import re
from dataclasses import dataclass
from functools import cache

from bottega.terminal.commands import matches, plain, typed_words
from bottega.terminal.face import Choice, View
from bottega.terminal.princes.words import Words

APOSTROPHE = re.compile("['\N{RIGHT SINGLE QUOTATION MARK}]")


@cache
def limit() -> re.Pattern[str]:
    """`up to 900`, `max 900`, `jusqu'à 900`, and with an item to open: `open lake max 900`."""
    words = "|".join(re.escape(spaced(word)) for word in typed_words("words-limit"))
    return re.compile(rf"(?:(.*\S)\s+)?(?:{words})\s*(\d{{1,6}})(?: ?fl\.?)?")


def spaced(text: str) -> str:
    return APOSTROPHE.sub(" ", text)


@dataclass
class BidUpTo:
    """Exactly one raise at a time until you lead, or until the next one would be too much; then a pass."""

    said: str
    item: str
    most: int
    round: int
    opening: int | None = None

    def next(self, view: View) -> int | None:
        opening, self.opening = self.opening, None
        if opening is not None:
            return opening
        running = view["auction"]
        if view["deciding"] != "bid" or view["round"] != self.round or running["item"] != self.item:
            return None
        ids = {offer["verb"]: int(offer["id"]) for offer in view["choices"]}
        bids = "raise" in ids and running["next_bid"] <= self.most
        return ids["raise" if bids else "pass"]


@dataclass
class PutBack:
    """The other cards go under the pile in the order shown."""

    said: str

    def next(self, view: View) -> int | None:
        return int(view["choices"][0]["id"]) if view["deciding"] == "under" else None


def wish(words: Words, view: View, choices: list[Choice], typed: str) -> BidUpTo | PutBack | str | None:
    line = spaced(plain(typed))
    if view["deciding"] == "under" and line in typed_words("words-rest"):
        return PutBack(words.text("princes-rest-said"))
    found = limit().fullmatch(line)
    if found is None:
        return None
    before, most = found.group(1), int(found.group(2))
    if view["deciding"] == "bid" and before is None:
        running = view["auction"]
        return limited(words, view, running["item"], running["next_bid"], most, None)
    if view["deciding"] == "open" and before is not None:
        opened = [choice for choice in matches(before, choices) if offer_of(view, choice.id)["verb"] == "open"]
        if len(opened) == 1:
            offer = offer_of(view, opened[0].id)
            return limited(words, view, offer["item"], offer["price"], most, opened[0].id)
    return words.text("princes-limit-when")


def limited(words: Words, view: View, item: str, least: int, most: int, opening: int | None) -> BidUpTo | str:
    bids = view["mine"]["bids"]
    if not bids:
        return words.text("princes-limit-poor", item=words.the(item), least=least)
    if most < least:
        return words.text("princes-limit-low", most=most, least=least)
    said = words.text("princes-limit-said", item=words.the(item), most=most)
    points = max(bid["prestige_sold"] for bid in bids if bid["price"] <= most)
    if points:
        said += " " + words.text("princes-limit-sells", florins=view["mine"]["florins"], points=points)
    return BidUpTo(said, item, most, view["round"], opening)


def offer_of(view: View, number: int) -> View:
    (offer,) = [offer for offer in view["choices"] if offer["id"] == number]
    return dict(offer)
