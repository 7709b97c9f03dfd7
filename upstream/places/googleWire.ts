import { z } from 'zod';

/** Degrees, as the Places API names them. */
const location = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const types = z.array(z.string()).catch([]);

/** A place of the Places API (New). */
export const wireGooglePlace = z.object({
  id: z.string().min(1),
  displayName: z.object({ text: z.string().min(1) }),
  location,
  types,
  addressComponents: z.array(z.object({ longText: z.string(), shortText: z.string(), types })),
});

/** The answer of a text search. Google omits `places` if there are none. */
export const wireTextSearch = z.object({ places: z.array(z.unknown()).default([]) });

/** A result of the Geocoding API. */
export const wireGeocoded = z.object({
  place_id: z.string().min(1),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  address_components: z.array(z.object({ long_name: z.string(), short_name: z.string(), types })),
});

/** The answer of the Geocoding API, whose status says what went wrong. */
export const wireGeocoding = z.object({ status: z.string(), results: z.array(z.unknown()) });

export type WireGooglePlace = z.infer<typeof wireGooglePlace>;
export type WireGeocoded = z.infer<typeof wireGeocoded>;
