import type { Place } from '../place.ts';

/** A place, for tests and stories. */
export const sigtuna: Place = {
  placeId: '1',
  name: 'Sigtuna',
  region: 'Stockholms län',
  latitude: 59.6173,
  longitude: 17.7236,
};
