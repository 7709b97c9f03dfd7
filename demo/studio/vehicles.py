"""All vehicles in pictures of the stock, with their builders."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import bpy

from .cars.bodies import BODIES
from .cars.build import build_car
from .cars.framing import COCKPIT, WHEEL, Sized
from .kit.colour import Rgb
from .lorries.build import STUDIO_SIZE, build_model
from .motorcycles.build import build_motorcycle
from .motorcycles.spec import ROADSTER


@dataclass(frozen=True)
class Vehicle:
    """The builder of a vehicle, and the dimensions used for framing."""

    build: Callable[[Rgb], bpy.types.Collection]
    size: Sized
    close: tuple[str, ...] = (WHEEL,)
    """The views that show only a part of the vehicle."""


VEHICLES: dict[str, Vehicle] = {
    **{name: Vehicle(partial(build_car, name), body) for name, body in BODIES.items()},
    "motorcycle": Vehicle(build_motorcycle, ROADSTER, (WHEEL, COCKPIT)),
    "lorry": Vehicle(build_model, STUDIO_SIZE),
}
"""The vehicles by the prefix of their files' names."""

IN_HALL = [name for name in BODIES if name not in ("coupe", "convertible")]
"""The vehicles that the store chain has."""
