import { describe, expect, test, vi } from 'vitest';
import {
  getFile,
  getJson,
  type HttpTools,
  postJson,
  requestAnyJson,
  retryAfterMs,
  submitJson,
} from './request.ts';
import { createTestLoop } from './testing/testLoop.ts';

/** Tools with the given `fetch`; no test waits. */
function toolsWith(fetch: HttpTools['fetch']): HttpTools {
  return { fetch, now: () => 0, wait: () => Promise.resolve() };
}

const request = {
  url: 'https://upstream.example/graph',
  headers: { 'x-api-key': 'key' },
  body: { query: '{ a }' },
  timeoutMs: 3000,
};

function post(fetch: HttpTools['fetch']) {
  return postJson(toolsWith(fetch), request);
}

function answering(body: BodyInit | null, init?: ResponseInit): HttpTools['fetch'] {
  return async () => new Response(body, init);
}

function rejecting(error: unknown): HttpTools['fetch'] {
  return () => Promise.reject(error);
}

describe('postJson', () => {
  test.each([[{ data: [1, 'å'] }], [[]], ['text'], [0], [false], [null]])(
    'returns the JSON of the answer: %j',
    async (value) => {
      await expect(post(answering(JSON.stringify(value)))).resolves.toEqual({ ok: true, value });
    },
  );

  test.each([
    [401, { kind: 'unauthorized' }],
    [403, { kind: 'unauthorized' }],
    [400, { kind: 'server-error', status: 400 }],
    [404, { kind: 'server-error', status: 404 }],
    [500, { kind: 'server-error', status: 500 }],
    [503, { kind: 'server-error', status: 503 }],
    [429, { kind: 'rate-limited', retryAfterMs: 1000 }],
  ])('fails on status %d', async (status, failure) => {
    const answer = await post(answering('{"data":{}}', { status }));
    expect(answer).toEqual({ ok: false, failure });
  });

  test('reads the waiting time from a refusal', async () => {
    const answer = await post(answering('', { status: 429, headers: { 'retry-after': '7' } }));
    expect(answer).toEqual({ ok: false, failure: { kind: 'rate-limited', retryAfterMs: 7000 } });
  });

  test.each([
    ['an HTML page', '\n<!doctype html><title>Maintenance of the platform</title>', 'a document'],
    ['half an answer', '{"data": {"site"', 'other text'],
    ['nothing', '\n', 'nothing'],
  ])('fails on %s instead of JSON, without repeating it', async (_what, body, what) => {
    const answer = await post(answering(body));
    const reason = `no JSON but ${what}`;
    expect(answer).toEqual({ ok: false, failure: { kind: 'malformed', reason } });
  });

  const noAnswer = new DOMException('The operation timed out.', 'TimeoutError');
  const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });

  test.each([
    ['no answer in time', noAnswer, { kind: 'timeout', afterMs: 3000 }],
    ['a refused connection', refused, { kind: 'unreachable', reason: 'connect ECONNREFUSED' }],
    ['an error without cause', new TypeError('bad'), { kind: 'unreachable', reason: 'bad' }],
    ['a thrown value that is no error', 'offline', { kind: 'unreachable', reason: 'offline' }],
  ])('fails on %s', async (_what, error, failure) => {
    await expect(post(rejecting(error))).resolves.toEqual({ ok: false, failure });
  });

  test('fails if the answer ends prematurely', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('terminated')),
    });
    const failure = { kind: 'unreachable', reason: 'terminated' };
    await expect(post(answering(body))).resolves.toEqual({ ok: false, failure });
  });

  describe('with a time limit', () => {
    const untilAborted: HttpTools['fetch'] = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const timeout = { ok: false, failure: { kind: 'timeout', afterMs: 3000 } };

    test('aborts when it is over', async () => {
      const { timers, pass } = createTestLoop();
      const answer = postJson({ ...toolsWith(untilAborted), timers }, request);
      pass(3000);
      await expect(answer).resolves.toEqual(timeout);
    });

    test('aborts an answer that never ends', async () => {
      const { timers, pass } = createTestLoop();
      const endless: HttpTools['fetch'] = async (_input, init) => {
        const start = (controller: ReadableStreamDefaultController) =>
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        return new Response(new ReadableStream({ start }));
      };
      const answer = postJson({ ...toolsWith(endless), timers }, request);
      pass(3000);
      await expect(answer).resolves.toEqual(timeout);
    });

    test('accepts an answer that arrived while the loop was blocked', async () => {
      const { timers, arrive, block, pass } = createTestLoop();
      const fetch: HttpTools['fetch'] = (input, init) =>
        new Promise((resolve, reject) => {
          arrive(() => resolve(Response.json('late')));
          untilAborted(input, init).catch(reject);
        });
      const answer = postJson({ ...toolsWith(fetch), timers }, request);
      block(30_000);
      await expect(answer).resolves.toEqual({ ok: true, value: 'late' });
      pass(30_000);
    });

    test.each([200, 500])('cancels the deadline after status %d', async (status) => {
      const { timers, pending } = createTestLoop();
      await postJson({ ...toolsWith(answering('{}', { status })), timers }, request);
      expect(pending()).toBe(0);
    });
  });

  test('cancels the body of a refusal', async () => {
    const cancel = vi.fn();
    await post(answering(new ReadableStream({ cancel }), { status: 500 }));
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});

