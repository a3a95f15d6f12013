"""A host and a device that have found each other."""

import pytest

from tests.hardware.bench import Bench


@pytest.fixture
def bench() -> Bench:
    """A host and a device that have found each other."""
    bench = Bench()
    bench.run(100)
    return bench
