"""The hazy road seen from the cab, with a wood beside it; it is visible but doesn't light the cab."""

import bpy
import numpy as np

from ..kit.nodes import Shader
from ..kit.shapes import add, plate
from .room import Cab

HAZE = 0.64
"""The grey that the road fades to."""
LANE = 3.7
"""Width of a lane; the lorry drives in the middle of the right-hand lane of two."""
TIERS = (
    (0.04, 0.42, 0.17),
    (0.20, 0.58, 0.15),
    (0.36, 0.74, 0.12),
    (0.52, 0.88, 0.09),
    (0.68, 1.00, 0.06),
)
"""The triangles of a spruce: from, to, and half their width, as shares of its height."""


def build_road(cab: Cab, inside: bpy.types.Collection) -> None:
    """Two lanes with their lines into the distance, a rail on the right, posts, and a wood."""
    right, left, low = LANE / 2, -LANE * 1.5, cab.ground
    _flat("verge", (left - 9.0, right + 9.0), (-30.0, 900.0), low - 0.02, _hazy("verge", 0.38), inside)
    _flat("road", (left - 0.5, right + 1.2), (2.0, 900.0), low, _hazy("road", 0.13), inside)
    line = _hazy("line", 0.90)
    for y in (left, right):
        _flat("line", (y - 0.10, y + 0.10), (2.0, 900.0), low + 0.01, line, inside)
    for start in range(6, 240, 12):
        _flat("dash", (-LANE / 2 - 0.09, -LANE / 2 + 0.09), (start, start + 4.5), low + 0.01, line, inside)
    for foot, head, grey in ((0.42, 0.56, 0.50), (0.58, 0.72, 0.66)):
        rail = [(x, right + 2.4, low + z) for x, z in ((30, foot), (-400, foot), (-400, head), (30, head))]
        _unlit(add("rail", *plate(rail), _hazy("rail", grey), smooth=False, into=inside))
    post = _hazy("post", 0.95)
    for x in range(-200, 20, 20):
        for y in (left - 1.4, right + 1.4):
            corners = [(x, y - 0.06, low), (x, y + 0.06, low), (x, y + 0.06, low + 0.9), (x, y - 0.06, low + 0.9)]
            _unlit(add("post", *plate(corners), post, smooth=False, into=inside))
    _wood(cab, inside)


def _wood(cab: Cab, inside: bpy.types.Collection) -> None:
    """Spruces on both sides, as flat shapes that face the camera."""
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
    """A grey that fades into haze with distance, and into mist on the ground at that height."""
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
    """Makes it visible to the camera only, without light or shadow in the cab."""
    thing.visible_diffuse = thing.visible_glossy = thing.visible_shadow = False
