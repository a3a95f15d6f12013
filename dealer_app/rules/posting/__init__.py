"""Antes, blinds, straddles, in order."""
