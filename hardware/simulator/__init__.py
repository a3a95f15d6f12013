"""A table of readers that isn't there; speaks real bytes."""
