import { describe, expect, test } from 'vitest';
import { getJson, type HttpTools, postJson, retryAfterMs } from './request.ts';

/** Tools whose `fetch` does as told; nothing here waits. */
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
  test('posts JSON with the headers it was given', async () => {
    const requests: Request[] = [];
    await post(async (input, init) => {
      requests.push(new Request(input, init));
      return Response.json({});
    });
    const [sent] = requests;
    expect(sent?.method).toBe('POST');
    expect(sent?.url).toBe(request.url);
    expect(Object.fromEntries(sent?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      accept: 'application/json',
      'x-api-key': 'key',
    });
    await expect(sent?.json()).resolves.toEqual(request.body);
  });

  test.each([[{ data: [1, 'å'] }], [[]], ['text'], [0], [false], [null]])(
    'gives the JSON of the answer: %j',
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

  test('reads from a refusal how long to wait', async () => {
    const answer = await post(answering('', { status: 429, headers: { 'retry-after': '7' } }));
    expect(answer).toEqual({ ok: false, failure: { kind: 'rate-limited', retryAfterMs: 7000 } });
  });

  test.each([
    ['an HTML page', '\n<!doctype html><title>Maintenance of the platform</title>'],
    ['half an answer', '{"data": {"site"'],
    ['nothing', ''],
  ])('fails on %s instead of JSON', async (_what, body) => {
    const answer = await post(answering(body));
    const reason = `no JSON but "${body.trim().slice(0, 40)}"`;
    expect(answer).toEqual({ ok: false, failure: { kind: 'malformed', reason } });
  });

  const noAnswer = new DOMException('The operation timed out.', 'TimeoutError');
  const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });

  test.each([
    ['no answer in time', noAnswer, { kind: 'timeout', afterMs: 3000 }],
    ['a refused connection', refused, { kind: 'unreachable', reason: 'connect ECONNREFUSED' }],
    ['an error without cause', new TypeError('bad'), { kind: 'unreachable', reason: 'bad' }],
    ['what is no error', 'offline', { kind: 'unreachable', reason: 'offline' }],
  ])('fails on %s', async (_what, error, failure) => {
    await expect(post(rejecting(error))).resolves.toEqual({ ok: false, failure });
  });

  test('fails when the answer breaks off in the middle', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('terminated')),
    });
    const failure = { kind: 'unreachable', reason: 'terminated' };
    await expect(post(answering(body))).resolves.toEqual({ ok: false, failure });
  });

  test('gives up after the time limit', async () => {
    const untilAborted: HttpTools['fetch'] = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const answer = await postJson(toolsWith(untilAborted), { ...request, timeoutMs: 1 });
    expect(answer).toEqual({ ok: false, failure: { kind: 'timeout', afterMs: 1 } });
  });
});

test('getJson asks without a body', async () => {
  const requests: Request[] = [];
  const { body: _none, ...question } = request;
  const tools = toolsWith(async (input, init) => {
    requests.push(new Request(input, init));
    return Response.json([1]);
  });
  await expect(getJson(tools, question)).resolves.toEqual({ ok: true, value: [1] });
  const [sent] = requests;
  expect(sent?.method).toBe('GET');
  expect(sent?.body).toBeNull();
  expect(Object.fromEntries(sent?.headers ?? [])).toEqual({
    accept: 'application/json',
    'x-api-key': 'key',
  });
});

describe('retryAfterMs', () => {
  const now = Date.parse('2026-05-01T08:00:00Z');

  test.each([
    ['seconds', '7', 7000],
    ['parts of a second', '0.5', 500],
    ['no time at all', '0', 0],
    ['a moment to come', 'Fri, 01 May 2026 08:00:30 GMT', 30_000],
    ['a moment gone by', 'Fri, 01 May 2026 07:59:00 GMT', 0],
    ['less than nothing', '-5', 0],
    ['no header', null, 1000],
    ['an empty header', '', 1000],
    ['a blank header', ' ', 1000],
    ['words', 'soon', 1000],
  ])('reads %s', (_what, header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });
});
