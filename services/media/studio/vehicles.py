"""What pictures for the stock are made of: everything that is sold on wheels, and how it is built."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import bpy

from .cars.bodies import BODIES, SOLD
from .cars.build import build_car
from .cars.framing import Sized
from .kit.colour import Rgb
from .lorries.build import STUDIO_SIZE, build_model


@dataclass(frozen=True)
class Vehicle:
    """How one is built in a paint, and the measures it is framed by."""

    build: Callable[[Rgb], bpy.types.Collection]
    size: Sized


VEHICLES: dict[str, Vehicle] = {name: Vehicle(partial(build_car, name), BODIES[name]) for name in SOLD} | {
    "lorry": Vehicle(build_model, STUDIO_SIZE),
}
"""By the name that files begin with."""
