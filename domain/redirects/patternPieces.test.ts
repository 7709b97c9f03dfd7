import { expect, test } from 'vitest';
import { piecesOf } from './patternPieces.ts';

const nested = (depth: number) => `/${'('.repeat(depth)}a${')'.repeat(depth)}`;

test('groups are read eight levels deep', () => {
  expect(piecesOf(nested(8)).ok).toBe(true);
  expect(piecesOf(nested(9))).toEqual({ ok: false, failure: 'unsupported-pattern' });
});

test('patterns are read with up to 64 spellings', () => {
  expect(piecesOf(`/${'(a|b)'.repeat(6)}`).ok).toBe(true);
  expect(piecesOf(`/${'(a|b)'.repeat(6)}(a|bc?)`)).toEqual({
    ok: false,
    failure: 'too-many-alternatives',
  });
});

test('patterns are read up to 2 000 characters', () => {
  const long = (length: number) => `/${'a'.repeat(length - 1)}`;
  expect(piecesOf(long(2_000)).ok).toBe(true);
  expect(piecesOf(long(2_001)).ok).toBe(false);
});
