"""The interior of the cab, and its camera."""

import bpy

from ..cars.inside.doors import build_doors
from ..cars.inside.looks import Looks, looks
from ..kit import camera
from ..kit.colour import Rgb
from .dash import build_dash
from .lining import build_lining
from .outside import build_outside
from .room import CAB, Cab
from .seats import build_seats
from .shelf import build_shelf
from .steering import build_steering


def build_cockpit(trim: Rgb) -> bpy.types.Collection:
    """A collection with the interior of the cab; the face of its dashboard is at x = 0, the driver on -Y."""
    inside = bpy.data.collections.new("cockpit")
    bpy.context.scene.collection.children.link(inside)
    made = looks(trim)
    for part in (build_lining, build_dash, build_steering, _doors, build_seats, build_shelf, build_outside):
        part(CAB, made, inside)
    return inside


def _doors(cab: Cab, made: Looks, inside: bpy.types.Collection) -> None:
    """Those of cars; the walls that they hang in begin at the windscreen here, not before it."""
    before = set(inside.objects)
    build_doors(cab, made, inside)
    for part in set(inside.objects) - before:
        if part.name.startswith("wall"):
            part.location.x += 0.50


def aim() -> None:
    """The camera beside the passenger's headrest, looking over the wheel to the road."""
    camera.look((0.0, -0.39, 1.175), (1.28, 0.40, 1.50), 18).data.clip_start = 0.02
