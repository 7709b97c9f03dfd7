"""Lit dashboard screens that stand on it as panes."""

from math import cos, radians, sin

import bpy
import numpy as np
from PIL import Image

from ..kit import materials
from ..kit.field import Array, box
from ..kit.mesher import solid
from ..kit.nodes import Shader
from .screen_art import drawn

Point = tuple[float, float, float]
DOTS = 2400
"""Pixels per metre."""


def screen(
    kind: str, middle: Point, size: tuple[float, float], tilt: float, into: bpy.types.Collection
) -> None:
    """A pane with its picture, leaning back by `tilt` degrees; size in metres."""
    picture = drawn(kind, (round(size[0] * DOTS), round(size[1] * DOTS)))
    lean = radians(tilt)
    half_u, half_v = size[0] / 2, size[1] / 2
    corners = [
        (middle[0] - v * sin(lean), middle[1] + u, middle[2] + v * cos(lean))
        for u, v in ((-half_u, -half_v), (half_u, -half_v), (half_u, half_v), (-half_u, half_v))
    ]
    mesh = bpy.data.meshes.new(kind)
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    mesh.materials.append(_lit(kind, picture))
    layer = mesh.uv_layers.new(name="uv")
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1)), strict=True):
        loop.uv = uv
    into.objects.link(bpy.data.objects.new(kind, mesh))
    case = box((0.0, 0.0, 0.0), (0.014, size[0] + 0.016, size[1] + 0.016), 0.006)

    def field(x: Array, y: Array, z: Array) -> Array:
        back, up = x - middle[0], z - middle[2]
        return case(
            back * cos(lean) + up * sin(lean) + 0.009, y - middle[1], -back * sin(lean) + up * cos(lean)
        )

    reach = [(c - s, c + s) for c, s in zip(middle, (0.08, half_u + 0.03, half_v + 0.03), strict=True)]
    solid("case", field, (reach[0], reach[1], reach[2]), 0.006, materials.gloss_black(), into)


def _lit(name: str, picture: Image.Image) -> bpy.types.Material:
    image = bpy.data.images.new(name, *picture.size)
    pixels = (
        np.asarray(picture.convert("RGB").transpose(Image.Transpose.FLIP_TOP_BOTTOM), dtype=np.float32) / 255
    )
    image.pixels.foreach_set(np.dstack([pixels, np.ones(pixels.shape[:2], np.float32)]).ravel())
    image.pack()
    shader = Shader(name)
    texture = shader.node("TexImage", {0: shader.node("UVMap").outputs[0]}, image=image).outputs["Color"]
    inputs = {
        "Base Color": (0.004, 0.004, 0.004),
        "Roughness": 0.35,
        "Emission Color": texture,
        "Emission Strength": 1.5,
    }
    return shader.surface(shader.principled(inputs))
