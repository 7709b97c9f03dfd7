import type { Place } from '#domain/places/place.ts';
import type { Result } from '#domain/result.ts';
import type { Country } from '#domain/sites/site.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import type { HttpTools } from '../http/request.ts';

/** A provider, asked once per question. */
export interface PlaceProvider {
  readonly suggest: (
    typed: string,
    country: Country,
  ) => Promise<Result<readonly Place[], UpstreamFailure>>;
  readonly at: (
    coordinates: Pick<Place, 'latitude' | 'longitude'>,
  ) => Promise<Result<Place | undefined, UpstreamFailure>>;
}

/** What a provider needs besides its address. */
export interface PlaceTools {
  readonly key: string;
  /** Time limit of one request, in ms. */
  readonly timeoutMs: number;
  readonly tools: HttpTools;
}
