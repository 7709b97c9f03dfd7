import type { Answer } from '../upstreamAnswer.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';

/** A town or a district. */
export interface Place {
  /** The provider's id. */
  readonly placeId: string;
  readonly name: string;
  /** The county, which tells places of the same name apart; empty if unknown. */
  readonly region: string;
  /** In degrees (WGS 84), like the longitude. */
  readonly latitude: number;
  readonly longitude: number;
}

/** The maximum number of places suggested for a text. */
export const maxPlaces = 8;

/** Port of the places of Sweden. Failures are values; it never rejects. */
export interface PlaceService {
  /** The places whose name begins with a typed text, the most likely first, at most eight. */
  readonly suggest: (typed: string) => Promise<Answer<readonly Place[], UpstreamFailure>>;
  /** The place at coordinates; `undefined` outside Sweden. */
  readonly at: (
    coordinates: Pick<Place, 'latitude' | 'longitude'>,
  ) => Promise<Answer<Place | undefined, UpstreamFailure>>;
}
