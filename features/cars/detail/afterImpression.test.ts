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

const view = { event: 'page_view' };

test('without an impression of its own, a page is content with an earlier one after a second', () => {
  const page = { dataLayer: [view, impression, { event: 'product_detail' }, view] };
  const act = vi.fn();
  afterImpression(page, act);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page whose car was reported does not report it again when it is rendered again', () => {
  const page = { dataLayer: [view, impression, { event: 'product_detail' }] };
  const act = vi.fn();
  const stop = afterImpression(page, act);
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
  stop();
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
