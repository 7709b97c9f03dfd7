import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { PageVitals } from '#domain/vitals/pageVitals.ts';

type Measured = (metric: { readonly value: number }) => void;

const { listeners } = vi.hoisted(() => ({ listeners: new Map<string, Measured>() }));
vi.mock('web-vitals', () => ({
  onLCP: (listen: Measured) => listeners.set('LCP', listen),
  onINP: (listen: Measured) => listeners.set('INP', listen),
  onCLS: (listen: Measured) => listeners.set('CLS', listen),
}));

// Test files share their modules.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { reportVitals } = await import('./reportVitals.ts');

const sendBeacon = vi.fn<(path: string, body: Blob) => boolean>();
const page = { visibilityState: 'visible' };
let visit: EventTarget & { innerWidth: number };

beforeEach(() => {
  sendBeacon.mockReset();
  page.visibilityState = 'visible';
  visit = Object.assign(new EventTarget(), { innerWidth: 400 });
  vi.stubGlobal('window', visit);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { sendBeacon });
});

function change(state: 'visible' | 'hidden'): void {
  page.visibilityState = state;
  visit.dispatchEvent(new Event('visibilitychange'));
}

async function reported(): Promise<PageVitals> {
  const [path, body] = sendBeacon.mock.calls[0] ?? [];
  expect(path).toBe('/api/reports/vitals');
  expect(body?.type).toBe('application/json');
  return JSON.parse((await body?.text()) ?? '');
}

test('what was measured is reported once, when the visitor leaves', async () => {
  reportVitals('car');
  listeners.get('LCP')?.({ value: 1_200 });
  listeners.get('INP')?.({ value: 80 });
  listeners.get('INP')?.({ value: 90 });
  listeners.get('CLS')?.({ value: 0.05 });
  change('visible');
  expect(sendBeacon).not.toHaveBeenCalled();
  change('hidden');
  change('hidden');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  expect(await reported()).toEqual({
    page: 'car',
    device: 'phone',
    vitals: { LCP: 1_200, INP: 90, CLS: 0.05 },
  });
});

test.each([
  [767, 'phone'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('a window of %d px is that of a %s', async (width, device) => {
  visit.innerWidth = width;
  reportVitals('start');
  change('hidden');
  expect((await reported()).device).toBe(device);
});
