"""The engine: two upright finned cylinders on a case, its covers, and the radiator in front."""

from math import cos, pi, sin

import bpy
import numpy as np

from ..kit import materials
from ..kit.field import Array, box, least, most
from ..kit.mesher import solid
from .parts import rod, rounded, slab, tube, turned
from .spec import Point

LEAN = 0.24
"""The lean of the cylinders towards the nose, in radians."""
FOOT = (-0.075, 0.0, 0.475)
"""Their position on the case."""


def build_engine(into: bpy.types.Collection) -> None:
    """Case, cylinders, covers, radiator, and the parts that fill the gaps of the frame."""
    dark = materials.plain("case", (0.21, 0.21, 0.21), 0.36, 0.85)
    _case(dark, into)
    _cylinders(into)
    for side in (-1, 1):
        _cover((0.135, side * 0.148, 0.385), 0.098, side, into)
        _cover((-0.088, side * 0.148, 0.372), 0.074, side, into)
    _radiator(into)
    _intake(into)


def _up(height: float, ahead: float = 0.0, y: float = 0.0) -> Point:
    """A point on the cylinders at a distance from their foot, along their lean."""
    x = FOOT[0] - height * sin(LEAN) - ahead * cos(LEAN)
    return (x, y, FOOT[2] + height * cos(LEAN) - ahead * sin(LEAN))


def _case(metal: bpy.types.Material, into: bpy.types.Collection) -> None:
    def field(x: Array, y: Array, z: Array) -> Array:
        crank = most(np.hypot(x + 0.085, z - 0.375) - 0.118, np.abs(y) - 0.145, 0.03)
        gears = most(np.hypot(x - 0.135, z - 0.385) - 0.125, np.abs(y) - 0.140, 0.03)
        sump = box((0.02, 0, 0.235), (0.30, 0.19, 0.11), 0.04)(x, y, z)
        neck = box((0, 0, 0), (0.20, 0.27, 0.14), 0.03)(x - FOOT[0], y, z - FOOT[2] + 0.02)
        body = least(least(crank, gears, 0.03), least(sump, neck, 0.04), 0.04)
        body = most(body, np.abs(y) - 0.142 + 0.4 * np.clip(0.27 - z, 0, 1), 0.016)
        rib = np.abs((x + 0.25 * z) % 0.036 - 0.018) - 0.003
        return body - 0.0035 * np.clip(-rib / 0.003, 0, 1) * (z < 0.27)

    solid("case", field, ((-0.26, 0.30), (-0.19, 0.19), (0.14, 0.60)), 0.007, metal, into)
    filter_profile = [(0, 0), (0.034, 0), (0.036, -0.008), (0.034, -0.058), (0.028, -0.066), (0, -0.066)]
    black = materials.plain("filter", (0.015, 0.015, 0.015), 0.3)
    turned("filter", filter_profile, black, into, (-0.155, 0.0, 0.315), (0.95, 0, 0.3))


def _cylinders(into: bpy.types.Collection) -> None:
    metal = materials.plain("fins", (0.30, 0.30, 0.30), 0.34, 0.9)
    for step in range(11):
        height = 0.030 + step * 0.0135
        deep = 0.215 if step % 2 == 0 else 0.209
        slab("fin", rounded(deep, 0.315, 0.03), 0.0062, metal, into, _up(height), (0, -LEAN, 0), 0.0022)
    black = materials.plain("core", (0.02, 0.02, 0.02), 0.6)
    slab("core", rounded(0.185, 0.285, 0.03), 0.17, black, into, _up(0.10), (0, -LEAN, 0))
    _head(into)


