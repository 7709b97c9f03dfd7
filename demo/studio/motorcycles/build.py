"""Builds one motorcycle in a paint."""

from math import radians
from typing import Literal

import bpy
from mathutils import Matrix

from ..cars.paints import METALLIC, PAINTS
from ..kit.colour import Rgb, linear
from ..kit.materials import paint_surface
from ..kit.nodes import Shader
from .body import build_body
from .cockpit import build_cockpit
from .engine import build_engine
from .exhaust import build_exhaust
from .fork import build_fork
from .frame import build_frame
from .guards import build_guards
from .lamps import build_lamps
from .tail import build_tail
from .wheels import build_wheels

LEAN = radians(4)
"""The angle by which it leans on its side stand."""


def build_motorcycle(
    paint: str | Rgb, lamps: Literal["off", "on"] = "off", name: str = "motorcycle"
) -> bpy.types.Collection:
    """
    A collection with one machine: its middle at the origin, wheels on z = 0, nose towards -X. The
    paint is a name of `PAINTS`, `#rrggbb`, or scene-linear light; everything else is grey, except
    the red lamp.
    """
    made = bpy.data.collections.new(name)
    bpy.context.scene.collection.children.link(made)
    colour = paint if isinstance(paint, tuple) else linear(PAINTS.get(paint, paint))
    painted = _painted(colour)
    build_wheels(made)
    build_guards(painted, made)
    build_fork(made)
    build_cockpit(made)
    build_engine(made)
    build_exhaust(made)
    build_frame(made)
    build_body(painted, made)
    build_tail(painted, made)
    build_lamps(lamps == "on", made)
    lean = Matrix.Rotation(LEAN, 4, "X")
    for thing in made.objects:
        if not thing.name.startswith(("stand", "pad")):
            thing.matrix_basis = lean @ thing.matrix_basis
    return made


def _painted(colour: Rgb) -> bpy.types.Material:
    """Paint on the upper side, bare plastic where a part is seen from below."""
    shader = Shader("painted")
    normal = shader.node("NewGeometry").outputs["Normal"]
    down = shader.step(shader.node("SeparateXYZ", {0: normal}).outputs["Z"], -0.55, -0.75)
    bare = shader.principled({"Base Color": (0.019, 0.019, 0.019), "Roughness": 0.5})
    return shader.surface(shader.mix(down, paint_surface(shader, colour, METALLIC), bare))
