"""Running the server: one process, or several that share an address and a database."""

import os
import socket
import webbrowser
from typing import Any

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from bottega.server.base import logs
from bottega.server.base.settings import BadSetting, ServerSettings
from bottega.server.site import Site
from bottega.server.store.database import rehearse
from bottega.server.web.app import create

FACTORY = "bottega.server.web.app:from_environment"


def serve(settings: ServerSettings, *, browse: bool = False) -> None:
    """Serve until the process is told to stop; what was acknowledged is stored by then."""
    logs.set_up(settings.log)
    if settings.processes > 1 and not settings.db.startswith("postgres"):
        raise BadSetting("several processes need a PostgreSQL database: --db postgresql://...")
    rehearse(settings.db)
    listening = _bind(settings)
    address = f"http://{_shown(settings.host)}:{listening.getsockname()[1]}"
    print(f"Bottega is at {settings.url or address}", flush=True)
    if browse:
        webbrowser.open(address)
    if settings.processes > 1:
        _serve_many(settings, listening)
    else:
        uvicorn.Server(_config(settings, create(Site(settings)))).run([listening])


def _bind(settings: ServerSettings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or str(error)
        where = f"{settings.host}:{settings.port}"
        raise BadSetting(f"cannot listen on {where}: {why}; choose --host and --port") from None
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


def _shown(host: str) -> str:
    return "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host


def _config(settings: ServerSettings, app: Any, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http="bottega.server.web.patience:Patient",
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=10,
        **more,
    )


def _serve_many(settings: ServerSettings, listening: socket.socket) -> None:
    """Let a supervisor start the processes, and start one anew when it dies."""
    for name, value in msgspec.structs.asdict(settings).items():
        word = ",".join(value) if isinstance(value, tuple) else str(value)
        os.environ[f"BOTTEGA_{name.upper()}"] = word
    config = _config(settings, FACTORY, factory=True, workers=settings.processes)
    Multiprocess(config, sockets=[listening]).run()
