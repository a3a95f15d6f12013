"""A table of readers that isn't there. It speaks real bytes over a pseudo terminal or a loopback socket.

table: what tests and the demo move. felt: what the readers see. noise: how badly. bus_device: the device's side of the
protocol. line: pty and socket. endpoint: the thread that joins them. script: a timed list of placements and faults.
"""