describe('a request', () => {
  const { body, ...question } = request;
  const asking = { accept: 'application/json' };
  const posting = { ...asking, 'content-type': 'application/json' };

  test.each<[string, (tools: HttpTools) => Promise<unknown>, string, object, string]>([
    ['postJson', (tools) => postJson(tools, request), 'POST', posting, JSON.stringify(body)],
    [
      'submitJson',
      (tools) => submitJson(tools, request, 200),
      'POST',
      posting,
      JSON.stringify(body),
    ],
    ['getJson', (tools) => getJson(tools, question), 'GET', asking, ''],
    ['requestAnyJson', (tools) => requestAnyJson(tools, question), 'GET', asking, ''],
    [
      'requestAnyJson of a method',
      (tools) => requestAnyJson(tools, { ...question, method: 'POST' }),
      'POST',
      asking,
      '',
    ],
    [
      'requestAnyJson with a body',
      (tools) => requestAnyJson(tools, { ...question, body: { query: '{ a }' } }),
      'POST',
      posting,
      JSON.stringify(body),
    ],
  ])('of %s has its method, headers and body', async (_by, send, method, headers, text) => {
    const requests: Request[] = [];
    await send(
      toolsWith(async (input, init) => {
        requests.push(new Request(input, init));
        return Response.json({});
      }),
    );
    const [sent, ...others] = requests;
    expect(others).toEqual([]);
    expect([sent?.method, sent?.url]).toEqual([method, request.url]);
    expect(Object.fromEntries(sent?.headers ?? [])).toEqual({ ...request.headers, ...headers });
    await expect(sent?.text()).resolves.toBe(text);
  });
});

test('getJson returns the JSON of the answer', async () => {
  const { body: _none, ...question } = request;
  const answer = await getJson(toolsWith(answering('[1]')), question);
  expect(answer).toEqual({ ok: true, value: [1] });
});

describe('getFile', () => {
  /** A body that arrives in pieces. */
  const inPieces = (pieces: readonly string[]) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
  const get = (pieces: readonly string[]) =>
    getFile(toolsWith(answering(inPieces(pieces))), {
      url: 'https://upstream.example/a.webp',
      timeoutMs: 3000,
      maxBytes: 4,
    });

  test.each([[[]], [['abc']], [['abcd']], [['ab', 'cd']], [['a', 'b', 'c', 'd']]])(
    'reads a file of up to its limit: %j',
    async (pieces) => {
      expect(await get(pieces)).toEqual({ ok: true, value: Buffer.from(pieces.join('')) });
    },
  );

  test.each([[['abcde']], [['abcd', 'e']], [['ab', 'cde', 'f']]])(
    'refuses a larger one: %j',
    async (pieces) => {
      const failure = { kind: 'malformed', reason: 'more than 4 bytes' };
      expect(await get(pieces)).toEqual({ ok: false, failure });
    },
  );
});

describe('retryAfterMs', () => {
  const now = Date.parse('2026-05-01T08:00:00Z');

  test.each([
    ['seconds', '7', 7000],
    ['parts of a second', '0.5', 500],
    ['zero', '0', 0],
    ['a future date', 'Fri, 01 May 2026 08:00:30 GMT', 30_000],
    ['a past date', 'Fri, 01 May 2026 07:59:00 GMT', 0],
    ['a negative number', '-5', 0],
    ['no header', null, 1000],
    ['an empty header', '', 1000],
    ['a blank header', ' ', 1000],
    ['words', 'soon', 1000],
  ])('reads %s', (_what, header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });
});

describe('submitJson', () => {
  const submit = (fetch: HttpTools['fetch']) => submitJson(toolsWith(fetch), request, 202);

  test('succeeds on the agreed status, whatever the body', async () => {
    const requests: Request[] = [];
    const answer = await submit(async (input, init) => {
      requests.push(new Request(input, init));
      return new Response('<html>', { status: 202 });
    });
    expect(answer).toEqual({ ok: true, value: undefined });
    expect(requests[0]?.method).toBe('POST');
    await expect(requests[0]?.json()).resolves.toEqual(request.body);
  });

  test.each([
    [200, { kind: 'malformed', reason: 'status 200 instead of 202' }],
    [201, { kind: 'malformed', reason: 'status 201 instead of 202' }],
    [302, { kind: 'server-error', status: 302 }],
    [400, { kind: 'server-error', status: 400 }],
    [401, { kind: 'unauthorized' }],
    [500, { kind: 'server-error', status: 500 }],
  ])('fails on status %d', async (status, failure) => {
    expect(await submit(answering('', { status }))).toEqual({ ok: false, failure });
  });

  test('doesn’t follow redirects', async () => {
    const fetch = vi.fn(answering('', { status: 307 }));
    await submit(fetch);
    expect(fetch).toHaveBeenCalledWith(
      request.url,
      expect.objectContaining({ redirect: 'manual' }),
    );
  });
});
