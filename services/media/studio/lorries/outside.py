"""What is seen from a high eye: the road in haze, mirrors, visor and wipers; and the light."""

from math import radians

import bpy
import numpy as np

from ..cars.inside.forms import block
from ..cars.inside.looks import Looks
from ..cars.inside.outside import surround
from ..cars.inside.rods import tube
from ..kit import materials, studio
from ..kit.nodes import Shader
from ..kit.shapes import add, plate
from .room import CAB, Cab

HAZE = 0.64
"""The grey that the road fades to."""
LANE = 3.7
"""Width of a lane; the lorry drives in the middle of the right one of two."""
TIERS = (
    (0.04, 0.42, 0.17),
    (0.20, 0.58, 0.15),
    (0.36, 0.74, 0.12),
    (0.52, 0.88, 0.09),
    (0.68, 1.00, 0.06),
)
"""The triangles of a spruce: from, to, and half their width, as shares of its height."""


def shine() -> None:
    """The hazy land, a low sun ahead, and soft boxes before the windows and under the roof."""
    surround()
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle = 3.2, radians(4)
    sun = bpy.data.objects.new("sun", light)
    sun.rotation_euler = (radians(16), radians(-58), 0.0)
    bpy.context.scene.collection.objects.link(sun)
    studio.soft_box("windscreen", (-1.9, 0.2, 2.7), (0, -52, 0), (1.6, 2.2), 140)
    studio.soft_box("near", (0.3, -2.3, 2.3), (-62, 0, 0), (1.6, 0.9), 120)
    studio.soft_box("far", (0.3, 2.3, 2.3), (62, 0, 0), (1.9, 1.1), 170)
    studio.soft_box("ceiling", (0.9, 0, CAB.roof - 0.12), (0, 0, 0), (0.9, 1.2), 14)
    studio.soft_box("behind", (1.9, 0.3, 1.7), (0, 72, 0), (0.9, 1.4), 26)


def build_outside(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """All that is seen through the windows."""
    _road(cab, inside)
    _visor(cab, looks, inside)
    for turn in (-1, 1):
        _mirrors(cab, turn, looks, inside)


def _road(cab: Cab, inside: bpy.types.Collection) -> None:
    """Two lanes with their lines, far ahead, a rail on the right, and a wood."""
    right, left, low = LANE / 2, -LANE * 1.5, cab.ground
    _flat("road", (left - 0.5, right + 1.2), (2.0, 900.0), low, _hazy("road", 0.13), inside)
    line = _hazy("line", 0.90)
    for y in (left, right):
        _flat("line", (y - 0.10, y + 0.10), (2.0, 900.0), low + 0.01, line, inside)
    for start in range(6, 240, 12):
        _flat("dash", (-LANE / 2 - 0.09, -LANE / 2 + 0.09), (start, start + 4.5), low + 0.01, line, inside)
    for foot, head, grey in ((0.42, 0.56, 0.50), (0.58, 0.72, 0.66)):
        rail = [(x, right + 2.4, low + z) for x, z in ((30, foot), (-400, foot), (-400, head), (30, head))]
        _unlit(add("rail", *plate(rail), _hazy("rail", grey), smooth=False, into=inside))
    _wood(cab, inside)


def _wood(cab: Cab, inside: bpy.types.Collection) -> None:
    """Spruces on both sides, as flat shapes turned to the eye."""
    chance = np.random.default_rng(5)
    points: list[np.ndarray] = []
    faces = []
    for _ in range(520):
        side = chance.choice((-1, 1))
        foot = np.array((-chance.uniform(-20, 360), side * chance.uniform(38, 95), cab.ground))
        aside = np.array((-foot[1], foot[0], 0)) / np.hypot(*foot[:2])
        high = chance.uniform(7, 14)
        for low, top, half in TIERS:
            faces.append(range(len(points), len(points) + 3))
            corners = ((-half, low), (half, low), (0, top))
            points += [foot + high * (aside * w + np.array((0, 0, z))) for w, z in corners]
    _unlit(add("wood", points, faces, _hazy("wood", 0.16, cab.ground), smooth=False, into=inside))


def _flat(
    name: str,
    across: tuple[float, float],
    ahead: tuple[float, float],
    z: float,
    look: bpy.types.Material,
    inside: bpy.types.Collection,
) -> None:
    """A stretch on the ground."""
    (left, right), (near, far) = across, ahead
    corners = [(-near, left, z), (-near, right, z), (-far, right, z), (-far, left, z)]
    _unlit(add(name, *plate(corners), look, smooth=False, into=inside))


def _hazy(name: str, grey: float, mist: float | None = None) -> bpy.types.Material:
    """A grey that fades into the haze with its distance, and into mist on the ground at that height."""
    shader = Shader(name)
    place = shader.node("NewGeometry").outputs["Position"]
    away = shader.node("VectorMath", {0: place}, operation="LENGTH").outputs["Value"]
    clear = shader.maths("EXPONENT", shader.maths("MULTIPLY", away, -1 / 70))
    tone = shader.maths("MULTIPLY_ADD", clear, grey - HAZE, HAZE)
    colour = shader.node("CombineColor", dict.fromkeys(range(3), tone)).outputs[0]
    seen = shader.node("Emission", {"Color": colour}).outputs[0]
    if mist is None:
        return shader.surface(seen)
    height = shader.node("SeparateXYZ", {0: place}).outputs[2]
    nothing = shader.node("BsdfTransparent").outputs[0]
    return shader.surface(shader.mix(shader.step(height, mist, mist + 4.5), nothing, seen))


def _unlit(thing: bpy.types.Object) -> None:
    """It is seen only, and gives neither light nor shadow inside."""
    thing.visible_diffuse = thing.visible_glossy = thing.visible_shadow = False


def _visor(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """Before the upper edge of the windscreen, on brackets."""
    x, z = cab.windscreen(cab.screen_high), cab.screen_high
    block("visor", (x - 0.25, 0, z - 0.010), (0.28, 2.16, 0.026), 0.012, looks.plastic, inside, tilt=12)
    for y in (-0.9, -0.3, 0.3, 0.9):
        block("bracket", (x - 0.16, y, z + 0.02), (0.26, 0.03, 0.03), 0.008, looks.plastic, inside, tilt=12)


def _mirrors(cab: Cab, turn: int, looks: Looks, inside: bpy.types.Collection) -> None:
    """A tall one with a wide-angle one below, in one housing on two arms."""
    x, y, z = -0.50, turn * (cab.width + 0.36), cab.belt + 0.40
    glass = materials.plain("mirror", (0.34, 0.34, 0.34), 0.03, metallic=1.0)
    for up, high in ((0.10, 0.40), (-0.23, 0.21)):
        block("mirror", (x, y, z + up), (0.14, 0.27, high + 0.05), 0.055, looks.plastic, inside, turn=turn * -14)
        spot = (x + 0.069, y - turn * 0.018, z + up)
        block("mirror face", spot, (0.012, 0.225, high - 0.01), 0.005, glass, inside, turn=turn * -14)
    for up in (-0.30, 0.26):
        arm = [(x - 0.02, y, z + up), (x - 0.04, y - turn * 0.26, z + up), (x - 0.02, y - turn * 0.40, z + up)]
        tube("mirror arm", arm, 0.020, looks.plastic, inside)
