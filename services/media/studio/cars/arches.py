"""Wheel arches: the lip that the flank turns in over the wheel, and the dark liner behind it."""

from math import asin, cos, pi, sin

import bpy
import numpy as np

from ..kit import materials
from ..kit.colour import Rgb
from ..kit.shapes import Point, add, sweep
from .paints import METALLIC
from .shell import Shell

STEPS = 72


def build_arches(shell: Shell, colour: Rgb, car: bpy.types.Collection) -> None:
    """Lips and liners of all four wheels."""
    clad = shell.body.trim == "suv"
    lip = materials.plastic() if clad else materials.paint("lip", colour, METALLIC)
    liner = materials.plain("liner", (0.005, 0.005, 0.005), 0.9)
    for axle in (shell.body.front_axle, shell.body.rear_axle):
        for side in (-1, 1):
            add("lip", *sweep(_rows(shell, axle, side, [(0.0, 0.0), (0.001, -0.004), (0.0, -0.010), (0.0, -0.030)])), lip, into=car)
            add("liner", *sweep(_rows(shell, axle, side, [(0.002, -0.024), (0.006, -0.30), (-0.4, -0.34)])), liner, into=car)


def _rows(shell: Shell, axle: float, side: int, profile: list[tuple[float, float]]) -> list[list[Point]]:
    """The profile, as (metres from the arch outwards from the hub, metres outwards from the flank), round the arch."""
    rows = []
    foot = float(shell.body.under(np.array(axle))) + 0.04
    dip = asin((shell.body.wheel - foot) / shell.arch)
    for step in range(STEPS + 1):
        angle = -dip + (pi + 2 * dip) * step / STEPS
        row = []
        for away, out in profile:
            radius = max(shell.arch + away, 0.02)
            x, z = axle + radius * cos(angle), shell.body.wheel + radius * sin(angle)
            edge_x, edge_z = axle + shell.arch * cos(angle), shell.body.wheel + shell.arch * sin(angle)
            flank = shell.side(edge_x, edge_z) - 0.001
            row.append((x, side * (flank + out), z))
        rows.append(row)
    return rows
