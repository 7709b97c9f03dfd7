"""The dimensions of a cockpit, and those of each family of bodies."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Cockpit:
    """
    A family's cockpit. Metres from the driver's floor; the dashboard's face is at x = 0, x grows towards
    the rear, y to the right.
    """

    width: float = 0.74
    """Half the width between the doors."""
    dash: float = 0.92
    """Height of the dashboard."""
    roof: float = 1.34
    cushion: float = 0.44
    console: float = 0.60
    """Height of the console between the seats."""
    wide_screen: bool = False
    """Whether one long screen replaces the two separate ones."""
    screen_top: float = 0.16
    """x of the windscreen's upper edge."""
    glass_roof: bool = False
    """Whether the roof has two glass panes."""
    rear: float = 1.62
    """x of the hips of the rear passengers."""

    @property
    def belt(self) -> float:
        """Height of the lower edge of the windows."""
        return self.dash - 0.015

    @property
    def hips(self) -> float:
        """x of the hips of driver and front passenger."""
        return 0.80

    @property
    def pillar(self) -> float:
        """x of the pillar between the doors."""
        return 0.98

    def windscreen(self, z: float) -> float:
        """x of the windscreen at a height."""
        return -0.80 + (z - self.belt) * (self.screen_top + 0.80) / (self.roof - self.belt)

    def backlight(self, z: float) -> float:
        """x of the rear window at a height."""
        return self.rear + 0.78 - (z - self.belt) * 0.42 / (self.roof - self.belt)


COCKPITS = {
    "low": Cockpit(wide_screen=True, glass_roof=True),
    "tall": Cockpit(
        width=0.77, dash=0.97, roof=1.46, cushion=0.51, console=0.67, screen_top=0.10, glass_roof=True
    ),
    "small": Cockpit(
        width=0.68, dash=0.95, roof=1.41, cushion=0.49, console=0.58, screen_top=0.06, rear=1.52
    ),
    "van": Cockpit(width=0.82, dash=1.04, roof=1.62, cushion=0.60, console=0.52, screen_top=-0.12),
}
