"""A small sport utility with a painted, closed face between upright lamps, and a black roof."""

from dataclasses import replace

from ...kit.field import Line
from ..spec import Lamp, Opening
from .crossover import CROSSOVER

CROSSOVER_CLEAN = replace(
    CROSSOVER,
    name="crossoverClean",
    length=4.32,
    roof=Line((-0.85, 1.39), (-0.20, 1.585, 0.3), (0.40, 1.615, 0.5), (1.30, 1.585, 0.6), (2.1, 1.53)),
    back=Line((1.08, 2.12), (1.27, 2.05, 0.10), (1.66, 1.80)),
    nose=Line(
        (0.0, -1.96),
        (0.26, -2.09, 0.08),
        (0.46, -2.145, 0.07),
        (0.84, -2.145, 0.05),
        (0.96, -2.09, 0.05),
        (1.1, -1.90),
    ),
    tail=Line(
        (0.0, 1.88),
        (0.32, 2.06, 0.08),
        (0.48, 2.145, 0.06),
        (0.66, 2.15, 0.03),
        (0.72, 2.105, 0.02),
        (0.98, 2.095, 0.06),
        (1.12, 2.115, 0.03),
        (1.35, 2.02),
    ),
    lamp=Lamp(
        [
            (0.50, 0.775),
            (0.60, 0.770),
            (0.70, 0.775),
            (1.0, 0.785),
            (1.0, 0.915),
            (0.70, 0.910),
            (0.60, 0.905),
            (0.50, 0.895),
        ],
        0.26,
        eyes=(0.565, 0.655),
    ),
    tail_lamp=Lamp(
        [(0.56, 0.78), (0.72, 0.76), (1.0, 0.76), (1.0, 1.22), (0.80, 1.22), (0.72, 0.96), (0.56, 0.92)],
        0.24,
        slant=0.0,
    ),
    grille=None,
    intake=Opening(0.30, 0.47, 0.50, 0.62),
    plate_front=0.56,
    dark_roof=True,
    rails=False,
    vents=False,
    window_end=0.20,
    wheels="star",
)
