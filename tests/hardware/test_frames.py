"""The published vectors and streams of table bus, byte for byte, whole and in pieces."""

import json
from pathlib import Path

import pytest

from tests.frames.check import check_file

_FILE = Path(__file__).parents[1] / "data" / "frames.json"


def test_every_table_bus_vector_and_stream_comes_out_right() -> None:
    result = check_file(json.loads(_FILE.read_text(encoding="utf-8")))
    assert result.failures == []
    assert result.passed == 30


@pytest.mark.parametrize("at", [4, 20, 30])
def test_a_flipped_bit_in_a_vector_is_found(at: int) -> None:
    data = json.loads(_FILE.read_text(encoding="utf-8"))
    vector = next(entry for entry in data["vectors"] if entry["id"] == "tb-05")
    raw = bytearray.fromhex(vector["hex"])
    raw[at] ^= 1
    found = check_file({"vectors": [vector | {"hex": raw.hex()}], "streams": []})
    assert found.failures
