"""Who may not come in: addresses, networks and guests that the operator has blocked, kept in a small file."""

import ipaddress
import json
import os
from pathlib import Path
from typing import Final

from bottega.core.errors import BottegaError
from bottega.server.store.disk import flush_folder

BLOCKED: Final = "blocked.json"
GUEST = 32  # letters of a guest's number
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class NoSuchCaller(BottegaError):
    """It is neither an address, nor a network, nor a guest."""


class Blocked:
    def __init__(self, folder: Path) -> None:
        self.file = folder / BLOCKED
        self.guests: set[str] = set()
        self.networks: set[Network] = set()
        if self.file.exists():
            for who in json.loads(self.file.read_text("utf-8")):
                self.note(who)

    def note(self, who: str) -> None:
        read = caller(who)
        if isinstance(read, str):
            self.guests.add(read)
        else:
            self.networks.add(read)

    def __bool__(self) -> bool:
        return bool(self.guests or self.networks)

    def is_blocked(self, guest: str | None, address: str) -> bool:
        """`address` as it is counted: one of IPv6 is its household, and all of that is blocked with any of it."""
        if guest in self.guests:
            return True
        try:
            read = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(read.version == network.version and read.overlaps(network) for network in self.networks)

    def listed(self) -> list[str]:
        return [*sorted(str(network) for network in self.networks), *sorted(self.guests)]

    def block(self, who: str) -> None:
        self.keep([*self.listed(), str(caller(who))])
        self.note(who)

    def unblock(self, who: str) -> bool:
        """False when it was not blocked."""
        read = caller(who)
        left = [one for one in self.listed() if caller(one) != read]
        if len(left) == len(self.listed()):
            return False
        self.keep(left)
        self.guests.discard(str(read))
        self.networks = {network for network in self.networks if network != read}
        return True

    def keep(self, blocked: list[str]) -> None:
        """On the disk first: what cannot be written down is not done."""
        part = self.file.with_name(f"{BLOCKED}.part")
        self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as written:
            json.dump(blocked, written)
            written.flush()
            os.fsync(written.fileno())
        part.replace(self.file)
        flush_folder(self.file.parent)


def caller(who: str) -> str | Network:
    if len(who) == GUEST and who.isalnum():
        return who
    try:
        return ipaddress.ip_network(who, strict=False)
    except ValueError:
        raise NoSuchCaller(f"“{who}” is neither an address, nor a network, nor the number of a guest.") from None
