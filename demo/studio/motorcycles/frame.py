"""The frame: tubes, swing arm with shaft, shock absorber, footrests and side stand."""

from math import cos, pi, sin

import bpy
import numpy as np

from ..kit import materials
from ..kit.field import Array, least
from ..kit.mesher import solid
from .parts import rod, tube, turned
from .spec import ROADSTER, Point

PIVOT: Point = (0.255, 0.0, 0.405)
RUNS: list[tuple[float, list[Point]]] = [
    (
        0.016,
        [
            *((-0.425, 0.032, 0.865), (-0.36, 0.085, 0.765), (-0.22, 0.150, 0.685), (-0.02, 0.162, 0.630)),
            *((0.17, 0.150, 0.530), (0.245, 0.128, 0.400), (0.235, 0.115, 0.300)),
        ],
    ),
    (0.016, [(-0.435, 0.030, 0.765), (-0.350, 0.085, 0.660), (-0.285, 0.105, 0.550), (-0.190, 0.100, 0.420)]),
    (0.013, [(-0.02, 0.160, 0.632), (0.24, 0.110, 0.735), (0.50, 0.085, 0.785), (0.66, 0.060, 0.805)]),
    (0.012, [(0.205, 0.140, 0.485), (0.34, 0.110, 0.640), (0.44, 0.088, 0.770)]),
]
"""The tubes of one side: behind the engine, in front of it, below the seat, and its stay."""


def build_frame(into: bpy.types.Collection) -> None:
    """Frame, swing arm, shock absorber, footrests and stand."""
    metal = materials.plain("frame", (0.022, 0.022, 0.022), 0.30, 0.3, coat=0.5)
    for side in (-1, 1):
        _tubes(side, metal, into)
        _rests(side, into)
    _arm(into)
    _shock(into)
    _stand(into)


def _tubes(side: int, metal: bpy.types.Material, into: bpy.types.Collection) -> None:
    for radius, points in RUNS:
        tube("frame", [(x, side * y, z) for x, y, z in points], radius, metal, into, 18)
    plate = rod((0.225, side * 0.130, 0.45), (0.245, side * 0.130, 0.31), 0.036, 0.030)
    bounds = ((0.16, 0.31), tuple(sorted((side * 0.10, side * 0.175))), (0.25, 0.51))

    def flat(x: Array, y: Array, z: Array) -> Array:
        return np.maximum(plate(x, side * 0.130, z), np.abs(y - side * 0.132) - 0.010)

    solid("plate", flat, bounds, 0.006, metal, into)
    nut = [(0, 0), (0.020, 0), (0.020, 0.010), (0.015, 0.013), (0.010, 0.006), (0, 0.006)]
    turned("pivot", nut, materials.alloy(), into, (PIVOT[0] - 0.02, side * 0.140, PIVOT[2]), (0, side, 0), 24)


def _arm(into: bpy.types.Collection) -> None:
    """A single arm on the far side, with the shaft inside and the final drive at its end."""
    axle: Point = (ROADSTER.rear_axle, 0.150, ROADSTER.rear_wheel)
    bars = [
        rod((PIVOT[0], -0.10, PIVOT[2]), (PIVOT[0], 0.10, PIVOT[2]), 0.040),
        rod((PIVOT[0] + 0.02, 0.10, PIVOT[2]), (0.44, 0.150, 0.372), 0.046, 0.042),
        rod((0.44, 0.150, 0.372), axle, 0.042, 0.060),
    ]

    def field(x: Array, y: Array, z: Array) -> Array:
        return least(least(bars[0](x, y, z), bars[1](x, y, z), 0.04), bars[2](x, y, z), 0.02)

    metal = materials.plain("arm", (0.06, 0.06, 0.06), 0.34, 0.8)
    solid("arm", field, ((0.18, 0.83), (-0.16, 0.24), (0.22, 0.48)), 0.008, metal, into)
    profile = [
        (0, 0.058),
        (0.036, 0.058),
        (0.042, 0.050),
        (0.078, 0.042),
        (0.088, 0.030),
        (0.088, -0.035),
        (0, -0.035),
    ]
    turned("drive", profile, metal, into, axle, (0, 1, 0), 64)
    hub = [(0, -0.030), (0.026, -0.030), (0.030, -0.022), (0.046, -0.014), (0.050, 0.02), (0, 0.02)]
    turned("hub", hub, materials.alloy(True), into, (axle[0], -0.045, axle[2]), (0, 1, 0), 48)
    torque = [(0.30, 0.155, 0.30), (0.50, 0.185, 0.262), (0.715, 0.190, 0.248)]
    tube("torque", torque, 0.011, materials.alloy(True), into, 14)


def _shock(into: bpy.types.Collection) -> None:
    """A spring round its damper, at an angle between seat and swing arm."""
    low, high = np.array((0.475, 0.095, 0.385)), np.array((0.375, 0.055, 0.705))
    way = high - low
    tube(
        "damper",
        [tuple(low), tuple(low + way * 0.5), tuple(high)],
        [0.014, 0.014, 0.024, 0.024],
        materials.chrome(),
        into,
        20,
    )
    along = way / np.linalg.norm(way)
    side = np.cross(along, (0, 1, 0))
    side /= np.linalg.norm(side)
    other = np.cross(along, side)
    coil = [
        tuple(low + way * (0.14 + 0.66 * share) + 0.036 * (side * cos(turn) + other * sin(turn)))
        for share, turn in ((step / 84, step / 12 * 2 * pi) for step in range(85))
    ]
    tube("spring", coil, 0.0062, materials.plain("spring", (0.52, 0.52, 0.52), 0.25, coat=0.8), into, 12, 2)


def _rests(side: int, into: bpy.types.Collection) -> None:
    """Footrests for rider and passenger, and the pedal of that side."""
    metal, grip = materials.alloy(True), materials.rubber()
    for x, z, out in ((0.285, 0.345, 0.150), (0.485, 0.470, 0.135)):
        tube(
            "peg",
            [(x, side * out, z), (x + 0.012, side * (out + 0.092), z + 0.002)],
            [0.011, 0.0135, 0.012],
            grip,
            into,
            14,
            4,
        )
    tube(
        "bracket",
        [(0.245, side * 0.138, 0.36), (0.290, side * 0.152, 0.345)],
        [0.016, 0.012],
        metal,
        into,
        14,
        3,
    )
    tube(
        "bracket",
        [(0.36, side * 0.105, 0.665), (0.43, side * 0.128, 0.56), (0.485, side * 0.138, 0.470)],
        0.010,
        metal,
        into,
        14,
    )
    pedal = [(0.275, side * 0.165, 0.330), (0.19, side * 0.182, 0.300), (0.115, side * 0.190, 0.305)]
    tube("pedal", pedal, 0.0075, metal, into, 12)
    tube("toe", [pedal[-1], (0.113, side * 0.225, 0.306)], 0.0095, grip, into, 12, 2)


def _stand(into: bpy.types.Collection) -> None:
    """The side stand, folded out."""
    metal = materials.alloy(True)
    tube(
        "stand",
        [(0.135, -0.115, 0.235), (0.180, -0.205, 0.115), (0.215, -0.272, 0.012)],
        [0.013, 0.010, 0.009],
        metal,
        into,
        14,
    )
    tube("pad", [(0.195, -0.275, 0.007), (0.250, -0.285, 0.007)], 0.016, metal, into, 14, 2)
