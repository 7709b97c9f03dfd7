"""Lit screens of a dashboard: dials, a map, or both on one long pane; in greys, as the studio is neutral."""

from math import cos, pi, radians, sin

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ..kit import materials
from ..kit.field import Array, box
from ..kit.mesher import solid
from ..kit.nodes import Shader

Point = tuple[float, float, float]
DOTS = 2400
"""For each metre."""


def screen(
    kind: str, middle: Point, size: tuple[float, float], tilt: float, into: bpy.types.Collection
) -> None:
    """A pane with its picture, leaning back by `tilt` degrees; size in metres."""
    picture = _drawn(kind, (round(size[0] * DOTS), round(size[1] * DOTS)))
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


def _drawn(kind: str, size: tuple[int, int]) -> Image.Image:
    picture = Image.new("L", size, 10)
    pen = ImageDraw.Draw(picture)
    wide, high = size
    if kind in ("wide", "dials"):
        _dials(pen, 0, wide if kind == "dials" else wide // 2, high)
    if kind in ("wide", "map"):
        _map(pen, 0 if kind == "map" else wide // 2, wide, high)
    return picture


def _dials(pen: ImageDraw.ImageDraw, left: int, right: int, high: int) -> None:
    middle, radius = (left + right) / 2, high * 0.40
    for turn in range(0, 41):
        angle = pi * (0.75 + 1.5 * turn / 40)
        reach = radius * (0.86 if turn % 5 else 0.78)
        ends = [(middle + r * cos(angle), high / 2 + r * sin(angle)) for r in (reach, radius)]
        pen.line(ends, fill=235 if turn < 24 else 95, width=4 if turn % 5 else 7)
    pen.text((middle, high * 0.47), "72", font=ImageFont.load_default(high * 0.30), fill=245, anchor="mm")
    pen.text((middle, high * 0.68), "km/h", font=ImageFont.load_default(high * 0.09), fill=160, anchor="mm")
    for at, words in ((0.14, ("21:04", "-3 °C")), (0.86, ("412 km", "86 %"))):
        for row, word in enumerate(words):
            place = (left + (right - left) * at, high * (0.40 + 0.2 * row))
            pen.text(place, word, font=ImageFont.load_default(high * 0.11), fill=200, anchor="mm")


def _map(pen: ImageDraw.ImageDraw, left: int, right: int, high: int) -> None:
    wide = right - left
    pen.rectangle((left, 0, right, high), fill=26)
    pen.polygon([(left, high * 0.2), (left + wide * 0.35, 0), (left, 0)], fill=48)
    pen.polygon([(right, high * 0.5), (right, high), (left + wide * 0.55, high)], fill=48)
    for start, end in (
        ((0.0, 0.75), (1.0, 0.25)),
        ((0.2, 0.0), (0.55, 1.0)),
        ((0.7, 0.0), (0.85, 1.0)),
        ((0.0, 0.35), (1.0, 0.85)),
    ):
        ends = [(left + wide * start[0], high * start[1]), (left + wide * end[0], high * end[1])]
        pen.line(ends, fill=78, width=max(3, high // 60))
    route = [(0.30, 1.0), (0.38, 0.62), (0.52, 0.50), (0.62, 0.44), (0.74, 0.10), (0.76, 0.0)]
    pen.line(
        [(left + wide * u, high * v) for u, v in route], fill=235, width=max(6, high // 28), joint="curve"
    )
    spot = (left + wide * 0.38, high * 0.62)
    pen.ellipse(
        (spot[0] - high * 0.05, spot[1] - high * 0.05, spot[0] + high * 0.05, spot[1] + high * 0.05), fill=255
    )
    pen.rounded_rectangle(
        (left + wide * 0.05, high * 0.08, left + wide * 0.30, high * 0.30), high * 0.04, fill=14
    )
    pen.text(
        (left + wide * 0.175, high * 0.19),
        "800 m",
        font=ImageFont.load_default(high * 0.10),
        fill=235,
        anchor="mm",
    )
