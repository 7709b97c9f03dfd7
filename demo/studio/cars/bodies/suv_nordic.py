"""A calm sport utility: an upright framed grille, slim lamps, a long flat roof over large windows."""

from dataclasses import replace

from ...kit.field import Line
from ..spec import Lamp, Opening, flank_section
from .suv import SUV

SUV_NORDIC = replace(
    SUV,
    name="suvNordic",
    length=4.62,
    height=1.66,
    top=Line(
        (-2.4, 1.00),
        (-2.16, 1.065, 0.06),
        (-1.42, 1.105, 0.3),
        (-0.9, 1.13, 0.25),
        (1.0, 1.14, 0.6),
        (2.3, 1.15),
    ),
    roof=Line((-0.9, 1.48), (-0.24, 1.665, 0.3), (0.40, 1.69, 0.5), (1.60, 1.665, 0.7), (2.3, 1.62)),
    back=Line((1.12, 2.26), (1.32, 2.20, 0.10), (1.75, 1.94)),
    tail=Line(
        (0.0, 2.00),
        (0.34, 2.20, 0.08),
        (0.50, 2.285, 0.06),
        (0.70, 2.29, 0.03),
        (0.76, 2.25, 0.02),
        (1.00, 2.24, 0.06),
        (1.16, 2.26, 0.03),
        (1.4, 2.16),
    ),
    nose=Line(
        (0.0, -2.08),
        (0.28, -2.23, 0.08),
        (0.46, -2.29, 0.08),
        (0.94, -2.285, 0.06),
        (1.05, -2.22, 0.05),
        (1.2, -2.0),
    ),
    belt=Line((-1.0, 1.085), (0.4, 1.10, 0.8), (1.3, 1.11, 0.3), (2.0, 1.15)),
    lamp=Lamp(
        [
            (0.50, 0.865),
            (0.62, 0.855),
            (0.74, 0.86),
            (1.0, 0.87),
            (1.0, 0.965),
            (0.74, 0.96),
            (0.62, 0.955),
            (0.50, 0.945),
        ],
        0.30,
        eyes=(0.58, 0.70),
    ),
    tail_lamp=Lamp(
        [(0.56, 0.82), (0.74, 0.80), (1.0, 0.80), (1.0, 1.30), (0.84, 1.30), (0.78, 1.02), (0.56, 0.98)],
        0.26,
        slant=0.0,
    ),
    grille=Opening(0.735, 0.955, 0.40, 0.42),
    bars=5,
    frame=True,
    intake=Opening(0.33, 0.50, 0.66, 0.60),
    plate_front=0.59,
    section=flank_section(0.64),
    trim="car",
    window_end=0.14,
    wheels="split",
    vents=False,
)
