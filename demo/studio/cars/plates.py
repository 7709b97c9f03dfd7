"""Number plates with the group's name."""

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ..kit.nodes import Shader

TEXT = "NORDVIK"
SIZE = (1040, 220)


def plate_material() -> bpy.types.Material:
    """White with a dark band and black letters; a texture for the unit square."""
    picture = Image.new("RGB", SIZE, "#f3f3f3")
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((6, 6, SIZE[0] - 7, SIZE[1] - 7), 22, outline="#161616", width=7)
    pen.rounded_rectangle((12, 12, 92, SIZE[1] - 13), 16, fill="#3a3a3a")
    font = ImageFont.load_default(150)
    pen.text(
        (SIZE[0] / 2 + 40, SIZE[1] / 2),
        " ".join(TEXT),
        font=font,
        fill="#161616",
        anchor="mm",
        stroke_width=3,
    )
    image = bpy.data.images.new("plate", *SIZE)
    pixels = np.asarray(picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM), dtype=np.float32) / 255
    image.pixels.foreach_set(np.dstack([pixels, np.ones(pixels.shape[:2], np.float32)]).ravel())
    image.pack()
    shader = Shader("plate")
    texture = shader.node("TexImage", {0: shader.node("UVMap").outputs[0]}, image=image).outputs["Color"]
    return shader.surface(shader.principled({"Base Color": texture, "Roughness": 0.35}))
