"""A lorry from numbers: a high-roofed tractor of two axles, made like the cars are."""

from .build import build_lorry

__all__ = ["build_lorry"]
