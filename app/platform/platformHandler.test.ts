import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { picturePolicy } from '../security/mediaPolicies.ts';
import { createPlatformHandler } from './platformHandler.ts';

const limits = { headersMs: 5_000, stallMs: 10_000, requestBytes: 1_000, answerBytes: 1_000 };
const log = vi.fn<(line: string) => void>();
const ask = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();
const handle = createPlatformHandler({
  origin: 'https://platform.example',
  fetch: ask,
  log,
  limits,
});

const picture = '/-/media/a.png';
const service = '/sitecore/api/graph/edge';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  ask.mockReset();
  log.mockReset();
});

function request(path: string, init: RequestInit = {}): Request {
  return new Request(`https://nordvik.example${path}`, init);
}

function answer(type: string, body: BodyInit | null = 'x', init: ResponseInit = {}): Response {
  return new Response(body, { ...init, headers: { 'content-type': type, ...init.headers } });
}

/** The headers and the target of the request to the platform. */
function sent() {
  const [url, init] = ask.mock.calls[0] ?? [];
  return { url: url?.href, headers: new Headers(init?.headers) };
}

/** A platform that doesn't respond until the request is aborted. */
function silent(_url: URL, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

describe('what is forwarded', () => {
  test.each(['/faults/jotform', '/', '/-/media/%2e%2e%2ffaults', '/sitecore/admin'])(
    '%s is not',
    async (path) => {
      expect((await handle(request(path))).status).toBe(404);
      expect(ask).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['POST', picture],
    ['PUT', service],
    ['DELETE', service],
  ])('%s %s is not', async (method, path) => {
    expect((await handle(request(path, { method }))).status).toBe(405);
    expect(ask).not.toHaveBeenCalled();
  });

  test('a picture is requested without anything that identifies the visitor', async () => {
    ask.mockResolvedValue(answer('image/png'));
    const headers = {
      cookie: 'a=b',
      authorization: 'Basic x',
      sc_apikey: 'key',
      range: 'bytes=0-1',
      'accept-encoding': 'gzip',
    };
    await handle(request(`${picture}?h=10`, { headers }));
    expect(sent().url).toBe('https://platform.example/-/media/a.png?h=10');
    expect([...sent().headers.keys()]).toEqual(['accept-encoding', 'range']);
    expect(sent().headers.get('accept-encoding')).toBe('identity');
  });

  test('a service is called with the key and the origin of the caller', async () => {
    ask.mockResolvedValue(answer('application/json', '{}'));
    const headers = {
      cookie: 'a=b',
      sc_apikey: 'key',
      'x-sitecore-contextid': 'context',
      origin: 'https://editor.example',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/json',
    };
    await handle(request(service, { method: 'POST', headers, body: '{}' }));
    expect(Object.fromEntries(sent().headers)).toEqual({
      sc_apikey: 'key',
      'x-sitecore-contextid': 'context',
      origin: 'https://editor.example',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/json',
      'accept-encoding': 'identity',
    });
    const [, { body } = {}] = ask.mock.calls[0] ?? [];
    expect(await new Response(body ?? null).text()).toBe('{}');
  });
});

describe('what is passed back', () => {
  test('protections, validation, ranges and CORS, but no cookies', async () => {
    const headers = {
      etag: '"a"',
      'content-range': 'bytes 0-0/9',
      vary: 'origin',
      'access-control-allow-origin': '*',
      'content-security-policy': "script-src 'unsafe-inline'",
      'set-cookie': 'a=b',
      server: 'x',
    };
    ask.mockResolvedValue(answer('image/svg+xml', 'x', { status: 206, headers }));
    const response = await handle(request(picture));
    expect(response.status).toBe(206);
    expect(Object.fromEntries(response.headers)).toEqual({
      etag: '"a"',
      'content-range': 'bytes 0-0/9',
      vary: 'origin',
      'access-control-allow-origin': '*',
      'content-security-policy': picturePolicy,
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['image/svg+xml', picturePolicy],
    ['IMAGE/SVG+XML; charset=utf-8', picturePolicy],
    ['image/webp', picturePolicy],
    ['application/pdf', expect.stringContaining("object-src 'self'")],
    ['video/mp4', null],
  ])('a file of type %s with a policy for it', async (type, policy) => {
    ask.mockResolvedValue(answer(type));
    const { headers } = await handle(request(picture));
    expect(headers.get('content-security-policy')).toEqual(policy);
  });

  test('304 unchanged', async () => {
    ask.mockResolvedValue(new Response(null, { status: 304, headers: { etag: '"a"' } }));
    const response = await handle(request(picture));
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe('"a"');
  });

  test('204 without content', async () => {
    ask.mockResolvedValue(new Response(null, { status: 204 }));
    expect((await handle(request(service))).status).toBe(204);
  });

  test('a length only if the body was not compressed on the way', async () => {
    ask.mockResolvedValueOnce(answer('image/png', 'x', { headers: { 'content-length': '1' } }));
    expect((await handle(request(picture))).headers.get('content-length')).toBe('1');
    const headers = { 'content-length': '1', 'content-encoding': 'gzip' };
    ask.mockResolvedValueOnce(answer('image/png', 'xyz', { headers }));
    expect((await handle(request(picture))).headers.get('content-length')).toBeNull();
  });

  test('an error of a service with its explanation', async () => {
    ask.mockResolvedValue(answer('application/json', '{"errors":[]}', { status: 401 }));
    const response = await handle(request(service, { method: 'POST' }));
    expect(response.status).toBe(401);
    expect(await response.text()).toBe('{"errors":[]}');
    expect(log).not.toHaveBeenCalled();
  });

  test('416 with the size but without a body', async () => {
    const headers = { 'content-range': 'bytes */9', 'content-length': '5' };
    ask.mockResolvedValue(answer('text/html', 'wrong', { status: 416, headers }));
    const response = await handle(request(picture));
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */9');
    expect(response.headers.get('content-length')).toBeNull();
  });
});

describe('failures', () => {
  test.each([
    ['a refused file', picture, answer('text/html', 'x', { status: 400 }), 400],
    ['a missing file', picture, answer('text/html', 'x', { status: 404 }), 404],
    ['data about a missing file', picture, answer('application/json', '{}', { status: 404 }), 404],
    ['a page about a missing service', service, answer('text/html', 'x', { status: 404 }), 404],
  ])('%s is passed on without its body', async (_what, path, given, status) => {
    ask.mockResolvedValue(given);
    const response = await handle(request(path));
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.body).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  const large = { headers: { 'content-length': '1001' } };

  test.each([
    [picture, answer('text/html', 'x', { status: 500 }), 'status 500'],
    [
      picture,
      answer('text/html; charset=utf-8'),
      'unexpected content type text/html; charset=utf-8',
    ],
    [picture, answer('application/json'), 'unexpected content type application/json'],
    [picture, answer('text/javascript'), 'unexpected content type text/javascript'],
    [picture, new Response(new Blob(['x'])), 'unexpected content type (none)'],
    [picture, new Response(null, { status: 302 }), 'unexpected redirect, status 302'],
    [picture, answer('image/png', 'x', { status: 300 }), 'unexpected redirect, status 300'],
    [service, answer('text/html'), 'unexpected content type text/html'],
    [service, answer('application/json', '{}', { status: 503 }), 'status 503'],
    [service, answer('application/json', '{}', large), 'the answer is too large'],
  ])('%s with %o is 502, and the log says: %s', async (path, given, reason) => {
    ask.mockResolvedValue(given);
    const response = await handle(request(path));
    expect(response.status).toBe(502);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.body).toBeNull();
    expect(log).toHaveBeenCalledExactlyOnceWith(`platform: GET ${path}: ${reason}`);
  });

  test('a broken connection is 502, with its cause in the log', async () => {
    ask.mockRejectedValue(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
    expect((await handle(request(picture))).status).toBe(502);
    expect(log).toHaveBeenCalledWith(`platform: GET ${picture}: fetch failed: ECONNREFUSED`);
  });

  test('no headers in time are 504', async () => {
    ask.mockImplementation(silent);
    const response = handle(request(picture));
    await vi.advanceTimersByTimeAsync(limits.headersMs - 1);
    expect(log).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await response).status).toBe(504);
    expect(log).toHaveBeenCalledExactlyOnceWith(`platform: GET ${picture}: no answer in time`);
  });

  test('a visitor who leaves is no failure', async () => {
    ask.mockImplementation(silent);
    const leaving = new AbortController();
    const response = handle(request(picture, { signal: leaving.signal }));
    leaving.abort();
    await response;
    expect(log).not.toHaveBeenCalled();
  });
});

describe('bodies', () => {
  test.each(['image/jpeg', 'video/mp4', 'audio/mpeg', 'font/woff2', 'application/pdf'])(
    'media of type %s have any size',
    async (type) => {
      ask.mockResolvedValue(answer(type, 'x'.repeat(5_000)));
      expect(await (await handle(request(picture))).text()).toHaveLength(5_000);
    },
  );

  test.each([
    ['data of just the largest size', service, 'application/json', limits.answerBytes],
    ['media that declare more', picture, 'image/png', limits.answerBytes + 1],
  ])('%s are passed', async (_what, path, type, length) => {
    const headers = { 'content-length': String(length) };
    ask.mockResolvedValue(answer(type, 'x'.repeat(length), { headers }));
    const response = await handle(request(path));
    expect(response.status).toBe(200);
    expect(await response.text()).toHaveLength(length);
  });

  test('anything else is cut short at the limit', async () => {
    ask.mockResolvedValue(answer('application/json', 'x'.repeat(1_001)));
    const response = await handle(request(service));
    await expect(response.text()).rejects.toThrow('too-large');
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('a declared length beyond the limit is refused before the platform is asked', async () => {
    ask.mockResolvedValue(answer('application/json', '{}'));
    const post = (length: number) => {
      const headers = { 'content-length': String(length) };
      return handle(request(service, { method: 'POST', headers, body: '{}' }));
    };
    expect((await post(limits.requestBytes + 1)).status).toBe(413);
    expect(ask).not.toHaveBeenCalled();
    expect((await post(limits.requestBytes)).status).toBe(200);
  });

  test('a body of unknown length is refused when it passes the limit', async () => {
    ask.mockImplementation(async (_url, { body }) => {
      await new Response(body ?? null).text();
      return answer('application/json');
    });
    const body = new Blob(['x'.repeat(1_001)]).stream();
    const init = { method: 'POST', body, duplex: 'half' };
    expect((await handle(request(service, init))).status).toBe(413);
    expect(log).not.toHaveBeenCalled();
  });

  test('an answer that stalls is cut short', async () => {
    const stalling = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
    });
    ask.mockResolvedValue(answer('image/png', stalling));
    const text = (await handle(request(picture))).text();
    const failure = expect(text).rejects.toThrow('stalled');
    await vi.advanceTimersByTimeAsync(limits.stallMs);
    await failure;
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('an answer is read only as fast as the visitor reads it', async () => {
    let chunks = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new Uint8Array(10));
      },
    });
    ask.mockResolvedValue(answer('video/mp4', endless));
    const reader = (await handle(request(picture))).body?.getReader();
    await reader?.read();
    await vi.advanceTimersByTimeAsync(100);
    expect(chunks).toBeLessThan(5);
    await reader?.cancel();
  });
});
