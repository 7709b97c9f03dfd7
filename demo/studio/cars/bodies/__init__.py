"""Every body by its name."""

from .city_car import CITY_CAR
from .coupe import CONVERTIBLE, COUPE
from .crossover import CROSSOVER
from .crossover_clean import CROSSOVER_CLEAN
from .crossover_eastern import CROSSOVER_EASTERN
from .estate import ESTATE
from .estate_nordic import ESTATE_NORDIC
from .estate_wide import ESTATE_WIDE
from .hatchback import HATCHBACK
from .hatchback_eastern import HATCHBACK_EASTERN
from .hatchback_wide import HATCHBACK_WIDE
from .mpv import MPV
from .pickup import PICKUP
from .saloon import SALOON
from .saloon_clean import SALOON_CLEAN
from .suv import SUV
from .suv_eastern import SUV_EASTERN
from .suv_nordic import SUV_NORDIC
from .suv_premium import SUV_PREMIUM
from .suv_wide import SUV_WIDE
from .van import VAN

ALL = (
    *(SUV, SUV_NORDIC, SUV_WIDE, SUV_EASTERN, SUV_PREMIUM),
    *(CROSSOVER, CROSSOVER_CLEAN, CROSSOVER_EASTERN),
    *(ESTATE, ESTATE_NORDIC, ESTATE_WIDE),
    *(SALOON, SALOON_CLEAN),
    *(HATCHBACK, HATCHBACK_WIDE, HATCHBACK_EASTERN),
    *(CITY_CAR, MPV, COUPE, CONVERTIBLE, PICKUP, VAN),
)
BODIES = {body.name: body for body in ALL}
