"""A simple dark interior, seen faintly through tinted glass: floor, dashboard, wheel, seats."""

import bpy
import numpy as np

from ..kit import materials
from ..kit.field import Array, Field, box, least, most
from ..kit.mesher import solid
from .shell import Shell


def build_cabin(shell: Shell, car: bpy.types.Collection) -> None:
    """The interior below the windows."""
    body = shell.body
    cloth = materials.plain("cloth", (0.031, 0.031, 0.031), 0.75)
    cowl = body.doors[0] - 0.12
    dash = _dash(shell, cowl)
    solid("dashboard", dash, ((cowl - 0.5, cowl + 0.45), (-0.85, 0.85), (0.4, 1.15)), 0.02, cloth, car)
    front = min(body.doors[1], body.doors[0] + 0.98) - 0.12
    rear = body.doors[-1] - 0.36
    rows = [(front, (-0.37, 0.37)), (rear, (-0.40, 0.0, 0.40))]
    for row, sides in rows[: body.rows]:
        for side in sides:
            field = seat(row, side, body.seat)
            solid(
                "seat",
                field,
                ((row - 0.65, row + 0.4), (side - 0.35, side + 0.35), (0.25, body.seat + 1.05)),
                0.02,
                cloth,
                car,
            )
    _wheel(cowl + 0.42, body.seat + 0.40, car)
    start, end = body.front_axle + 0.3, body.rear_axle - 0.3
    low = float(body.under(np.array(0.0))) + 0.06
    floor = box(((start + end) / 2, 0.0, low), (end - start, 1.2, 0.04), 0.01)
    solid(
        "floor",
        floor,
        ((start - 0.1, end + 0.1), (-0.8, 0.8), (low - 0.1, low + 0.1)),
        0.04,
        materials.plastic(),
        car,
    )


def _dash(shell: Shell, cowl: float) -> Field:
    def field(x: Array, y: Array, z: Array) -> Array:
        top = z - (shell.body.belt(np.array(cowl)) - 0.05 - 0.02 * (x - cowl))
        end = x - (cowl + 0.30 + 0.25 * (z - 0.9))
        return most(
            most(top, end, 0.06), np.maximum(np.abs(y) - 0.66, np.maximum(cowl - 0.35 - x, 0.5 - z)), 0.05
        )

    return field


def seat(x: float, y: float, height: float) -> Field:
    """A seat with its back at x; `height` is the height of its cushion above the road."""

    def field(px: Array, py: Array, pz: Array) -> Array:
        up = pz - height
        lean = px - 0.30 * up
        bolster = 0.05 * (py - y) ** 2 / 0.05
        back = box((x + 0.06 - 0.0, y, height + 0.30), (0.14, 0.50, 0.66), 0.07)(lean + bolster, py, pz)
        cushion = box((x - 0.25, y, height), (0.58, 0.52, 0.18), 0.07)(px, py, pz - bolster)
        rest = box((x + 0.05, y, height + 0.74), (0.10, 0.27, 0.20), 0.06)(lean, py, pz)
        return least(least(back, cushion, 0.04), rest, 0.02)

    return field


def _wheel(x: float, z: float, car: bpy.types.Collection) -> None:
    def field(px: Array, py: Array, pz: Array) -> Array:
        tilt = 0.38
        across = (px - x) * np.cos(tilt) + (pz - z) * np.sin(tilt)
        up = -(px - x) * np.sin(tilt) + (pz - z) * np.cos(tilt)
        radius = np.hypot(py + 0.37, up)
        ring = np.hypot(radius - 0.185, across) - 0.017
        hub = most(radius - 0.07, np.abs(across) - 0.02, 0.02)
        spoke = most(np.maximum(np.abs(up + 0.01) - 0.025, radius - 0.185), np.abs(across) - 0.012, 0.01)
        return least(least(ring, hub, 0.02), spoke, 0.02)

    grip = materials.plain("grip", (0.012, 0.012, 0.012), 0.45)
    solid(
        "steering wheel",
        field,
        ((x - 0.25, x + 0.25), (-0.62, -0.12), (z - 0.25, z + 0.25)),
        0.012,
        grip,
        car,
    )
