import { expect, test } from 'vitest';
import { readFormId } from './providers.ts';

test.each([
  'contact',
  'trade-in',
  '26050100101',
  '1f0e3dad-9990-4345-b7ee-68e8a2d1c0aa',
  'a'.repeat(64),
])('%s is an id', (text) => expect(readFormId(text)).toBe(text));

test.each(['', ' ', '..', 'a/b', 'a b', '?x', 'år', '<b>', 'a'.repeat(65), 'a\n'])(
  '%j is not an id',
  (text) => expect(readFormId(text)).toBeUndefined(),
);
