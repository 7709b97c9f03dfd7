"""A saloon with a tailgate and without a grille: a smooth nose, slim lamps, disc wheels, a black roof."""

from dataclasses import replace

from ...kit.field import Line
from ..spec import Lamp, Opening
from .saloon import SALOON

SALOON_CLEAN = replace(
    SALOON,
    name="saloonClean",
    roof=Line((-0.9, 1.28), (-0.20, 1.455, 0.35), (0.30, 1.475, 0.5), (1.05, 1.42, 0.6), (1.9, 1.29)),
    back=Line((0.98, 2.04), (1.2, 1.46, 0.2), (1.5, 0.68)),
    nose=Line(
        (0.0, -2.14),
        (0.22, -2.30, 0.10),
        (0.40, -2.37, 0.16),
        (0.58, -2.34, 0.18),
        (0.74, -2.20, 0.12),
        (0.95, -1.95),
    ),
    lamp=Lamp(
        [
            (0.50, 0.655),
            (0.62, 0.640),
            (0.74, 0.650),
            (1.0, 0.690),
            (1.0, 0.765),
            (0.74, 0.730),
            (0.62, 0.705),
            (0.50, 0.685),
        ],
        0.52,
        eyes=(0.61, 0.68),
    ),
    grille=None,
    frame=False,
    intake=Opening(0.235, 0.33, 0.62, 0.54),
    plate_front=0.46,
    gate=True,
    bright=False,
    vents=False,
    dark_roof=True,
    wheels="disc",
)
