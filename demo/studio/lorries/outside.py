"""Everything outside the windows: road, mirrors, visor and light."""

from math import radians

import bpy

from ..cars.inside.forms import block
from ..cars.inside.looks import Looks
from ..cars.inside.outside import surround
from ..cars.inside.rods import tube
from ..kit import materials, studio
from .road import build_road
from .room import CAB, Cab


def shine() -> None:
    """The hazy landscape, a low sun ahead, and soft boxes outside the windows and below the roof."""
    surround()
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle = 3.2, radians(4)
    sun = bpy.data.objects.new("sun", light)
    sun.rotation_euler = (radians(16), radians(-58), 0.0)
    bpy.context.scene.collection.objects.link(sun)
    studio.soft_box("windscreen", (-1.9, 0.2, 2.7), (0, -52, 0), (1.6, 2.2), 140)
    studio.soft_box("near", (0.3, -2.3, 2.3), (-62, 0, 0), (1.6, 0.9), 120)
    studio.soft_box("far", (0.3, 2.3, 2.3), (62, 0, 0), (1.9, 1.1), 140)
    studio.soft_box("ceiling", (0.9, 0, CAB.roof - 0.12), (0, 0, 0), (0.9, 1.2), 14)
    studio.soft_box("behind", (1.9, 0.3, 1.7), (0, 72, 0), (0.9, 1.4), 26)


def build_outside(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """Everything visible through the windows."""
    build_road(cab, inside)
    _visor(cab, looks, inside)
    for turn in (-1, 1):
        _mirrors(cab, turn, looks, inside)


def _visor(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """The visor, on brackets in front of the windscreen's upper edge."""
    x, z = cab.windscreen(cab.screen_high), cab.screen_high
    block("visor", (x - 0.25, 0, z - 0.010), (0.28, 2.16, 0.026), 0.012, looks.plastic, inside, tilt=12)
    for y in (-0.9, -0.3, 0.3, 0.9):
        block("bracket", (x - 0.16, y, z + 0.02), (0.26, 0.03, 0.03), 0.008, looks.plastic, inside, tilt=12)


def _mirrors(cab: Cab, turn: int, looks: Looks, inside: bpy.types.Collection) -> None:
    """A tall mirror with a wide-angle one below, in one housing on two arms."""
    x, y, z = -0.50, turn * (cab.width + 0.36), cab.belt + 0.40
    glass = materials.plain("mirror", (0.34, 0.34, 0.34), 0.03, metallic=1.0)
    for up, high in ((0.10, 0.40), (-0.23, 0.21)):
        block("mirror", (x, y, z + up), (0.14, 0.27, high + 0.05), 0.055, looks.plastic, inside, turn=turn * -14)
        spot = (x + 0.069, y - turn * 0.018, z + up)
        block("mirror face", spot, (0.012, 0.225, high - 0.01), 0.005, glass, inside, turn=turn * -14)
    for up in (-0.30, 0.26):
        arm = [(x - 0.02, y, z + up), (x - 0.04, y - turn * 0.26, z + up), (x - 0.02, y - turn * 0.40, z + up)]
        tube("mirror arm", arm, 0.020, looks.plastic, inside)
