"""The numbers of the only motorcycle: a naked roadster. Metres; the middle is at the origin."""

from dataclasses import dataclass

Point = tuple[float, float, float]


@dataclass(frozen=True)
class Roadster:
    """The dimensions used for framing, and where the parts meet."""

    length: float = 2.12
    width: float = 0.90
    height: float = 1.16
    front_axle: float = -0.735
    rear_axle: float = 0.735
    wheel: float = 0.300
    """Radius of the front wheel."""
    rear_wheel: float = 0.316
    tyre: float = 0.120
    rear_tyre: float = 0.180
    rake: float = 0.45
    """The rake of the fork: metres along for each metre up."""
    fork: float = 0.104
    """The distance from the middle plane to each leg of the fork."""
    top: float = 0.955
    """Height of the upper clamp of the fork."""

    def on_fork(self, z: float, ahead: float = 0.0, y: float = 0.0) -> Point:
        """A point on the line of the fork at that height, offset towards the nose."""
        return (self.front_axle + 0.022 + (z - self.wheel) * self.rake - ahead, y, z)


ROADSTER = Roadster()
