"""What is typed and what the system answers, made into what a person can use."""

import math

import click


def in_words(error: OSError) -> str:
    """An error of the system in one sentence, with the place it is about."""
    said = error.strerror or str(error)
    return f"{error.filename}: {said}" if error.filename is not None else said


def a_number(_: click.Context, __: click.Parameter, value: float | None) -> float | None:
    """Refuse "nan", which lies in every range."""
    if value is not None and math.isnan(value):
        raise click.BadParameter("must be a number")
    return value


def a_name(_: click.Context, __: click.Parameter, value: str | None) -> str | None:
    """A name that can be recorded and shown: one line of text. Refuses anything else."""
    if value is None:
        return None
    name = value.strip()
    if not name or not name.isprintable():  # bytes that are no text of the terminal are not printable either
        raise click.BadParameter("must be one line of text")
    return name
