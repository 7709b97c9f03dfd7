"""Wheels with round tyres and cast spokes, their discs and calipers. The axle is along Y."""

from math import cos, pi, sin

import bpy
import numpy as np

from ..kit import materials
from ..kit.field import Array, Field, box, least, most
from ..kit.mesher import solid
from ..kit.shapes import add, lathe
from .parts import turned
from .spec import ROADSTER, Point

SPOKES = 5
IRON = (0.34, 0.34, 0.34)


def build_wheels(into: bpy.types.Collection) -> None:
    """Both wheels with their brakes."""
    machine = ROADSTER
    front, rear = (machine.front_axle, 0, machine.wheel), (machine.rear_axle, 0, machine.rear_wheel)
    _wheel(front, machine.wheel, machine.tyre, into)
    _wheel(rear, machine.rear_wheel, machine.rear_tyre, into)
    for side in (-1, 1):
        _disc((front[0], side * 0.068, front[2]), 0.158, into)
        _caliper((front[0] + 0.122, side * 0.072, front[2] + 0.062), 0.46, side, into)
    _disc((rear[0], 0.075, rear[2]), 0.132, into)


def _wheel(at: Point, radius: float, tyre: float, into: bpy.types.Collection) -> None:
    rim = 0.222
    _tyre(at, radius, tyre, rim, into)
    half = tyre * 0.36
    alloy = materials.plain("cast", (0.060, 0.060, 0.060), 0.28, metallic=0.7, coat=0.6)
    shape = _cast(rim, half)
    reach = rim + 0.012
    made = solid(
        "cast", shape, ((-reach, reach), (-half - 0.03, half + 0.03), (-reach, reach)), 0.005, alloy, into
    )
    made.location = at
    line = [(rim + 0.004, -half + 0.001), (rim + 0.0005, -half - 0.006), (rim - 0.004, -half + 0.001)]
    for side in (-1, 1):
        stripe = [(r, side * y) for r, y in line]
        turned("stripe", stripe, materials.plain("stripe", (0.6, 0.6, 0.6), 0.3), into, at, steps=96)
    axle = [(0.0, -0.088), (0.011, -0.088), (0.014, -0.084), (0.014, 0.084), (0.011, 0.088), (0.0, 0.088)]
    turned("axle", axle, materials.chrome(), into, at, steps=32)


def _tyre(at: Point, radius: float, width: float, rim: float, into: bpy.types.Collection) -> None:
    """A tyre with a round cross-section and slanted grooves."""
    half, crown = width / 2, width * 0.56
    turns = np.linspace(-1.12, 1.12, 33)
    tread = [(radius - crown + crown * cos(t), half * sin(t) / sin(1.12)) for t in turns]
    wall = [(rim + 0.004, half * 0.70), (rim + 0.018, half * 0.84)]
    profile = [*((r, -y) for r, y in wall), *tread, *((r, y) for r, y in reversed(wall))]
    made = add("tyre", *_grooved(profile, radius, half), materials.rubber(), into=into)
    made.location = at


def _grooved(
    profile: list[tuple[float, float]], radius: float, half: float
) -> tuple[np.ndarray, list[list[int]]]:
    steps = 360
    points, faces = lathe(profile, steps)
    out, turn = np.hypot(points[:, 0], points[:, 2]), np.arctan2(points[:, 2], points[:, 0])
    y = points[:, 1]
    share = np.abs(y) / half
    slant = (turn * 15 / pi + np.where(y > 0, 0.5, 0.0) - share * 1.3) % 1
    cut = np.clip(1 - np.abs(slant - 0.5) / 0.085, 0, 1) * np.clip((share - 0.2) * 14, 0, 1)
    cut = np.minimum(1, 2 * cut) * np.clip((0.86 - share) * 14, 0, 1)
    shrunk = (out - 0.0045 * cut) / out
    return np.stack([points[:, 0] * shrunk, y, points[:, 2] * shrunk], axis=1), faces


