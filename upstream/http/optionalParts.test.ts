import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { optionalParts, readableEntries, reportUnreadableParts } from './optionalParts.ts';

const report = vi.fn();
beforeEach(() => reportUnreadableParts(report));
afterEach(() => {
  report.mockReset();
  reportUnreadableParts(() => undefined);
});

const schema = z.object({
  name: z.string(),
  ...optionalParts('car', { colour: z.string(), doors: z.number() }),
});

test.each([
  [
    { name: 'V60', colour: 'blue', doors: 5 },
    { name: 'V60', colour: 'blue', doors: 5 },
  ],
  [
    { name: 'V60', colour: null },
    { name: 'V60', colour: null },
  ],
  [{ name: 'V60' }, { name: 'V60' }],
])('%j is read without a report', (value, expected) => {
  expect(schema.parse(value)).toEqual(expected);
  expect(report).not.toHaveBeenCalled();
});

test('a part of a wrong type counts as absent, and is named', () => {
  expect(schema.parse({ name: 'V60', colour: 7, doors: 5 })).toEqual({ name: 'V60', doors: 5 });
  expect(report.mock.calls).toEqual([['car.colour', expect.stringContaining('string')]]);
});

test('other parts stay required', () => {
  expect(schema.safeParse({ colour: 'blue' }).success).toBe(false);
});

test('malformed entries of a list are left out, and named by their place', () => {
  expect(readableEntries('cars', schema).parse([{ name: 'V60' }, null, { name: 7 }])).toEqual([
    { name: 'V60' },
  ]);
  expect(report.mock.calls).toEqual([
    ['cars.1', expect.stringContaining('expected object')],
    ['cars.2', expect.stringContaining('expected string')],
  ]);
  expect(readableEntries('cars', schema).safeParse('none').success).toBe(false);
});
