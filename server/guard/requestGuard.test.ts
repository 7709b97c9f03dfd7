import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anyText } from '#domain/testing/anyText.ts';
import {
  type GuardedRequest,
  missingPagePath,
  requestGuard,
  type Verdict,
} from './requestGuard.ts';

type Headers = GuardedRequest['headers'];

const host = ['nordvik.example:3000'];

function guard(url: string, method = 'GET', headers: Headers = {}): Verdict {
  return requestGuard({ method, url, headers: { host, ...headers } });
}

function statusOf(verdict: Verdict): number | 'pass' {
  return verdict.kind === 'pass' ? 'pass' : verdict.status;
}

describe('methods', () => {
  test.each([
    ['GET', '/', 'pass'],
    ['HEAD', '/om-oss', 'pass'],
    ['POST', '/om-oss', 405],
    ['PUT', '/', 405],
    ['DELETE', '/robots.txt', 405],
    ['PROPFIND', '/', 405],
    ['TRACE', '/', 405],
    ['OPTIONS', '/', 405],
    ['POST', '/api/editing/page', 405],
    ['POST', '/api/jotform', 'pass'],
    ['OPTIONS', '/api/editing/config', 'pass'],
    ['TRACE', '/api/cars', 405],
    ['GET', '/-/media/a.png', 'pass'],
    ['POST', '/-/media/a.png', 405],
    ['PUT', '/-/icon/a.png', 405],
    ['POST', '/_i/640/-/media/a.png', 405],
    ['POST', '/_next/static/a.js', 405],
    ['POST', '/sitecore/api/graph/edge', 'pass'],
    ['POST', '/sitecore/service/a', 'pass'],
    ['DELETE', '/sitecore/api/graph/edge', 405],
    ['POST', '/sitecore/admin', 405],
  ])('%s %s: %s', (method, url, expected) => {
    expect(statusOf(guard(url, method))).toBe(expected);
  });

  test('a refusal names the methods that are allowed', () => {
    expect(guard('/', 'PUT')).toMatchObject({ headers: { allow: 'GET, HEAD' } });
    expect(guard('/sitecore/api/a', 'PUT')).toMatchObject({
      headers: { allow: 'GET, HEAD, POST' },
    });
  });
});

