"""Every body by its name."""

from .saloon import SALOON

BODIES = {body.name: body for body in (SALOON,)}
