import { describe, expect, test } from 'vitest';
import {
  casesOfEnds,
  isReadAt,
  nonEmptyText,
  type SchemaEnds,
  trimmedText,
} from '#domain/testing/fieldEnds.ts';
import { wireAnsweredBrand, wireFacility, wireUser } from './facilityWire.ts';

const schemas: Readonly<Record<string, SchemaEnds>> = {
  facility: {
    schema: wireFacility,
    input: { slug: 'a', site_id: '1', site_official_name: 'A' },
    ends: { slug: trimmedText, site_official_name: trimmedText },
  },
  'brand of a facility': {
    schema: wireAnsweredBrand,
    input: {},
    ends: { name: { read: ['A'], unread: ['', ' '] } },
  },
  'user of a facility in a feed': {
    schema: wireUser,
    input: { first_name: 'A', last_name: 'B', title: 'C' },
    ends: {
      first_name: nonEmptyText,
      last_name: nonEmptyText,
      title: nonEmptyText,
      phone: { read: ['01-23', '+46 (0)18 10 20 30'], unread: ['0123', 'call us'] },
    },
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
