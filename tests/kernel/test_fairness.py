"""A deal that was committed to can be checked by anybody who has the record."""

import hashlib

import msgspec
import pytest

from bottega.games import game as game_called
from bottega.kernel import record
from bottega.kernel.errors import BadRecord
from bottega.kernel.fairness import commitment
from bottega.kernel.record import Record
from bottega.kernel.session import Session

MASTERS = game_called("masters")
SALT = "5a17"


def committed() -> Record:
    played = Session(MASTERS, MASTERS.options_of(2), 7).record()
    promise = commitment(played.game, played.options, played.seed, SALT)
    return msgspec.structs.replace(played, salt=SALT, commitment=promise)


def test_a_commitment_is_the_hash_of_salt_seed_and_options() -> None:
    lines = b"5a17\n7\nmasters\n2\ndiscard fresh\nsolo_last_colour victory\n"
    assert committed().commitment == hashlib.sha256(lines).hexdigest()


@pytest.mark.parametrize("write", [record.to_text, record.to_json])
def test_both_notations_carry_the_commitment(write: object) -> None:
    written = write(MASTERS, committed())  # type: ignore[operator]
    text = written if isinstance(written, str) else written.decode()
    assert record.read(MASTERS, text) == committed()
    record.verify(MASTERS, record.read(MASTERS, text))


@pytest.mark.parametrize(
    "changed", [{"seed": 8}, {"salt": "5a18"}, {"options": MASTERS.options_of(2, discard="any")}]
)
def test_another_deal_than_the_promised_one_is_found(changed: dict[str, object]) -> None:
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        record.verify(MASTERS, msgspec.structs.replace(committed(), **changed))


def test_a_commitment_without_its_salt_cannot_be_checked() -> None:
    text = record.to_text(MASTERS, msgspec.structs.replace(committed(), salt=None))
    with pytest.raises(BadRecord, match="line 7: the commitment cannot be checked"):
        record.verify(MASTERS, record.read(MASTERS, text))


def test_a_salt_is_hexadecimal() -> None:
    text = record.to_text(MASTERS, committed()).replace("salt 5a17", "salt pepper")
    with pytest.raises(BadRecord, match="line 7: a salt is written in hexadecimal digits"):
        record.read(MASTERS, text)
