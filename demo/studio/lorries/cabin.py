"""A simple interior, seen through the cab's windows: dashboard, wheel, two seats, bunk."""

import bpy
import numpy as np

from ..cars.cabin import seat
from ..kit import materials
from ..kit.field import Array, box, most
from ..kit.mesher import solid
from .measures import FLOOR
from .parts import bar, block

SEATS = 0.62
"""The distance of each seat from the middle."""


def build_cabin(into: bpy.types.Collection) -> None:
    """The interior below the windows."""
    cloth = materials.plain("cloth", (0.10, 0.10, 0.10), 0.8)
    pale = materials.plain("curtain", (0.34, 0.34, 0.34), 0.9)
    _dash(cloth, into)
    for y in (-SEATS, SEATS):
        bounds = ((-2.05, -1.05), (y - 0.35, y + 0.35), (FLOOR, FLOOR + 1.45))
        solid("seat", seat(-1.42, y, FLOOR + 0.42), bounds, 0.025, cloth, into)
        block("foot", (-1.68, y, FLOOR + 0.17), (0.40, 0.36, 0.34), cloth, into, 0.04)
    block("floor", (-1.75, 0.0, FLOOR - 0.02), (1.9, 2.30, 0.04), cloth, into)
    block("bunk", (-1.02, 0.0, FLOOR + 0.42), (0.52, 2.2, 0.16), pale, into, 0.04)
    block("wall", (-0.79, 0.0, FLOOR + 1.0), (0.05, 2.0, 1.9), pale, into)
    for y in (-1.06, 1.06):
        block("curtain", (-1.22, y, 2.35), (0.30, 0.06, 1.3), pale, into, 0.02)
    turns = np.linspace(0, 2 * np.pi, 41)
    ring = [(-2.02 + 0.225 * np.cos(a), -SEATS + 0.225 * np.sin(a), 1.98 + 0.10 * np.cos(a)) for a in turns]
    bar("steering wheel", ring, 0.018, cloth, into)
    block("hub", (-2.03, -SEATS, 1.96), (0.12, 0.40, 0.03), cloth, into, 0.01)


def _dash(cloth: bpy.types.Material, into: bpy.types.Collection) -> None:
    def field(x: Array, y: Array, z: Array) -> Array:
        shape = box((-2.55, 0.0, 1.62), (0.62, 2.1, 0.60), 0.10)(x - 0.16 * y * y + 0.25 * (z - 1.7), y, z)
        return most(shape, np.abs(y) - 1.06, 0.05)

    solid("dashboard", field, ((-3.0, -1.9), (-1.12, 1.12), (1.25, 2.0)), 0.03, cloth, into)
