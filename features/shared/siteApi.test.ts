import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memberOf, readNumber } from '#domain/reader.ts';
import { type AskOptions, ask, isUnsent, retryAfterSeconds } from './siteApi.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Answers what is asked; without a response, until the question is aborted. */
function answer(respond: () => Response | undefined) {
  const fetched = vi.fn<typeof fetch>((_, init) => {
    const response = respond();
    if (response) return Promise.resolve(response);
    const signal = init?.signal;
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const read = memberOf('total', readNumber);
const askTotal = (options: Partial<AskOptions<number>> = {}) =>
  ask('/api/cars', { read, timeoutMs: 10_000, ...options });
const unanswered = { ok: false, failure: { kind: 'unanswered' } };

describe('a question to the API', () => {
  test('has the value that is read from the JSON of the response, and its timer is stopped', async () => {
    answer(() => Response.json({ total: 3 }));
    expect(await askTotal()).toEqual({ ok: true, value: 3 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['something else', () => Response.json({ sum: 3 })],
    ['a page', () => new Response('<html>')],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('that is answered with %s has an unreadable answer', async (_what, respond) => {
    answer(respond);
    expect(await askTotal()).toEqual({ ok: false, failure: { kind: 'unreadable' } });
  });

  test.each([
    ['JSON', () => Response.json({ failure: 'timeout' }, { status: 503 }), { failure: 'timeout' }],
    ['none', () => new Response('', { status: 503 }), undefined],
  ])('that is refused has status and body of the answer: %s', async (_what, respond, body) => {
    answer(respond);
    expect(await askTotal()).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 503, body },
    });
  });

  test.each([
    [{ 'retry-after': '5' }, 5],
    [{}, 60],
    [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 60],
  ])('that is one too many, with %j, can be asked again later', async (headers, seconds) => {
    answer(() => new Response(null, { status: 429, headers: new Headers(headers) }));
    const answered = await askTotal();
    expect(answered.ok || retryAfterSeconds(answered.failure)).toBe(seconds);
  });

  test('is unanswered without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await askTotal()).toEqual(unanswered);
  });

  test.each([
    [false, false, true],
    [true, false, false],
    [false, true, false],
    [true, true, false],
  ])(
    'has never left a browser that is offline: before %s, after %s',
    async (before, after, isUnsentNow) => {
      const navigator = { onLine: before };
      vi.stubGlobal('navigator', navigator);
      vi.stubGlobal('fetch', async () => {
        navigator.onLine = after;
        throw new TypeError('offline');
      });
      const asked = await askTotal();
      expect(asked.ok || isUnsent(asked.failure)).toBe(isUnsentNow);
    },
  );

  test('is unanswered if it is aborted', async () => {
    answer(() => undefined);
    const controller = new AbortController();
    const pending = askTotal({ signal: controller.signal });
    controller.abort();
    expect(await pending).toEqual(unanswered);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is unanswered without a response within its time', async () => {
    answer(() => undefined);
    const settled = vi.fn();
    const pending = askTotal().finally(settled);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toEqual(unanswered);
  });

  test('is posted with its body', async () => {
    const fetched = answer(() => Response.json({ total: 3 }));
    await askTotal({ body: { a: 1 }, headers: { key: '7' } });
    expect(fetched).toHaveBeenCalledWith(
      '/api/cars',
      expect.objectContaining({
        method: 'POST',
        headers: { 'content-type': 'application/json', key: '7' },
        body: '{"a":1}',
      }),
    );
  });
});
