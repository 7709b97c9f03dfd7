"""Every body by its name."""

from .city_car import CITY_CAR
from .coupe import CONVERTIBLE, COUPE
from .crossover import CROSSOVER
from .estate import ESTATE
from .hatchback import HATCHBACK
from .mpv import MPV
from .pickup import PICKUP
from .saloon import SALOON
from .suv import SUV
from .van import VAN

ALL = (SUV, CROSSOVER, ESTATE, SALOON, HATCHBACK, CITY_CAR, MPV, COUPE, CONVERTIBLE, PICKUP, VAN)
BODIES = {body.name: body for body in ALL}
