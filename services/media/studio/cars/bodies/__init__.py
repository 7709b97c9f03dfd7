"""Every body by its name."""

from .city_car import CITY_CAR
from .coupe import CONVERTIBLE, COUPE
from .estate import ESTATE
from .hatchback import HATCHBACK
from .mpv import MPV
from .pickup import PICKUP
from .saloon import SALOON
from .suv import SUV
from .van import VAN

ALL = (SALOON, ESTATE, SUV, HATCHBACK, CITY_CAR, COUPE, CONVERTIBLE, MPV, VAN, PICKUP)
BODIES = {body.name: body for body in ALL}

SOLD = ("suv", "estate", "saloon", "hatchback", "cityCar", "mpv", "pickup", "van", "coupe", "convertible")
"""The bodies of the demo stock, whose pictures are published."""
