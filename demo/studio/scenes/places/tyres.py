"""The store for customers' seasonal wheels."""

from math import radians

import bpy
import numpy as np

from ...cars.wheels import DESIGNS, build_wheel
from ..build.land import level
from ..build.looks import matte, speckled
from ..build.shapes import box
from ..build.sky import panel, sky
from ..build.stage import expose
from ..build.walls import outside


def wheel(design: str, into: str) -> list[bpy.types.Object]:
    """The parts of one wheel, hidden, to be copied."""
    kept = bpy.data.collections.new(into)
    return build_wheel(0.33, 0.225, DESIGNS[design], kept)


def stand_wheel(parts: list[bpy.types.Object], at: tuple[float, float, float], turn: float = 0.0, flat: bool = False) -> None:
    """A copy of the wheel, facing -y if `turn` is zero; `at` is its middle."""
    for part in parts:
        copy = bpy.data.objects.new("wheel", part.data)
        for old in part.modifiers:
            new = copy.modifiers.new(old.name, old.type)
            for setting in old.bl_rna.properties:
                if not setting.is_readonly and setting.identifier not in ("name", "type"):
                    setattr(new, setting.identifier, getattr(old, setting.identifier))
        copy.location = at
        copy.rotation_euler = (radians(90 if flat else 0), 0, radians(turn))
        bpy.context.scene.collection.objects.link(copy)


def tyre_hotel(accent: str = "#0d527c") -> None:
    """An aisle between racks of wheels."""
    expose()
    sky(((0.0, "#dfe8ee"), (1.0, "#dfe8ee")), 0.25)
    level((-12, 12, -8, 40), 0.0, speckled("#8f9699", "#a0a7aa", 0.6, 0.22, rough_to=0.4))
    box((24, 0.3, 7), (0, 26, 0), matte("#dde3e6", 0.7))
    gate()
    designs = [wheel(name, f"kept {name}") for name in list(DESIGNS)[:4]]
    rng = np.random.default_rng(4)
    steel, beam = matte(accent, 0.4, 0, 0.3), matte("#e0782a", 0.45)
    for side in (-1, 1):
        x = side * 1.95
        for bay in range(9):
            for depth in (0, 0.7):
                box((0.09, 0.09, 4.6), (x + side * depth, bay * 2.4 - 2, 0), steel)
            for row in range(5):
                for depth in (0, 0.7):
                    box((0.06, 2.4, 0.1), (x + side * depth, bay * 2.4 - 0.8, 0.25 + row * 0.86), beam)
                for k in range(3):
                    if rng.random() < 0.94:
                        stand_wheel(designs[rng.integers(4)], (x + side * 0.36, bay * 2.4 - 1.55 + k * 0.74, 0.68 + row * 0.86), -90 * side)
    for y in range(-3, 24, 4):
        panel((0.35, 2.6), (0, y, 5.6), (0, y, 0), "#fbfdff", 210, True)


def gate() -> None:
    """The door at the end: panes with daylight and trees behind, a frame, a lamp over it."""
    box((3.3, 0.1, 3.3), (0, 25.8, 0), outside(3.3, 2.3))
    frame = matte("#3d464c", 0.5)
    for k in range(4):
        box((0.09, 0.16, 3.3), (-1.65 + k * 1.1, 25.74, 0), frame)
        box((3.4, 0.16, 0.09), (0, 25.74, k * 1.1), frame)
    for side in (-1, 1):
        box((0.05, 30, 0.004), (side * 1.12, 11, 0.001), matte("#e3b23a", 0.5))
