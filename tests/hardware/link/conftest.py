"""The clock of the host, faster than the wall."""

import pytest

from hardware.clock import Clock
from tests.hardware.stand import SPEED


@pytest.fixture
def clock() -> Clock:
    return Clock(SPEED)
