"""A sport utility with a lively line: lamps in two rows, a wide dark face, a falling roof in black."""

from dataclasses import replace

from ...kit.field import Line
from ..spec import Lamp, Opening
from .suv import SUV

SUV_EASTERN = replace(
    SUV,
    name="suvEastern",
    height=1.66,
    roof=Line((-0.9, 1.50), (-0.24, 1.685, 0.3), (0.25, 1.70, 0.5), (1.10, 1.655, 0.6), (2.2, 1.55)),
    back=Line((1.12, 2.19), (1.28, 2.00, 0.12), (1.75, 1.28)),
    belt=Line((-1.0, 1.105), (0.4, 1.15, 0.6), (1.10, 1.21, 0.2), (1.8, 1.36)),
    lamp=Lamp(
        [
            (0.34, 0.955),
            (0.50, 0.940),
            (0.66, 0.945),
            (1.0, 0.955),
            (1.0, 1.015),
            (0.66, 1.010),
            (0.50, 1.000),
            (0.34, 0.985),
        ],
        0.50,
        eyes=(0.60, 0.68),
    ),
    tail_lamp=Lamp(
        [
            (-0.1, 1.06),
            (0.50, 1.05),
            (0.62, 0.95),
            (1.0, 0.93),
            (1.0, 1.09),
            (0.66, 1.10),
            (0.50, 1.10),
            (-0.1, 1.10),
        ],
        0.36,
    ),
    grille=Opening(0.74, 0.90, 0.62, 0.52),
    bars=5,
    intake=Opening(0.34, 0.56, 0.46, 0.62),
    plate_front=0.63,
    dark_roof=True,
    rails=False,
    bright=False,
    window_end=0.52,
    wheels="night",
)
