import { expect, test } from 'vitest';
import { submissionIdOf } from './submissionId.ts';

const entries: readonly (readonly [string, string])[] = [
  ['name', 'Kim Berg'],
  ['message', 'Hej'],
];
const noon = Date.parse('2026-11-22T12:00:00Z');

function idOf(given = entries, ms = noon, key = 'key'): string {
  return submissionIdOf(given, { key, now: () => ms });
}

test('the id is a UUID', () => {
  expect(idOf()).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

test('the same content on the same day has the same id', () => {
  expect(idOf(entries, noon + 3_600_000)).toBe(idOf());
});

test.each([
  [
    'other content',
    idOf([
      ['name', 'Kim Berg'],
      ['message', 'Hej!'],
    ]),
  ],
  ['the next day', idOf(entries, noon + 86_400_000)],
  ['another key', idOf(entries, noon, 'other')],
])('%s has another id', (_what, id) => {
  expect(id).not.toBe(idOf());
});
