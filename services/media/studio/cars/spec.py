"""
What tells one body from another. Metres; a car stands in the middle of the origin with its wheels
on z = 0 and its nose towards -X. Widths are from the middle plane.
"""

from dataclasses import dataclass, field
from typing import Literal

from ..kit.field import Line

Trim = Literal["car", "suv", "van"]


@dataclass(frozen=True)
class Lamp:
    """An outline of a lamp in (|y|, z), seen from the front or rear, and how far round it reaches."""

    outline: list[tuple[float, float]]
    reach: float
    """How far (metres in x) behind the nose or before the tail the lamp ends on the flank."""


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
    grille: Opening
    intake: Opening
    plate_rear: float
    """Height of the rear plate."""
    plate_front: float = 0.44
    seat: float = 0.48
    """Height of the seats' cushions."""
    section: Line = field(default_factory=lambda: SECTION)
    tumble: float = 0.40
    """How far the side windows lean in for each metre of height."""
    crown: float = 0.06
    nose_sweep: tuple[float, float] = (0.10, 0.36)
    tail_sweep: tuple[float, float] = (0.07, 0.26)
    screen_sweep: float = 0.22
    back_sweep: float = 0.18
    roof_soft: float = 0.10
    rail_soft: float = 0.06
    edge: float = 0.06
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


SECTION = Line(
    (-0.85, -0.14),
    (-0.64, -0.070, 0.04),
    (-0.56, -0.016, 0.03),
    (-0.43, -0.024, 0.07),
    (-0.20, 0.002, 0.16),
    (-0.03, 0.002, 0.05),
    (0.0, -0.002, 0.014),
    (0.05, -0.034, 0.03),
    (0.12, -0.100, 0.05),
    (0.40, -0.50),
)
"""The flank from sill to belt: (height over the shoulder, metres outwards)."""
