"""Every body by its name."""

from .estate import ESTATE
from .saloon import SALOON
from .suv import SUV

BODIES = {body.name: body for body in (SALOON, ESTATE, SUV)}
