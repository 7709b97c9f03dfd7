import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { anyText } from '#domain/testing/anyText.ts';
import { createFormTokens } from './formTokens.ts';

const start = Date.parse('2026-06-15T10:00:00Z');
const minuteMs = 60_000;

function tokensAt(ms: number, ...keys: readonly string[]) {
  const [first = 'key', ...others] = keys;
  return createFormTokens({ keys: () => [first, ...others], now: () => start + ms });
}

test.each([
  ['at once', 0, { kind: 'too-new', retryAfterSeconds: 2 }],
  ['a second later', 1_000, { kind: 'too-new', retryAfterSeconds: 1 }],
  ['just too early', 1_999, { kind: 'too-new', retryAfterSeconds: 1 }],
  ['two seconds later', 2_000, { kind: 'valid' }],
  ['two hours later', 120 * minuteMs, { kind: 'valid' }],
  ['after that', 120 * minuteMs + 1, { kind: 'none' }],
  ['on a machine whose clock is behind', -1_500, { kind: 'too-new', retryAfterSeconds: 4 }],
])('a token that comes back %s is judged by its age', (_when, ms, expected) => {
  expect(tokensAt(ms).check(tokensAt(0).issue())).toEqual(expected);
});

test('the first key signs, and earlier ones are accepted', () => {
  const earlier = tokensAt(0, 'old').issue();
  const renewed = tokensAt(minuteMs, 'new', 'old');
  expect(renewed.check(earlier)).toEqual({ kind: 'valid' });
  expect(tokensAt(minuteMs, 'new').check(earlier)).toEqual({ kind: 'none' });
  expect(tokensAt(2 * minuteMs, 'new').check(renewed.issue())).toEqual({ kind: 'valid' });
});

test.each([
  ['none', () => null],
  ['an empty one', () => ''],
  [
    'one with another time',
    () =>
      tokensAt(0)
        .issue()
        .replace(/^./, (digit) => (digit === 'm' ? 'n' : 'm')),
  ],
  ['one without a signature', () => tokensAt(0).issue().replace(/\..*/, '.')],
  ['one with something added', () => `${tokensAt(0).issue()}0`],
])('%s is no token', (_what, token) => {
  expect(tokensAt(minuteMs).check(token())).toEqual({ kind: 'none' });
});

propertyTest.prop([fc.oneof(anyText(), fc.stringMatching(/^[0-9a-z]{1,11}\.[\w-]{43}$/))])(
  'no text but an issued one is a token',
  (text) => {
    expect(tokensAt(minuteMs).check(text)).toEqual({ kind: 'none' });
  },
);
