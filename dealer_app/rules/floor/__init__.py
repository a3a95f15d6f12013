"""Stopping, correcting, what could have happened."""
