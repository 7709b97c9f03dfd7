import { maxPlaces, type Place } from '#domain/places/place.ts';
import { type WirePlace, wirePlace } from './wire.ts';

/** The readable places of an answer, at most eight. */
export function parsePlaces(places: readonly unknown[]): readonly Place[] {
  return places.flatMap((each) => readPlace(each) ?? []).slice(0, maxPlaces);
}

function readPlace(value: unknown): Place | undefined {
  const wire = wirePlace.safeParse(value);
  return wire.success ? parsePlace(wire.data) : undefined;
}

/** A place of the embedded service. */
export function parsePlace({ id, ...place }: WirePlace): Place {
  return { placeId: id, ...place };
}
