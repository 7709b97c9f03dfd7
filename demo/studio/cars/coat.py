"""The material of a body's skin; its canvases say where it is paint, glass, lamp or trim."""

import bpy

from ..kit.colour import Rgb
from ..kit.materials import glass_surface, paint_surface
from ..kit.nodes import Shader, Socket
from .canvas import CHANNELS, Canvas

PLANES = {"side": ("X", "Z"), "front": ("Y", "Z"), "rear": ("Y", "Z"), "top": ("X", "Y")}


def coat(
    canvases: dict[str, Canvas], colour: Rgb, metallic: float, glass: Rgb, lit: bool
) -> bpy.types.Material:
    """The material. The mesh attributes `side`, `front`, `rear` and `top` choose the canvas."""
    shader = Shader("coat")
    mask = _masks(shader, canvases)
    bumped = shader.node(
        "Bump", {"Height": shader.maths("SUBTRACT", 1.0, mask["gap"]), "Strength": 0.6, "Distance": 0.006}
    ).outputs[0]
    painted = paint_surface(shader, colour, metallic, bumped)
    seam = shader.principled({"Base Color": (0.004, 0.004, 0.004), "Roughness": 0.7})
    look = shader.mix(mask["gap"], painted, seam)
    plastic = shader.principled({"Base Color": (0.02, 0.02, 0.02), "Roughness": 0.5})
    gloss = shader.principled({"Base Color": (0.004, 0.004, 0.004), "Roughness": 0.05})
    chrome = shader.principled({"Base Color": (0.76, 0.76, 0.76), "Roughness": 0.1, "Metallic": 1.0})
    line = shader.maths("MULTIPLY_ADD", mask["chrome"], 4.0 if lit else 1.1, 0.6 if lit else 0.07)
    red = shader.principled(
        {
            "Base Color": (0.20, 0.002, 0.005),
            "Roughness": 0.06,
            "Coat Weight": 1.0,
            "Emission Color": (1.0, 0.02, 0.015),
            "Emission Strength": line,
        }
    )
    cover = glass_surface(shader, (0.94, 0.94, 0.94))
    pane = glass_surface(shader, glass)
    clear = shader.node("BsdfTransparent").outputs[0]
    for key, surface in (
        ("plastic", plastic),
        ("gloss", gloss),
        ("chrome", chrome),
        ("red", red),
        ("lamp", cover),
        ("glass", pane),
        ("cut", clear),
    ):
        look = shader.mix(mask[key], look, surface)
    geometry = shader.node("NewGeometry").outputs
    down = shader.step(shader.node("SeparateXYZ", {0: geometry["Normal"]}).outputs["Z"], -0.5, -0.75)
    closed = shader.maths("SUBTRACT", 1.0, mask["cut"])
    look = shader.mix(shader.maths("MULTIPLY", down, closed), look, plastic)
    lining = shader.node("BsdfDiffuse", {"Color": (0.015, 0.015, 0.015)}).outputs[0]
    open_back = shader.maths("MAXIMUM", shader.maths("MAXIMUM", mask["glass"], mask["cut"]), mask["lamp"])
    behind = shader.maths("MULTIPLY", geometry["Backfacing"], shader.maths("SUBTRACT", 1.0, open_back))
    return shader.surface(shader.mix(behind, look, lining))


def _masks(shader: Shader, canvases: dict[str, Canvas]) -> dict[str, Socket]:
    """Reads each channel from the canvas of the zone that a point belongs to."""
    place = shader.node("SeparateXYZ", {0: shader.node("TexCoord").outputs["Object"]}).outputs
    found: dict[str, Socket] = {}
    for zone, canvas in canvases.items():
        attribute = shader.node("Attribute", attribute_name=zone).outputs["Fac"]
        own = shader.maths("GREATER_THAN", attribute, 0.5)
        for channel, value in _channels(shader, canvas, place).items():
            here = shader.maths("MULTIPLY", value, own)
            found[channel] = shader.maths("ADD", found[channel], here) if channel in found else here
    return found


def _channels(shader: Shader, canvas: Canvas, place: dict[str, Socket]) -> dict[str, Socket]:
    u, v = PLANES[canvas.name]
    across = shader.maths("DIVIDE", shader.maths("SUBTRACT", place[u], canvas.origin[0]), canvas.size[0])
    up = shader.maths("DIVIDE", shader.maths("SUBTRACT", place[v], canvas.origin[1]), canvas.size[1])
    vector = shader.node("CombineXYZ", {0: across, 1: up}).outputs[0]
    values: dict[str, Socket] = {}
    for number, image in enumerate(canvas.images()):
        texture = shader.node("TexImage", {0: vector}, image=image, extension="EXTEND")
        parts = shader.node("SeparateColor", {0: texture.outputs["Color"]}).outputs
        sockets = (parts[0], parts[1], parts[2], texture.outputs["Alpha"])
        values.update(zip(CHANNELS[number * 4 : number * 4 + 4], sockets, strict=True))
    return values
