"""What is stored of somebody is theirs to have, without secrets and without others'."""

import json
from pathlib import Path

from bottega.server.store.own import OWN
from bottega.server.store.schema import METADATA
from tests.server.authenticator import Authenticator
from tests.server.stories import House, finished, refused, tell
from tests.server.test_passkeys import SITE, added

# What columns are called that say whose a row is; errands are nobody's, and soon forgotten.
OWNERS = {"identity", "holder", "player", "host", "reporter"}
FORGOTTEN = METADATA.tables["errands"]


def test_no_table_with_rows_of_people_is_left_out() -> None:
    named = {table for table in METADATA.tables.values() if OWNERS & set(table.c.keys())}
    assert named - {FORGOTTEN} == {one.table for one in OWN} - {METADATA.tables["identities"]}


def test_everything_of_somebody_is_given_but_secrets(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        key = Authenticator(SITE)
        await added(anna, key, name="My phone")
        await anna.ask("PUT", f"/api/me/blocks/{bruno.id}")
        await anna.ask("PUT", "/api/me/wishes", json={})
        table = await finished(anna)
        await finished(bruno)
        given = await anna.http.get("/api/me/export")
        assert "attachment" in given.headers["content-disposition"]
        stored = given.json()["stored"]
        assert [one["name"] for one in stored["identities"]] == ["Anna"]
        assert [one["name"] for one in stored["passkeys"]] == ["My phone"]
        assert [one["other"] for one in stored["ties"]] == [bruno.id]
        assert [one["identity"] for one in stored["wishes"]] == [anna.id]
        assert len(stored["sessions"]) == 1
        for games in ("seats", "results"):
            assert [one["table_id"] for one in stored[games]] == [table]
        text = json.dumps(stored)
        secrets = (anna.token, anna.token.rpartition(".")[2], anna.recovery, "recovery", "Bruno")
        assert not [secret for secret in secrets if secret in text]
        await refused(house.stranger().get("/api/me/export"), 401, "who-are-you")

    tell(tmp_path, story, url=SITE)
