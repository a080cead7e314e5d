"""`bottega serve`: reads its flags, takes the port, says where the table is, and hands over to the server."""

import errno
import ipaddress
import os
import socket
import time
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bottega.cli.reader import FAILED, Fault, Reader, said
from bottega.core.edition import Edition
from bottega.terminal import saves

HOST, PORT = "127.0.0.1", 8765
LONGEST_PACE, LONGEST_GRACE = 60.0, 86_400.0
GLANCE = 1.0  # seconds for whoever listens at a taken port to show its front page
ENOUGH = 8192  # bytes of it
TITLE = b"<title>Bottega</title>"


def serve(
    read: Reader,
    host: str | None,
    port: str | None,
    data: str | None,
    opens: bool,
    names: Sequence[str],
    pace: str | None,
    grace: str | None,
    editions: Sequence[Edition],
) -> None:
    number = PORT if port is None else read.number("--port", port, 0, 65_535)
    paced = seconds(read, "--pace", pace or os.environ.get("BOTTEGA_PACE"), LONGEST_PACE)
    patient = seconds(read, "--grace", grace, LONGEST_GRACE)
    folder = Path(data).expanduser() if data is not None else saves.folder() / "web"
    try:
        from bottega.server import run
        from bottega.server.settings import Settings
    except ImportError as error:
        raise Fault(FAILED, said(read.texts, "cli-serve-extra", missing=str(error.name))) from None
    usual = Settings(data=folder, hosts=tuple(names), editions=tuple(editions))
    settings = replace(
        usual,
        pace=usual.pace if paced is None else paced,
        grace=usual.grace if patient is None else patient,
    )
    address = host or HOST
    try:
        listening = run.bound(address, number)
    except (OSError, UnicodeError) as error:
        raise Fault(FAILED, refusal(read, address, number, error)) from None
    url = f"http://{shown_host(address)}:{listening.getsockname()[1]}/"

    def started() -> None:
        print(said(read.texts, "cli-serve-started", url=url, folder=str(folder)), flush=True)
        if not is_local(address):
            print(said(read.texts, "cli-serve-beyond", url=lan_url(listening.getsockname()[1])), flush=True)
        if opens:
            webbrowser.open(url)

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


def seconds(read: Reader, flag: str, given: str | None, most: float) -> float | None:
    if given is None:
        return None
    try:
        value = float(given)
    except ValueError:
        value = -1.0
    if not 0 <= value <= most:
        raise read.wrong("cli-seconds-bad", flag=flag, most=int(most), given=given)
    return value


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
