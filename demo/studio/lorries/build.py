"""Builds one tractor in a paint."""

from typing import Literal

import bpy

from ..cars.coat import coat
from ..cars.paints import METALLIC, PAINTS
from ..kit import materials
from ..kit.colour import Rgb, linear
from ..kit.mesher import solid
from . import cab
from .cabin import build_cabin
from .chassis import build_chassis
from .drawing import draw
from .face import build_face
from .measures import SIZE
from .trim import build_trim
from .wheels import build_wheels

CELL = 0.02
"""Mesh size of the cab, in metres."""
SCALE = 0.5
"""The scale of the model that stands in the studio."""
STUDIO_SIZE = SIZE.times(SCALE)
GLASS = (0.46, 0.46, 0.46)


def build_lorry(
    paint: str | Rgb, lamps: Literal["off", "on"] = "off", name: str = "lorry"
) -> bpy.types.Collection:
    """
    A collection with one tractor: its middle at the origin, wheels on z = 0, nose towards -X. The
    paint is a name of `PAINTS`, `#rrggbb`, or scene-linear light.
    """
    lorry = bpy.data.collections.new(name)
    bpy.context.scene.collection.children.link(lorry)
    colour = paint if isinstance(paint, tuple) else linear(PAINTS.get(paint, paint))
    painted = materials.paint("panel", colour, METALLIC)
    lit = lamps == "on"
    bounds = ((-3.12, -0.66), (-1.32, 1.32), (0.24, 3.94))
    solid("skin", cab.field, bounds, CELL, coat(draw(), colour, METALLIC, GLASS, lit), lorry, cab.zones)
    solid("skin fairing", cab.fairing, ((-0.80, -0.12), (-1.32, 1.32), (0.96, 3.94)), CELL, painted, lorry)
    build_face(lit, lorry)
    build_trim(painted, lorry)
    build_chassis(painted, lit, lorry)
    build_cabin(lorry)
    build_wheels(lorry)
    return lorry


def build_model(paint: Rgb) -> bpy.types.Collection:
    """
    The tractor as a model of half its size, for the studio that cars stand in: its lamps hang at
    4.6 m, too low for a roof at 3.8 m.
    """
    model = build_lorry(paint)
    for part in model.objects:
        part.location = part.location * SCALE
        part.scale = (SCALE, SCALE, SCALE)
    return model
