"""Wishes that stand for several decisions: bidding up to a maximum, and putting the other cards back as they come."""

import re
from dataclasses import dataclass

from bottega.terminal.commands import matches, plain
from bottega.terminal.face import Choice, View
from bottega.terminal.princes.words import Words

# `up to 900`, `max 900`, `jusqu'à 900`, and with an item to open: `open lake max 900`.
LIMIT = re.compile(r"(?:(.*\S)\s+)?(?:up to|upto|max\.?|maximum|jusqu ?a|jusque)\s*(\d{1,6})(?: ?fl\.?)?")
APOSTROPHE = re.compile("['\N{RIGHT SINGLE QUOTATION MARK}]")
REST = ("rest", "reste", "any", "le reste", "the rest")


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
    line = APOSTROPHE.sub(" ", plain(typed))
    if view["deciding"] == "under" and line in REST:
        return PutBack(words.text("princes-rest-said"))
    limit = LIMIT.fullmatch(line)
    if limit is None:
        return None
    before, most = limit.group(1), int(limit.group(2))
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
    if view["mine"]["means"] < least:
        return words.text("princes-limit-poor", item=words.the(item), least=least)
    if most < least:
        return words.text("princes-limit-low", most=most, least=least)
    said = words.text("princes-limit-said", item=words.the(item), most=most)
    points = points_sold(view, least, most)
    if points:
        said += " " + words.text("princes-limit-sells", florins=view["mine"]["florins"], points=points)
    return BidUpTo(said, item, most, view["round"], opening)


def points_sold(view: View, least: int, most: int) -> int:
    """The prestige points that the highest bid within the limit would take (P-OQ-1)."""
    mine, economy = view["mine"], view["economy"]
    steps = (min(most, mine["means"]) - least) // economy["raise"]
    missing = least + steps * economy["raise"] - mine["florins"]
    return int(max(0, -(-missing // economy["per_point_sold"])))


def offer_of(view: View, number: int) -> View:
    (offer,) = [offer for offer in view["choices"] if offer["id"] == number]
    return dict(offer)
