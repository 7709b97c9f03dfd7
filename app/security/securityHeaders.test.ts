import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import {
  type AnswerKind,
  answerKinds,
  createSecurityHeaders,
  securityHeaderTable,
} from './securityHeaders.ts';
import { readPolicy } from './testing/readPolicy.ts';

const headersOf = createSecurityHeaders(parseEnvironment({}));

function headerOf(name: string, kind: AnswerKind, host = 'nordvik.example'): string | undefined {
  return new Map(headersOf(kind, host)).get(name);
}

test('the table has only the rows that are tested here', () => {
  expect(securityHeaderTable(parseEnvironment({})).map(({ name }) => name)).toEqual([
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'x-frame-options',
  ]);
});

describe.each(answerKinds)('answers of the kind %s', (kind) => {
  test.each([
    ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
    ['x-content-type-options', 'nosniff'],
  ])('have %s: %s', (name, value) => {
    expect(headerOf(name, kind)).toBe(value);
  });

  test('refuse all powerful features but the location', () => {
    const features = headerOf('permissions-policy', kind)?.split(', ') ?? [];
    if (kind === 'static') return expect(features).toEqual([]);
    expect(features).toContain('geolocation=(self)');
    expect(features.filter((feature) => !feature.endsWith('=()'))).toHaveLength(1);
  });

  test('have a policy that runs no inline script and no plug-in, and can’t be framed', () => {
    const policy = readPolicy(headerOf('content-security-policy', kind) ?? '');
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'none'"]);
    expect(policy['object-src'] ?? policy['default-src']).toEqual(["'none'"]);
    const scripts = policy['script-src'] ?? policy['default-src'];
    expect(["'none'", "'self'"]).toContain(scripts?.join(' '));
  });
});

test.each([
  [
    'referrer-policy',
    'strict-origin-when-cross-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ],
  ['cross-origin-opener-policy', 'same-origin', undefined, undefined],
  ['x-frame-options', 'DENY', undefined, undefined],
])('%s is %s, for editors %s, and for scripts and styles %s', (name, value, editing, files) => {
  for (const kind of answerKinds) {
    const expected = kind === 'editing' ? editing : kind === 'static' ? files : value;
    expect(headerOf(name, kind)).toBe(expected);
  }
});

test.each([
  ['page', 'same-origin'],
  ['api', 'same-origin'],
  ['services', 'same-origin'],
  ['static', 'same-origin'],
  ['error', 'same-origin'],
  ['media', 'cross-origin'],
  ['editing', 'cross-origin'],
] as const)('other sites may embed answers of the kind %s: %s', (kind, value) => {
  expect(headerOf('cross-origin-resource-policy', kind)).toBe(value);
});

test.each(['localhost', 'localhost:3000', 'nordvik-se.localhost:3000'])(
  'browsers may use plain HTTP at %s',
  (host) => {
    expect(headerOf('strict-transport-security', 'page', host)).toBeUndefined();
    expect(headerOf('x-content-type-options', 'page', host)).toBe('nosniff');
  },
);

test.each([undefined, 'localhost.evil.example', 'notlocalhost'])(
  'browsers must use HTTPS at %s, which is not a local host',
  (host) => {
    expect(new Map(headersOf('page', host)).has('strict-transport-security')).toBe(true);
  },
);

const style = { MAP_STYLE_URL: 'https://maps.example/style.json' };

test.each([
  [{}, []],
  [style, ['https://maps.example']],
  [
    { ...style, MAP_ORIGINS: 'https://tiles.example' },
    ['https://maps.example', 'https://tiles.example'],
  ],
])(
  'with %j, the worker of a map may fetch from %j, and only then show pictures',
  (variables, hosts) => {
    const headers = new Map(
      createSecurityHeaders(parseEnvironment(variables))('static', undefined),
    );
    const policy = readPolicy(headers.get('content-security-policy') ?? '');
    expect(policy['connect-src']).toEqual(["'self'", ...hosts]);
    expect(policy['img-src']).toEqual(hosts.length > 0 ? ["'self'", ...hosts, 'blob:'] : undefined);
  },
);
