"""
The numbers in which bodies differ. Metres; the middle of a car is at the origin, its wheels on z = 0
and its nose towards -X. Widths are measured from the middle plane.
"""

from dataclasses import dataclass, field
from math import cos, pi, sin
from typing import Literal

import numpy as np

from ..kit.field import Line

Trim = Literal["car", "suv", "van"]


@dataclass(frozen=True)
class Lamp:
    """The outline of a lamp in (|y|, z), seen from the front or rear, and how far it wraps round the corner."""

    outline: list[tuple[float, float]]
    reach: float
    """The distance (metres in x) from the nose or tail to the end of the lamp on the flank."""
    eyes: tuple[float, ...] = ()
    """|y| of the projectors behind the glass."""
    slant: float = 0.6
    """How pointed the end on the flank is."""
    ring: bool = False
    """Whether a round lamp has a light ring, instead of a line along its upper edge."""


def disc(y: float, z: float, radius: float) -> list[tuple[float, float]]:
    """The outline of a round lamp."""
    return [(y + radius * cos(pi * a / 16), z + radius * sin(pi * a / 16)) for a in range(32)]


@dataclass(frozen=True)
class Opening:
    """A trapezoid on nose or tail: two heights, and the widths at the bottom and at the top."""

    low: float
    high: float
    foot: float
    top: float


@dataclass(frozen=True)
class Body:
    """The numbers of one body."""

    name: str
    length: float
    width: float
    height: float
    front_axle: float
    rear_axle: float
    wheel: float
    """Radius of the tyre."""
    tyre: float
    """Width of the tyre."""
    top: Line
    """Along x: the height of bonnet, the belt below the windows, and deck."""
    shoulder: Line
    """Along x: height of the crease along the flank."""
    plan: Line
    """Along x: the difference from half the width."""
    nose: Line
    """Along z: x of the front."""
    tail: Line
    under: Line
    roof: Line
    screen: Line
    """Along z: x of the windscreen."""
    back: Line
    """Along z: x of the rear window."""
    waist: Line
    """Along x: half the width of the cabin at the belt."""
    belt: Line
    """Along x: the lower edge of the side windows."""
    doors: tuple[float, ...]
    """x of the front edge of the front door, of the pillars between the doors, and of the last edge."""
    lamp: Lamp
    tail_lamp: Lamp
    grille: Opening | None
    """None for a closed front."""
    intake: Opening
    plate_rear: float
    """Height of the rear plate."""
    plate_front: float = 0.44
    seat: float = 0.48
    """Height of the seats' cushions."""
    section: Line = field(default_factory=lambda: flank_section())
    tumble: float = 0.40
    """How far the side windows lean in for each metre of height."""
    crown: float = 0.06
    nose_sweep: tuple[float, float] = (0.10, 0.36)
    tail_sweep: tuple[float, float] = (0.07, 0.26)
    screen_sweep: float = 0.22
    back_sweep: float = 0.18
    roof_soft: float = 0.10
    rail_soft: float = 0.06
    edge: float = 0.028
    """The softness of the edge between flank and bonnet."""
    flare: float = 0.022
    trim: Trim = "car"
    rails: bool = False
    gate: bool = False
    """Whether it has a tailgate with the window in it, instead of a boot lid."""
    lid_top: float = 1.1
    """The height of the seam of boot lid or tailgate on the tail."""
    glass_end: float = 9.0
    """x of the end of the side windows, for bodies without windows in the rear."""
    soft_top: bool = False
    bed: float | None = None
    """x of the front wall of a pickup's bed."""
    wheels: str = "split"
    """The design of its wheels."""
    rows: int = 2
    """Rows of seats."""
    window_end: float = 0.10
    """How much of the cabin's end is body, behind the last side window."""
    bright: bool = True
    """Whether it has bright strips round the side windows."""
    bars: int = 4
    """The number of horizontal bars across the grille."""
    frame: bool = False
    """Whether the grille has a bright frame."""
    band: Opening | None = None
    """A panel of black gloss between the lamps."""
    vents: bool = True
    """Whether it has upright slots at the corners of the nose."""
    dark_roof: bool = False
    """Whether roof and pillars are black gloss."""

    @property
    def badge(self) -> float:
        """Height of the badge on the nose: over the grille, or between the lamps."""
        if self.grille:
            return self.grille.high + 0.05
        heights = [z for _, z in self.lamp.outline]
        return (min(heights) + max(heights)) / 2 if self.lamp.ring else self.lamp.outline[-1][1] + 0.005

    @property
    def brow(self) -> list[tuple[float, float]]:
        """The edge of the bonnet on the nose, from the middle to the lamp, in (|y|, z)."""
        top = max(z for _, z in self.lamp.outline)
        y, z = (self.lamp.outline[8][0], top) if self.lamp.ring else self.lamp.outline[-1]
        return [(0.0, max(self.badge + 0.045, z + 0.02)), (y, z + 0.014)]


def handle_place(body: Body, edge: float) -> tuple[float, float]:
    """The position (x, z) of the handle of the door that ends at an edge."""
    x = edge - 0.13
    return x, float(body.shoulder(np.array(x))) - 0.105


def flank_section(sill: float = 0.588) -> Line:
    """
    The flank from sill to belt: (height over the shoulder, metres outwards). Its two parts that lean
    back by about 15 degrees, above the sill and above the shoulder, reflect the light strips of the
    studio. The lower one begins `sill` below the shoulder.
    """
    return Line(
        (-0.262 - sill, -0.17),
        (-0.052 - sill, -0.075, 0.03),
        (-sill, -0.008, 0.012),
        (0.085 - sill, -0.038, 0.016),
        (-0.19, -0.006, 0.10),
        (-0.08, 0.006, 0.02),
        (-0.060, 0.005, 0.008),
        (0.03, -0.009, 0.02),
        (0.08, -0.042, 0.04),
        (0.40, -0.45),
    )
