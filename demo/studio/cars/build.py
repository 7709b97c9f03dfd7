"""Builds one car from the names of its body and paint."""

from math import pi
from typing import Literal

import bpy
import numpy as np

from ..kit.colour import Rgb, linear
from ..kit.mesher import solid
from .arches import build_arches
from .bodies import BODIES
from .cabin import build_cabin
from .coat import coat
from .fronts import build_fronts
from .masks import draw
from .paints import METALLIC, PAINTS
from .shell import Shell
from .trim import build_trim
from .wheels import DESIGNS, build_wheel

CELL = 0.014
"""Mesh size of a skin, in metres."""


def build_car(
    body: str,
    paint: str | Rgb,
    wheels: str | None = None,
    lamps: Literal["off", "on"] = "off",
    name: str = "car",
) -> bpy.types.Collection:
    """
    A collection with one car: its middle at the origin, wheels on z = 0, nose towards -X. The paint
    is a name of `PAINTS`, `#rrggbb`, or scene-linear light.
    """
    shell = Shell(BODIES[body])
    car = bpy.data.collections.new(name)
    bpy.context.scene.collection.children.link(car)
    colour = paint if isinstance(paint, tuple) else linear(PAINTS.get(paint, paint))
    _skin(shell, colour, lamps == "on", car)
    build_arches(shell, colour, car)
    build_fronts(shell, lamps == "on", car)
    build_cabin(shell, car)
    build_trim(shell, colour, car)
    _wheels(shell, wheels or shell.body.wheels, car)
    return car


def _skin(shell: Shell, colour: Rgb, lit: bool, car: bpy.types.Collection) -> None:
    body = shell.body
    bounds = (
        (-body.length / 2 - 0.08, body.length / 2 + 0.08),
        (-body.width / 2 - 0.09, body.width / 2 + 0.09),
        (0.08, body.height + 0.06),
    )
    material = coat(draw(shell), colour, METALLIC, (0.33, 0.33, 0.33), lit)
    solid("skin", shell.field, bounds, CELL, material, car, shell.zones)


def _wheels(shell: Shell, design: str, car: bpy.types.Collection) -> None:
    body = shell.body
    parts = build_wheel(body.wheel, body.tyre, DESIGNS[design], car)
    for axle in (body.front_axle, body.rear_axle):
        face = float(shell.flank(np.array(axle), np.array(body.wheel))) - 0.022
        for side in (-1, 1):
            for part in parts:
                copy = part.copy()
                copy.location = (axle, side * (face - body.tyre / 2), body.wheel)
                copy.rotation_euler.z = 0 if side < 0 else pi
                car.objects.link(copy)
    for part in parts:
        bpy.data.objects.remove(part)
