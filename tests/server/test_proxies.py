"""Who asks is whoever is at the other end of the line, unless a proxy that we were told of says it."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bottega.server.door import Door
from bottega.server.proxies import Proxies, counted, networks
from bottega.server.settings import Limits

from .served import GENEROUS, Guest, Served, refused, settings

ELSEWHERE = "x-forwarded-for"


def scope(client: str, scheme: str = "http", **headers: str) -> dict[str, Any]:
    told = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "client": (client, 1), "scheme": scheme, "headers": told}


def asking(trusted: str, client: str, told: str) -> str:
    seen = scope(client, x_forwarded_for=told)
    Proxies(networks(trusted) if trusted else ()).look_through(seen)
    return str(seen["client"][0])


@pytest.mark.parametrize(
    ("trusted", "client", "told", "found"),
    [
        ("", "127.0.0.1", "192.0.2.7", "127.0.0.1"),
        ("10.0.0.0/8", "127.0.0.1", "192.0.2.7", "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "127.0.0.1", "1.1.1.1, 192.0.2.7", "192.0.2.7"),
        ("127.0.0.1,10.0.0.0/8", "10.1.1.1", "1.1.1.1, 192.0.2.7, 127.0.0.1", "192.0.2.7"),
        ("10.0.0.0/8", "10.1.1.1", "10.2.2.2, 10.3.3.3", "10.2.2.2"),
        ("127.0.0.1", "127.0.0.1", "192.0.2.7:4711", "192.0.2.7"),
        ("::1", "::1", "[2001:db8::1]:4711", "2001:db8::1"),
        ("127.0.0.1", "::ffff:127.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "127.0.0.1", "unknown", "127.0.0.1"),
        ("10.0.0.0/8", "10.1.1.1", "192.0.2.7, nonsense, 10.2.2.2", "10.2.2.2"),
        ("127.0.0.1", "127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "testclient", "192.0.2.7", "testclient"),
    ],
)
def test_only_a_named_proxy_is_believed_and_only_for_the_step_before_it(
    trusted: str, client: str, told: str, found: str
) -> None:
    assert asking(trusted, client, told) == found


@pytest.mark.parametrize(("scheme", "told", "found"), [("ws", "https", "wss"), ("https", "http", "http")])
def test_how_it_came_is_told_by_the_proxy_too(scheme: str, told: str, found: str) -> None:
    seen = scope("127.0.0.1", scheme, x_forwarded_proto=told)
    Proxies(networks("127.0.0.1")).look_through(seen)
    assert seen["scheme"] == found
    for nonsense in ("ftp", "", "https, gopher"):
        seen = scope("127.0.0.1", scheme, x_forwarded_proto=nonsense)
        Proxies(networks("127.0.0.1")).look_through(seen)
        assert seen["scheme"] == scheme


def test_a_household_with_ipv6_is_one_address() -> None:
    assert counted("2001:db8:1:2::1") == counted("2001:db8:1:2:ffff::1") != counted("2001:db8:1:3::1")
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7")


class Line:
    def __init__(self, address: str) -> None:
        self.address = address

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return self.address, 1

    def abort(self) -> None:
        pass


def test_its_connections_are_counted_together() -> None:
    async def knock() -> None:
        door = Door(Limits())
        for number in range(9):
            door.enter(Line(f"2001:db8:1:2::{number}"))
        assert [len(lines) for lines in door.asking.values()] == [9]

    asyncio.run(knock())


def knock(guest: Guest, count: int, elsewhere: bool) -> list[int]:
    headers = [{ELSEWHERE: f"192.0.2.{number}"} if elsewhere else {} for number in range(count)]
    return [guest.http.get("/api/me", headers=header).status_code for header in headers]


def test_without_a_proxy_nobody_chooses_his_own_address(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests=(3, 0.0))
    with Served(settings(tmp_path, limits=limits)) as served:
        assert knock(served.guest(), 5, elsewhere=True) == [200, 200, 200, 429, 429]
        answer = served.guest().http.get("/static/boot.js", headers={"x-forwarded-proto": "https"})
        assert "strict-transport-security" not in answer.headers


def test_behind_a_named_proxy_everybody_has_an_address_of_his_own(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests=(3, 0.0))
    with Served(settings(tmp_path, limits=limits, proxies=networks("127.0.0.0/8"))) as served:
        assert knock(served.guest(), 5, elsewhere=True) == [200] * 5
        assert knock(served.guest(), 5, elsewhere=False) == [200, 200, 200, 429, 429], "the proxy itself"


HTTPS = {"x-forwarded-proto": "https"}


def test_over_https_the_cookie_belongs_to_this_host_alone(tmp_path: Path) -> None:
    """A page of another host below the same name, or at another port, could plant the plain one."""
    with Served(settings(tmp_path, proxies=networks("127.0.0.1"))) as served:
        guest = served.guest(headers=HTTPS)
        answer = guest.ask("GET", "/api/me")
        set_cookie = answer.headers["set-cookie"]
        assert set_cookie.startswith("__Host-bottega_guest=")
        assert {"Secure", "HttpOnly", "Path=/"} <= set(set_cookie.split("; "))
        assert "Domain" not in set_cookie
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        value = set_cookie.partition("=")[2].partition(";")[0]
        named = {"cookie": f"__Host-bottega_guest={value}"}
        assert guest.http.post("/api/me", json={"name": "Ada"}, headers=named).status_code == 200
        assert guest.http.get("/api/me", headers=named).json() == {"name": "Ada"}
        planted = {"cookie": f"bottega_guest={value}"}
        assert guest.http.get("/api/me", headers=planted).json() == {"name": ""}
        assert served.guest().http.get("/api/me", headers=planted).json() == {"name": "Ada"}, "not over https"


def test_what_a_guest_is_told_is_kept_by_nobody_on_the_way(served: Served) -> None:
    guest = served.guest()
    for path in ("/api/me", "/api/tables", "/api/games", "/api/nothing"):
        assert guest.http.get(path).headers["cache-control"] == "no-store", path
    assert guest.http.get("/").headers["cache-control"] == "no-cache"
    refused(guest.http.get("/api/games", headers={"host": "evil.example"}), 421, "wrong-host")
