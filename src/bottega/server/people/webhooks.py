"""Webhooks: programs of players, which hear in JSON what their owners are told."""

from typing import ClassVar

from bottega.server.people.outside import Outside


class Webhooks(Outside):
    """Calls the webhooks of players."""

    schemes: ClassVar[tuple[str, ...]] = ("http", "https")

    async def post(self, url: str, body: bytes) -> int:
        """Deliver a body of JSON and give the status."""
        return await self.send(url, {"content-type": "application/json"}, body)
