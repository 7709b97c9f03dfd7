"""A large sport utility with a long bonnet, a tall grille in a bright frame, and painted sills."""

from dataclasses import replace

from ...kit.field import Line
from ..spec import Lamp, Opening, flank_section
from .suv import SUV

SUV_PREMIUM = replace(
    SUV,
    name="suvPremium",
    length=4.72,
    width=1.94,
    front_axle=-1.56,
    wheel=0.400,
    top=Line(
        (-2.5, 0.98),
        (-2.22, 1.06, 0.09),
        (-1.52, 1.125, 0.35),
        (-0.9, 1.15, 0.25),
        (1.0, 1.18, 0.6),
        (2.4, 1.21),
    ),
    nose=Line(
        (0.0, -2.16),
        (0.28, -2.29, 0.08),
        (0.46, -2.345, 0.10),
        (0.90, -2.33, 0.12),
        (1.04, -2.25, 0.08),
        (1.2, -2.02),
    ),
    tail=Line(
        (0.0, 2.04),
        (0.34, 2.24, 0.08),
        (0.50, 2.335, 0.06),
        (0.70, 2.34, 0.03),
        (0.76, 2.295, 0.02),
        (1.00, 2.28, 0.06),
        (1.14, 2.30, 0.03),
        (1.4, 2.18),
    ),
    roof=Line((-0.9, 1.48), (-0.18, 1.675, 0.3), (0.34, 1.705, 0.5), (1.30, 1.655, 0.6), (2.3, 1.52)),
    screen=Line((1.05, -1.06), (1.30, -0.62, 0.22), (1.75, -0.02)),
    back=Line((1.12, 2.27), (1.32, 2.12, 0.12), (1.75, 1.66)),
    belt=Line((-1.0, 1.10), (0.4, 1.125, 0.8), (1.25, 1.15, 0.2), (1.9, 1.26)),
    doors=(-0.70, 0.22, 1.05),
    lamp=Lamp(
        [
            (0.46, 0.885),
            (0.60, 0.860),
            (0.72, 0.865),
            (1.0, 0.885),
            (1.0, 0.975),
            (0.72, 0.970),
            (0.60, 0.960),
            (0.46, 0.935),
        ],
        0.46,
        eyes=(0.57, 0.66, 0.74),
    ),
    tail_lamp=Lamp(
        [(0.40, 0.98), (0.62, 0.955), (0.70, 0.92), (1.0, 0.92), (1.0, 1.06), (0.66, 1.06), (0.40, 1.02)],
        0.40,
    ),
    grille=Opening(0.56, 0.90, 0.39, 0.33),
    bars=8,
    frame=True,
    intake=Opening(0.325, 0.44, 0.74, 0.66),
    plate_front=0.485,
    section=flank_section(0.66),
    trim="car",
    window_end=0.30,
    wheels="turbine",
)
