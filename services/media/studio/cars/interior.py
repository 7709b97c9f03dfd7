"""
The places people sit: a dashboard with its screens, wheel, console, doors and seats, told by a few
numbers for each family of bodies. Trim is of the key paint, so that its colours can be composed.
"""

from dataclasses import dataclass

import bpy
import numpy as np

from ..kit import materials
from ..kit.colour import Rgb
from ..kit.field import Array, box, least, most
from ..kit.mesher import solid
from ..kit.shapes import add, sweep
from .cabin import seat
from .screens import screen


@dataclass(frozen=True)
class Cockpit:
    """A family's cockpit. Metres from the driver's floor; x grows towards the rear, y to the right."""

    width: float = 0.74
    """Half, between the doors."""
    dash: float = 0.92
    """Height of the dashboard."""
    roof: float = 1.32
    cushion: float = 0.46
    console: float = 0.62
    """Height of the console between the seats; 0 for none."""
    wide_screen: bool = False
    """One long screen from the driver to the middle, instead of two."""


COCKPITS = {
    "low": Cockpit(wide_screen=True),
    "tall": Cockpit(width=0.77, dash=0.96, roof=1.42, cushion=0.52, console=0.68),
    "small": Cockpit(width=0.68, dash=0.94, roof=1.38, cushion=0.50, console=0.56),
    "van": Cockpit(width=0.80, dash=1.02, roof=1.55, cushion=0.58, console=0.0),
}


def build_interior(family: str, trim: Rgb) -> bpy.types.Collection:
    """A collection with one interior, its dashboard face at x = 0, the driver on -Y."""
    shape = COCKPITS[family]
    inside = bpy.data.collections.new("interior")
    bpy.context.scene.collection.children.link(inside)
    leather = materials.plain(materials.PAINT, trim, 0.5)
    leather.node_tree.nodes["Principled BSDF"].name = materials.PAINT
    _dashboard(shape, leather, inside)
    _screens(shape, inside)
    _wheel(shape, inside)
    _doors(shape, leather, inside)
    _console(shape, leather, inside)
    _shell(shape, inside)
    for side in (-0.38, 0.38):
        bounds = ((0.1, 1.2), (side - 0.35, side + 0.35), (0.1, shape.cushion + 1.05))
        solid("seat", seat(0.74, side, shape.cushion), bounds, 0.014, leather, inside)
    return inside


def _dashboard(shape: Cockpit, leather: bpy.types.Material, inside: bpy.types.Collection) -> None:
    """A dark pad above, a bright strip with vents, and a lower part in the trim."""
    top, wide = shape.dash, shape.width + 0.06
    pad = box((-0.24, 0.0, top - 0.045), (0.52, 2 * wide, 0.09), 0.06)
    dark = materials.plain("pad", (0.022, 0.022, 0.022), 0.62)
    bounds = ((-0.6, 0.2), (-wide - 0.05, wide + 0.05), (top - 0.6, top + 0.1))

    def upper(x: Array, y: Array, z: Array) -> Array:
        return pad(x - 0.06 * y * y, y, z + 0.02 * np.cos(2.2 * y))

    def lower(x: Array, y: Array, z: Array) -> Array:
        return box((-0.26, 0.0, top - 0.28), (0.46, 2 * wide, 0.30), 0.09)(
            x - 0.06 * y * y + 0.35 * (top - 0.14 - z), y, z
        )

    def strip(x: Array, y: Array, z: Array) -> Array:
        return box((-0.25, 0.0, top - 0.112), (0.515, 2 * wide, 0.030), 0.01)(x - 0.06 * y * y, y, z)

    def vents(x: Array, y: Array, z: Array) -> Array:
        field = box((0.012, 0.0, top - 0.112), (0.03, 0.20, 0.034), 0.008)
        return np.minimum(field(x - 0.06 * y * y, np.abs(y) - 0.52, z), field(x, y * 0.8, z + 0.002))

    solid("pad", upper, bounds, 0.013, dark, inside)
    solid("lower", lower, bounds, 0.013, leather, inside)
    solid("strip", strip, bounds, 0.008, materials.alloy(), inside)
    solid(
        "vents",
        vents,
        ((-0.05, 0.1), (-0.75, 0.75), (top - 0.16, top - 0.07)),
        0.006,
        materials.gloss_black(),
        inside,
    )


def _screens(shape: Cockpit, inside: bpy.types.Collection) -> None:
    z = shape.dash + 0.045
    if shape.wide_screen:
        screen("wide", (0.02, -0.20, z), (0.68, 0.15), 12, inside)
        return
    screen("dials", (0.02, -0.38, z - 0.01), (0.28, 0.12), 14, inside)
    screen("map", (0.035, 0.02, z + 0.005), (0.33, 0.20), 10, inside)