describe('paths', () => {
  test.each([
    ['/', '/'],
    ['/om-oss?a=1', '/om-oss?a=1'],
    ['/%C3%A5?q=%FF', '/%C3%A5?q=%FF'],
    ['/a%2Fb', '/a%2Fb'],
    ['/a/../b', '/b'],
    ['/a/%2e%2e/b', '/b'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['/<script>', '/%3Cscript%3E'],
    ['/a#b', '/a'],
    ['/-/media/%61.png?h=1', '/-/media/a.png?h=1'],
    ['/-/media/a/../b.png', '/-/media/b.png'],
    ['/_i/640/-/media/a%20b.png', '/_i/640/-/media/a%20b.png'],
    ['/_next/static/chunks/a~b.js', '/_next/static/chunks/a~b.js'],
    [
      '/_next/image?url=/-/media/%2561.png&w=640&q=75&x=1',
      '/_next/image?url=%2F-%2Fmedia%2Fa.png&w=640&q=75',
    ],
  ])('%s passes as %s', (url, passed) => {
    expect(guard(url)).toMatchObject({ kind: 'pass', url: passed });
  });

  test.each(['/%E0%A4%A', '/%', '/om-oss/%FF', '/%ED%A0%80', '/%c0%af', '/%00', '/a%0Ab?page=2'])(
    'the malformed %s is a page that does not exist',
    (url) => {
      expect(guard(url)).toMatchObject({ kind: 'pass', url: missingPagePath });
    },
  );

  test.each(['/404', '/404?a=1', '/%34%30%34', '/500', '/_error', '/_not-found', '/_global-error'])(
    'the framework’s own %s is a page that does not exist',
    (url) => {
      expect(guard(url)).toMatchObject({ kind: 'pass', url: missingPagePath });
    },
  );

  test.each(['/en/404', '/404/a', '/4040'])('%s is a page of the site', (url) => {
    expect(guard(url)).toMatchObject({ kind: 'pass', url });
  });

  test.each([
    ['/api/cars/?q=a', '/api/cars?q=a'],
    ['/api/cars', '/api/cars'],
    ['/kop-bil/', '/kop-bil/'],
  ])('%s is passed on as %s, since a slash at the end of a call means nothing', (url, expected) => {
    expect(guard(url)).toMatchObject({ kind: 'pass', url: expected });
  });

  test.each([
    ['/-/media/%ED%A0%80', 400],
    ['/-/%00', 400],
    ['/_i/640/-/media/%', 400],
    ['/_next/static/%c0%af', 400],
    ['/api/cars/%FF', 400],
    ['/sitecore/api/%0d%0a', 400],
    ['/_next/image', 400],
    ['/_next/image?url=/-/media/%25FF&w=640&q=75', 400],
    ['/_next/image?url=https://elsewhere.example/a.png&w=640&q=75', 400],
    ['/_next/image?url=//elsewhere.example/a.png&w=640&q=75', 400],
    ['/-/media/..%2f..%2ffaults', 404],
    ['/-/media/%252e%252e/faults', 404],
    [`/-/media/${'a'.repeat(2_000)}`, 404],
    [`/api/cars/${'a'.repeat(2_000)}`, 404],
    ['/api/platform/faults/jotform', 404],
    ['/api/platform', 404],
    ['/%61pi/platform/-/media/a.png', 404],
    ['/api%2fplatform/faults', 404],
    ['/api/%2570latform/faults', 404],
    ['/api/%252570latform/faults', 404],
    ['/api/%25252570latform/faults', 'pass'],
    ['/API/Platform/faults', 404],
    ['/a/../api/platform/faults', 404],
    ['/a/%2e%2e%2fapi%5cplatform/faults', 404],
    ['/api/site-files/nordvik-no/robots.txt', 404],
    ['/api/car-feeds/nordvik-no/nb/bil', 404],
    ['/_next/data/build/nordvik-no/nb.json', 404],
    ['/_next', 404],
    [`/${'a'.repeat(4_095)}`, 'pass'],
    [`/${'a'.repeat(4_096)}`, 414],
    [`/?${'a'.repeat(8_191)}`, 'pass'],
    [`/?${'a'.repeat(8_192)}`, 414],
    [`/${'a'.repeat(4_096)}?${'a'.repeat(8_192)}`, 414],
  ])('%s: %s', (url, expected) => {
    expect(statusOf(guard(url))).toBe(expected);
  });

  test.each([
    ['//example.com', '/example.com'],
    ['/\\example.com/?a=1', '/example.com/?a=1'],
    ['///a//b', '/a/b'],
    ['//%2e%2e//example.com', '/example.com'],
  ])('%s is redirected to %s at the same host', (url, location) => {
    expect(guard(url)).toEqual({ kind: 'refuse', status: 308, headers: { location } });
  });

  test.each(['*', 'a', '', 'ftp://nordvik.example/', '/a b', '/\t/example.com', '/a\0'])(
    'the request target %j is refused',
    (url) => {
      expect(statusOf(guard(url))).toBe(400);
    },
  );
});

describe('hosts', () => {
  test.each([
    ['nordvik.example', 'nordvik.example'],
    ['Nordvik.Example.:3000', 'nordvik.example:3000'],
    ['localhost', 'localhost'],
    ['127.0.0.1:3000', '127.0.0.1:3000'],
    ['[::1]:3000', '[::1]:3000'],
    [`${'a'.repeat(253)}.:3000`, `${'a'.repeat(253)}:3000`],
  ])('%s is %s', (given, normalized) => {
    expect(guard('/', 'GET', { host: [given] })).toMatchObject({ host: normalized });
  });

  test.each([
    '',
    'a b',
    'nordvik.example/x',
    'a..b',
    '.',
    'nordvik.example:port',
    'user@nordvik.example',
    'nordvik.example:123456',
    `${'a'.repeat(254)}`,
    'nordvik.example, evil.example',
  ])('the host %j is refused', (given) => {
    expect(statusOf(guard('/', 'GET', { host: [given] }))).toBe(400);
  });

  test('two hosts are refused', () => {
    expect(statusOf(guard('/', 'GET', { host: ['a.example', 'b.example'] }))).toBe(400);
  });

  test('a request of HTTP/1.0 may have none', () => {
    expect(requestGuard({ method: 'GET', url: '/healthz', headers: {} })).toEqual({
      kind: 'pass',
      family: 'api',
      url: '/healthz',
      host: undefined,
    });
  });

  test('a target in absolute form names the host', () => {
    expect(guard('http://NO.nordvik.example/om-oss?a')).toEqual({
      kind: 'pass',
      family: 'page',
      url: '/om-oss?a',
      host: 'no.nordvik.example',
    });
    expect(guard('http://evil.example')).toMatchObject({ url: '/', host: 'evil.example' });
    expect(statusOf(guard('http:///a'))).toBe(400);
  });
});

describe('bodies', () => {
  test.each([
    [{ 'content-length': ['1000000'] }, 'pass'],
    [{ 'content-length': ['1000001'] }, 413],
    [{ 'content-length': ['400000000'] }, 413],
    [{ 'transfer-encoding': ['chunked'] }, 411],
  ])('%j: %s', (headers, expected) => {
    expect(statusOf(guard('/sitecore/api/graph/edge', 'POST', headers))).toBe(expected);
  });
});

const pieces = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '..',
    '.',
    '%2e',
    '%2f',
    '%5c',
    '%25',
    '%00',
    '%ED%A0%80',
    '?',
    '#',
  ),
  fc.constantFrom(
    'api',
    'platform',
    '-',
    'media',
    '_next',
    'image',
    '_i',
    'sitecore',
    'http:',
    '@',
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 5 }),
);
const urls = fc.array(pieces, { maxLength: 12 }).map((list) => `/${list.join('')}`);

propertyTest.prop([urls])('a URL that passes is decodable and local', (url) => {
  const verdict = guard(url);
  if (verdict.kind === 'refuse') return;
  const parsed = new URL(verdict.url, 'http://site.internal');
  expect(parsed.host).toBe('site.internal');
  expect(() => decodeURIComponent(parsed.pathname)).not.toThrow();
  expect(decodeURIComponent(parsed.pathname)).not.toMatch(/\p{Cc}/u);
  // The framework parses it once more and must read the same path.
  expect(verdict.url.startsWith(parsed.pathname)).toBe(true);
  expect(parsed.pathname).not.toMatch(/^\/api\/platform/i);
});

propertyTest.prop([urls])('guarding twice changes nothing', (url) => {
  const verdict = guard(url);
  if (verdict.kind === 'pass') expect(guard(verdict.url)).toEqual(verdict);
});

propertyTest.prop([urls])('a redirect stays at the host', (url) => {
  const verdict = guard(url);
  if (verdict.kind === 'pass' || verdict.status !== 308) return;
  expect(verdict.headers['location']).toMatch(/^\/(?![/\\])/);
});

propertyTest.prop([anyText(), fc.string(), fc.array(fc.string())])(
  'no request makes the guard throw',
  (url, method, hosts) => {
    expect(() => requestGuard({ method, url, headers: { host: hosts } })).not.toThrow();
    expect(() => guard(`/${url}`, method)).not.toThrow();
  },
);
