import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseEnvironment } from '#app/environment.ts';
import { pageOriginHeader, writePageOrigin } from '#app/pageCache/pageOrigin.ts';
import { listen } from '#process/listen.ts';
import { createSiteServer, type Handle } from '../siteServer.ts';
import { createProtect } from './protection.ts';

const protect = createProtect(parseEnvironment({}));
const servers: Server[] = [];
const log = vi.fn();

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** The headers of the last request that reached the handler. */
let received: IncomingHttpHeaders = {};
beforeEach(() => {
  received = {};
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** Sends a request to the site, whose framework answers with `handle`. */
async function ask(
  handle: Handle,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  const seen: Handle = (request, response) => {
    received = request.headers;
    return handle(request, response);
  };
  const server = createSiteServer({ handle: seen, protect, log });
  servers.push(server);
  const listening = await listen(server, { port: 0, variable: 'PORT' });
  if (listening.kind === 'failed') throw new Error(listening.reason);
  const { port } = listening;
  const sent = get({ port, path, method, headers: { host: 'nordvik.example', ...headers } });
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  return { status: response.statusCode, headers: response.headers, body, text: body.toString() };
}

const pagePolicy = "default-src 'none'; script-src 'sha256-a'";

/** A page as the framework sends it from the page cache. */
const page: Handle = async (_request, response) => {
  response.appendHeader('content-security-policy', pagePolicy);
  response.setHeader('content-type', 'text/html');
  response.end('<h1>Page</h1>');
};

const text: Handle = async (_request, response) => {
  response.setHeader('content-type', 'text/plain');
  response.write('a');
  response.end('b');
};

test('visitors can’t see where a page comes from', async () => {
  const fromPageCache: Handle = async (request, response) => {
    response.setHeader(
      pageOriginHeader,
      writePageOrigin({ key: '/a', madeAt: 1, renderedSince: 1, tags: [] }),
    );
    return page(request, response);
  };
  for (const path of ['/', '/api/stories', '/-/media/a.svg']) {
    const { headers } = await ask(fromPageCache, path);
    expect(headers, path).not.toHaveProperty(pageOriginHeader);
  }
});

test.each([
  '/',
  '/robots.txt',
  '/api/cars',
  '/-/media/a.webp',
  '/_i/640/-/media/a.webp',
  '/_next/static/a.js',
  '/sitecore/api/graph/edge',
  '/a%2fb%',
  '/_next/data/a.json',
])('%s has the security headers', async (path) => {
  const { headers } = await ask(text, path);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toMatch(/^max-age=/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a page keeps its policy, and has the headers of a document', async () => {
  const { headers, text: html } = await ask(page, '/');
  expect(headers['content-security-policy']).toBe(pagePolicy);
  expect(headers['content-security-policy-report-only']).toContain('trusted-types');
  expect(headers['reporting-endpoints']).toBe('csp="/api/reports/csp"');
  expect(html).toBe('<h1>Page</h1>');
});

test.each(['/_i/640/-/media/a.webp', '/-/media/a.svg', '/sitecore/api/graph/edge', '/api/cars'])(
  '%s with a policy of its own has no headers of a document',
  async (path) => {
    const { headers } = await ask(page, path);
    expect(headers['content-security-policy']).toBe(pagePolicy);
    expect(headers).not.toHaveProperty('content-security-policy-report-only');
    expect(headers).not.toHaveProperty('reporting-endpoints');
  },
);

test('a header that the handler sets is kept', async () => {
  const { headers } = await ask(async (_request, response) => {
    response.setHeader('cross-origin-resource-policy', 'same-site');
    response.writeHead(200, { 'content-type': 'image/svg+xml' });
    response.end();
  }, '/-/media/a.svg');
  expect(headers['cross-origin-resource-policy']).toBe('same-site');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  // Its compression recognises a type only if it is a string.
  ['/api/cars', 'public, max-age=60', 'application/json'],
  ['/api/cars', 'no-store', ['application/json']],
  ['/aga-bil', 'public, max-age=60', ['application/json']],
])('at %s, the framework sees the type of an answer with %s as %j', async (path, caching, type) => {
  let seen: unknown;
  const route: Handle = async (_request, response) => {
    // As the framework sets the headers of a route.
    response.setHeader('cache-control', [caching]);
    response.setHeader('content-type', ['application/json']);
    seen = response.getHeader('Content-Type');
    response.end('{}');
  };
  const { headers } = await ask(route, path);
  expect(seen).toEqual(type);
  expect(headers['content-type']).toBe('application/json');
});

describe('an error of the framework', () => {
  const failure: Handle = async (_request, response) => {
    response.statusCode = 500;
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('etag', '"a"');
    response.write(gzipSync('<style>h1{}</style>'));
    response.end(gzipSync('Internal Server Error'));
  };

  test('is replaced by the page of the site', async () => {
    const { status, headers, text: html } = await ask(failure, '/kop-bil');
    expect(status).toBe(500);
    expect(html).toContain('<html lang="sv">');
    expect(html).not.toContain('Internal');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('etag');
    expect(headers['content-security-policy']).toContain("font-src 'self'");
  });

  test('is in the language of the address', async () => {
    const host = { host: 'carstore-se.localhost:3000' };
    expect((await ask(failure, '/en/cars', host)).text).toContain('<html lang="en">');
    expect((await ask(failure, '/energy', host)).text).toContain('<html lang="sv">');
  });

  test('of a head only has no body', async () => {
    const { status, body, headers } = await ask(failure, '/kop-bil', {}, 'HEAD');
    expect(status).toBe(500);
    expect(body).toHaveLength(0);
    expect(Number(headers['content-length'])).toBeGreaterThan(500);
  });

  test.each(['/api/cars', '/healthz', '/readyz'])('is kept for the API at %s', async (path) => {
    const { headers } = await ask(failure, path);
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('that is a page of the site is kept', async () => {
    const unavailable: Handle = async (request, response) => {
      response.statusCode = 503;
      return page(request, response);
    };
    expect((await ask(unavailable, '/')).text).toBe('<h1>Page</h1>');
  });

  test('before an answer is shown in the site’s brand', async () => {
    const { status, text: html } = await ask(async (_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      throw new Error('bug');
    }, '/');
    expect(status).toBe(500);
    expect(html).toContain('<html lang="sv">');
  });
});

describe('a refused request', () => {
  const html = { accept: 'text/html,*/*;q=0.8' };

  test.each([
    [405, '/', 'POST'],
    [414, `/${'a'.repeat(5_000)}`, 'GET'],
    [400, '/_next/static/%c0%af', 'GET'],
  ] as const)(
    'with status %s is a page of the site for a browser',
    async (status, path, method) => {
      const answer = await ask(text, path, html, method);
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.text).toContain('<html lang="sv">');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy-report-only']).toContain('trusted-types');
    },
  );

  test('is a plain text for programs and at unknown hosts', async () => {
    expect((await ask(text, '/', {}, 'POST')).text).toBe('Method Not Allowed\n');
    const unknown = await ask(text, '/', { ...html, host: 'unknown.example' }, 'POST');
    expect(unknown.text).toBe('Method Not Allowed\n');
  });
});

describe('of a request for a page, the handler doesn’t see', () => {
  test.each([
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-for',
    'forwarded',
    'x-original-url',
    'x-rewrite-url',
    'x-matched-path',
    'x-invoke-path',
    'x-middleware-subrequest',
    'x-middleware-prefetch',
    'x-nextjs-data',
    'x-prerender-revalidate',
    'x-http-method-override',
    'next-action',
    'next-resume',
    'content-security-policy',
    'content-security-policy-report-only',
    'cookie',
    'authorization',
    'user-agent',
    'accept-language',
    'rsc',
    'next-url',
    'next-router-state-tree',
  ])('%s', async (name) => {
    await ask(text, '/', { [name]: 'a', accept: 'text/html' });
    expect(received).not.toHaveProperty([name]);
    expect(received.accept).toBe('text/html');
  });
});

test('requests of the framework’s router keep its headers', async () => {
  const headers = { rsc: '1', 'next-router-state-tree': '%5B%5D', 'next-url': '/' };
  await ask(text, '/?_rsc=abc', headers);
  expect(received).toMatchObject(headers);
});

test('only the API gets cookies', async () => {
  for (const path of ['/api/editing/render', '/feaas-render']) {
    await ask(text, path, { cookie: 'a=b' });
    expect(received.cookie).toBe('a=b');
  }
  await ask(text, '/api/editing/page?mode=edit', { cookie: 'a=b' });
  expect(received).not.toHaveProperty('cookie');
});

test('of all pages, only those in the editor get credentials', async () => {
  const credentials = { authorization: 'Bearer a' };
  await ask(text, '/api/editing/page?mode=edit', credentials);
  expect(received).toMatchObject(credentials);
  await ask(text, '/om-oss?mode=edit', credentials);
  expect(received).not.toHaveProperty('authorization');
});

describe('a page that needs a document of its own', () => {
  const own: Handle = async (request, response) => {
    response.appendHeader('x-forecourt-own-document', '1');
    return page(request, response);
  };

  test('is no data for the router, which then opens the document', async () => {
    const { headers, body } = await ask(own, '/?_rsc=abc', { rsc: '1' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toHaveLength(0);
  });

  test('is a document like any other', async () => {
    const { headers, text: html } = await ask(own, '/');
    expect(html).toBe('<h1>Page</h1>');
    expect(headers).not.toHaveProperty('x-forecourt-own-document');
  });
});

test('a page in the editor gets a policy for its whole document, and the editor may frame it', async () => {
  const { headers, text: html } = await ask(
    async (request, response) => {
      expect(request.headers['accept-encoding']).toBeUndefined();
      response.setHeader('content-type', 'text/html');
      response.flushHeaders();
      response.writeHead(200);
      response.write('<script>self.__next_f.');
      await new Promise<void>((resolve) => response.write('push([1,"å"])', () => resolve()));
      response.end('</script>');
    },
    '/api/editing/page',
    { 'accept-encoding': 'gzip' },
  );
  expect(html).toBe('<script>self.__next_f.push([1,"å"])</script>');
  const policy = headers['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).toMatch(/frame-ancestors 'self' [^;]*https:\/\/pages\.sitecorecloud\.io/);
  expect(headers).not.toHaveProperty('x-frame-options');
});

test('the policy of a page in the editor is no longer for a thousand blocks than for one', async () => {
  const policyFor = async (blocks: number) => {
    const { headers, text: html } = await ask(async (_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.write('<main>blocks</main><script>self.__next_f.push([1,"0"])</script>');
      for (let at = 1; at < blocks; at += 1)
        response.write(`<script>self.__next_f.push([1,"${at}:[\\"$\\"]\\n"])</script>`);
      response.end('</body></html>');
    }, '/api/editing/page');
    expect(html.endsWith('</script></body></html>')).toBe(true);
    expect(html.match(/<script>/g)).toHaveLength(1);
    return headers['content-security-policy']?.length;
  };
  expect(await policyFor(1_000)).toBe(await policyFor(1));
});

describe('shared caches may use', () => {
  const withCaching =
    (caching: string, status = 200): Handle =>
    async (_request, response) => {
      response.setHeader('cache-control', caching);
      response.setHeader('content-security-policy', pagePolicy);
      response.writeHead(status).end('page');
    };

  test.each([
    [
      'a page for a day while the site fails',
      '/om-oss',
      's-maxage=60, stale-while-revalidate=300',
      's-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
    ],
    ['a missing page no longer than it is fresh', '/om-oss', 's-maxage=10', 's-maxage=10'],
    ['no page that is a failure', '/om-oss', 'no-store', 'no-store'],
    [
      'an answer of the API as it says',
      '/api/stories',
      'public, max-age=30, stale-while-revalidate=60',
      'public, max-age=30, stale-while-revalidate=60',
    ],
  ])('%s', async (_what, path, caching, expected) => {
    const { headers } = await ask(withCaching(caching), path);
    expect(headers['cache-control']).toBe(expected);
  });
});
