"""Small files that may change and are not the record."""
