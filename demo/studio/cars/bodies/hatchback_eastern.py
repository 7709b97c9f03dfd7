"""A compact hatchback with swept lamps, a low wide mouth and a black roof."""

from dataclasses import replace

from ...kit.field import Line
from ..spec import Lamp, Opening
from .hatchback import HATCHBACK

HATCHBACK_EASTERN = replace(
    HATCHBACK,
    name="hatchbackEastern",
    roof=Line((-0.85, 1.28), (-0.18, 1.475, 0.35), (0.30, 1.51, 0.6), (1.05, 1.465, 0.6), (2.0, 1.37)),
    back=Line((1.00, 2.04), (1.14, 1.88, 0.12), (1.55, 1.28)),
    belt=Line((-0.95, 0.965), (0.3, 1.02, 0.6), (0.9, 1.07, 0.2), (1.6, 1.19)),
    lamp=Lamp(
        [
            (0.48, 0.690),
            (0.60, 0.665),
            (0.72, 0.680),
            (1.0, 0.735),
            (1.0, 0.835),
            (0.72, 0.785),
            (0.60, 0.755),
            (0.48, 0.725),
        ],
        0.54,
        eyes=(0.585, 0.665),
    ),
    tail_lamp=Lamp(
        [
            (-0.1, 0.905),
            (0.46, 0.90),
            (0.58, 0.84),
            (1.0, 0.83),
            (1.0, 0.97),
            (0.60, 0.965),
            (0.46, 0.945),
            (-0.1, 0.935),
        ],
        0.32,
    ),
    grille=Opening(0.37, 0.60, 0.60, 0.40),
    band=None,
    bars=4,
    intake=Opening(0.225, 0.315, 0.40, 0.52),
    plate_front=0.50,
    dark_roof=True,
    bright=False,
    wheels="fan",
)
