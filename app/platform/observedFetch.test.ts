import { afterEach, expect, test, vi } from 'vitest';
import { provideTelemetry } from '#process/telemetry.ts';
import { observedFetch } from './observedFetch.ts';

const url = new URL('https://edge.example/-/media/a.jpg');
const ended = vi.fn();

afterEach(() => {
  provideTelemetry(undefined);
  ended.mockClear();
});

function observe() {
  const callSent = vi.fn(() => ({ headers: { 'x-request-id': 'an-id' }, ended }));
  const nothing = () => undefined;
  provideTelemetry({
    callSent,
    callRefused: nothing,
    leadRefused: nothing,
    vitalMeasured: nothing,
    pageRendered: nothing,
  });
  return callSent;
}

function stubFetch(answer: () => Response) {
  const fetch = vi.fn(async (_url: URL, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test.each([
  ['ok', () => new Response(null, { status: 404 })],
  ['server-error', () => new Response(null, { status: 500 })],
  [
    'unreachable',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('a forwarded request is observed, and ends as %s', async (outcome, answer) => {
  const callSent = observe();
  const fetch = stubFetch(answer);
  await observedFetch(url, { headers: { accept: 'image/*' } }).catch(() => undefined);
  expect(callSent).toHaveBeenCalledExactlyOnceWith('platform');
  expect(ended).toHaveBeenCalledExactlyOnceWith(outcome);
  const headers = Object.fromEntries(new Headers(fetch.mock.calls[0]?.[1].headers));
  expect(headers).toEqual({ accept: 'image/*', 'x-request-id': 'an-id' });
});

test('without telemetry a request is forwarded as it is', async () => {
  const fetch = stubFetch(() => new Response());
  const init = { headers: { accept: 'image/*' } };
  await observedFetch(url, init);
  expect(fetch.mock.calls[0]?.[1]).toBe(init);
});
