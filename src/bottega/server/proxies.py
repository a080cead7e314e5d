"""From where a request comes, and how it came, when others pass it on.

Whoever knocks may write into a header what he likes. So only a proxy that was named when the server was started is
believed, and only for the one step before it. With nobody named, the other end of the line is whoever asks.
"""

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
HOUSEHOLD = 64  # bits of an IPv6 address: whoever has one has all that begin like it
SECURE = {"http": "https", "ws": "wss", "https": "https", "wss": "wss"}
PLAIN = {secure: plain for plain, secure in SECURE.items() if plain != secure}
MOST_KNOWN = 4096


def networks(text: str) -> tuple[Network, ...]:
    """What stands behind `--behind-proxy`; a `ValueError` when it cannot be read.

    >>> networks("127.0.0.1,10.0.0.0/8")
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'))
    """
    return tuple(ip_network(one.strip(), strict=False) for one in text.split(","))


class Proxies:
    def __init__(self, trusted: Sequence[Network]) -> None:
        self.trusted = tuple(trusted)

    def look_through(self, scope: Scope) -> None:
        """Writes into the scope who asks, and whether he came by https."""
        client = scope.get("client")
        if not self.trusted or not client or not self.is_trusted(client[0]):
            return
        headers = Headers(scope=scope)
        scope["client"] = (self.asking(client[0], ",".join(headers.getlist("x-forwarded-for"))), 0)
        came_by = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        if came_by in ("http", "https"):
            kinds = SECURE if came_by == "https" else PLAIN
            scheme = scope.get("scheme", "http")
            scope["scheme"] = kinds.get(scheme, scheme)

    def asking(self, nearest: str, told: str) -> str:
        """The last of those told of who is not one of our proxies; what stands before him he may have made up."""
        for place in reversed(told.split(",")):
            found = address_in(place.strip())
            if found is None:
                break
            nearest = found
            if not self.is_trusted(found):
                break
        return nearest

    def is_trusted(self, address: str) -> bool:
        known = parsed(address)
        return known is not None and any(known in network for network in self.trusted)


def address_in(place: str) -> str | None:
    """Some proxies write the port too: `192.0.2.7:4711`, `[2001:db8::1]:4711`."""
    if place.startswith("["):
        place = place[1:].partition("]")[0]
    elif place.count(":") == 1:
        place = place.partition(":")[0]
    known = parsed(place)
    return None if known is None else str(known)


@lru_cache(MOST_KNOWN)
def counted(address: str) -> str:
    """As what an address is counted: one of IPv6 with all others of its household.

    >>> counted("2001:db8:1:2:3::4"), counted("::ffff:192.0.2.7"), counted("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    known = parsed(address)
    if isinstance(known, IPv6Address):
        return str(IPv6Network((known.packed, HOUSEHOLD), strict=False))
    return address if known is None else str(known)


def parsed(address: str) -> Address | None:
    try:
        known = ip_address(address)
    except ValueError:
        return None
    return known.ipv4_mapped or known if isinstance(known, IPv6Address) else known
