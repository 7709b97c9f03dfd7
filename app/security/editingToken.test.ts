import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { createEditingTokens } from './editingToken.ts';

const secret = 'a secret';
const now = 1_795_000_000_000;
const page =
  'sc_site=nordvik-se&sc_itemid=00000000-0000-0000-0000-000000000001&sc_lang=sv&sc_version=3&route=/&mode=edit&sc_layoutKind=final';

const { sign, isSigned } = createEditingTokens(secret, () => now);

function signed(query = page): URLSearchParams {
  return sign(new URLSearchParams(query)) ?? expect.unreachable('editing is off');
}

function later(ms: number) {
  return createEditingTokens(secret, () => now + ms);
}

test('a signed query is valid for a minute, in any order of its parameters', () => {
  expect(isSigned(signed())).toBe(true);
  expect(isSigned(new URLSearchParams([...signed()].reverse()))).toBe(true);
  expect(later(59_999).isSigned(signed())).toBe(true);
  expect(later(60_000).isSigned(signed())).toBe(false);
});

test.each([...new URLSearchParams(page).keys()])('the token is bound to %s', (name) => {
  const changed = signed();
  changed.set(name, `${changed.get(name)}1`);
  expect(isSigned(changed)).toBe(false);
  const removed = signed();
  removed.delete(name);
  expect(isSigned(removed)).toBe(false);
  const repeated = signed();
  repeated.append(name, 'other');
  expect(isSigned(repeated)).toBe(false);
});

test('nothing can be added', () => {
  const query = signed();
  query.set('sc_variant', 'a');
  expect(isSigned(query)).toBe(false);
});

test('a later expiry is a forgery', () => {
  const query = signed();
  const [expiry, mac] = String(query.get('token')).split('.');
  query.set('token', `${Number(expiry) + 1}.${mac}`);
  expect(isSigned(query)).toBe(false);
});

test('a token of another secret, or two tokens, are refused', () => {
  const other = createEditingTokens('another secret', () => now);
  expect(other.isSigned(signed())).toBe(false);
  const two = signed();
  two.append('token', String(two.get('token')));
  expect(isSigned(two)).toBe(false);
});

test('without a secret, nothing is signed and nothing is valid', () => {
  const off = createEditingTokens(undefined, () => now);
  expect(off.sign(new URLSearchParams(page))).toBeUndefined();
  expect(off.isSigned(signed())).toBe(false);
});

property.prop([fc.oneof(fc.string(), fc.stringMatching(/^\d{1,16}\.[\w-]{40,46}$/))])(
  'no guessed token is valid',
  (token) => {
    const query = new URLSearchParams(page);
    query.set('token', token);
    expect(isSigned(query)).toBe(false);
  },
);

const name = fc.stringMatching(/^[a-z&=_]{1,8}$/);
const queries = fc.array(fc.tuple(name, fc.string()), { maxLength: 6 });

property.prop([queries, queries])('a token is valid for one query only', (first, second) => {
  const [one, two] = [first, second].map(
    (pairs) => new URLSearchParams(pairs.map((each) => [...each])),
  );
  if (!one || !two) return;
  one.delete('token');
  two.delete('token');
  const token = sign(one)?.get('token') ?? '';
  const isSame = [one, two].map((query) => {
    query.sort();
    return query.toString();
  });
  two.set('token', token);
  expect(isSigned(two)).toBe(isSame[0] === isSame[1]);
});
