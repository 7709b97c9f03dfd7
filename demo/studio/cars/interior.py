"""
The whole interior of a car, built from a few numbers for each family of bodies (`inside/cockpit.py`).
Its trim has the key paint, so that its colours can be composed.
"""

import bpy

from ..kit.colour import Rgb
from .inside.bench import build_bench
from .inside.cockpit import COCKPITS
from .inside.console import build_console
from .inside.dash import build_dash
from .inside.doors import build_doors
from .inside.fittings import build_fittings
from .inside.frame import build_frame
from .inside.looks import looks
from .inside.seats import build_seats
from .inside.wheel import build_wheel

PARTS = (
    build_frame,
    build_dash,
    build_wheel,
    build_console,
    build_doors,
    build_seats,
    build_bench,
    build_fittings,
)


def build_interior(family: str, trim: Rgb) -> bpy.types.Collection:
    """A collection with one interior; the face of its dashboard is at x = 0, the driver on -Y."""
    inside = bpy.data.collections.new("interior")
    bpy.context.scene.collection.children.link(inside)
    made = looks(trim)
    for part in PARTS:
        part(COCKPITS[family], made, inside)
    return inside
