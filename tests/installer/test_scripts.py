import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "installer/lock").glob("*.txt"))
SCRIPTS = [ROOT / "installer" / name for name in ("run", "test", "renew-lock", "prepare.sh")] + [ROOT / ".ci/run"]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_scripts_are_posix_sh(script: Path) -> None:
    shell = shutil.which("dash") or "sh"
    assert subprocess.run([shell, "-n", script], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_locked_package_has_its_hashes_and_names_no_place(lock: Path) -> None:
    text = lock.read_text()
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert "==" in entry
        assert "--hash=sha256:" in entry
    assert "://" not in text
    assert "/home" not in text


def test_the_locks_hold_all_that_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    run, test = ((ROOT / "installer/lock" / f"{name}.txt").read_text().lower() for name in ("run", "test"))
    for wanted in project["dependencies"]:
        assert f"\n{_name(wanted)}==" in f"\n{run}"
    for wanted in (*project["dependencies"], *project["optional-dependencies"]["dev"]):
        assert f"\n{_name(wanted)}==" in f"\n{test}"


def _name(requirement: str) -> str:
    return re.split(r"[<>=]", requirement)[0].lower()


def test_a_start_that_finds_all_in_place_asks_no_network(tmp_path: Path) -> None:
    """A stand-in environment with the right stamp is used as it is: no package manager is called."""
    shutil.copytree(ROOT / "installer", tmp_path / "installer")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    python = tmp_path / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "started $*"\n')
    python.chmod(0o755)
    script = f'set -eu; . {tmp_path}/installer/prepare.sh; stamp_of run > "$venv/.cutcard-run"'
    subprocess.run(["sh", "-c", script, f"{tmp_path}/installer/run"], check=True)
    done = subprocess.run(["sh", tmp_path / "installer/run", "x"], capture_output=True, text=True, check=True)
    assert done.stdout == "started -m dealer_app x\n"
