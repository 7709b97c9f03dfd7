import { expect, test } from 'vitest';
import { fail, ok } from './result.ts';
import { type AnyAnswer, asFreshAs, isComplete } from './upstreamAnswer.ts';

test.each<[string, AnyAnswer, boolean]>([
  ['a success', ok('value'), true],
  ['an earlier success', { ...ok('value'), isStale: true }, false],
  ['a time-out', fail({ kind: 'timeout', afterMs: 1 }), false],
  ['garbage', fail({ kind: 'malformed', reason: '' }), false],
  ['a full queue', fail({ kind: 'overloaded' }), false],
  ['an index that does not exist', fail({ kind: 'no-index', path: '/' }), true],
  ['an article that does not exist', fail({ kind: 'no-article', itemId: '1' }), true],
  ['a file that does not exist', fail({ kind: 'not-found' }), true],
  ['a lookup that failed', { failure: { kind: 'unreachable' } }, false],
])('%s: complete is %s', (_what, answer, expected) => {
  expect(isComplete(answer)).toBe(expected);
});

test('a result derived from an earlier answer is stale too', () => {
  const stale = { ...ok(1), isStale: true } as const;
  expect(asFreshAs(stale, ok(2))).toEqual({ ok: true, value: 2, isStale: true });
  expect(asFreshAs(ok(1), ok(2))).toEqual(ok(2));
  expect(asFreshAs(stale, fail({ kind: 'timeout' }))).toEqual(fail({ kind: 'timeout' }));
});
