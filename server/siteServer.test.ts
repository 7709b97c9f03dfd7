import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseEnvironment } from '#app/environment.ts';
import { createSecurityHeaders } from '#app/security/securityHeaders.ts';
import type { FoundRedirect } from '#domain/redirects/findRedirect.ts';
import { closeGracefully, listen } from '#process/listen.ts';
import { createProtect } from './answer/protection.ts';
import { createSiteServer, type Handle } from './siteServer.ts';

const log = vi.fn();
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  log.mockClear();
  vi.useRealTimers();
});

type Limits = Parameters<typeof createSiteServer>[0]['limits'];

/** Starts a server and answers its port. */
async function serve(
  handle: Handle,
  limits: Limits = {},
  idleMs = 60_000,
): Promise<{ server: Server; port: number }> {
  return start(createSiteServer({ handle, log, limits, idleMs }));
}

async function start(server: Server): Promise<{ server: Server; port: number }> {
  servers.push(server);
  const listening = await listen(server, { port: 0, variable: 'PORT' });
  if (listening.kind === 'failed') throw new Error(listening.reason);
  return { server, port: listening.port };
}

/** Sends raw text and answers everything that comes back until the connection ends. */
async function exchange(port: number, ...texts: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  socket.on('error', () => undefined);
  for (const text of texts) socket.write(text);
  await once(socket, 'close');
  return received;
}

const echo: Handle = async (request, response) => {
  response.end(`${request.url} at ${request.headers.host}`);
};

const last = 'connection: close\r\n\r\n';

test('an accepted request reaches the handler in its canonical form', async () => {
  const { port } = await serve(echo);
  const answer = await exchange(port, `GET /a/../b HTTP/1.1\r\nhost: NORDVIK.se.:3000\r\n${last}`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('/b at nordvik.se:3000');
});

test.each([
  ['/bil?utm_source=a&car_brand=Volvo', '', '/bil?car_brand=Volvo'],
  ['/bil?_rsc=1&utm_source=a', '', '/bil'],
  ['/bil?_rsc=1&utm_source=a', 'rsc: 1\r\n', '/bil?_rsc=1'],
  ['/api/bil?utm_source=a', '', '/api/bil?utm_source=a'],
])('%s with the header %j is answered as %s', async (url, header, expected) => {
  const { port } = await serve(echo);
  const answer = await exchange(port, `GET ${url} HTTP/1.1\r\nhost: a\r\n${header}${last}`);
  expect(answer).toContain(`${expected} at a`);
});

test.each([
  ['/dackhotell?regNo=MLB111', 'strict-origin'],
  ['/dackhotell?utm_source=regNo', undefined],
  ['/dackhotell', undefined],
])('the files of %s get the referrer by the policy %s', async (url, policy) => {
  const { port } = await serve(echo);
  const answer = await exchange(port, `GET ${url} HTTP/1.1\r\nhost: a\r\n${last}`);
  expect(/\r\nreferrer-policy: (.*)\r\n/i.exec(answer)?.[1]).toBe(policy);
});

test.each([
  ['/_og/-/media/car.webp', 'image/jpeg,image/png'],
  ['/_i/640/-/media/car.webp', 'image/avif'],
])('the picture %s is made as %s', async (url, accepted) => {
  const { port } = await serve(async ({ headers }, response) => {
    response.end(`for ${headers.accept};`);
  });
  const lines = `host: a\r\naccept: image/avif\r\n${last}`;
  expect(await exchange(port, `GET ${url} HTTP/1.1\r\n${lines}`)).toContain(`for ${accepted};`);
});

test('a request of HTTP/1.0 needs no host', async () => {
  const { port } = await serve(echo);
  expect(await exchange(port, `GET /bil HTTP/1.0\r\n${last}`)).toContain('/bil at undefined');
});

test('the address of the client can’t be forged', async () => {
  const tell: Handle = async ({ headers }, response) => {
    response.end(`from ${headers['x-forecourt-client']};`);
  };
  const forged = 'x-forecourt-client: 198.51.100.1\r\nx-forwarded-for: 203.0.113.9\r\n';
  const request = `GET / HTTP/1.1\r\nhost: a\r\n${forged}${last}`;
  const direct = await start(createSiteServer({ handle: tell, log }));
  expect(await exchange(direct.port, request)).toContain('from 127.0.0.1;');
  const behind = createSiteServer({ handle: tell, trustedProxies: ['127.0.0.1'], log });
  expect(await exchange((await start(behind)).port, request)).toContain('from 203.0.113.9;');
});

test('a proxy that isn’t trusted is named in the log once, unless it only asks for the health', async () => {
  const { port } = await start(createSiteServer({ handle: echo, log }));
  const ask = (path: string) =>
    exchange(port, `GET ${path} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 203.0.113.9\r\n${last}`);
  for (const path of ['/healthz', '/readyz', '/api/editing/page']) await ask(path);
  expect(log).not.toHaveBeenCalled();
  await ask('/api/cars');
  await ask('/api/cars');
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^proxies: 127\.0\.0\.1 .*TRUSTED_PROXIES/),
  );
});

