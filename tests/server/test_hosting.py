"""What `hosting/` holds fits the server: its settings, its measures and its addresses."""

import json
import re
from pathlib import Path

from bottega.server.base.metrics import Metrics
from bottega.server.base.settings import ServerSettings

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "hosting"
NAMED = re.compile(r"\bbottega_[a-z_]+")
SETTING = re.compile(r"\bBOTTEGA_([A-Z_]+)\b")
OWN = {"SITE", "SERVERS"}  # of the Caddyfile


def measured() -> set[str]:
    """List what Prometheus is told, by the names of its series."""
    metrics = Metrics()
    found = set()
    for family in metrics.registry.collect():
        ends = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
        found |= {family.name + end for end in ends.get(family.type, [""])}
    return found


def test_dashboard_and_alerts_ask_for_measures_that_there_are() -> None:
    board = json.loads((HOSTING / "monitoring" / "dashboard.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked += re.findall(
        r"^ +expr: (.*)$", (HOSTING / "monitoring" / "alerts.yml").read_text(), re.MULTILINE
    )
    named = {name for expression in asked for name in NAMED.findall(expression)}
    assert named <= measured()
    families = {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in measured()}
    assert {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in named} == families


def test_all_settings_that_are_named_are_settings_of_the_server() -> None:
    for file in (*HOSTING.rglob("*"), ROOT / "docs" / "hosting.md"):
        if file.is_file():
            said = set(SETTING.findall(file.read_text(encoding="utf-8")))
            known = {name.upper() for name in ServerSettings.__struct_fields__}
            assert said <= known | OWN | {"NAME"}, file
