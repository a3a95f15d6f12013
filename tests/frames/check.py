"""Vectors decode to the fields they state and encode to the same bytes; streams give their frames in any chunks."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.frames import table_bus

_BUILT = {"table_bus": table_bus}
_SPLITS = 20


@dataclass
class Result:
    """What came of some vectors and streams."""

    passed: int = 0
    not_built: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Result") -> None:
        """Take in another result."""
        self.passed += other.passed
        self.not_built += other.not_built
        self.failures += other.failures


def check_file(data: dict[str, Any]) -> Result:
    """Check all vectors and streams of one file."""
    result = Result()
    for entry, check in [*((v, _vector) for v in data["vectors"]), *((s, _stream) for s in data["streams"])]:
        if entry["protocol"] not in _BUILT:
            result.not_built += 1
            continue
        wrong = check(entry)
        result.passed += not wrong
        result.failures += [f"{entry['id']}: {text}" for text in wrong]
    return result


def _vector(entry: dict[str, Any]) -> list[str]:
    protocol = _BUILT[entry["protocol"]]
    data, expected = bytes.fromhex(entry["hex"]), entry["expect"]
    if expected.get("invalid"):
        return [] if not protocol.decoded(data) else ["decoded, but it is invalid"]
    wrong = []
    if protocol.decoded(data) != [expected]:
        wrong.append(f"decoded as {protocol.decoded(data)}")
    if protocol.encoded(expected) != data:
        wrong.append(f"encoded as {protocol.encoded(expected).hex(' ').upper()}")
    wrong += [f"split at {at}: other frames" for at in range(len(data)) if _split(protocol, data, at) != [expected]]
    if "open_with" in entry:
        wrong += _sealed(entry, data)
    return wrong


def _split(protocol: Any, data: bytes, at: int) -> Any:
    return protocol.feed([data[:at], data[at:]])[0]


def _sealed(entry: dict[str, Any], data: bytes) -> list[str]:
    secret = entry["open_with"]
    nonce = bytes.fromhex(secret["nonce"])
    boot = int.from_bytes(nonce[:4], "little")
    body, again = table_bus.opened(data, bytes.fromhex(secret["key"]), boot, to_host=nonce[4] == 1)
    wrong = [] if body == secret["body"] else [f"opened as {body}"]
    return wrong + ([] if again == data else ["sealed to other bytes"])


def _stream(entry: dict[str, Any]) -> list[str]:
    protocol = _BUILT[entry["protocol"]]
    chunks = [bytes.fromhex(chunk) for chunk in entry["chunks"]]
    expected = [frame["fields"] for frame in entry["expect"]["frames"]]
    found, rejects = protocol.feed(chunks)
    wrong = [] if found == expected else [f"gave {found}"]
    if rejects < entry["expect"]["rejects_at_least"]:
        wrong.append(f"only {rejects} rejected")
    whole, random = b"".join(chunks), Random(entry["id"])
    for _ in range(_SPLITS):
        cuts = sorted(random.sample(range(1, len(whole)), min(5, len(whole) - 1)))
        parts = [whole[a:b] for a, b in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
        if protocol.feed(parts)[0] != expected:
            wrong.append(f"cut at {cuts}: other frames")
    return wrong
