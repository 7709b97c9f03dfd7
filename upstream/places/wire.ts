import { z } from 'zod';

/** A place of the embedded service. */
export const wirePlace = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  region: z.string().catch(''),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** The places for a typed text. Each is parsed separately. */
export const wirePlaces = z.object({ places: z.array(z.unknown()) });

/** The place at coordinates. */
export const wirePlaceAt = z.object({ place: wirePlace.nullable() });

export type WirePlace = z.infer<typeof wirePlace>;
