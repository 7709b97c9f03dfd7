"""Wheels of lorries: ribbed tyres, forged rims with round holes, nuts, and hubs. The axle is along Y."""

from math import cos, pi, sin

import bpy
import numpy as np

from ..kit import materials
from ..kit.field import Array, Field, least, most
from ..kit.mesher import solid
from ..kit.shapes import add, lathe, sweep
from .measures import FRONT, RADIUS, REAR, TYRE

RIM = 0.292
STEPS = 216
NUTS = 10
NUT_RING = 0.1675
TWIN = 0.345
"""The distance between the middles of twin tyres."""


def build_wheels(into: bpy.types.Collection) -> None:
    """Single wheels in front, twin wheels at the rear."""
    build_axles([FRONT], False, into)
    build_axles([REAR], True, into)
    build_axles([REAR], True, into, TWIN)


def build_axles(axles: list[float], deep: bool, into: bpy.types.Collection, inwards: float = 0.0) -> None:
    """A wheel at both ends of each axle, set in from the flank by a distance in metres."""
    wheel = [_tyre(into), _barrel(into), _face(deep, into), *_bolts(deep, into)]
    for axle in axles:
        for side in (-1, 1):
            _place(wheel, axle, side, 1.225 - TYRE / 2 - inwards, into)
    for part in wheel:
        bpy.data.objects.remove(part)


def _place(wheel: list[bpy.types.Object], axle: float, side: int, out: float, into: bpy.types.Collection) -> None:
    for part in wheel:
        copy = part.copy()
        copy.location = (axle, side * out, RADIUS)
        copy.rotation_euler.z = 0 if side < 0 else pi
        into.objects.link(copy)


def _tyre(into: bpy.types.Collection) -> bpy.types.Object:
    """Sidewalls with a bead and a raised ring, four grooves round the tread, notches in both shoulders."""
    half = TYRE / 2
    wall = [(RIM - 0.004, half - 0.030), (RIM + 0.010, half - 0.012), (RIM + 0.030, half - 0.004), (RIM + 0.034, half + 0.001), (RIM + 0.040, half + 0.001), (RIM + 0.044, half - 0.003), (0.395, half + 0.004), (0.440, half), (0.470, half - 0.008), (0.474, half - 0.004), (0.490, half - 0.010)]
    tread = [(0.503, half - 0.020), (0.508, half - 0.034)]
    for groove in (0.092, 0.033):
        tread += [(0.509, groove + 0.0075), (0.494, groove + 0.005), (0.494, groove - 0.005), (0.510, groove - 0.0075)]
    profile = [*wall, *tread]
    ring = [(r, -y) for r, y in profile] + [(r, y) for r, y in profile[::-1]]
    rows = []
    for step in range(STEPS + 1):
        turn = 2 * pi * step / STEPS
        sunk = 0.012 if step % 4 == 0 else 0.0
        rows.append([((r - sunk * (0.488 < r and abs(y) > 0.115)) * cos(turn), y, (r - sunk * (0.488 < r and abs(y) > 0.115)) * sin(turn)) for r, y in ring])
    return add("tyre", *sweep(rows), materials.rubber(), into=into)


def _barrel(into: bpy.types.Collection) -> bpy.types.Object:
    half = TYRE / 2
    profile = [(RIM * 0.985, -half + 0.028), (RIM * 0.93, -half + 0.06), (RIM * 0.93, half - 0.03), (RIM, half - 0.03), (0.0, half - 0.031), (0.0, half - 0.035), (RIM * 0.92, half - 0.035), (RIM * 0.92, -half + 0.06)]
    return add("barrel", *lathe(profile, 72), materials.plain("barrel", (0.16, 0.16, 0.16), 0.4, 0.8), into=into)


def _face(deep: bool, into: bpy.types.Collection) -> bpy.types.Object:
    """The face of the rim: shallow in front, deep at the rear, where twin wheels are bolted back to back."""
    half = TYRE / 2
    bounds = ((-RIM - 0.02, RIM + 0.02), (-half - 0.03, half), (-RIM - 0.02, RIM + 0.02))
    return solid("rim", _disc(deep), bounds, 0.0065, materials.alloy(), into)


def _disc(deep: bool) -> Field:
    half = TYRE / 2
    level = -half + (0.135 if deep else 0.028)

    def field(x: Array, y: Array, z: Array) -> Array:
        radius, angle = np.hypot(x, z), np.arctan2(z, x)
        lip = most(np.abs(radius - RIM * 0.985) - 0.010, np.abs(y + half - 0.030) - 0.022, 0.007)
        wall = most(np.abs(radius - RIM * 0.93) - 0.008, np.maximum(-half + 0.04 - y, y - level - 0.06), 0.006)
        slope = level + 0.055 * np.clip((radius - 0.20) / 0.07, 0, 1.2) ** 2
        plate = most(radius - RIM * 0.94, np.abs(y - slope - 0.010) - 0.011, 0.006)
        pitch = 2 * pi / NUTS
        off = (angle + pitch) % pitch - pitch / 2
        hole = np.hypot(radius * np.cos(off) - 0.226, radius * np.sin(off)) - 0.029
        plate = most(plate, -hole, 0.008)
        return least(least(lip, wall, 0.008), plate, 0.012)

    return field


def _bolts(deep: bool, into: bpy.types.Collection) -> list[bpy.types.Object]:
    """Nuts and the hub: a cap in front, a stepped housing with its own bolts behind."""
    level = -TYRE / 2 + (0.135 if deep else 0.028)
    end = level - (0.155 if deep else 0.075)
    iron = materials.plain("hub", (0.045, 0.045, 0.045), 0.35, 0.7)
    steel = materials.plain("nut", (0.42, 0.42, 0.42), 0.25, 1.0)
    hub = [(0.0, end), (0.070, end), (0.086, end + 0.012), (0.092, end + 0.03), (0.118, end + 0.036), (0.125, end + 0.046), (0.130, level + 0.005), (0.0, level + 0.01)]
    made = [add("hub", *lathe(hub, 64), iron, into=into)]
    rings = [(NUTS, NUT_RING, 0.0165, level - 0.030, level + 0.002)]
    rings.append((8, 0.105, 0.008, end + 0.022, end + 0.04))
    vertices: list[tuple[float, float, float]] = []
    faces: list[list[int]] = []
    for count, away, size, tip, foot in rings:
        for turn in np.linspace(0, 2 * pi, count, endpoint=False):
            start = len(vertices)
            six = [(away * cos(turn) + size * cos(a), away * sin(turn) + size * sin(a)) for a in np.linspace(0, 2 * pi, 6, endpoint=False)]
            vertices += [(x, y, z) for y in (tip, foot) for x, z in six]
            faces += [[start + i for i in range(6)], *[[start + i, start + 6 + i, start + 6 + (i + 1) % 6, start + (i + 1) % 6] for i in range(6)]]
    return [*made, add("nuts", vertices, faces, steel, smooth=False, into=into)]
