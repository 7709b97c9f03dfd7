"""The exhaust: two bent pipes, their collector, and a silencer that points up along the near side."""

import bpy
import numpy as np
from mathutils import Vector

from ..kit import materials
from .parts import tube, turned
from .spec import Point

INTO: Point = (0.395, -0.170, 0.322)
END: Point = (0.800, -0.205, 0.478)


def build_exhaust(into: bpy.types.Collection) -> None:
    """Pipes of brushed steel and a dark silencer with a bright end cap."""
    steel = materials.plain("steel", (0.36, 0.36, 0.36), 0.22, 1.0)
    for side in (-1, 1):
        pipe: list[Point] = [
            (-0.195, side * 0.075, 0.560), (-0.262, side * 0.078, 0.535), (-0.318, side * 0.074, 0.470),
            (-0.318, side * 0.066, 0.360), (-0.270, side * 0.056, 0.245), (-0.170, side * 0.046, 0.172),
            (-0.040, side * 0.036, 0.150), (0.070, side * 0.020 - 0.02, 0.152),
        ]  # fmt: skip
        tube("pipe", pipe, 0.0205, steel, into, 28, 12)
        tube(
            "flange",
            [(-0.180, side * 0.075, 0.566), (-0.200, side * 0.075, 0.558)],
            0.031,
            steel,
            into,
            28,
            2,
        )
    merge: list[Point] = [
        (0.050, -0.02, 0.152), (0.130, -0.030, 0.158), (0.220, -0.085, 0.190),
        (0.300, -0.145, 0.250), (0.360, -0.165, 0.303), INTO,
    ]  # fmt: skip
    tube("merge", merge, [0.036, 0.034, 0.029, 0.026, 0.026, 0.026], steel, into, 28, 12)
    _silencer(steel, into)
    tube(
        "hanger", [(0.545, -0.168, 0.415), (0.505, -0.140, 0.475)], 0.009, materials.alloy(True), into, 12, 3
    )


def _silencer(steel: bpy.types.Material, into: bpy.types.Collection) -> None:
    way = Vector(END) - Vector(INTO)
    long, along = way.length, tuple(way.normalized())
    cone = [(0.026, -0.02), (0.029, 0.0), (0.050, 0.085), (0.054, 0.098), (0.0, 0.098), (0.0, -0.02)]
    turned("cone", cone, steel, into, INTO, along, 64)
    can = [
        (0.0, 0.092),
        (0.054, 0.094),
        (0.0565, 0.104),
        (0.0565, long - 0.055),
        (0.054, long - 0.05),
        (0.0, long - 0.05),
    ]
    dark = materials.plain("silencer", (0.075, 0.075, 0.075), 0.30, 1.0)
    turned("skin silencer", can, dark, into, INTO, along, 72)
    end = [
        (0.0585, long - 0.062), (0.0590, long - 0.030), (0.054, long - 0.012), (0.036, long),
        (0.0275, long), (0.0275, long - 0.05), (0.050, long - 0.062),
    ]  # fmt: skip
    turned("end", end, steel, into, INTO, along, 72)
    hole = materials.plain("hole", (0.004, 0.004, 0.004), 0.9)
    turned(
        "hole",
        [(0, long - 0.03), (0.0275, long - 0.03), (0.0275, long - 0.034), (0, long - 0.034)],
        hole,
        into,
        INTO,
        along,
        40,
    )
    for share in np.array((0.30, 0.86)) * long:
        band = [
            (0.0578, share - 0.006),
            (0.0590, share - 0.004),
            (0.0590, share + 0.004),
            (0.0578, share + 0.006),
        ]
        turned("band", band, steel, into, INTO, along, 64)
