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
from .cockpit import CAB, Cab

HAZE = 0.60
"""The grey that the road fades to."""
LANE = 3.7
"""Width of a lane; the lorry drives in the middle of the right one of two."""


def shine() -> None:
    """The hazy land, a low sun ahead, and soft boxes before the windows and under the roof."""
    surround()
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle = 2.4, radians(6)
    sun = bpy.data.objects.new("sun", light)
    sun.rotation_euler = (radians(36), radians(-38), 0.0)
    bpy.context.scene.collection.objects.link(sun)
    studio.soft_box("windscreen", (-1.9, 0.2, 2.7), (0, -52, 0), (1.6, 2.2), 230)
    studio.soft_box("near", (0.3, -2.3, 2.3), (-62, 0, 0), (1.6, 0.9), 120)
    studio.soft_box("far", (0.3, 2.3, 2.3), (62, 0, 0), (1.9, 1.1), 110)
    studio.soft_box("ceiling", (0.9, 0, CAB.roof - 0.12), (0, 0, 0), (0.9, 1.2), 12)
    studio.soft_box("behind", (1.9, 0.3, 1.7), (0, 72, 0), (0.9, 1.4), 10)


def build_outside(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """All that is seen through the windows."""
    _road(cab, inside)
    _visor(cab, looks, inside)
    for turn in (-1, 1):
        _mirrors(cab, turn, looks, inside)


def _road(cab: Cab, inside: bpy.types.Collection) -> None:
    """Two lanes with their lines, far ahead."""
    right, left = LANE / 2, -LANE * 1.5
    _strip("road", (left - 0.5, right + 1.2), (2.0, 900.0), cab.ground, 0.30, inside)
    for y in (left, right):
        _strip("line", (y - 0.10, y + 0.10), (2.0, 900.0), cab.ground + 0.01, 0.86, inside)
    for start in range(6, 240, 12):
        _strip("dash", (-LANE / 2 - 0.09, -LANE / 2 + 0.09), (start, start + 4.5), cab.ground + 0.01, 0.86, inside)


def _strip(name: str, across: tuple[float, float], ahead: tuple[float, float], z: float, grey: float, inside: bpy.types.Collection) -> None:
    """A flat stretch on the ground, of a grey that fades into the haze; it lights nothing."""
    shader = Shader(name)
    x = shader.node("SeparateXYZ", {0: shader.node("NewGeometry").outputs["Position"]}).outputs[0]
    clear = shader.maths("EXPONENT", shader.maths("MULTIPLY", x, 1 / 55))
    tone = shader.maths("MULTIPLY_ADD", clear, grey - HAZE, HAZE)
    colour = shader.node("CombineColor", dict.fromkeys(range(3), tone)).outputs[0]
    material = shader.surface(shader.node("Emission", {"Color": colour}).outputs[0])
    corners = [(-ahead[0], across[0], z), (-ahead[0], across[1], z), (-ahead[1], across[1], z), (-ahead[1], across[0], z)]
    made = add(name, *plate(corners), material, smooth=False, into=inside)
    made.visible_diffuse = made.visible_glossy = made.visible_shadow = False


def _visor(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """Before the upper edge of the windscreen, on brackets; wipers at the lower one."""
    x, z = cab.windscreen(cab.screen_high), cab.screen_high
    block("visor", (x - 0.27, 0, z - 0.015), (0.34, 2.16, 0.026), 0.012, looks.gloss, inside, tilt=12)
    for y in (-0.9, -0.3, 0.3, 0.9):
        block("bracket", (x - 0.16, y, z + 0.02), (0.26, 0.03, 0.03), 0.008, looks.plastic, inside, tilt=12)
    low = cab.windscreen(cab.belt) - 0.06
    for y in (-0.75, 0.05):
        arm = [(low + 0.06 * s, y + 0.62 * s, cab.belt + 0.03 + 0.10 * s) for s in np.linspace(0, 1, 5)]
        tube("wiper", arm, 0.008, looks.plastic, inside)


def _mirrors(cab: Cab, turn: int, looks: Looks, inside: bpy.types.Collection) -> None:
    """A tall one with a wide-angle one below, in one housing on two arms."""
    x, y, z = -0.50, turn * (cab.width + 0.36), cab.belt + 0.40
    glass = materials.plain("mirror", (0.72, 0.72, 0.72), 0.03, metallic=1.0)
    for up, high in ((0.10, 0.40), (-0.23, 0.21)):
        block("mirror", (x, y, z + up), (0.14, 0.27, high + 0.05), 0.055, looks.plastic, inside, turn=turn * -14)
        spot = (x + 0.069, y - turn * 0.018, z + up)
        block("mirror face", spot, (0.012, 0.225, high - 0.01), 0.005, glass, inside, turn=turn * -14)
    for up in (-0.30, 0.26):
        arm = [(x - 0.02, y, z + up), (x - 0.04, y - turn * 0.26, z + up), (x - 0.02, y - turn * 0.40, z + up)]
        tube("mirror arm", arm, 0.020, looks.plastic, inside)
