"""Sealed bodies of the table bus, an extension no device of ours speaks yet; here for the frames recorded of it.

ChaCha20-Poly1305 (RFC 8439), nonce from boot, direction and number, the header bound to the body.
"""

import struct
from dataclasses import replace
from typing import Final

import cbor2
from nacl.bindings import (
    crypto_aead_chacha20poly1305_ietf_decrypt as _open,
)
from nacl.bindings import (
    crypto_aead_chacha20poly1305_ietf_encrypt as _seal,
)
from nacl.exceptions import CryptoError

from hardware.protocols.table_bus.frames import Frame, Rejected, header, with_body
from hardware.protocols.table_bus.messages import Flag, MessageType, numbered

TO_HOST: Final = 1
TO_DEVICE: Final = 0
_NONCE: Final = struct.Struct("<IBxxxI")


def seal(frame: Frame, key: bytes, boot: int, direction: int) -> Frame:
    """The frame with its body under the key; only numbered frames, since a nonce must never come twice."""
    if not frame.seq:
        raise ValueError("only a numbered frame can be sealed")
    frame = replace(frame, flags=frame.flags | Flag.SEALED)
    body = cbor2.dumps(numbered(MessageType(frame.kind), frame.body), canonical=True)
    return replace(frame, body={}, sealed=_seal(body, _bound(frame), _nonce(frame, boot, direction), key))


def unseal(frame: Frame, key: bytes, boot: int, direction: int) -> Frame:
    """The frame with its body opened. Raises Rejected when the key is another one or a byte was changed."""
    try:
        body = _open(frame.sealed, _bound(frame), _nonce(frame, boot, direction), key)
    except CryptoError as error:
        raise Rejected("seal") from error
    return with_body(replace(frame, sealed=b""), body)


def _bound(frame: Frame) -> bytes:
    """The header as it was sent first: a repeat carries a flag that the seal does not know."""
    return header(replace(frame, flags=frame.flags & ~Flag.RETRANSMIT))


def _nonce(frame: Frame, boot: int, direction: int) -> bytes:
    return _NONCE.pack(boot, direction, frame.seq)
