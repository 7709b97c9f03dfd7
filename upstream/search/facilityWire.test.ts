import { describe, expect, test } from 'vitest';
import {
  casesOfEnds,
  isReadAt,
  nonEmptyText,
  type SchemaEnds,
  trimmedText,
} from '#domain/testing/fieldEnds.ts';
import {
  wireAnsweredBrand,
  wireFacility,
  wireSite,
  wireSiteDepartment,
  wireUser,
} from './facilityWire.ts';

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
  'facility in a feed, of which only the order is given': {
    schema: wireSite.pick({ website_sort_order: true }),
    input: { website_sort_order: 7 },
    ends: { website_sort_order: { read: [0, 1], unread: [-1, 0.5] } },
  },
  'hours of a department in a feed': {
    schema: wireSiteDepartment.pick({ openingschedule: true }),
    input: {
      openingschedule: { openinghours: [{ day: 3, displayText: 'Onsdag' }], deviationdays: [] },
    },
    ends: { 'openingschedule.openinghours.0.day': { read: [1, 7], unread: [0, 8, 1.5] } },
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

test.each([
  [{ name: 'Volvo' }, undefined],
  [{ brand_code: 'VO' }, undefined],
  [{}, /name.*brand_code/],
])('a brand in a feed has a name or a code: %j', (brand, problem) => {
  const { error } = wireSiteDepartment.shape.brands.safeParse([brand]);
  if (problem) expect(error?.issues).toMatchObject([{ message: expect.stringMatching(problem) }]);
  else expect(error).toBeUndefined();
});
