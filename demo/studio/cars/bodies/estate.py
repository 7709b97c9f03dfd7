"""An estate: the saloon's front, with a long roof and a steep tail."""

from dataclasses import replace

from ...kit.field import Line
from ..spec import Lamp
from .saloon import SALOON

ESTATE = replace(
    SALOON,
    name="estate",
    height=1.47,
    top=Line(
        (-2.45, 0.70),
        (-2.22, 0.765, 0.12),
        (-1.50, 0.90, 0.3),
        (-0.95, 0.965, 0.25),
        (1.30, 1.01, 0.6),
        (2.36, 1.03),
    ),
    tail=Line(
        (0.0, 2.10),
        (0.28, 2.27, 0.08),
        (0.44, 2.365, 0.06),
        (0.58, 2.37, 0.04),
        (0.63, 2.335, 0.03),
        (0.84, 2.325, 0.08),
        (1.02, 2.345, 0.04),
        (1.2, 2.30),
    ),
    roof=Line((-0.9, 1.27), (-0.20, 1.455, 0.35), (0.35, 1.49, 0.6), (1.40, 1.455, 0.8), (2.3, 1.39)),
    back=Line((0.95, 2.33), (1.15, 2.23, 0.15), (1.5, 1.86)),
    waist=Line((-1.3, 0.72), (-0.7, 0.825, 0.4), (0.2, 0.855, 0.7), (1.3, 0.835, 0.7), (2.3, 0.745)),
    belt=Line((-1.0, 0.925), (0.4, 0.955, 0.8), (1.5, 0.985, 0.4), (2.1, 1.03)),
    doors=(-0.80, 0.13, 1.00),
    tail_lamp=Lamp(
        [(0.42, 0.86), (0.62, 0.845), (0.68, 0.80), (1.0, 0.80), (1.0, 0.96), (0.66, 0.95), (0.42, 0.90)],
        0.36,
    ),
    tumble=0.33,
    rails=True,
    gate=True,
    lid_top=1.3,
    window_end=0.16,
    plate_rear=0.72,
    wheels="multi",
)
