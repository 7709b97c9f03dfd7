"""
The numbers of the tractor. Metres; its middle at the origin, wheels on z = 0, nose towards -X.
"""

from dataclasses import dataclass

from ..kit.field import Line


@dataclass(frozen=True)
class Measures:
    """The dimensions used for framing pictures."""

    length: float = 6.10
    width: float = 2.50
    height: float = 3.84
    front_axle: float = -1.63
    wheel: float = 0.51

    def times(self, scale: float) -> "Measures":
        """The same for a model at that scale."""
        return Measures(*(value * scale for value in vars(self).values()))


SIZE = Measures()
FRONT, REAR = -1.63, 2.12
"""x of the axles."""
RADIUS = 0.51
"""Radius and width of the tyres."""
TYRE = 0.315
HALF = 1.245
"""Half the width of the cab."""
BACK = -0.72
"""x of the cab's rear wall."""
ARCH = 0.63
"""Radius of the front wheel arch."""
FLOOR = 1.35
"""Height of the cab's floor inside."""
SOCKET = (0.30, 1.241, 0.72)
"""Position of the charging inlets, in the skirts of both sides."""
COUPLING = (1.62, 0.0, 1.21)
"""The middle of the fifth wheel's plate."""

PLAN = Line((-3.2, -0.145), (-2.40, 0.0, 0.28), (-0.2, 0.0))
"""Along x: the difference from half the width."""
SECTION = Line((0.2, -0.03), (0.6, 0.0, 0.10), (1.62, 0.0, 0.02), (1.70, -0.042, 0.02), (3.0, -0.065, 0.3), (3.9, -0.16))
"""Along z: the flank, with a crease under the windows."""
NOSE = Line((0.2, -2.93), (0.50, -3.02, 0.08), (0.98, -3.045, 0.06), (1.68, -3.0, 0.07), (2.95, -2.72, 0.08), (3.42, -2.54, 0.26), (4.0, -1.90))
"""Along z: bumper, grille, windscreen, roof."""
ROOF = Line((-3.2, 3.46), (-2.0, 3.74, 0.6), (-0.2, 3.87))
UNDER = Line((-3.3, 0.44), (-2.98, 0.29, 0.05), (-2.0, 0.29, 0.02), (-1.35, 0.975, 0.02), (-0.2, 0.975))
"""Along x: the lower edge of bumper and cab."""
