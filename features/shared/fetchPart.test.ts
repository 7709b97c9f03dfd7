import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPart } from './fetchPart.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function answer(respond: () => Response | undefined): void {
  vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
    const response = respond();
    if (response) return Promise.resolve(response);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
}

test('the answer is the JSON of the response, and its timer is stopped', async () => {
  answer(() => Response.json({ total: 3 }));
  expect(await fetchPart('/api/cars').answer).toEqual({ total: 3 });
  expect(vi.getTimerCount()).toBe(0);
});

test('an error status rejects', async () => {
  answer(() => new Response('', { status: 503 }));
  await expect(fetchPart('/api/cars').answer).rejects.toThrow('status 503');
});

test('abort rejects', async () => {
  answer(() => undefined);
  const pending = fetchPart('/api/cars');
  pending.abort();
  await expect(pending.answer).rejects.toThrow('aborted');
  expect(vi.getTimerCount()).toBe(0);
});

test('no response within ten seconds rejects', async () => {
  answer(() => undefined);
  const rejected = expect(fetchPart('/api/cars').answer).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(10_000);
  await rejected;
});
