import { beforeEach, expect, test, vi } from 'vitest';
import type { PageVitals } from '#domain/vitals/pageVitals.ts';
import { createVitalsHandler } from './vitalsHandler.ts';

const note = vi.fn<(measured: PageVitals) => void>();
const handle = createVitalsHandler(note);
beforeEach(() => note.mockClear());

function send(body: unknown, type = 'application/json'): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const init = { method: 'POST', headers: { 'content-type': type }, body: text };
  return handle(new Request('http://localhost/api/reports/vitals', init));
}

const measured = {
  page: 'car',
  device: 'phone',
  vitals: { LCP: 1_234.5, INP: 80, CLS: 0.01 },
} satisfies PageVitals;

test.each<[string, PageVitals]>([
  ['everything', measured],
  ['nothing, in a browser that can’t', { ...measured, vitals: {} }],
])('what was measured is noted: %s', async (_what, body) => {
  expect((await send(body)).status).toBe(204);
  expect(note).toHaveBeenCalledExactlyOnceWith(body);
});

test('what doesn’t belong to it is dropped', async () => {
  const vitals = { ...measured.vitals, TTFB: 1 };
  expect((await send({ ...measured, vitals, url: '/kop-bil?plate=MLB111' })).status).toBe(204);
  expect(note).toHaveBeenCalledExactlyOnceWith(measured);
});

test.each([
  ['an unknown page', { ...measured, page: 'MLB111' }],
  ['an unknown device', { ...measured, device: 'watch' }],
  ['a negative time', { ...measured, vitals: { LCP: -1 } }],
  ['an endless time', { ...measured, vitals: { INP: 1e9 } }],
  ['a text', { ...measured, vitals: { CLS: '0.1' } }],
  ['a large body', { ...measured, more: 'a'.repeat(2_000) }],
  ['no JSON', 'LCP=1'],
])('%s is refused', async (_what, body) => {
  expect((await send(body)).status).toBe(400);
  expect(note).not.toHaveBeenCalled();
});

test('another media type is refused', async () => {
  expect((await send(measured, 'text/plain')).status).toBe(400);
});
