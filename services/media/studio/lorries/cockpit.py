"""Where the driver sits and sleeps: the measures of the cab inside, and all it is furnished with."""

from dataclasses import dataclass

import bpy

from ..cars.inside.cockpit import Cockpit
from ..cars.inside.doors import build_doors
from ..cars.inside.looks import looks
from ..kit import camera
from ..kit.colour import Rgb


@dataclass(frozen=True)
class Cab(Cockpit):
    """The cab inside, told as the cockpits of cars are; its windscreen is steep and its walls upright."""

    width: float = 1.06
    dash: float = 1.02
    roof: float = 2.34
    cushion: float = 0.56
    seats: float = 0.60
    """y of the middle of a seat."""
    screen_high: float = 1.91
    """Height of the upper edge of the windscreen, where the shelf begins."""
    ground: float = -1.42
    """Height of the road."""

    @property
    def hips(self) -> float:
        return 0.64

    @property
    def pillar(self) -> float:
        return 0.90

    def windscreen(self, z: float) -> float:
        return -0.64 + 0.30 * (z - self.belt)


CAB = Cab()


def build_cockpit(trim: Rgb) -> bpy.types.Collection:
    """A collection with the cab inside, the face of its dashboard at x = 0, the driver on -Y."""
    from .dash import build_dash
    from .lining import build_lining
    from .outside import build_outside
    from .seats import build_seats
    from .shelf import build_shelf
    from .steering import build_steering

    inside = bpy.data.collections.new("cockpit")
    bpy.context.scene.collection.children.link(inside)
    made = looks(trim)
    for part in (build_lining, build_dash, build_steering, build_doors, build_seats, build_shelf, build_outside):
        part(CAB, made, inside)
    return inside


def aim() -> None:
    """The camera beside the passenger's headrest, looking over the wheel to the road."""
    camera.look((0.0, -0.41, 1.175), (1.28, 0.40, 1.50), 18).data.clip_start = 0.02
