"""Starting and stopping the server by command."""

import asyncio
import gc
import socket
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from bottega.server import logs
from bottega.server.app import create_app
from bottega.server.door import Door, keep_calm
from bottega.server.leaving import Server
from bottega.server.settings import Settings
from bottega.server.store.copying import refuse_unfinished
from bottega.server.store.store import Store

BACKLOG = 128
SELDOM = (50_000, 20, 20)


def bound(host: str, port: int) -> socket.socket:
    """The port, taken before anything else happens, so that a taken one is refused at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # By its number: only then asyncio sends small answers at once instead of waiting 40 ms for more to send.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(False)
    return listening


def serve(settings: Settings, listening: socket.socket, started: Callable[[], None]) -> None:
    """Until somebody stops it. A store that cannot be used is refused before anything is served."""
    logs.set_up(settings.log, settings.log_level)
    app = create_app(settings)
    store: Store = app.state.registry.store
    with store.alone():
        refuse_unfinished(store)
        serve_alone(app, settings, listening, started)


def serve_alone(app: FastAPI, settings: Settings, listening: socket.socket, started: Callable[[], None]) -> None:
    config = configured(app, settings)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(until_stopped(Server(config, app.state.registry), listening, started))


def configured(app: FastAPI, settings: Settings) -> uvicorn.Config:
    app.state.door = door = Door(settings.limits)
    keep_calm()
    return uvicorn.Config(
        app,
        http=door.http,
        ws=door.sockets,
        log_config=None,  # as all else that is logged
        log_level="warning",
        access_log=False,  # addresses hold invitations
        ws_max_size=settings.limits.message * 4,  # up to here a refusal is sent; beyond, the line is cut
        ws_per_message_deflate=False,  # costs more than all the rest of sending a view
        timeout_graceful_shutdown=2,
        server_header=False,
        proxy_headers=False,  # see `proxies.py`: uvicorn would believe everybody on this machine
        backlog=BACKLOG,
    )


async def until_stopped(server: uvicorn.Server, listening: socket.socket, started: Callable[[], None]) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        # Views are thousands of small things that go away by themselves; to look through them all again and again for
        # cycles would take a tenth of the time.
        gc.freeze()
        gc.set_threshold(*SELDOM)
        started()
    await serving
