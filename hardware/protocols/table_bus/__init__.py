"""Table bus 1.0, our open protocol for shoes, antennas, trays and lamps: COBS, CRC-32, CBOR, resent until acknowledged.

frames: bytes to frames and back. messages: what a body holds. reliable: order, repeats and acknowledgement, for either
side. driver: the host's side as the link uses it, with meaning (frames to events), wholes (parts of snapshots),
device_time, sending, lamps and health. Sealed bodies, an extension, are refused.
"""
