import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readAuthoring } from './graphql.ts';

const schema = z.object({ name: z.string() });

function refused(extensions: object, status = 200) {
  const body = { data: null, errors: [{ message: 'Refused.', extensions }] };
  const answer = readAuthoring({ status, body }, schema);
  return answer.ok ? undefined : answer.failure;
}

test('data is read', () => {
  const answer = readAuthoring({ status: 200, body: { data: { name: 'Hero' } } }, schema);
  expect(answer).toEqual({ ok: true, value: { name: 'Hero' } });
});

const conflict = { field: 'Title', yours: 'a', theirs: 'b', base: 'c' };

test.each([
  [{ code: 'UNAUTHENTICATED' }, { kind: 'signed-out' }],
  [{ code: 'FORBIDDEN' }, { kind: 'forbidden' }],
  [{ code: 'NOT_FOUND' }, { kind: 'not-found' }],
  [{ code: 'TOO_LARGE' }, { kind: 'too-large' }],
  [
    { code: 'INVALID', field: 'Title' },
    { kind: 'invalid', field: 'Title', message: 'Refused.' },
  ],
  [
    { code: 'CONFLICT', revision: 'r9', conflicts: [conflict] },
    { kind: 'conflict', revision: 'r9', conflicts: [conflict] },
  ],
  [
    { code: 'CONFLICT', revision: 'r9' },
    { kind: 'conflict', revision: 'r9', conflicts: [] },
  ],
  [{ code: 'SOMETHING' }, { kind: 'service-gone', reason: 'Refused.' }],
])('%j is %j', (extensions, failure) => {
  expect(refused(extensions)).toEqual(failure);
});

test.each([
  [401, 'signed-out'],
  [403, 'forbidden'],
  [413, 'too-large'],
  [200, 'malformed'],
] as const)('status %i without a body is %s', (status, kind) => {
  const answer = readAuthoring({ status, body: undefined }, schema);
  expect(answer.ok || answer.failure.kind).toBe(kind);
});

propertyTest.prop([fc.anything()])('no body makes it throw', (body) => {
  const answer = readAuthoring({ status: 200, body }, schema);
  expect(answer.ok ? typeof answer.value.name : answer.failure.kind).toBeTypeOf('string');
});
