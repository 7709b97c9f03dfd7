import type { IncomingMessage } from 'node:http';
import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { rememberVerdicts } from './rememberVerdicts.ts';
import { requestGuard } from './requestGuard.ts';

type Line = readonly [name: string, value: string];

function requestOf(method: string, url: string, lines: readonly Line[]): IncomingMessage {
  const headersDistinct: Record<string, string[]> = {};
  for (const [name, value] of lines) {
    headersDistinct[name.toLowerCase()] = [...(headersDistinct[name.toLowerCase()] ?? []), value];
  }
  return Object.assign(Object.create(null), {
    method,
    url,
    headersDistinct,
    rawHeaders: lines.flat(),
  });
}

const lines: fc.Arbitrary<readonly Line[]> = fc.array(
  fc.constantFrom<Line>(
    ['Host', 'a.example'],
    ['host', 'b.example'],
    ['HOST', 'not a host'],
    ['Content-Length', '5'],
    ['content-length', '5000000'],
    ['Transfer-Encoding', 'chunked'],
    ['accept', 'text/html'],
  ),
  { maxLength: 4 },
);

const requests = fc.tuple(
  fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE'),
  fc.constantFrom('/', '/a/../b', '/%', '/api/cars', '/_next/static/a.js', '//a', 'http://c/', '*'),
  lines,
);

propertyTest.prop([fc.array(requests, { maxLength: 20 })])(
  'no request changes the verdict on another one',
  (all) => {
    const guard = rememberVerdicts();
    for (const [method, url, headers] of [...all, ...all]) {
      const request = requestOf(method, url, headers);
      expect(guard(request)).toEqual(
        requestGuard({ method, url, headers: request.headersDistinct }),
      );
    }
  },
);

describe('the verdict on a page', () => {
  const host: Line = ['host', 'a.example'];
  const verdictsOn = (url: string, ...more: readonly Line[]) => {
    const guard = rememberVerdicts();
    const ask = () => guard(requestOf('GET', url, [host, ...more]));
    return [ask(), ask()] as const;
  };
  const longest = `/${'a'.repeat(199)}`;

  test.each<[string, string, readonly Line[]]>([
    ['without other headers', '/om-oss', []],
    ['whatever other headers there are', '/om-oss', [['accept', 'text/html']]],
    ['with a common address', longest, []],
  ])('is remembered %s', (_what, url, lines) => {
    const [first, second] = verdictsOn(url, ...lines);
    expect(second).toBe(first);
  });

  test.each([
    ['GET', '/om-oss', true],
    ['HEAD', '/om-oss', true],
    ['GET', '/_next/static/a.js', true],
    ['GET', '/api/cars', false],
    ['POST', '/api/cars', false],
    ['DELETE', '/om-oss', false],
  ])('%s %s is remembered: %s', (method, url, isRemembered) => {
    const guard = rememberVerdicts();
    const ask = () => guard(requestOf(method, url, [host]));
    const first = ask();
    expect(ask() === first).toBe(isRemembered);
  });

  test.each<[string, string, readonly Line[]]>([
    ['with a body', '/om-oss', [['content-length', '5']]],
    ['for two hosts', '/om-oss', [['host', 'b.example']]],
    ['with a long address', `${longest}a`, []],
  ])('is made again %s', (_what, url, lines) => {
    const [first, second] = verdictsOn(url, ...lines);
    expect(second).not.toBe(first);
  });
});
