"""A sport utility with a grille between its lamps, and a broad intake."""

from dataclasses import replace

from ..spec import Lamp, Opening
from .suv import SUV

SUV_WIDE = replace(
    SUV,
    name="suvWide",
    lamp=Lamp(
        [
            (0.44, 0.890),
            (0.60, 0.875),
            (0.74, 0.880),
            (1.0, 0.900),
            (1.0, 0.995),
            (0.74, 0.985),
            (0.60, 0.975),
            (0.44, 0.960),
        ],
        0.40,
        eyes=(0.55, 0.63, 0.71),
    ),
    tail_lamp=Lamp(
        [(0.44, 0.985), (0.62, 0.965), (1.0, 0.96), (1.0, 1.13), (0.64, 1.125), (0.44, 1.09)],
        0.32,
    ),
    grille=Opening(0.885, 0.960, 0.43, 0.42),
    bars=2,
    intake=Opening(0.335, 0.565, 0.46, 0.60),
    plate_front=0.70,
    window_end=0.24,
    wheels="six",
)
