"""A compact hatchback with a grille between its lamps and a broad intake."""

from dataclasses import replace

from ...kit.field import Line
from ..spec import Lamp, Opening
from .hatchback import HATCHBACK

HATCHBACK_WIDE = replace(
    HATCHBACK,
    name="hatchbackWide",
    length=4.24,
    height=1.45,
    roof=Line((-0.85, 1.26), (-0.18, 1.445, 0.35), (0.40, 1.485, 0.6), (1.30, 1.455, 0.6), (2.0, 1.38)),
    back=Line((1.00, 2.05), (1.18, 1.99, 0.10), (1.55, 1.74)),
    lamp=Lamp(
        [
            (0.42, 0.655),
            (0.56, 0.640),
            (0.70, 0.645),
            (1.0, 0.665),
            (1.0, 0.765),
            (0.70, 0.755),
            (0.56, 0.745),
            (0.42, 0.725),
        ],
        0.40,
        eyes=(0.53, 0.635),
    ),
    tail_lamp=Lamp(
        [(0.46, 0.80), (0.62, 0.78), (1.0, 0.78), (1.0, 0.95), (0.62, 0.955), (0.46, 0.935)],
        0.30,
    ),
    grille=Opening(0.650, 0.722, 0.41, 0.40),
    band=None,
    bars=2,
    frame=False,
    intake=Opening(0.24, 0.46, 0.42, 0.56),
    plate_front=0.545,
    window_end=0.36,
    wheels="split",
)