test('an old address of a page is redirected, and nothing else', async () => {
  const findRedirect = (host = '', url = ''): FoundRedirect =>
    url === '/shown'
      ? { kind: 'transfer', url: '/page' }
      : {
          kind: 'redirect',
          location: `https://${host}${url}/moved`,
          isPermanent: !url.startsWith('/sale'),
        };
  const { port } = await start(createSiteServer({ handle: echo, findRedirect, log }));
  const page = await exchange(port, `GET /old HTTP/1.1\r\nhost: a\r\n${last}`);
  expect(page).toMatch(/^HTTP\/1\.1 308 /);
  expect(page).toMatch(/\r\nlocation: https:\/\/a\/old\/moved\r\n/i);
  expect(page).toMatch(/\r\ncache-control: public, max-age=3600\r\n/i);
  const sale = await exchange(port, `GET /sale HTTP/1.1\r\nhost: a\r\n${last}`);
  expect(sale).toMatch(/^HTTP\/1\.1 307 /);
  expect(sale).toMatch(/\r\ncache-control: no-store\r\n/i);
  const shown = await exchange(port, `GET /shown HTTP/1.1\r\nhost: a\r\n${last}`);
  expect(shown).toContain('/page at a');
  const api = await exchange(port, `GET /api/old HTTP/1.1\r\nhost: a\r\n${last}`);
  expect(api).toMatch(/^HTTP\/1\.1 200 /);
});

describe('a redirect of a page', () => {
  const redirect =
    (location: string): Handle =>
    async (_request, response) => {
      response.statusCode = 308;
      response.setHeader('location', location);
      response.end();
    };

  test.each([
    ['/VOLVO/?utm_source=a&b=%C3%A5', '', '/volvo', '/volvo?utm_source=a&b=%C3%A5'],
    ['/VOLVO', '', '/volvo', '/volvo'],
    ['/VOLVO?page=2&utm_source=a', '', '/volvo?page=2', '/volvo?page=2&utm_source=a'],
    ['/VOLVO?_rsc=1', 'rsc: 1\r\n', '/volvo', '/volvo'],
    ['/VOLVO?a=1', '', 'https://elsewhere.example/', 'https://elsewhere.example/'],
    ['/api/VOLVO?a=1', '', '/api/volvo', '/api/volvo'],
  ])('from %s %s to %s keeps the query: %s', async (url, header, location, expected) => {
    const { port } = await serve(redirect(location));
    const answer = await exchange(port, `GET ${url} HTTP/1.1\r\nhost: a\r\n${header}${last}`);
    expect(answer).toContain(`location: ${expected}\r\n`);
  });
});

