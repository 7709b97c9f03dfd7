import { expect, test } from 'vitest';
import { endedSessionCookie, readSessionCookie, sessionCookie } from './sessionCookie.ts';

const id = 'a'.repeat(43);
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

function requestAt(host: string, cookie = ''): Request {
  return new Request('http://internal/api/tirehotel', { headers: { host, cookie } });
}

test.each([
  ['nordvik.example', '__Host-tirehotel'],
  ['nordvik.example:443', '__Host-tirehotel'],
  ['localhost.nordvik.example', '__Host-tirehotel'],
  ['notlocalhost', '__Host-tirehotel'],
  ['127.0.0.1.nordvik.example', '__Host-tirehotel'],
  ['', '__Host-tirehotel'],
  ['localhost', 'tirehotel'],
  ['LOCALHOST:3000', 'tirehotel'],
  ['nordvik-se.localhost:3000', 'tirehotel'],
  ['127.0.0.1:3000', 'tirehotel'],
])('at %j the cookie is named %s, and read by this name only', (host, name) => {
  expect(sessionCookie(requestAt(host), id)).toBe(`${name}=${id}; ${attributes}`);
  expect(endedSessionCookie(requestAt(host))).toBe(`${name}=; Max-Age=0; ${attributes}`);
  expect(readSessionCookie(requestAt(host, `${name}=${id}`))).toBe(id);
  const other = name === 'tirehotel' ? '__Host-tirehotel' : 'tirehotel';
  expect(readSessionCookie(requestAt(host, `${other}=${id}`))).toBeUndefined();
});

test.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}.`])(
  'the value %j can’t be an id',
  (value) => {
    const cookie = `__Host-tirehotel=${value}`;
    expect(readSessionCookie(requestAt('nordvik.example', cookie))).toBeUndefined();
  },
);
