"""What can go wrong with a device, one tree for all systems and libraries."""

from hardware.events import DownReason


class DeviceError(Exception):
    """Something with a device; its text is for the technician."""


class OpenFailed(DeviceError):
    """A port could not be opened; `reason` says which of the kinds it is."""

    def __init__(self, reason: DownReason, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason


class LinkLost(DeviceError):
    """The line went away, or the device fell silent, while it was open."""


class WrongDevice(DeviceError):
    """Something else answered than what the layout says; `reason` says whether it is another one or another kind."""

    def __init__(self, reason: DownReason, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason


class LayoutError(DeviceError):
    """layout.toml can't be used; `faults` names every fault of the file, one sentence each."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults
