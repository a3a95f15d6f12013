"""What the README names is there: paths, modules that are run, commands, the languages' places."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from dealer_app.cli.main import COMMANDS

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
PATHS = sorted(set(re.findall(r"\b(?:dealer_app|hardware|resources|tests|installer)/[\w./-]*\w", TEXT)))
MODULES = sorted(set(re.findall(r"python -m ([\w.]+)", TEXT)) - {"pytest"})


@pytest.mark.parametrize("path", [path for path in PATHS if "CODE" not in path])
def test_a_path_that_the_readme_names_is_there(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("module", MODULES)
def test_a_module_that_the_readme_runs_is_there(module: str) -> None:
    found = find_spec(module)
    assert found is not None
    assert found.submodule_search_locations is None or find_spec(f"{module}.__main__") is not None


def test_the_readme_runs_no_command_that_is_not_one_and_leaves_none_out() -> None:
    assert set(re.findall(r"installer/run (\w+)", TEXT)) == set(COMMANDS)


def test_the_map_has_every_package() -> None:
    packages = {each.name for each in (ROOT / "dealer_app").iterdir() if (each / "__init__.py").exists()}
    assert set(re.findall(r"^    dealer_app/(\w+)  ", TEXT, re.MULTILINE)) == packages
