import { describe, expect, test } from 'vitest';
import {
  casesOfEnds,
  centuryOfMonths,
  isReadAt,
  positiveNumber,
  type SchemaEnds,
} from '#domain/testing/fieldEnds.ts';
import { wireDurationHit, wireLeasingHit, wireLoanHit } from './financeWire.ts';

const schemas: Readonly<Record<string, SchemaEnds>> = {
  'period of a loan': {
    schema: wireDurationHit,
    input: { months: 36, cash_amount_min_percentage: 0, cash_amount_max_percentage: 100 },
    ends: {
      months: centuryOfMonths,
      residual_percentage: { read: [0, 100], unread: [-1, 101] },
      cash_amount_min_percentage: { read: [0, 100], unread: [-1, 101] },
      cash_amount_max_percentage: { read: [0, 100], unread: [-1, 101] },
    },
  },
  loan: {
    schema: wireLoanHit,
    input: { interest_rate: 5 },
    ends: {
      interest_rate: { read: [0, 1000], unread: [-1, 1001] },
      start_fee: { read: [0, 1_000_000_000], unread: [-1, 1_000_000_001] },
    },
  },
  leasing: {
    schema: wireLeasingHit,
    input: { leasing_type: 'private', monthly_cost: 1 },
    ends: { monthly_cost: positiveNumber, duration: centuryOfMonths, mileage: positiveNumber },
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

test('what isn’t mentioned isn’t charged', () => {
  const period = { months: 36, cash_amount_min_percentage: 0, cash_amount_max_percentage: 100 };
  expect(wireDurationHit.parse(period)).toMatchObject({ residual_percentage: 0 });
  expect(wireLoanHit.parse({ interest_rate: 5 })).toMatchObject({ start_fee: 0, invoice_fee: 0 });
});
