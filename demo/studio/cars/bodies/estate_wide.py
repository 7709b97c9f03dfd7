"""An estate whose thin grille joins its lamps across the whole nose."""

from dataclasses import replace

from ..spec import Lamp, Opening
from .estate import ESTATE

ESTATE_WIDE = replace(
    ESTATE,
    name="estateWide",
    lamp=Lamp(
        [
            (0.44, 0.640),
            (0.60, 0.615),
            (0.72, 0.620),
            (1.0, 0.635),
            (1.0, 0.720),
            (0.72, 0.715),
            (0.60, 0.710),
            (0.44, 0.700),
        ],
        0.44,
        eyes=(0.54, 0.62, 0.70),
    ),
    tail_lamp=Lamp(
        [
            (-0.1, 0.885),
            (0.50, 0.88),
            (0.62, 0.83),
            (1.0, 0.82),
            (1.0, 0.95),
            (0.64, 0.95),
            (0.50, 0.925),
            (-0.1, 0.915),
        ],
        0.36,
    ),
    grille=Opening(0.625, 0.695, 0.43, 0.42),
    bars=2,
    frame=False,
    intake=Opening(0.245, 0.40, 0.56, 0.66),
    plate_front=0.50,
    rails=False,
    wheels="double",
)
