import os

from hypothesis import HealthCheck, settings

_QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
settings.register_profile("default", max_examples=60, deadline=None, derandomize=True, suppress_health_check=_QUIET)
settings.register_profile("long", max_examples=5_000, deadline=None, suppress_health_check=_QUIET)
settings.load_profile(os.environ.get("CUTCARD_PROPERTIES", "default"))
