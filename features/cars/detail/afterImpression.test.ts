import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterImpression } from './afterImpression.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const impression = { event: 'page_impression' };

test('the data layer is read every 100 ms, until it has the impression', () => {
  const page: { dataLayer?: unknown[] } = {};
  const act = vi.fn();
  afterImpression(page, act);
  vi.advanceTimersByTime(60_000);
  page.dataLayer = [{ event: 'page_view' }];
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
  page.dataLayer.push(impression);
  vi.advanceTimersByTime(99);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing is done after the page is left', () => {
  const page = { dataLayer: [impression] };
  const act = vi.fn();
  afterImpression(page, act)();
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([undefined, null, 'page_impression', { event: 'page_impression' }])(
  '%j isn’t a data layer',
  (dataLayer) => {
    const act = vi.fn();
    const stop = afterImpression({ dataLayer }, act);
    vi.advanceTimersByTime(1_000);
    expect(act).not.toHaveBeenCalled();
    stop();
  },
);