describe('refusals', () => {
  const environment = parseEnvironment({});
  const unreadHeaders = createSecurityHeaders(environment)('error', undefined);
  const secure = { protect: createProtect(environment), unreadHeaders };

  test.each([
    ['a method', `PUT / HTTP/1.1\r\nhost: a\r\n${last}`, 405],
    ['an unknown method', `BREW / HTTP/1.1\r\nhost: a\r\n${last}`, 501],
    ['CONNECT', `CONNECT a:443 HTTP/1.1\r\nhost: a\r\n${last}`, 405],
    ['a missing host', `GET / HTTP/1.1\r\n${last}`, 400],
    ['two hosts', `GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n${last}`, 400],
    ['no HTTP', 'hello\r\n\r\n', 501],
    ['a header without a name', `GET / HTTP/1.1\r\nhost: a\r\n: b\r\n${last}`, 400],
    ['an unknown version', `GET / HTTP/3.7\r\nhost: a\r\n${last}`, 505],
    ['an expectation', `GET / HTTP/1.1\r\nhost: a\r\nexpect: coffee\r\n${last}`, 417],
    ['a raw line break', `GET /a\rb HTTP/1.1\r\nhost: a\r\n${last}`, 400],
    ['too many headers', `GET / HTTP/1.1\r\nhost: a\r\nb: ${'b'.repeat(30_000)}\r\n${last}`, 431],
    [
      'two lengths',
      `POST /api/a HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n${last}`,
      400,
    ],
  ])('%s: %#', async (_what, text, status) => {
    const handle = vi.fn(echo);
    const { port } = await start(createSiteServer({ handle, log, ...secure }));
    const answer = await exchange(port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const [name, value] of unreadHeaders) {
      expect(answer.toLowerCase()).toContain(`\r\n${name}: ${value.toLowerCase()}\r\n`);
    }
    expect(answer.toLowerCase()).toContain('\r\ncache-control: no-store\r\n');
    expect(handle).not.toHaveBeenCalled();
  });

  test('a refusal of HEAD has no body', async () => {
    const { port } = await serve(echo);
    const answer = await exchange(port, `HEAD /-/%00 HTTP/1.1\r\nhost: a\r\n${last}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\n\r\n$/);
  });

  test('a large body is refused, read to its end and not kept', async () => {
    const { port } = await serve(echo);
    const body = Buffer.alloc(2_000_000);
    const head = `POST /api/a HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n`;
    const next = `GET /after HTTP/1.1\r\nhost: a\r\n${last}`;
    const answer = await exchange(port, head, body, next);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('/after at a');
  });

  test('a body that isn’t sent to its end is awaited for five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { port } = await serve(echo);
    const socket = connect(port, '127.0.0.1');
    const closed = once(socket, 'close');
    socket.write('POST /api/a HTTP/1.1\r\nhost: a\r\ncontent-length: 2000000\r\n\r\nbegun');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    vi.advanceTimersByTime(4_999);
    expect(socket.readableEnded).toBe(false);
    vi.advanceTimersByTime(1);
    await closed;
  });

  test('are plain text for programs', async () => {
    const { port } = await serve(echo);
    const answer = await exchange(port, `PUT / HTTP/1.1\r\nhost: a\r\n${last}`);
    expect(answer).toMatch(/\r\ncontent-type: text\/plain; charset=utf-8\r\n/i);
    expect(answer).toMatch(/\r\n\r\nMethod Not Allowed\n$/);
  });

  test('a client that sends its headers too slowly is cut off', async () => {
    const limits = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 };
    const { port } = await start(createSiteServer({ handle: echo, log, limits, ...secure }));
    const answer = await exchange(port, 'GET / HTTP/1.1\r\nhost: a\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain("content-security-policy: default-src 'none'");
  });
});

test('a connection without a byte for too long is cut off', async () => {
  const { port } = await serve(() => new Promise(() => undefined), {}, 20);
  expect(await exchange(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n')).toBe('');
});

test('an answer under way is not mixed with the answer to a malformed request', async () => {
  const { port } = await serve(async (_request, response) => {
    response.writeHead(200, { 'content-length': 10 }).write('half');
  });
  const answer = await exchange(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n', 'garbage\r\n\r\n');
  expect(answer).not.toMatch(/HTTP\/1\.1 [45]/);
});

describe('a handler that throws', () => {
  test('is answered with 500 and a line', async () => {
    const { port } = await serve(async () => {
      throw new Error('broken handler');
    });
    const answer = await exchange(port, `GET /a HTTP/1.1\r\nhost: a\r\n${last}`);
    expect(answer).toMatch(/^HTTP\/1\.1 500 /);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('GET /a: Error: broken handler'));
  });

  test('ends an answer that has begun', async () => {
    const { port } = await serve(async (_request, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half');
      throw new Error('broken handler');
    });
    const answer = await exchange(port, 'GET /a HTTP/1.1\r\nhost: a\r\n\r\n');
    expect(answer).not.toContain('500');
  });
});

test('an upgrade is answered as any other request', async () => {
  const { port } = await serve(echo);
  const upgrade = 'connection: Upgrade, close\r\nupgrade: websocket\r\n';
  expect(await exchange(port, `GET /a HTTP/1.1\r\nhost: a\r\n${upgrade}\r\n`)).toContain('/a at a');
});

describe('shutdown', () => {
  /** A server whose answers wait until they are released. */
  async function waiting() {
    const arrived = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const { server, port } = await serve(async (_request, response) => {
      arrived.resolve();
      await release.promise;
      response.end('finished');
    });
    return { server, port, arrived: arrived.promise, release: release.resolve };
  }

  test('open requests are finished, and their connections closed', async () => {
    const { server, port, arrived, release } = await waiting();
    const answer = exchange(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await arrived;
    const closed = closeGracefully(server, 60_000);
    release();
    await closed;
    expect(await answer).toContain('finished');
  });

  test('requests beyond the time limit are cut off', async () => {
    const { server, port, arrived } = await waiting();
    const answer = exchange(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await arrived;
    await closeGracefully(server, 10);
    expect(await answer).toBe('');
  });
});

test('a taken port is a failure that says what to do', async () => {
  const { port } = await serve(echo);
  const second = createSiteServer({ handle: echo, log });
  const result = await listen(second, { port, variable: 'PORT' });
  expect(result).toMatchObject({ kind: 'failed', reason: expect.stringContaining('set PORT') });
});
