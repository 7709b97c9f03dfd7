"""The view and the light outside the windows: a hazy landscape in greys, and soft boxes."""

from math import radians

import bpy
import numpy as np

from ...kit import studio
from .cockpit import Cockpit

LAND = (
    (0.00, 0.20),
    (0.40, 0.26),
    (0.478, 0.44),
    (0.497, 0.60),
    (0.503, 0.74),
    (0.56, 0.86),
    (0.70, 0.95),
    (1.00, 1.00),
)
"""Greys by direction, from straight down (0) over the horizon (0.5) to straight up (1)."""


HILLS = (
    (0.030, 0.022, 0.62, (3, 5, 11)),
    (0.014, 0.014, 0.42, (4, 9, 17, 31)),
    (0.001, 0.004, 0.27, (23, 41, 67, 97)),
)
"""Rows of hills from far to near: height, unevenness (sines), grey, and repetitions round the horizon."""


def surround() -> None:
    """The world, brighter as a light source than to the camera."""
    picture = _land()
    image = bpy.data.images.new("land", picture.shape[1], picture.shape[0], float_buffer=True)
    image.pixels.foreach_set(np.dstack([picture] * 3 + [np.ones_like(picture)]).ravel())
    world = bpy.data.worlds.new("outside")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    around, back = tree.nodes.new("ShaderNodeTexEnvironment"), tree.nodes["Background"]
    around.image = image
    tree.links.new(around.outputs["Color"], back.inputs["Color"])
    path, strength = tree.nodes.new("ShaderNodeLightPath"), tree.nodes.new("ShaderNodeMapRange")
    tree.links.new(path.outputs["Is Camera Ray"], strength.inputs["Value"])
    strength.inputs["To Min"].default_value, strength.inputs["To Max"].default_value = 1.95, 1.2
    tree.links.new(strength.outputs["Result"], back.inputs["Strength"])


def _land() -> np.ndarray:
    """Ground, blurred hills and a sky that brightens upwards, in all directions; rows start at the bottom."""
    turn = np.linspace(0, 2 * np.pi, 1024, endpoint=False, dtype=np.float32)[None, :]
    high = np.sin(np.linspace(-np.pi / 2, np.pi / 2, 768, dtype=np.float32))[:, None]
    picture = np.interp(high / 2 + 0.5, *zip(*LAND, strict=True)) * np.ones_like(turn)
    for row, (lift, uneven, grey, waves) in enumerate(HILLS):
        crest = lift + uneven * sum(
            np.sin(wave * turn + 2.1 * wave + row) / (1 + at) for at, wave in enumerate(waves)
        )
        share = np.clip((crest - high) / 0.012 + 0.5, 0, 1) * np.clip((high + 0.055) / 0.04, 0, 1)
        picture += (grey - picture) * share * share * (3 - 2 * share)
    return picture.astype(np.float32)


def _sun() -> None:
    """A low light ahead of the driver, so that edges cast shadows."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle = 2.8, radians(6)
    sun = bpy.data.objects.new("sun", light)
    sun.rotation_euler = (radians(34), radians(-36), 0.0)
    bpy.context.scene.collection.objects.link(sun)


def shine(shape: Cockpit) -> None:
    """A few soft boxes outside the windows, and a faint one for the lining of the roof."""
    high = shape.roof
    _sun()
    studio.soft_box("windscreen", (-1.7, 0.25, high + 1.1), (0, -38, 0), (2.2, 1.6), 200)
    studio.soft_box("near", (0.5, -2.1, high + 0.45), (-62, 0, 0), (1.7, 0.8), 150)
    studio.soft_box("far", (0.5, 2.1, high + 0.45), (62, 0, 0), (2.6, 1.1), 90)
    studio.soft_box("behind", (shape.rear + 1.9, 0, high + 0.7), (0, 50, 0), (1.6, 1.6), 60)
    if shape.glass_roof:
        studio.soft_box("over roof", (1.0, -0.2, high + 0.8), (-10, 0, 0), (1.4, 1.0), 10)
    else:
        studio.soft_box("ceiling", (0.8, 0, high - 0.05), (0, 0, 0), (1.2, 0.8), 7)
    studio.soft_box("upwards", (0.9, 0, shape.belt - 0.08), (180, 0, 0), (1.8, 1.1), 8)
