"""Screens are tested without a display; the platform must be set before Qt is first asked for it."""

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"
