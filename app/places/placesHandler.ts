import { z } from 'zod';
import { toHundredths } from '#domain/places/coordinates.ts';
import type { Place, PlaceService } from '#domain/places/place.ts';
import { countries } from '#domain/sites/site.ts';
import { refusal, replyFrom, statusOfFailure } from '../http/answers.ts';
import { isOwnRequest } from '../http/ownRequest.ts';
import { queryOf, readQuery } from '../http/readRequest.ts';
import type { RefuseAbove } from '../http/refuseAbove.ts';

/** Degrees as decimals, `59.6236`. */
const degrees = (max: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,15})?$/)
    .transform(Number)
    .refine((value) => Math.abs(value) <= max);

const question = z.union([
  z.object({
    q: z.string().trim().min(1).max(100),
    country: z.enum(countries).default('SE'),
  }),
  z.object({ lat: degrees(90), lng: degrees(180) }),
]);

/**
 * Answers with `{ places }`: for `?q=` those that begin with the text, in Sweden or another `&country=`, for `?lat=&lng=` the one there.
 * 400 for an invalid query, 403 for a page of another site, which would use the group's quota, 429 above
 * the limits, and 502 to 504 while the provider fails.
 */
export function createPlacesHandler(
  places: PlaceService,
  refuse: RefuseAbove,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isOwnRequest(request)) return refusal(403, 'cross-site');
    const query = readQuery(question, queryOf(request));
    if (!query.ok) return refusal(400, 'malformed-query');
    const refused = await refuse(request);
    if (refused) return refused;
    const answer = await ask(query.value, places);
    if (!answer.ok) return refusal(statusOfFailure(answer.failure), answer.failure.kind);
    const found: readonly Place[] = [answer.value ?? []].flat();
    // Only the visitor's browser may keep it: the address contains where they are.
    return replyFrom(answer, { places: found }, 'private, max-age=60');
  };
}

function ask(query: z.output<typeof question>, places: PlaceService) {
  if ('q' in query) return places.suggest(query.q, query.country);
  // Neighbours share answers, and the provider doesn't learn where a visitor lives.
  return places.at({ latitude: toHundredths(query.lat), longitude: toHundredths(query.lng) });
}