def _cast(rim: float, half: float) -> Field:
    """The rim, five pairs of spokes and the hub as one casting."""
    pitch = 2 * pi / SPOKES

    def field(x: Array, y: Array, z: Array) -> Array:
        out = np.hypot(x, z)
        turn = (np.arctan2(z, x) + pi / 2 + pitch / 2) % pitch - pitch / 2
        off = np.abs(turn) - 0.05 - 0.20 * np.clip(out / rim, 0, 1) ** 1.5
        across = np.abs(off) * out - 0.0085
        deep = np.abs(y) - 0.030 + 0.016 * out / rim
        arm = most(most(across, deep, 0.009), out - rim + 0.005, 0.006)
        well = np.abs(out - rim + 0.012 - 0.012 * (np.abs(y) / half) ** 3) - 0.0055
        ring = most(well, np.abs(y) - half, 0.004)
        lip = np.hypot(out - rim, np.abs(y) - half + 0.002) - 0.0065
        hub = most(out - 0.043 - 0.2 * np.clip(0.03 - np.abs(y), 0, 1), np.abs(y) - 0.058, 0.010)
        return least(least(arm, least(ring, lip, 0.004), 0.014), hub, 0.022)

    return field


def _disc(at: Point, radius: float, into: bpy.types.Collection) -> None:
    """A drilled brake disc on a dark carrier."""
    inner = radius * 0.70

    def ring(x: Array, y: Array, z: Array) -> Array:
        out, turn = np.hypot(x, z), np.arctan2(z, x)
        wave = radius - 0.0035 * (0.5 + 0.5 * np.cos(turn * 12))
        flat = most(most(out - wave, inner - out, 0.001), np.abs(y) - 0.0026, 0.0015)
        return flat

    width = radius + 0.01
    iron = materials.plain("disc", IRON, 0.27, 1.0)
    bounds = ((-width, width), (-0.008, 0.008), (-width, width))
    solid("disc", ring, bounds, 0.004, iron, into).location = at
    hole = materials.plain("hole", (0.01, 0.01, 0.01), 0.8)
    for row, share in ((0, 0.78), (1, 0.86), (2, 0.94)):
        for step in range(20):
            turn = 2 * pi * (step + row / 3) / 20
            place = (at[0] + cos(turn) * radius * share, at[1], at[2] + sin(turn) * radius * share)
            turned(
                "hole",
                [(0, -0.0030), (0.0034, -0.0030), (0.0034, 0.0030), (0, 0.0030)],
                hole,
                into,
                place,
                steps=10,
            )
    dark = materials.plain("carrier", (0.02, 0.02, 0.02), 0.35, 0.6)

    def carrier(x: Array, y: Array, z: Array) -> Array:
        out = np.hypot(x, z)
        turn = (np.arctan2(z, x)) % (2 * pi / 6) - pi / 6
        arm = most(np.abs(turn) * out - 0.011, out - inner - 0.008, 0.004)
        return most(least(arm, np.abs(out - 0.052) - 0.010, 0.012), np.abs(y) - 0.004, 0.002)

    solid("carrier", carrier, bounds, 0.004, dark, into).location = at


def _caliper(at: Point, lean: float, side: int, into: bpy.types.Collection) -> None:
    """A caliper with four pistons that grips the disc from behind."""
    body = box((0, side * 0.012, 0), (0.052, 0.070, 0.118), 0.020)

    def field(x: Array, y: Array, z: Array) -> Array:
        u, v = x * cos(lean) - z * sin(lean), x * sin(lean) + z * cos(lean)
        block = body(u, y, v)
        for height in (-0.029, 0.029):
            piston = most(np.hypot(u, v - height) - 0.019, np.abs(y - side * 0.034) - 0.020, 0.005)
            block = least(block, piston, 0.005)
        bridge = box((0, 0, 0), (0.036, 0.016, 0.052), 0.004)(u - 0.02, y, v)
        return most(block, -bridge, 0.004)

    grey = materials.plain("caliper", (0.13, 0.13, 0.13), 0.33, 0.8, coat=0.4)
    solid("caliper", field, ((-0.09, 0.09), (-0.07, 0.07), (-0.09, 0.09)), 0.004, grey, into).location = at
