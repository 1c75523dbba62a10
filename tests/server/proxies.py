"""Real proxies for tests: nginx and Caddy with the configurations of `hosting/`, and TLS."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

HOSTING = Path(__file__).parents[2] / "hosting"
PATIENCE = 60.0  # seconds for a start on a busy machine
PAUSE = 0.02

NGINX = """
daemon off;
error_log {folder}/error.log;
pid {folder}/nginx.pid;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
CADDY = """{{
    admin off
    auto_https disable_redirects
}}
import {folder}/site.caddy
"""


class Certificate(NamedTuple):
    """The files of a certificate for localhost."""

    chain: Path
    key: Path


def certificate(folder: Path) -> Certificate:
    """Sign a certificate for localhost by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    files = Certificate(folder / "chain.pem", folder / "key.pem")
    files.chain.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    files.key.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return files


def free_port() -> int:
    """Find a port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def with_changes(name: str, changes: dict[str, str]) -> str:
    """Read a configuration of `hosting/`, with what is other here; all of it must be there."""
    text = (HOSTING / name).read_text()
    for before, after in changes.items():
        assert before in text, f"{name} has no {before!r}"
        text = text.replace(before, after)
    return text


def nginx(folder: Path, port: int, server: int, path: str, files: Certificate) -> list[str]:
    """Configure nginx; give the words that run it."""
    changes = {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "    listen [::]:80;\n": "",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "    listen [::]:443 ssl;\n": "",
        "play.example.org;": "localhost;",
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(files.chain),
        "/etc/letsencrypt/live/play.example.org/privkey.pem": str(files.key),
        "127.0.0.1:8765": f"127.0.0.1:{server}",
        "location / {": f"location {path}/ {{",
    }
    (folder / "site.conf").write_text(with_changes("nginx.conf", changes))
    file = folder / "nginx.conf"
    file.write_text(NGINX.format(folder=folder))
    return ["-c", str(file), "-e", str(folder / "error.log")]


def caddy(folder: Path, port: int, server: int, path: str, files: Certificate) -> list[str]:
    """Configure Caddy; give the words that run it."""
    changes = {
        "{$BOTTEGA_SITE:play.example.org} {": (
            f"https://localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {files.chain} {files.key}"
        ),
        "reverse_proxy {$": f"reverse_proxy {path}/* {{$",
        "{$BOTTEGA_SERVERS:127.0.0.1:8765}": f"127.0.0.1:{server}",
    }
    (folder / "site.caddy").write_text(with_changes("Caddyfile", changes))
    file = folder / "Caddyfile"
    file.write_text(CADDY.format(folder=folder))
    return ["run", "--adapter", "caddyfile", "--config", str(file)]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def proxied(
    name: str, folder: Path, server: int, path: str, port: int | None = None
) -> Iterator[str]:
    """Run a proxy in front of a server, below a path; give the public address."""
    program = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.fail(f"install {name} for this test (Debian: apt-get install {name})", pytrace=False)
    folder = folder / name
    folder.mkdir()
    port = port or free_port()
    words = PROXIES[name](folder, port, server, path, certificate(folder))
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "said").open("wb") as said:
        running = subprocess.Popen([program, *words], stdout=said, stderr=said, env=environment)
    try:
        _wait(running, port, folder)
        yield f"https://localhost:{port}{path}"
    finally:
        running.terminate()
        running.wait(PATIENCE)


def _wait(running: "subprocess.Popen[bytes]", port: int, folder: Path) -> None:
    limit = time.monotonic() + PATIENCE
    unsure = ssl.create_default_context()
    unsure.check_hostname, unsure.verify_mode = False, ssl.CERT_NONE
    while time.monotonic() < limit:
        assert running.poll() is None, (folder / "said").read_text()
        try:
            with socket.create_connection(("127.0.0.1", port)) as line:
                unsure.wrap_socket(line, server_hostname="localhost").close()
                return
        except OSError:
            time.sleep(PAUSE)
    pytest.fail(f"the proxy does not start: {(folder / 'said').read_text()}")
