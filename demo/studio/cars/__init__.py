"""Cars built from numbers: shared geometry, and one file of numbers for each body."""

from .build import build_car

__all__ = ["build_car"]
