"""Mudguards that follow the tyres: a painted one in front, a dark one at the rear."""

from math import pi

import bpy
import numpy as np

from ..kit import materials
from ..kit.field import Array, Field, most
from ..kit.mesher import solid
from .parts import tube
from .spec import ROADSTER, Point


def build_guards(paint: bpy.types.Material, into: bpy.types.Collection) -> None:
    """Both mudguards, and the stays that hold the front one to the fork."""
    machine = ROADSTER
    front, rear = machine.front_axle, machine.rear_axle
    ahead = _shell((front, 0, machine.wheel), machine.tyre, 0.017, (1.30, 0.80), 0.036)
    bounds = ((front - 0.33, front + 0.33), (-0.10, 0.10), (0.40, 0.64))
    solid("mudguard", ahead, bounds, 0.0045, paint, into)
    behind = _shell((rear, 0, machine.rear_wheel), machine.rear_tyre, 0.017, (pi - 0.95, 0.62), 0.030)
    bounds = ((rear - 0.37, rear + 0.13), (-0.13, 0.13), (0.36, 0.68))
    solid("hugger", behind, bounds, 0.005, materials.plastic(), into)
    for side in (-1, 1):
        for height in (0.45, 0.56):
            start: Point = (front + 0.03, side * 0.078, height)
            end = machine.on_fork(height - 0.07, y=side * 0.094)
            tube("stay", [start, end], 0.007, materials.plastic(), into, 10, 2)


def _shell(axle: Point, tyre: float, gap: float, reach: tuple[float, float], depth: float) -> Field:
    """
    A shell at a distance (`gap`) from a tyre of that width. `reach` is the angle of its middle, from
    behind over the top, and how far it extends both ways, in radians. The greater `depth`, the shorter
    its flanks.
    """
    radius = axle[2]
    ring, out = radius - tyre * 0.56, tyre * 0.56 + gap

    def field(x: Array, y: Array, z: Array) -> Array:
        dx, dz = x - axle[0], z - axle[2]
        far, turn = np.hypot(dx, dz), np.arctan2(dz, dx)
        shell = np.abs(np.hypot(far - ring, y) - out) - 0.005
        ends = (np.abs(turn - reach[0]) - reach[1] + 1.08 * y * y / tyre) * radius
        return most(most(shell, ends, 0.006), ring + depth - far, 0.006)

    return field
