import { expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import { withCallHeaders } from './callHeaders.ts';
import { getJson, systemTools } from './request.ts';
import { type CallObserver, createUpstream } from './upstream.ts';

const url = 'https://stock.example/';

function stubFetch() {
  const fetch = vi.fn(async (_input: unknown, _init?: RequestInit) => Response.json('yes'));
  vi.stubGlobal('fetch', fetch);
  return (at: number) => Object.fromEntries(new Headers(fetch.mock.calls[at]?.[1]?.headers));
}

const ask = () => getJson(systemTools, { url, headers: { 'x-api-key': 'key' }, timeoutMs: 1_000 });

test('a request has the headers of its question, and no other one has', async () => {
  const headersAt = stubFetch();
  await Promise.all([withCallHeaders({ traceparent: '00-a' }, ask), ask()]);
  expect(headersAt(0)).toMatchObject({ traceparent: '00-a', 'x-api-key': 'key' });
  expect(headersAt(1)).not.toHaveProperty('traceparent');
});

test('an upstream’s question has the headers of its observer', async () => {
  const headersAt = stubFetch();
  const ended = vi.fn();
  const observer: CallObserver = {
    callSent: (upstream) => ({ headers: { 'x-request-id': `for ${upstream}` }, ended }),
    callRefused: vi.fn(),
  };
  const limits = { maxConcurrent: 1, maxQueued: 0, maxWaitMs: 1 };
  const upstream = createUpstream({ name: 'stock', ...limits, observer: () => observer });
  expect(await upstream.ask(ask)).toEqual(ok('yes'));
  expect(headersAt(0)).toMatchObject({ 'x-request-id': 'for stock' });
  expect(ended).toHaveBeenCalledExactlyOnceWith('ok');
});
