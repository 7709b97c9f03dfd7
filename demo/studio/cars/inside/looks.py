"""The materials of interiors. All but the trim are grey, so that trims can be composed."""

from dataclasses import dataclass

import bpy

from ...kit import materials
from ...kit.colour import Rgb
from ...kit.nodes import Shader, Socket


@dataclass(frozen=True)
class Looks:
    """The materials of one interior."""

    leather: bpy.types.Material
    pad: bpy.types.Material
    decor: bpy.types.Material
    door_decor: bpy.types.Material
    metal: bpy.types.Material
    gloss: bpy.types.Material
    plastic: bpy.types.Material
    lining: bpy.types.Material
    carpet: bpy.types.Material
    thread: bpy.types.Material
    frame: bpy.types.Material
    gap: bpy.types.Material
    mesh: bpy.types.Material
    glow: bpy.types.Material
    mark: bpy.types.Material


def looks(trim: Rgb) -> Looks:
    """All materials, with the leather in that colour."""
    plain = materials.plain
    return Looks(
        leather=_leather(trim),
        pad=_dull("pad", 0.026),
        decor=_wood((26, 1.3, 42)),
        door_decor=_wood((1.3, 26, 42)),
        metal=plain("metal", (0.56, 0.56, 0.56), 0.27, metallic=1.0),
        gloss=plain("gloss", (0.006, 0.006, 0.006), 0.12, coat=0.6),
        plastic=_dull("plastic", 0.034),
        lining=plain("lining", (0.60, 0.60, 0.60), 0.95),
        carpet=plain("carpet", (0.055, 0.055, 0.055), 0.95),
        thread=plain("thread", (0.50, 0.50, 0.50), 0.7),
        frame=_rimmed(),
        gap=plain("gap", (0.004, 0.004, 0.004), 0.8),
        mesh=_pierced(),
        glow=materials.glow("glow", (0.9, 0.9, 0.9), 1.5),
        mark=materials.glow("mark", (0.9, 0.9, 0.9), 0.55),
    )


def _place(shader: Shader, scale: tuple[float, float, float]) -> Socket:
    coords = shader.node("TexCoord").outputs["Object"]
    return shader.node("Mapping", {0: coords, "Scale": scale}).outputs[0]


def _leather(trim: Rgb) -> bpy.types.Material:
    """Soft leather with a slight gloss, in the colour of the trim."""
    shader = Shader(materials.PAINT)
    surface = shader.principled({"Base Color": trim, "Roughness": 0.40, "Specular IOR Level": 0.5})
    surface.node.name = materials.PAINT
    return shader.surface(surface)


def _dull(name: str, grey: float) -> bpy.types.Material:
    """Soft plastic with little reflection."""
    shader = Shader(name)
    inputs = {"Base Color": (grey, grey, grey), "Roughness": 0.68, "Specular IOR Level": 0.22}
    return shader.surface(shader.principled(inputs))


def _wood(grain: tuple[float, float, float]) -> bpy.types.Material:
    """Grey ash with open pores; the axis that is small in `grain` is the direction of the grain."""
    shader = Shader("wood")
    years = shader.node(
        "TexNoise", {0: _place(shader, grain), "Scale": 2.2, "Detail": 3.0, "Distortion": 0.6}
    ).outputs[0]
    pores = shader.node(
        "TexNoise",
        {
            0: _place(shader, tuple(step * (10 if step > 9 else 5) for step in grain)),
            "Scale": 2.0,
            "Detail": 2.0,
        },
    ).outputs[0]
    mixed = shader.maths("ADD", shader.maths("MULTIPLY", years, 0.75), shader.maths("MULTIPLY", pores, 0.35))
    tone = shader.node(
        "MapRange", {"Value": mixed, "From Min": 0.35, "From Max": 0.78, "To Min": 0.08, "To Max": 0.36}
    )
    colour = shader.node("CombineColor", dict.fromkeys(range(3), tone.outputs[0])).outputs[0]
    return shader.surface(shader.principled({"Base Color": colour, "Roughness": 0.34, "Coat Weight": 0.25}))


def _pierced() -> bpy.types.Material:
    """Perforated metal in front of a loudspeaker; the pattern lies in x and z."""
    shader = Shader("pierced")
    parts = shader.node("SeparateXYZ", {0: _place(shader, (430, 430, 430))}).outputs
    waves = [shader.maths("SINE", parts[axis]) for axis in (0, 2)]
    hole = shader.step(shader.maths("MULTIPLY", *waves), 0.12, 0.35)
    tone = shader.maths("MULTIPLY_ADD", hole, -0.20, 0.21)
    colour = shader.node("CombineColor", dict.fromkeys(range(3), tone)).outputs[0]
    return shader.surface(shader.principled({"Base Color": colour, "Roughness": 0.35, "Metallic": 0.7}))


def _rimmed() -> bpy.types.Material:
    """Lining that turns black where a frame meets its glass: the attribute `out`, in metres."""
    shader = Shader("frame")
    out = shader.node("Attribute", attribute_name="out").outputs["Fac"]
    edge = shader.step(out, 0.008, 0.012)
    tone = shader.maths("MULTIPLY_ADD", edge, -0.595, 0.60)
    colour = shader.node("CombineColor", dict.fromkeys(range(3), tone)).outputs[0]
    return shader.surface(shader.principled({"Base Color": colour, "Roughness": 0.9}))
