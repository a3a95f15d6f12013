"""One declarative file per game; this package collects the `VARIANT` of each module that lies in it."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from dealer_app.rules.options import Options
from dealer_app.rules.variant import Variant


def _collect() -> tuple[Variant, ...]:
    modules = sorted(module.name for module in iter_modules(__path__))
    found: list[Variant] = [import_module(f"{__name__}.{name}").VARIANT for name in modules]
    return tuple(found)


VARIANTS: Final = _collect()
BY_KEY: Final = {variant.key: variant for variant in VARIANTS}


def variant_of(options: Options) -> Variant:
    """The game that a table's options choose. Raises KeyError when no file declares it."""
    for variant in VARIANTS:
        if variant.game is options.game and variant.structure is options.structure:
            return variant
    raise KeyError(f"no variant {options.game} {options.structure}")
