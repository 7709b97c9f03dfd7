"""Cars from numbers: one kernel, and a page of numbers for each body."""

from .build import build_car

__all__ = ["build_car"]
