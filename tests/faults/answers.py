"""Every answered request is in the journal once, what was refused is not, and nothing is there unasked."""

from collections.abc import Sequence

from bottega.server import journal
from bottega.server.journal import CHAT, MOVE, RESIGN, RETURN, TAKEOVER, UNDO

from .evening import Asking, Evening
from .story import Moment, Story, is_asked_for, is_of_a_person, said_in

KINDS = {"act": MOVE, "undo": UNDO, "take-back": UNDO, "chat": CHAT, "takeover": TAKEOVER, "return": RETURN}
KINDS["resign"] = RESIGN
AT_A_VERSION = ("act", "undo", "take-back")


def check_answers(evening: Evening, story: Story) -> list[str]:
    found, rows = matched(evening, story)
    done = set(rows.values())
    for number, asking in evening.askings.items():
        if asking.is_accepted and asking.asked.kind in KINDS and number not in done:
            found.append(f"lost: {asking} is not in the journal")
    return found


def matched(evening: Evening, story: Story) -> tuple[list[str], dict[int, int]]:
    """The request that each row came from, by their numbers; and the rows that came from none."""
    found: list[str] = []
    left = {number: asking for number, asking in evening.askings.items() if asking.may_be_done}
    rows: dict[int, int] = {}
    for row, moment in enumerate(story.moments):
        fitting = [asking for asking in left.values() if fits(asking, moment)]
        if fitting:
            # Whoever was answered first cannot have meant a later row.
            number = min(fitting, key=answered_by).asked.number
            rows[row] = number
            del left[number]
        elif is_of_a_person(moment.entry):
            found.append(unasked(evening, row, moment))
    return found, rows


def answered_by(asking: Asking) -> tuple[bool, int]:
    """When it was; what never was comes last."""
    return asking.answered is None, asking.asked.tick if asking.answered is None else asking.answered.tick


def fits(asking: Asking, moment: Moment) -> bool:
    asked, entry = asking.asked, moment.entry
    if (entry.kind, entry.seat) != (KINDS.get(asked.kind), asked.seat) or not is_meanwhile(asking, entry.at):
        return False
    if asked.kind in AT_A_VERSION and not moment.offered_at[asked.seat] <= asked.version <= moment.before[asked.seat]:
        return False
    return says(asking, moment)


def says(asking: Asking, moment: Moment) -> bool:
    """The same as the row, whenever it was."""
    asked, entry = asking.asked, moment.entry
    if (entry.kind, entry.seat) != (KINDS.get(asked.kind), asked.seat):
        return False
    match asked.kind:
        case "act":
            return entry.body == f"p{asked.content}"
        case "undo":
            return entry.body == asked.content
        case "take-back":
            return journal.is_take_back(entry)
        case "chat":
            return said_in(entry).text == asked.content
        case "takeover":
            return is_asked_for(entry)
    return True


def is_meanwhile(asking: Asking, at: int) -> bool:
    """Rows carry the clock of the same machine."""
    return asking.asked.at <= at and (asking.answered is None or at <= asking.answered.at)


def unasked(evening: Evening, row: int, moment: Moment) -> str:
    entry = moment.entry
    what = f"row {row} ({entry.kind} {entry.body!r} of seat {entry.seat})"
    same = [asking for asking in evening.askings.values() if says(asking, moment)]
    if refused := [asking for asking in same if not asking.may_be_done and is_meanwhile(asking, entry.at)]:
        return f"refused and done: {what} came from {refused[0]}"
    if same:
        return f"doubled: {what} is one more than was asked for; {same[0]}"
    return f"unasked: nobody asked for {what}"


def check_order(evening: Evening, story: Story) -> list[str]:
    """What was answered before something else was asked for stands before it."""
    _, rows = matched(evening, story)
    found: list[str] = []
    earliest, first = None, None  # of the rows after: the first that was answered
    for row in sorted(rows, reverse=True):
        asking = evening.askings[rows[row]]
        if earliest is not None and earliest < asking.asked.tick:
            found.append(f"out of order: row {row} ({asking}) was asked for when row {first} had been answered")
        if asking.answered is not None and (earliest is None or asking.answered.tick < earliest):
            earliest, first = asking.answered.tick, row
    return found


def answered_rows(evening: Evening, story: Story) -> Sequence[tuple[int, int]]:
    """The tick at which each row had been answered, and the row."""
    _, rows = matched(evening, story)
    told = [(evening.askings[number].answered, row) for row, number in rows.items()]
    return sorted((answered.tick, row) for answered, row in told if answered is not None)
