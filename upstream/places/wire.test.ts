import { describe, expect, test } from 'vitest';
import {
  casesOfEnds,
  isReadAt,
  latitudes,
  longitudes,
  nonEmptyText,
  type SchemaEnds,
} from '#domain/testing/fieldEnds.ts';
import { wirePlace } from './wire.ts';

const schemas: Readonly<Record<string, SchemaEnds>> = {
  place: {
    schema: wirePlace,
    input: { id: 'A', name: 'A', latitude: 0, longitude: 0 },
    ends: { id: nonEmptyText, name: nonEmptyText, latitude: latitudes, longitude: longitudes },
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
