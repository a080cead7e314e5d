"""`bottega serve`: reads its flags, takes the port, says where the table is, and hands over to the server."""

import errno
import ipaddress
import os
import socket
import time
import webbrowser
from collections.abc import Mapping
from typing import Any

from bottega.cli.reader import FAILED, Fault, Reader, said

GLANCE = 1.0  # seconds for whoever listens at a taken port to show its front page
ENOUGH = 8192  # bytes of it
TITLE = b"<title>Bottega</title>"


def serve(read: Reader, flags: Mapping[str, Any]) -> None:
    """`flags`: those that were given, by the names of their settings."""
    try:
        from bottega.cli import config
        from bottega.server import run
        from bottega.server.store.urls import shown
    except ImportError as error:
        raise Fault(FAILED, said(read.texts, "cli-serve-extra", missing=str(error.name))) from None
    chosen = config.gather(read, flags, os.environ)
    settings = chosen.settings(editions=tuple(read.editions(chosen.values["edition"])))
    address, number = chosen.values["host"], chosen.values["port"]
    try:
        listening = run.bound(address, number)
    except (OSError, UnicodeError) as error:
        raise Fault(FAILED, refusal(read, address, number, error)) from None
    link = f"http://{shown_host(address)}:{listening.getsockname()[1]}/"
    where = str(settings.data) if settings.database is None else shown(settings.database)

    def started() -> None:
        print(said(read.texts, "cli-serve-started", url=link, folder=where), flush=True)
        if not is_local(address):
            print(said(read.texts, "cli-serve-beyond", url=lan_url(listening.getsockname()[1])), flush=True)
        if chosen.values["open"]:
            webbrowser.open(link)

    with listening:
        run.serve(settings, listening, started)


def refusal(read: Reader, host: str, port: int, error: OSError | UnicodeError) -> str:
    """Why nobody can listen there: a table is open already, something else is, the host is not ours, or the port."""
    detail = getattr(error, "strerror", None) or str(error)
    reason = getattr(error, "errno", None)
    if reason == errno.EADDRINUSE:
        url = f"http://{shown_host(host)}:{port}/"
        if is_table(shown_host(host), port):
            return said(read.texts, "cli-serve-open", url=url)
        return said(read.texts, "cli-serve-taken", host=host, port=str(port))
    if isinstance(error, socket.gaierror | UnicodeError) or reason in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
        return said(read.texts, "cli-serve-host", host=host, detail=detail)
    return said(read.texts, "cli-serve-port", host=host, port=str(port), detail=detail)


def is_table(host: str, port: int) -> bool:
    """Whether it is one of ours that listens there; no longer than a glance, whatever else it may be."""
    late = time.monotonic() + GLANCE
    seen = b""
    try:
        with socket.create_connection((host.strip("[]"), port), GLANCE) as line:
            line.sendall(f"GET / HTTP/1.0\r\nHost: {host}:{port}\r\n\r\n".encode())
            while TITLE not in seen and len(seen) < ENOUGH and (left := late - time.monotonic()) > 0:
                line.settimeout(left)
                more = line.recv(ENOUGH)
                if not more:
                    break
                seen += more
    except (OSError, UnicodeError):
        return False
    return TITLE in seen


def is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def shown_host(host: str) -> str:
    if host in ("0.0.0.0", "::"):  # noqa: S104 -- it is compared, not bound
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def lan_url(port: int) -> str:
    """How others in the house reach this machine; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            host = probe.getsockname()[0]
        except OSError:
            host = socket.gethostname()
    return f"http://{host}:{port}/"
