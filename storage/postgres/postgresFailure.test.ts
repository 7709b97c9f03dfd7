import { expect, test } from 'vitest';
import { isOutage, postgresFailureOf } from './postgresFailure.ts';

const errorOf = (code: string | undefined, message = 'a message') =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

test.each([
  ['22P02', false],
  ['23505', false],
  ['40P01', false],
  ['57014', false],
  ['25006', true],
  ['28P01', true],
  ['42P01', true],
  ['53300', true],
  ['57P01', true],
  ['ECONNREFUSED', true],
  // The client has no code for a connection or a statement that it gave up.
  [undefined, true],
])('after %s, other statements fail as well: %s', (code, expected) => {
  expect(isOutage(errorOf(code))).toBe(expected);
});

test('a full disk is a full store, and any other error makes it unavailable', () => {
  expect(postgresFailureOf(errorOf('53100')).kind).toBe('full');
  expect(postgresFailureOf(errorOf('53200')).kind).toBe('unavailable');
  expect(postgresFailureOf('no error')).toEqual({ kind: 'unavailable', reason: 'no error' });
});

test('a host with several addresses fails with the reason of the first one', () => {
  const error = new AggregateError([errorOf('ECONNREFUSED', 'refused'), errorOf('EHOSTDOWN')]);
  expect(postgresFailureOf(error).reason).toBe('refused');
});

test('details, which may contain values, are left out', () => {
  const error = Object.assign(errorOf('23505', 'duplicate key'), { detail: 'Key (id)=(Kim Berg)' });
  expect(postgresFailureOf(error).reason).toBe('duplicate key');
});
