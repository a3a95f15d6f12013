"""Whether a window can be shown at all; Qt ends the process where it can't, and says nothing that helps."""

import os
import sys


def has_display() -> bool:
    """Whether this process has a screen to show windows on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
