import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { anyText } from '#domain/testing/anyText.ts';
import { readRange } from './byteRange.ts';

const part = (start: number, end: number) => ({ kind: 'part', start, end });
const whole = { kind: 'whole' };
const beyond = { kind: 'beyond' };

test.each([
  ['bytes=0-9', part(0, 9)],
  ['bytes=0-0', part(0, 0)],
  ['BYTES= 5-', part(5, 99)],
  ['bytes=90-200', part(90, 99)],
  ['bytes=-10', part(90, 99)],
  ['bytes=-1000', part(0, 99)],
  ['bytes=-0', beyond],
  ['bytes=100-', beyond],
  ['bytes=100-200', beyond],
  ['bytes=5-2', whole],
  ['bytes=-', whole],
  ['bytes=0-1,4-5', whole],
  ['bytes=1.5-2', whole],
  ['bytes=0x1-2', whole],
  ['bytes=99999999999999999999-', beyond],
  ['bytes', whole],
  ['lines=0-9', whole],
  ['', whole],
])('%s of 100 bytes', (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected);
});

test('an empty body has no part', () => {
  expect(readRange('bytes=0-', 0)).toEqual(beyond);
  expect(readRange('bytes=-5', 0)).toEqual(whole);
});

const numbers = fc.nat().map(String);
const headers = fc.oneof(
  anyText(),
  fc.tuple(fc.option(numbers), fc.option(numbers)).map(([a, b]) => `bytes=${a ?? ''}-${b ?? ''}`),
);

propertyTest.prop([headers, fc.nat()])('a part lies within the body', (header, bytes) => {
  const range = readRange(header, bytes);
  if (range.kind !== 'part') return;
  expect(range.start).toBeGreaterThanOrEqual(0);
  expect(range.end).toBeGreaterThanOrEqual(range.start);
  expect(range.end).toBeLessThan(bytes);
});
