"""An estate with an upright tail and tall lamps beside its window, and a grille in a bright frame."""

from dataclasses import replace

from ...kit.field import Line
from ..spec import Lamp, Opening, flank_section
from .estate import ESTATE

ESTATE_NORDIC = replace(
    ESTATE,
    name="estateNordic",
    height=1.46,
    roof=Line((-0.9, 1.26), (-0.20, 1.445, 0.35), (0.40, 1.475, 0.5), (1.60, 1.455, 0.8), (2.4, 1.42)),
    back=Line((0.95, 2.35), (1.15, 2.29, 0.12), (1.5, 2.06)),
    nose=Line(
        (0.0, -2.16),
        (0.22, -2.31, 0.08),
        (0.42, -2.375, 0.12),
        (0.66, -2.365, 0.08),
        (0.78, -2.29, 0.06),
        (0.95, -2.05),
    ),
    lamp=Lamp(
        [
            (0.46, 0.640),
            (0.60, 0.630),
            (0.72, 0.635),
            (1.0, 0.645),
            (1.0, 0.735),
            (0.72, 0.730),
            (0.60, 0.725),
            (0.46, 0.715),
        ],
        0.34,
        eyes=(0.555, 0.665),
    ),
    tail_lamp=Lamp(
        [(0.54, 0.68), (0.72, 0.66), (1.0, 0.66), (1.0, 1.18), (0.80, 1.18), (0.72, 0.86), (0.54, 0.82)],
        0.26,
        slant=0.0,
    ),
    grille=Opening(0.48, 0.715, 0.36, 0.38),
    bars=6,
    frame=True,
    intake=Opening(0.235, 0.345, 0.72, 0.64),
    plate_front=0.40,
    section=flank_section(0.56),
    window_end=0.10,
    vents=False,
    wheels="star",
)
