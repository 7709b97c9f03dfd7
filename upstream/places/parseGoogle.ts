import { maxPlaces, type Place } from '#domain/places/place.ts';
import type { Country } from '#domain/sites/site.ts';
import {
  type WireGeocoded,
  type WireGooglePlace,
  wireGeocoded,
  wireGooglePlace,
} from './googleWire.ts';

/** What Google calls towns and districts. */
const placeTypes: ReadonlySet<string> = new Set([
  'locality',
  'postal_town',
  'sublocality',
  'sublocality_level_1',
  'neighborhood',
  'administrative_area_level_2',
]);

/** A part of an address, in the terms of both APIs. */
interface AddressPart {
  readonly long: string;
  readonly short: string;
  readonly types: readonly string[];
}

/** The towns and districts of a country among the found places, at most eight. A search also finds businesses. */
export function parseGooglePlaces(places: readonly unknown[], country: Country): readonly Place[] {
  return places
    .flatMap((each) => {
      const wire = wireGooglePlace.safeParse(each);
      return wire.success ? (parseGooglePlace(wire.data, country) ?? []) : [];
    })
    .slice(0, maxPlaces);
}

function parseGooglePlace(wire: WireGooglePlace, country: Country): Place | undefined {
  const parts = wire.addressComponents.map(({ longText, shortText, types }) => ({
    long: longText,
    short: shortText,
    types,
  }));
  // The name of a postcode is its number, which says less than its town.
  const name = wire.types.includes('postal_code') ? townOf(parts) : wire.displayName.text;
  const isPlace = wire.types.some((type) => placeTypes.has(type) || type === 'postal_code');
  if (!name || !isIn(country, parts) || !isPlace) return undefined;
  return {
    placeId: wire.id,
    name,
    region: regionOf(parts),
    ...wire.location,
  };
}

/** The first result that is in Sweden and has a town or a district. */
export function parseGeocoded(results: readonly unknown[]): Place | undefined {
  for (const each of results) {
    const wire = wireGeocoded.safeParse(each);
    const place = wire.success ? geocodedPlace(wire.data) : undefined;
    if (place) return place;
  }
  return undefined;
}

function geocodedPlace({
  place_id,
  geometry,
  address_components,
}: WireGeocoded): Place | undefined {
  const parts = address_components.map(({ long_name, short_name, types }) => ({
    long: long_name,
    short: short_name,
    types,
  }));
  const name = townOf(parts);
  if (!name || !isIn('SE', parts)) return undefined;
  const { lat: latitude, lng: longitude } = geometry.location;
  return { placeId: place_id, name, region: regionOf(parts), latitude, longitude };
}

/** The town or the district of an address. */
function townOf(parts: readonly AddressPart[]): string | undefined {
  return parts.find(({ types }) => types.some((type) => placeTypes.has(type)))?.long;
}

function isIn(country: Country, parts: readonly AddressPart[]): boolean {
  return parts.some(({ short, types }) => types.includes('country') && short === country);
}

function regionOf(parts: readonly AddressPart[]): string {
  return parts.find(({ types }) => types.includes('administrative_area_level_1'))?.long ?? '';
}
