import type { Country } from '#domain/sites/site.ts';
import { objectOf, type Reader, readNumber, readText, unreadable } from '../reader.ts';
import type { Answer } from '../upstreamAnswer.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import { isOnEarth } from './coordinates.ts';

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

const readMembers = objectOf<Place>({
  placeId: readText,
  name: readText,
  region: readText,
  latitude: readNumber,
  longitude: readNumber,
});

/** Reads a place. */
export const readPlace: Reader<Place> = (value) => {
  const place = readMembers(value);
  return place === unreadable || isOnEarth(place.latitude, place.longitude) ? place : unreadable;
};

/** The maximum number of places suggested for a text. */
export const maxPlaces = 8;

/** Port of the places of the countries with sites. Failures are values; it never rejects. */
export interface PlaceService {
  /**
   * The places whose name begins with a typed text, the most likely first, at most eight.
   * @param country - Sweden by default.
   */
  readonly suggest: (
    typed: string,
    country?: Country,
  ) => Promise<Answer<readonly Place[], UpstreamFailure>>;
  /** The place at coordinates; `undefined` outside Sweden. */
  readonly at: (
    coordinates: Pick<Place, 'latitude' | 'longitude'>,
  ) => Promise<Answer<Place | undefined, UpstreamFailure>>;
}
