"""Logs: JSON lines that tell what went on, by request, and never a secret."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from bottega.server.base.logs import JsonLines
from tests.server.harness import PATIENCE
from tests.server.stories import House, tell


def test_a_real_server_logs_json_lines_without_a_secret(tmp_path: Path) -> None:
    environment = {**os.environ, "BOTTEGA_LOG": "debug", "PYTHONUNBUFFERED": "1"}
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    command = [sys.executable, "-m", "bottega", "serve", "--port", "0", "--db", url]
    with (
        (tmp_path / "log").open("wb") as log,
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log) as server,
    ):
        try:
            assert server.stdout is not None
            base = server.stdout.readline().decode().split()[-1]
            secrets = asyncio.run(live_through(base))
        finally:
            server.terminate()
            server.wait(PATIENCE)
    assert server.returncode in (0, -signal.SIGTERM)
    lines = (tmp_path / "log").read_text().splitlines()
    assert {"at", "level", "event"} <= set.intersection(*(set(json.loads(one)) for one in lines))
    assert {"started", "stopped"} <= {json.loads(line)["event"] for line in lines}
    text = "\n".join(lines)
    assert not [secret for secret in secrets if secret in text]


async def live_through(base: str) -> list[str]:
    """Do a bit of everything on a real server; give all that must not be in its log."""
    async with httpx.AsyncClient(
        base_url=base, timeout=PATIENCE, trust_env=False, verify=False
    ) as http:
        for _ in range(500):
            try:
                await http.get("/health")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.02)
        made = (await http.post("/api/guests", json={"name": "Anna"})).json()
        wish = {"game": "masters", "seats": [{"kind": "me"}], "start": True}
        table = (await http.post("/api/tables", json=wish)).json()["id"]
        links = (await http.get(f"/api/tables/{table}/links")).json()["links"]
        secret = links["0"].partition("#")[2]
        recovered = (await http.post("/api/recover", json={"code": made["recovery"]})).json()
        await http.post("/api/recover", json={"code": "WRONG-CODE-WRONG"})
        await http.post(f"/api/tables/{table}/seats/0", json={"link": secret})
        await http.get("/api/me", headers={"authorization": "Bearer forged.token"})
        propose = {"type": "propose", "what": "abandon", "key": "k"}
        await http.post(f"/api/tables/{table}/seats/0/commands", json=propose)
        info = (await http.get(f"/api/tables/{table}")).json()
        assert info["status"] == "abandoned"
    return [
        made["token"],
        made["recovery"],
        recovered["recovery"],
        secret.partition(".")[2],
        info["seed"],
        info["salt"],
        "WRONG-CODE",
        "forged.token",
    ]


def test_an_error_is_logged_under_its_request_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lines: list[str] = []
    monkeypatch.setattr(
        caplog.handler, "emit", lambda record: lines.append(JsonLines().format(record))
    )

    async def story(house: House) -> None:
        async def broken(*_: object) -> None:
            raise RuntimeError("broken")

        monkeypatch.setattr(house.site.store, "public", broken)
        answer = await house.stranger().get("/api/tables")
        (told,) = [one for one in map(json.loads, lines) if one["event"] == "a request failed"]
        assert told["request"] == answer.headers["x-request-id"]
        assert told["operation"] == "list_tables"
        assert "RuntimeError: broken" in told["trouble"]

    tell(tmp_path, story)