def _head(into: bpy.types.Collection) -> None:
    """The cam cover, with its plugs and bolts."""
    place = np.array(_up(0.215))

    def field(x: Array, y: Array, z: Array) -> Array:
        dx, dz = x - place[0], z - place[2]
        u, v = dx * cos(LEAN) + dz * sin(LEAN), -dx * sin(LEAN) + dz * cos(LEAN)
        block = box((0, 0, -0.012), (0.205, 0.30, 0.07), 0.03)(u, y, v)
        cams = np.hypot(np.abs(u) - 0.055, v - 0.010) - 0.040
        cams = most(cams, np.abs(y) - 0.142, 0.012)
        return least(block, cams, 0.02)

    metal = materials.plain("head", (0.09, 0.09, 0.09), 0.30, 0.85, coat=0.3)
    reach = ((place[0] - 0.15, place[0] + 0.15), (-0.18, 0.18), (place[2] - 0.1, place[2] + 0.1))
    solid("head", field, reach, 0.006, metal, into)
    for side in (-1, 1):
        for ahead in (-0.055, 0.055):
            cap = [
                (0, 0),
                (0.026, 0),
                (0.026, 0.006),
                (0.022, 0.010),
                (0.012, 0.010),
                (0.010, 0.007),
                (0, 0.007),
            ]
            turned("cam cap", cap, materials.alloy(), into, _up(0.226, ahead, side * 0.141), (0, side, 0), 40)


def _cover(at: Point, radius: float, side: int, into: bpy.types.Collection) -> None:
    """A round cover bolted to the case."""
    metal = materials.plain("cover", (0.30, 0.30, 0.30), 0.25, 0.95)
    profile = [
        (0, 0.030), (radius * 0.52, 0.030), (radius * 0.58, 0.026), (radius * 0.62, 0.020),
        (radius * 0.80, 0.018), (radius * 0.86, 0.013), (radius * 0.98, 0.011), (radius, 0.007),
        (radius, -0.03), (0, -0.03),
    ]  # fmt: skip
    turned("cover", profile, metal, into, at, (0, side, 0), 72)
    disc = [(0, 0.0325), (radius * 0.40, 0.0325), (radius * 0.44, 0.030), (0, 0.030)]
    turned("inlay", disc, materials.gloss_black(), into, at, (0, side, 0), 64)
    bolt = [(0, 0.006), (0.0045, 0.006), (0.0055, 0.004), (0.0055, -0.006), (0, -0.006)]
    for step in range(8):
        turn = 2 * pi * (step + 0.4) / 8
        place = (at[0] + cos(turn) * radius * 0.92, at[1] + side * 0.013, at[2] + sin(turn) * radius * 0.92)
        turned("bolt", bolt, materials.chrome(), into, place, (0, side, 0), 10)


def _radiator(into: bpy.types.Collection) -> None:
    lean = (0, pi / 2 + 0.22, 0)
    grid = materials.plain("grid", (0.05, 0.05, 0.05), 0.5, 0.6)
    black = materials.plain("radiator", (0.012, 0.012, 0.012), 0.4)
    slab("radiator", rounded(0.22, 0.25, 0.015), 0.030, black, into, (-0.345, 0, 0.615), lean, 0.004)
    for step in range(17):
        slab("slat", rounded(0.0035, 0.22, 0.001), 0.034, grid, into, _slat(step), lean, 0.0006)
    hose = materials.plain("hose", (0.012, 0.012, 0.012), 0.55)
    tube("hose", [(-0.315, -0.085, 0.50), (-0.260, -0.100, 0.45), (-0.190, -0.100, 0.43)], 0.015, hose, into)


def _slat(step: int) -> Point:
    up = (step - 8) * 0.0115
    return (-0.345 + up * sin(0.22), 0, 0.615 + up * cos(0.22))


def _intake(into: bpy.types.Collection) -> None:
    """Throttle bodies behind the cylinders, the airbox, and the other parts under tank and seat."""
    black = materials.plain("intake", (0.016, 0.016, 0.016), 0.45)
    airbox = box((0.03, 0, 0.655), (0.30, 0.19, 0.16), 0.05)
    power = box((0.30, 0, 0.715), (0.34, 0.16, 0.10), 0.04)
    trumpets = [rod((-0.02, y, 0.60), (0.06, y, 0.645), 0.034, 0.030) for y in (-0.075, 0.075)]

    def field(x: Array, y: Array, z: Array) -> Array:
        body = least(airbox(x, y, z), power(x, y, z), 0.04)
        for trumpet in trumpets:
            body = least(body, trumpet(x, y, z), 0.015)
        return body

    solid("intake", field, ((-0.17, 0.50), (-0.14, 0.14), (0.54, 0.79)), 0.008, black, into)
