import { describe, expect, test } from 'vitest';
import {
  casesOfEnds,
  isReadAt,
  latitudes,
  longitudes,
  nonEmptyText,
  type SchemaEnds,
} from '#domain/testing/fieldEnds.ts';
import { wireGeocoded, wireGooglePlace } from './googleWire.ts';

const schemas: Readonly<Record<string, SchemaEnds>> = {
  place: {
    schema: wireGooglePlace,
    input: {
      id: 'A',
      displayName: { text: 'A' },
      location: { latitude: 0, longitude: 0 },
      addressComponents: [],
    },
    ends: {
      id: nonEmptyText,
      'displayName.text': nonEmptyText,
      'location.latitude': latitudes,
      'location.longitude': longitudes,
    },
  },
  'geocoded place': {
    schema: wireGeocoded,
    input: {
      place_id: 'A',
      geometry: { location: { lat: 0, lng: 0 } },
      address_components: [],
    },
    ends: { place_id: nonEmptyText },
  },
};

describe.each(Object.entries(schemas))('%s', (_name, { schema, input, ends }) => {
  test('is read', () => {
    expect(schema.safeParse(input).error).toBeUndefined();
  });

  test.each(casesOfEnds(ends))('$path: $value: read $isRead', ({ isRead, ...field }) => {
    expect(isReadAt(schema, input, field)).toBe(isRead);
  });
});
