import { expect, test } from 'vitest';
import type { SecretKeys } from './secretKeys.ts';
import { createSignedQueries } from './signedQueries.ts';

const start = 1_795_000_000_000;

function queriesOf(keys: SecretKeys, { purpose = 'a test', at = start } = {}) {
  return createSignedQueries({ keys, purpose, now: () => at });
}

const signed = queriesOf(['old']).sign(new URLSearchParams('page=/a'), 1000);

test.each([
  ['its own key', queriesOf(['old']), 'valid'],
  ['a key that replaces it', queriesOf(['new', 'old']), 'valid'],
  ['another key', queriesOf(['new']), 'forged'],
  ['another purpose', queriesOf(['old'], { purpose: 'another' }), 'forged'],
  ['its last moment', queriesOf(['old'], { at: start + 999 }), 'valid'],
  ['the moment after', queriesOf(['old'], { at: start + 1000 }), 'expired'],
] as const)('a signed query is verified with %s', (_what, queries, kind) => {
  expect(queries.verify(signed)).toMatchObject({ kind });
});

test('the first of two keys signs', () => {
  const query = queriesOf(['new', 'old']).sign(new URLSearchParams('page=/a'), 1000);
  expect(queriesOf(['new']).verify(query)).toEqual({ kind: 'valid', expiry: start + 1000 });
  expect(queriesOf(['old']).verify(query)).toEqual({ kind: 'forged' });
});

test('a changed query that has also expired is called forged', () => {
  const changed = new URLSearchParams(signed);
  changed.set('page', '/b');
  const later = queriesOf(['old'], { at: start + 5000 });
  expect(later.verify(changed)).toEqual({ kind: 'forged' });
});
