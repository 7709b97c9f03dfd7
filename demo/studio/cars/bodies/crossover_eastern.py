"""A small sport utility with thin lamps high on the nose and a large dark opening under them."""

from dataclasses import replace

from ...kit.field import Line
from ..spec import Lamp, Opening
from .crossover import CROSSOVER

CROSSOVER_EASTERN = replace(
    CROSSOVER,
    name="crossoverEastern",
    height=1.57,
    roof=Line((-0.85, 1.40), (-0.20, 1.585, 0.3), (0.30, 1.61, 0.5), (1.05, 1.565, 0.6), (2.0, 1.47)),
    back=Line((1.08, 2.05), (1.22, 1.90, 0.12), (1.66, 1.28)),
    belt=Line((-0.95, 1.05), (0.3, 1.10, 0.6), (0.95, 1.15, 0.2), (1.6, 1.28)),
    lamp=Lamp(
        [
            (0.40, 0.860),
            (0.55, 0.845),
            (0.70, 0.850),
            (1.0, 0.860),
            (1.0, 0.915),
            (0.70, 0.910),
            (0.55, 0.900),
            (0.40, 0.885),
        ],
        0.42,
        eyes=(0.56, 0.63),
    ),
    tail_lamp=Lamp(
        [
            (-0.1, 0.98),
            (0.48, 0.97),
            (0.60, 0.90),
            (1.0, 0.88),
            (1.0, 1.02),
            (0.64, 1.03),
            (0.48, 1.02),
            (-0.1, 1.015),
        ],
        0.30,
    ),
    grille=Opening(0.60, 0.775, 0.52, 0.58),
    bars=4,
    intake=Opening(0.31, 0.45, 0.40, 0.54),
    plate_front=0.53,
    rails=False,
    bright=False,
    window_end=0.44,
    wheels="fan",
)
