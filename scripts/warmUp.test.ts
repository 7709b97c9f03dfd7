import { expect, test, vi } from 'vitest';
import { warmUp } from './warmUp.ts';

const url = 'http://localhost:3000/';
const refused = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));
const pause = () => Promise.resolve();
const acceptance = () => new AbortController().signal;

test('requests the page again until the server listens', async () => {
  const fetch = vi.fn(async () => new Response('page'));
  fetch.mockImplementationOnce(refused).mockImplementationOnce(refused);
  await warmUp(url, new AbortController().signal, { fetch, pause, acceptance });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('requests the page only once if the server answers with an error', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('error', { status: 500 })));
  await warmUp(url, new AbortController().signal, { fetch, pause, acceptance });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('does not wait for the page once the server has accepted the request', async () => {
  const accepted = new AbortController();
  const fetch = vi.fn((_url: string, { signal }: { readonly signal: AbortSignal }) => {
    accepted.abort();
    return signal.aborted ? Promise.reject(signal.reason) : Promise.resolve(new Response('page'));
  });
  const tools = { fetch, pause, acceptance: () => accepted.signal };
  await warmUp(url, new AbortController().signal, tools);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('ends when the signal aborts', async () => {
  const stop = new AbortController();
  const fetch = vi.fn(() => {
    stop.abort();
    return refused();
  });
  await warmUp(url, stop.signal, { fetch, pause, acceptance });
  expect(fetch).toHaveBeenCalledTimes(1);
});
