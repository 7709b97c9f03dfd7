"""
What tells one body from another. Metres; a car stands in the middle of the origin with its wheels
on z = 0 and its nose towards -X. Widths are from the middle plane.
"""

from dataclasses import dataclass, field
from math import cos, pi, sin
from typing import Literal

import numpy as np

from ..kit.field import Line

Trim = Literal["car", "suv", "van"]


@dataclass(frozen=True)
class Lamp:
    """An outline of a lamp in (|y|, z), seen from the front or rear, and how far round it reaches."""

    outline: list[tuple[float, float]]
    reach: float
    """How far (metres in x) behind the nose or before the tail the lamp ends on the flank."""
    eyes: tuple[float, ...] = ()
    """|y| of the projectors behind the glass."""
    slant: float = 0.6
    """How much the end on the flank is pointed."""
    ring: bool = False
    """A ring of daylight in a round lamp, instead of a line along its upper edge."""


def disc(y: float, z: float, radius: float) -> list[tuple[float, float]]:
    """The outline of a round lamp."""
    return [(y + radius * cos(pi * a / 16), z + radius * sin(pi * a / 16)) for a in range(32)]


@dataclass(frozen=True)
class Opening:
    """A trapezoid on nose or tail: between two heights, so wide at the foot and at the top."""

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
    """Along x: bonnet, the belt under the windows, deck."""
    shoulder: Line
    """Along x: height of the crease along the flank."""
    plan: Line
    """Along x: how wide, against half the width (0)."""
    nose: Line
    """Along z: where the front is, in x."""
    tail: Line
    under: Line
    roof: Line
    screen: Line
    """Along z: where the windscreen is."""
    back: Line
    """Along z: where the rear window is."""
    waist: Line
    """Along x: half the width of the cabin at the belt."""
    belt: Line
    """Along x: the lower edge of the side windows."""
    doors: tuple[float, ...]
    """x of the front edge of the front door, of the pillars between, of the last edge."""
    lamp: Lamp
    tail_lamp: Lamp
    grille: Opening | None
    """None for a closed face."""
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
    """Softness between flank and bonnet."""
    flare: float = 0.022
    trim: Trim = "car"
    rails: bool = False
    gate: bool = False
    """A tailgate with the window in it, instead of a boot lid."""
    lid_top: float = 1.1
    """Where the seam of boot lid or tailgate ends on the tail."""
    glass_end: float = 9.0
    """x where the side windows end, for those that have none behind."""
    soft_top: bool = False
    bed: float | None = None
    """x of the front wall of a pickup's bed."""
    wheels: str = "split"
    """The design it comes with."""
    rows: int = 2
    """Rows of seats."""
    window_end: float = 0.10
    """How much of the cabin's end the last side window leaves to the body."""
    bright: bool = True
    """Bright strips round the side windows."""
    bars: int = 4
    """Level bars across the grille."""
    frame: bool = False
    """A bright frame round the grille."""
    band: Opening | None = None
    """A panel of black gloss between the lamps."""
    vents: bool = True
    """Upright slots at the corners of the nose."""

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
    """Where (x, z) the handle of the door that ends at an edge is."""
    x = edge - 0.13
    return x, float(body.shoulder(np.array(x))) - 0.105


def flank_section(sill: float = 0.588) -> Line:
    """
    The flank from sill to belt: (height over the shoulder, metres outwards). What leans back by some
    15 degrees, over the sill and over the shoulder, mirrors the strips of the studio. `sill` tells how
    far under the shoulder the lower of the two begins.
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
