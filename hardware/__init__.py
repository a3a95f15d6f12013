"""Readers: bytes from a port to events."""
