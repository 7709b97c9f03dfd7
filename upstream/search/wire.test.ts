import { describe, expect, test } from 'vitest';
import {
  casesOfEnds,
  centuryOfMonths,
  isReadAt,
  type SchemaEnds,
} from '#domain/testing/fieldEnds.ts';
import { wireMonthlyBudget, wireOwnTerms, wireSearchRequest } from './wire.ts';

const texts = (length: number) => Array.from({ length }, (_, at) => String(at));
const filters = (length: number) => texts(length).map((name) => ({ name, values: [] }));

const schemas: Readonly<Record<string, SchemaEnds>> = {
  'terms of visitors': {
    schema: wireOwnTerms,
    input: {},
    ends: {
      months: centuryOfMonths,
      down_payment: { read: [0, 1], unread: [-1, 0.5] },
      down_payment_percentage: { read: [0, 100], unread: [-1, 101] },
    },
  },
  'monthly budget': {
    schema: wireMonthlyBudget,
    input: {},
    ends: {
      low: { read: [0, 1], unread: [-1, 0.5] },
      high: { read: [0, 1], unread: [-1, 0.5] },
    },
  },
  request: {
    schema: wireSearchRequest,
    input: {
      index: 'a',
      fields: [],
      facets: [{ name: 'a' }],
      filters: [{ name: 'a', values: [] }],
      limit: 1,
      offset: 0,
    },
    ends: {
      limit: { read: [0, 1], unread: [-1, 0.5] },
      offset: { read: [0, 1], unread: [-1, 0.5] },
      sort_values: { read: [texts(500)], unread: [texts(501)] },
      'filters.0.values': { read: [texts(500)], unread: [texts(501)] },
      'facets.0.filters': { read: [filters(20)], unread: [filters(21)] },
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
