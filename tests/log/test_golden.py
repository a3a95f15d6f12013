"""A log that an earlier version wrote is read by this one and leads to the same table.

When a fact has got another shape the mend is an entry in `dealer_app/log/versions.py`, never a new golden. Only a table
that has got a field more or fewer has another hash: that one line may then be renewed, the rest never.
"""

import json
import shutil
from pathlib import Path

import pytest

from dealer_app.log.audit import verify_file
from dealer_app.log.store import LogFile
from dealer_app.rules.floor.effective import table_after
from tests.log.conftest import open_seal, records_in
from tests.log.golden import FOLDER
from tests.log.state_hash import state_hash

VERSIONS = sorted(path.stem for path in FOLDER.glob("*.json"))


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    assert isinstance(request.param, str)
    return request.param


@pytest.fixture
def golden(version: str, tmp_path: Path) -> Path:
    return Path(shutil.copy(FOLDER / f"{version}.db", tmp_path / "table.db"))


def test_there_is_a_golden_log() -> None:
    assert "0.1.0" in VERSIONS


def test_a_log_of_an_earlier_version_leads_to_the_same_table(version: str, golden: Path) -> None:
    expected = json.loads((FOLDER / f"{version}.json").read_text())
    found = verify_file(golden)
    stacks = {str(occupant.seat): occupant.stack for occupant in found.table.seats}
    assert stacks == expected["stacks"]
    assert (found.records, found.hands, found.head.hex()) == (expected["records"], expected["hands"], expected["head"])
    assert state_hash(found.table) == expected["state"]


def test_a_log_of_an_earlier_version_is_written_on(golden: Path) -> None:
    log = LogFile(golden, open_seal(), lambda: 1)
    assert log.restore() == records_in(golden)[-len(log.restore()) :]
    assert table_after(log.restore()) == verify_file(golden).table
    log.close()
