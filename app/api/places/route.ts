import { createPlacesHandler } from '#app/places/placesHandler.ts';
import { places } from '../../services.ts';

/** Places of Sweden for a typed text or for coordinates. */
export const GET = createPlacesHandler(places);
