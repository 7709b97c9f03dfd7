"""The handlebar with its grips and levers, the mirrors and the instrument."""

import bpy
import numpy as np

from ..cars.screens import screen
from ..kit import materials
from ..kit.field import Array, box, least, most
from ..kit.mesher import solid
from .parts import rod, tube
from .spec import Point

BAR: list[Point] = [
    (-0.405, 0.0, 1.000),
    (-0.405, 0.075, 1.000),
    (-0.398, 0.150, 1.022),
    (-0.382, 0.230, 1.052),
    (-0.345, 0.310, 1.058),
    (-0.292, 0.415, 1.050),
]
"""One half of the handlebar."""
GRIP = ((-0.353, 0.295, 1.058), (-0.292, 0.415, 1.050))


def build_cockpit(into: bpy.types.Collection) -> None:
    """Both ends of the bar, and the parts in its middle."""
    black = materials.plain("bar", (0.02, 0.02, 0.02), 0.30, 0.6)
    for side in (-1, 1):
        tube("skin bar", _mirrored(BAR, side), [0.0145, 0.0145, 0.013, 0.0115, 0.0115], black, into)
        _controls(side, black, into)
        _mirror(side, black, into)
        riser = rod((-0.425, side * 0.055, 0.955), (-0.405, side * 0.055, 1.002), 0.021, 0.022)
        low, high = sorted((side * 0.02, side * 0.09))
        solid("riser", riser, ((-0.46, -0.37), (low, high), (0.92, 1.04)), 0.005, materials.alloy(True), into)
    screen("dials", (-0.470, 0.0, 1.052), (0.150, 0.088), 34, into)
    tube("stay", [(-0.500, 0, 1.04), (-0.475, 0, 1.00), (-0.445, 0, 0.96)], 0.014, black, into)
    for side in (-1, 1):
        hose: list[Point] = [
            (-0.365, side * 0.255, 1.055), (-0.46, side * 0.19, 1.02), (-0.50, side * 0.10, 0.93),
            (-0.49, side * 0.045, 0.82), (-0.50, side * 0.06, 0.72),
        ]  # fmt: skip
        tube("hose", hose, 0.0048, materials.rubber(), into, 10)


def _mirrored(points: list[Point], side: int) -> list[Point]:
    return [(x, side * y, z) for x, y, z in points]


def _controls(side: int, black: bpy.types.Material, into: bpy.types.Collection) -> None:
    """A grip with rings, a bar-end weight, switches, and a lever with its cylinder."""
    start, end = (np.array(point) for point in GRIP)
    way = end - start
    shares = np.linspace(0, 1, 49)
    rings = [0.0168 + 0.0012 * float(np.cos(share * 2 * np.pi * 12)) for share in shares]
    grip = _mirrored([tuple(start + way * share) for share in (0, 0.33, 0.66, 1)], side)
    tube("grip", grip, rings, materials.rubber(), into, 24, 16)
    tube(
        "flange",
        _mirrored([tuple(start), tuple(start + way * 0.04)], side),
        0.024,
        materials.rubber(),
        into,
        28,
        2,
    )
    weight = _mirrored([tuple(end), tuple(end + way * 0.16)], side)
    tube("skin weight", weight, [0.0165, 0.0175, 0.0155], materials.alloy(), into, 28, 6)
    pods = box((-0.366, side * 0.268, 1.056), (0.042, 0.048, 0.046), 0.018)
    perch = rod((-0.385, side * 0.222, 1.055), (-0.415, side * 0.262, 1.062), 0.016)

    def field(x: Array, y: Array, z: Array) -> Array:
        return least(pods(x, y, z), perch(x, y, z), 0.012)

    low, high = sorted((side * 0.19, side * 0.31))
    solid("pod", field, ((-0.45, -0.32), (low, high), (1.01, 1.10)), 0.005, black, into)
    lever = [
        (-0.418, 0.262, 1.060),
        (-0.418, 0.300, 1.058),
        (-0.395, 0.350, 1.053),
        (-0.362, 0.412, 1.047),
        (-0.356, 0.430, 1.046),
    ]
    tube("lever", _mirrored(lever, side), [0.0085, 0.0065, 0.0055, 0.0065], materials.alloy(), into, 14)
    if side > 0:
        pot = box((-0.408, 0.215, 1.090), (0.046, 0.058, 0.036), 0.014)
        solid("pot", pot, ((-0.45, -0.37), (0.17, 0.26), (1.06, 1.12)), 0.005, black, into)


def _mirror(side: int, black: bpy.types.Material, into: bpy.types.Collection) -> None:
    """A round mirror on an arm that rises from the clamp of the lever."""
    arm = [(-0.392, 0.245, 1.060), (-0.402, 0.262, 1.095), (-0.408, 0.318, 1.150), (-0.402, 0.358, 1.168)]
    tube("arm", _mirrored(arm, side), [0.0065, 0.0055, 0.0055], black, into, 14)
    middle = (-0.400, side * 0.392, 1.178)

    def head(x: Array, y: Array, z: Array) -> Array:
        flat = np.hypot((y - middle[1]) / 1.25, z - middle[2] + 0.12 * side * (y - middle[1])) - 0.050
        back = np.abs(x - middle[0] + 0.010 - 0.10 * side * (y - middle[1])) - 0.014
        return most(flat, back, 0.022)

    def pane(x: Array, y: Array, z: Array) -> Array:
        flat = np.hypot((y - middle[1]) / 1.25, z - middle[2] + 0.12 * side * (y - middle[1])) - 0.0445
        return most(flat, np.abs(x - middle[0] - 0.001 - 0.10 * side * (y - middle[1])) - 0.004, 0.002)

    low, high = sorted((middle[1] - 0.085, middle[1] + 0.085))
    bounds = ((middle[0] - 0.06, middle[0] + 0.05), (low, high), (middle[2] - 0.08, middle[2] + 0.08))
    solid("skin mirror", head, bounds, 0.005, materials.gloss_black(), into)
    solid("pane", pane, bounds, 0.004, materials.plain("pane", (0.7, 0.7, 0.7), 0.02, 1.0), into)