def _wheel(shape: Cockpit, inside: bpy.types.Collection) -> None:
    middle, tilt = (0.27, -0.38, shape.dash - 0.07), 0.42

    def plane(x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
        dx, dz = x - middle[0], z - middle[2]
        return dx * np.cos(tilt) + dz * np.sin(tilt), y - middle[1], -dx * np.sin(tilt) + dz * np.cos(tilt)

    def rim(x: Array, y: Array, z: Array) -> Array:
        out, across, up = plane(x, y, z)
        return np.hypot(np.hypot(across, up) - 0.182, out) - 0.0165

    def hub(x: Array, y: Array, z: Array) -> Array:
        out, across, up = plane(x, y, z)
        pad = box((-0.015, 0.0, -0.01), (0.05, 0.15, 0.12), 0.04)(out, across, up)
        arms = box((-0.012, 0.0, 0.0), (0.026, 0.36, 0.045), 0.014)(out, across, up + 0.35 * across * across)
        foot = box((-0.012, 0.0, -0.10), (0.022, 0.05, 0.17), 0.012)(out, across, up)
        return least(least(pad, arms, 0.025), foot, 0.02)

    bounds = ((middle[0] - 0.2, middle[0] + 0.2), (-0.62, -0.14), (middle[2] - 0.24, middle[2] + 0.24))
    solid("rim", rim, bounds, 0.008, materials.plain("grip", (0.014, 0.014, 0.014), 0.42), inside)
    solid("hub", hub, bounds, 0.008, materials.plain("hub", (0.02, 0.02, 0.02), 0.35), inside)


def _doors(shape: Cockpit, leather: bpy.types.Material, inside: bpy.types.Collection) -> None:
    """A panel on each side, with a rest for the arm and a strip of metal."""
    high = shape.dash - 0.03
    for side in (-1, 1):
        edge = side * (shape.width + 0.08)

        def panel(x: Array, y: Array, z: Array, edge: float = edge) -> Array:
            return box((0.45, edge, high - 0.30), (1.9, 0.10, 0.62), 0.05)(x, y, z)

        def rest(x: Array, y: Array, z: Array, edge: float = edge, side: int = side) -> Array:
            return box((0.55, edge - side * 0.07, high - 0.24), (0.70, 0.12, 0.07), 0.05)(x, y, z)

        def strip(x: Array, y: Array, z: Array, edge: float = edge, side: int = side) -> Array:
            return box((0.40, edge - side * 0.048, high - 0.09), (1.5, 0.012, 0.022), 0.006)(
                x, y, z + 0.02 * x
            )

        low, far = sorted((edge - side * 0.2, edge + side * 0.1))
        bounds = ((-0.6, 1.5), (low, far), (high - 0.7, high + 0.1))
        solid("door", panel, bounds, 0.02, materials.plain("door", (0.035, 0.035, 0.035), 0.6), inside)
        solid("rest", rest, bounds, 0.014, leather, inside)
        solid("strip", strip, bounds, 0.006, materials.alloy(), inside)


def _console(shape: Cockpit, leather: bpy.types.Material, inside: bpy.types.Collection) -> None:
    if not shape.console:
        return
    high = shape.console
    dark = materials.plain("console", (0.012, 0.012, 0.012), 0.22, coat=0.6)

    def body(x: Array, y: Array, z: Array) -> Array:
        cups = most(np.hypot(np.abs(x - 0.44) - 0.048, y) - 0.038, high - 0.05 - z, 0.006)
        return most(
            box((0.30, 0.0, high - 0.20), (0.86, 0.26, 0.40), 0.06)(x, y, z - 0.10 * np.maximum(0.1 - x, 0)),
            -cups,
            0.006,
        )

    arm = box((0.74, 0.0, high + 0.035), (0.36, 0.21, 0.09), 0.06)
    knob = box((0.20, 0.0, high + 0.035), (0.10, 0.065, 0.085), 0.035)
    bounds = ((-0.2, 1.0), (-0.18, 0.18), (high - 0.45, high + 0.12))
    solid("console", body, bounds, 0.008, dark, inside)
    solid("arm", arm, bounds, 0.012, leather, inside)
    solid("knob", knob, bounds, 0.008, materials.alloy(), inside)


def _shell(shape: Cockpit, inside: bpy.types.Collection) -> None:
    """Pillars, headliner and floor, so that light comes in only where there is glass."""
    cloth = materials.plain("headliner", (0.32, 0.32, 0.32), 0.9)
    black = materials.plain("pillar", (0.05, 0.05, 0.05), 0.8)
    roof = box((0.95, 0.0, shape.roof + 0.03), (1.9, 2 * shape.width + 0.1, 0.06), 0.03)
    wide = shape.width + 0.12
    solid(
        "roof",
        roof,
        ((-0.1, 2.0), (-wide, wide), (shape.roof - 0.08, shape.roof + 0.12)),
        0.03,
        cloth,
        inside,
    )
    for side in (-1, 1):
        for start, end in (
            ((-0.62, 0.02, shape.dash - 0.08), (0.04, -0.12, shape.roof + 0.02)),
            ((0.78, 0.03, shape.dash - 0.1), (0.86, -0.10, shape.roof + 0.02)),
        ):
            rows = []
            for share in np.linspace(0, 1, 8):
                x, out, z = (a + (b - a) * share for a, b in zip(start, end, strict=True))
                y = shape.width + out
                rows.append(
                    [
                        (x + a, side * (y + b), z)
                        for a, b in ((-0.05, 0.03), (0.0, -0.03), (0.06, 0.0), (0.05, 0.05), (-0.05, 0.03))
                    ]
                )
            add("pillar", *sweep(rows), cloth, into=inside)
    wall = box((-0.34, 0.0, shape.dash / 2 - 0.05), (0.10, 2 * shape.width + 0.3, shape.dash), 0.03)
    solid("bulkhead", wall, ((-0.5, -0.2), (-1.0, 1.0), (-0.1, shape.dash)), 0.04, black, inside)
    floor = box((0.5, 0.0, 0.10), (2.6, 2 * shape.width + 0.3, 0.06), 0.02)
    solid("floor", floor, ((-0.8, 1.8), (-1.0, 1.0), (0.0, 0.2)), 0.04, black, inside)
    mirror = box((0.02, 0.0, shape.roof - 0.09), (0.03, 0.24, 0.07), 0.025)
    solid(
        "mirror",
        mirror,
        ((-0.1, 0.1), (-0.2, 0.2), (shape.roof - 0.2, shape.roof)),
        0.008,
        materials.gloss_black(),
        inside,
    )
