import sys

from PySide6.QtCore import QObject


def test_void_calls_keep_every_reference_to_none() -> None:
    """A binding that loses one per call ends in an abort after some hours of play."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1_000):
        thing.setObjectName("seat")
    assert abs(sys.getrefcount(None) - before) < 100
