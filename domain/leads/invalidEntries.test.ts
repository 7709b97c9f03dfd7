import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { invalidEntries } from './invalidEntries.ts';

test.each([
  ['', true],
  [' \u00a0\t', true],
  ['\u0000', true],
  [false, true],
  [true, false],
  ['070-123 45 67', false],
  ['--', false],
])('%j counts as missing: %s', (value, expected) => {
  const { missing } = invalidEntries({ field: value }, ['field']);
  expect(missing).toEqual(expected ? ['field'] : []);
});

property.prop([fc.string(), fc.boolean()])('missing fields keep the order', (text, isTicked) => {
  const fields = ['other', 'box', 'text'] as const;
  const { missing } = invalidEntries({ text, box: isTicked, other: '' }, fields);
  expect(missing).toEqual(fields.filter((field) => missing.includes(field)));
});
