"""A lorry built from numbers like the cars: a tractor unit with a high roof and two axles."""

from .build import build_lorry

__all__ = ["build_lorry"]
