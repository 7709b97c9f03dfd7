import type { IncomingMessage } from 'node:http';
import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
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

test('the verdict on a page is remembered', () => {
  const guard = rememberVerdicts();
  const page = () => guard(requestOf('GET', '/om-oss', [['host', 'a.example']]));
  expect(page()).toBe(page());
});
