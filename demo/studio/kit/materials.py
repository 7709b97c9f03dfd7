"""Materials that several models share. Colours are scene-linear."""

import bpy

from .colour import Rgb
from .nodes import Shader, Socket

PAINT = "paint"
"""The name of the nodes that hold the colour of a paint."""


def paint_surface(
    shader: Shader, colour: Rgb, metallic: float = 0.35, normal: Socket | None = None
) -> Socket:
    """
    Car paint: colour with a share of metal flakes under clear coat. For fixed light it is linear
    in the colour, which is what lets pictures of other paints be composed from one render.
    """
    inputs: dict[str | int, object] = {
        "Base Color": colour,
        "Metallic": metallic,
        "Roughness": 0.24,
        "Specular IOR Level": 0.08,
        "Coat Weight": 1.0,
        "Coat Roughness": 0.015,
        "Coat IOR": 1.5,
    }
    if normal is not None:
        inputs["Normal"] = normal
        inputs["Coat Normal"] = normal
    surface = shader.principled(inputs)
    surface.node.name = PAINT
    return surface


def plain(
    name: str, colour: Rgb, roughness: float, metallic: float = 0.0, coat: float = 0.0
) -> bpy.types.Material:
    """A surface of one colour."""
    shader = Shader(name)
    inputs = {"Base Color": colour, "Roughness": roughness, "Metallic": metallic, "Coat Weight": coat}
    return shader.surface(shader.principled({**inputs, "Coat Roughness": 0.02}))


def paint(name: str, colour: Rgb, metallic: float = 0.35) -> bpy.types.Material:
    """Car paint of one colour."""
    shader = Shader(name)
    return shader.surface(paint_surface(shader, colour, metallic))


def repaint(things: bpy.types.Collection, colour: Rgb) -> None:
    """Changes the paint of a collection to another colour."""
    for thing in things.all_objects:
        for material in thing.data.materials if thing.type == "MESH" else ():
            for node in material.node_tree.nodes:
                if node.name.startswith(PAINT):
                    node.inputs["Base Color"].default_value = (*colour, 1)


def rubber() -> bpy.types.Material:
    """Rubber of tyres and seals."""
    return plain("rubber", (0.012, 0.012, 0.012), 0.62)


def plastic() -> bpy.types.Material:
    """Dark grained plastic of cladding, grilles and liners."""
    return plain("plastic", (0.019, 0.019, 0.019), 0.48)


def gloss_black() -> bpy.types.Material:
    """Piano black trim."""
    return plain("gloss black", (0.004, 0.004, 0.004), 0.06, coat=1.0)


def chrome() -> bpy.types.Material:
    """Polished metal."""
    return plain("chrome", (0.79, 0.79, 0.79), 0.07, metallic=1.0)


def alloy(dark: bool = False) -> bpy.types.Material:
    """Brushed and lacquered metal of wheels."""
    return plain("alloy", (0.052, 0.052, 0.052) if dark else (0.54, 0.54, 0.54), 0.24, metallic=0.9, coat=0.5)


def glass_surface(shader: Shader, tint: Rgb, normal: Socket | None = None) -> Socket:
    """A thin tinted pane that reflects the room."""
    inputs: dict[str | int, object] = {} if normal is None else {"Normal": normal}
    facing = shader.node("Fresnel", {"IOR": 1.6, **inputs}).outputs[0]
    through = shader.node("BsdfTransparent", {"Color": tint}).outputs[0]
    mirror = shader.node("BsdfGlossy", {"Roughness": 0.004, **inputs}).outputs[0]
    return shader.mix(shader.maths("MULTIPLY", facing, 0.5), through, mirror)


def glass(tint: Rgb = (0.5, 0.53, 0.53)) -> bpy.types.Material:
    """Glass of windows; the rear has a darker tint."""
    shader = Shader("glass")
    return shader.surface(glass_surface(shader, tint))


def glow(name: str, colour: Rgb, strength: float) -> bpy.types.Material:
    """A surface that emits light."""
    shader = Shader(name)
    inputs = {"Color": colour, "Strength": strength}
    return shader.surface(shader.node("Emission", inputs).outputs[0])
