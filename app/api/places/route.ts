import { createPlacesHandler } from '#app/places/placesHandler.ts';
import { clientNetworkOf } from '../../http/clientAddress.ts';
import { inTotal, refuseAbove } from '../../http/refuseAbove.ts';
import { limiters } from '../../rateLimits.ts';
import { places } from '../../services.ts';

/** Places for a typed text or for coordinates. */
export const GET = createPlacesHandler(
  places,
  refuseAbove([limiters.places, clientNetworkOf], [limiters.placesInTotal, inTotal]),
);
