"""The doors from inside: pad, wood, leather, armrest, pocket and loudspeaker."""

import bpy
import numpy as np

from .cockpit import Cockpit
from .forms import Place, block, loft, rounded
from .looks import Looks
from .rods import disc, ring, stitches, tube

PAD = rounded(
    (-0.12, 0.004), (0.012, 0.008, 0.02), (0.034, -0.03, 0.02), (0.026, -0.105, 0.008), (-0.01, -0.112)
)
DECOR = rounded((-0.01, -0.110), (0.018, -0.112, 0.004), (0.008, -0.166, 0.005), (-0.01, -0.172))
INSERT = rounded((-0.01, -0.168), (0.012, -0.176, 0.008), (-0.008, -0.26, 0.05), (0.0, -0.345), (0.0, -0.36))
REST = rounded(
    (-0.01, -0.268), (0.074, -0.272, 0.02), (0.082, -0.318, 0.02), (0.03, -0.375, 0.05), (-0.01, -0.40)
)
LOW = rounded(
    (-0.01, -0.36),
    (0.012, -0.40, 0.02),
    (0.010, -0.56, 0.01),
    (0.052, -0.60, 0.02),
    (0.046, -0.76, 0.03),
    (-0.02, -0.84),
)


def build_doors(shape: Cockpit, looks: Looks, inside: bpy.types.Collection) -> None:
    """Four doors, with the pillars between them and walls behind."""
    belt, wide = shape.belt, shape.width
    for turn in (-1, 1):
        for start, end in ((-0.50, shape.pillar - 0.03), (shape.pillar + 0.06, shape.backlight(belt) - 0.12)):
            _card(shape, start, end, turn, looks, inside)
        block(
            "sill pillar",
            (shape.pillar + 0.015, turn * (wide + 0.055), belt / 2),
            (0.17, 0.12, belt + 0.06),
            0.03,
            looks.plastic,
            inside,
        )
        middle, length = (shape.backlight(belt) - 0.9) / 2, shape.backlight(belt) + 1.2
        block(
            "wall",
            (middle, turn * (wide + 0.10), belt / 2 - 0.03),
            (length, 0.16, belt),
            0.01,
            looks.plastic,
            inside,
        )


def _card(
    shape: Cockpit, start: float, end: float, turn: int, looks: Looks, inside: bpy.types.Collection
) -> None:
    along = np.linspace(start, end, 46)
    front = start < 0

    def fade(x: float) -> float:
        """A factor that rises from 0 at the ends of the door to 1 within 3 cm."""
        near = np.clip(min(x - start, end - x) / 0.03, 0, 1)
        return float(np.sqrt(1 - (1 - near) ** 2))

    def place(x: float, a: float, b: float) -> tuple[float, float, float]:
        return (x, turn * (shape.width - a + 0.03 * (1 - fade(x))), shape.belt + b)

    def arm(x: float, a: float, b: float) -> tuple[float, float, float]:
        reach = np.clip((x - start - (0.42 if front else 0.12)) / 0.10, 0, 1) * np.clip(
            (end - 0.06 - x) / 0.10, 0, 1
        )
        rise = 0.06 * np.clip((start + 0.75 - x) / 0.4, 0, 1) ** 2
        return (x, turn * (shape.width - a * float(np.sqrt(reach))), shape.belt + b + float(rise))

    edges = np.concatenate(
        [[start, start + 0.004, start + 0.012], along[1:-1], [end - 0.012, end - 0.004, end]]
    )
    for name, profile, material in (
        ("door pad", PAD, looks.pad),
        ("door decor", DECOR, looks.door_decor),
        ("door insert", INSERT, looks.leather),
        ("door low", LOW, looks.plastic),
    ):
        loft(name, profile, edges, place, material, inside)
    loft("door rest", REST, np.linspace(start + 0.05, end - 0.03, 60), arm, looks.leather, inside)
    tube("light", [place(x, 0.0135, -0.1735) for x in along[1:-1]], 0.0018, looks.glow, inside)
    stitches("seam", [place(x, 0.0315, -0.038) for x in along[1:-1]], looks.thread, inside)
    first = start + (0.56 if front else 0.24)
    stitches(
        "seam", [arm(x, 0.060, -0.2705) for x in np.linspace(first, end - 0.18, 30)], looks.thread, inside
    )
    _fittings(shape, start, front, turn, arm, looks, inside)


def _fittings(
    shape: Cockpit,
    start: float,
    front: bool,
    turn: int,
    arm: Place,
    looks: Looks,
    inside: bpy.types.Collection,
) -> None:
    """A handle, switches and a loudspeaker."""
    first = start + (0.52 if front else 0.22)
    y, z = turn * (shape.width - 0.016), shape.belt - 0.215
    block("handle cup", (first, turn * shape.width, z), (0.150, 0.016, 0.056), 0.008, looks.gloss, inside)
    block("handle", (first + 0.008, y - turn * 0.004, z), (0.115, 0.012, 0.020), 0.006, looks.metal, inside)
    place = arm(first + 0.14, 0.042, -0.270)
    block("switches", place, (0.17 if front else 0.09, 0.054, 0.008), 0.003, looks.gloss, inside, tilt=9)
    for at in range(4 if front else 1):
        spot = arm(first + 0.085 + 0.036 * at, 0.042, -0.264)
        block("switch", spot, (0.024, 0.030, 0.010), 0.004, looks.metal, inside, tilt=9)
    size = 0.082 if front else 0.066
    spot = (start + (0.62 if front else 0.36), turn * (shape.width - 0.014), shape.belt - 0.485)
    disc("speaker", spot, size, looks.mesh, inside, ((1, 0, 0), (0, 0, 1)))
    ring("speaker ring", spot, size, 0.004, looks.metal, inside, ((1, 0, 0), (0, 0, 1)))
