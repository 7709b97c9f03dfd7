"""Wheels: a lathed tyre, spokes with depth, and the brake behind them. The axle is along Y."""

from dataclasses import dataclass
from math import cos, pi, sin

import bpy
import numpy as np

from ..kit import materials
from ..kit.field import Array, Field, least, most
from ..kit.mesher import solid
from ..kit.shapes import add, lathe


@dataclass(frozen=True)
class Design:
    """A rim: the number of spokes, whether they are split, and whether it is dark."""

    spokes: int = 5
    split: float = 0.17
    """Half the angle between the two arms of a spoke, in radians; 0 for plain spokes."""
    width: float = 0.017
    """Half the width of an arm at the rim."""
    dark: bool = False


DESIGNS = {
    "split": Design(),
    "double": Design(spokes=5, split=0.12, width=0.021),
    "multi": Design(spokes=10, split=0.0, width=0.013),
    "blade": Design(spokes=7, split=0.0, width=0.022),
    "turbine": Design(spokes=7, split=0.11, width=0.010),
    "six": Design(spokes=6, split=0.0, width=0.034),
    "steel": Design(spokes=8, split=0.0, width=0.036),
    "star": Design(spokes=5, split=0.0, width=0.046),
    "night": Design(spokes=5, split=0.16, width=0.020, dark=True),
    "fan": Design(spokes=9, split=0.0, width=0.026, dark=True),
    "disc": Design(spokes=10, split=0.0, width=0.042),
}


def build_wheel(
    radius: float, width: float, design: Design, into: bpy.types.Collection
) -> list[bpy.types.Object]:
    """The parts of one wheel round the origin, facing -Y."""
    rim = radius * 0.735
    half = width / 2
    rubber, dark = materials.rubber(), materials.plain("brake", (0.02, 0.02, 0.02), 0.5, 0.4)
    tyre = [
        (rim - 0.004, -half + 0.022),
        (rim + 0.006, -half + 0.010),
        (rim + 0.02, -half + 0.004),
        (radius * 0.86, -half),
        (radius * 0.93, -half + 0.004),
        (radius * 0.972, -half + 0.018),
        (radius * 0.993, -half + 0.036),
        (radius, -half + 0.06),
        (radius, half - 0.06),
        (radius * 0.96, half - 0.01),
        (rim, half),
    ]
    parts = [add("tyre", *lathe(tyre, 128), rubber, into=into)]
    barrel = [
        (rim * 0.96, -half + 0.03),
        (rim * 0.95, half - 0.02),
        (rim * 0.955, half - 0.02),
        (rim * 0.965, -half + 0.03),
    ]
    parts.append(add("barrel", *lathe(barrel, 96), dark, into=into))
    disc = [(0.05, -0.012), (rim * 0.80, -0.012), (rim * 0.80, 0.012), (0.05, 0.012)]
    iron = materials.plain("disc", (0.35, 0.35, 0.35), 0.3, 1.0)
    parts.append(add("disc", *lathe(disc, 96), iron, into=into))
    back = [(0.0, 0.04), (rim * 0.95, 0.04), (rim * 0.95, 0.045), (0.0, 0.045)]
    parts.append(
        add("back", *lathe(back, 48), materials.plain("shade", (0.006, 0.006, 0.006), 0.9), into=into)
    )
    face = solid(
        "rim",
        spokes(design, rim, half),
        ((-rim - 0.02, rim + 0.02), (-half - 0.02, half), (-rim - 0.02, rim + 0.02)),
        0.005,
        materials.alloy(design.dark),
        into,
    )
    return [*parts, face]


def spokes(design: Design, rim: float, half: float) -> Field:
    """The face of the rim as a field: lip, arms that slope towards the hub, hub and nuts."""
    pitch = 2 * pi / design.spokes

    def arm(x: Array, y: Array, z: Array, turn: float) -> Array:
        radius = np.hypot(x, z)
        angle = np.arctan2(z, x) - turn
        off = np.abs((angle + pitch / 2) % pitch - pitch / 2) - design.split * np.clip(radius / rim, 0, 1)
        across = np.abs(off) * radius - design.width * (1.25 - 0.25 * radius / rim)
        dish = -half + 0.030 + 0.030 * (1 - (radius / rim) ** 2)
        deep = np.abs(y - dish - 0.012) - 0.014
        return most(most(across, deep, 0.012), radius - rim * 0.97, 0.01)

    def field(x: Array, y: Array, z: Array) -> Array:
        radius = np.hypot(x, z)
        lip = most(np.abs(radius - rim * 0.975) - 0.012, np.abs(y + half - 0.026) - 0.020, 0.008)
        hub = most(radius - 0.062, np.abs(y + half - 0.075) - 0.028, 0.015)
        cap = most(radius - 0.030, np.abs(y + half - 0.060) - 0.02, 0.006)
        body = least(least(arm(x, y, z, pi / 2), lip, 0.012), hub, 0.03)
        for at in range(5):
            turn = pi / 2 + 2 * pi * (at + 0.5) / 5
            nut = np.hypot(x - 0.045 * cos(turn), z - 0.045 * sin(turn)) - 0.009
            body = np.maximum(body, -most(nut, -half + 0.02 - y, 0.003))
        return least(body, cap, 0.004)

    return field
