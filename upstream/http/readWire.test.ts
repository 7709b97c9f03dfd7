import { expect, test } from 'vitest';
import { z } from 'zod';
import { readWire } from './readWire.ts';

const schema = z.object({ cars: z.array(z.object({ id: z.string() })) });

test('a value that fits its schema', () => {
  const value = { cars: [{ id: 'a' }] };
  expect(readWire(schema, value)).toEqual({ ok: true, value });
});

test.each([
  [{ cars: [{ id: 'a' }, {}] }, /^cars\.1\.id: Invalid input/],
  ['none', /^Invalid input/],
])('%j is malformed, with the first problem and its place', (value, reason) => {
  const failure = { kind: 'malformed', reason: expect.stringMatching(reason) };
  expect(readWire(schema, value)).toEqual({ ok: false, failure });
});
