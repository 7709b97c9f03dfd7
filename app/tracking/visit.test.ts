import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageViewEvent } from '#domain/tracking/events.ts';

const view = pageViewEvent({ name: 'Home', itemId: 'A-1', language: 'sv' });

/** The parts of a browser that tracking uses. */
class FakeWindow extends EventTarget {
  readonly document = Object.assign(new EventTarget(), {
    cookie: 'consent=granted',
    prerendering: false,
  });
  dataLayer?: readonly unknown[];
}

let window: FakeWindow;
let location: { pathname: string };

beforeEach(() => {
  window = new FakeWindow();
  location = { pathname: '/' };
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', location);
  vi.resetModules();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function views(): readonly unknown[] {
  return (window.dataLayer ?? []).filter((entry) => entry === view);
}

test('a page is counted once despite repeated rendering, and again after returning to it', async () => {
  const { visit } = await import('./visit.ts');
  visit(view, undefined);
  visit({ ...view }, undefined);
  expect(views()).toHaveLength(1);
  location.pathname = '/om-oss';
  visit(view, undefined);
  location.pathname = '/';
  visit(view, undefined);
  expect(views()).toHaveLength(3);
});

test('a page that the browser prepares in advance is counted when it is shown', async () => {
  const { document } = window;
  document.prerendering = true;
  const { visit } = await import('./visit.ts');
  visit(view, undefined);
  visit(view, undefined);
  expect(window.dataLayer).toBeUndefined();
  document.prerendering = false;
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(views()).toHaveLength(1);
});

test.each([
  ['1', 1],
  [null, 0],
])('with forecourt:debug %j a failure is logged %i times and never thrown', async (flag, times) => {
  const written = vi.spyOn(console, 'debug').mockReturnValue();
  vi.stubGlobal('localStorage', { getItem: () => flag });
  window.dataLayer = Object.freeze([]);
  const { visit } = await import('./visit.ts');
  expect(() => visit(view, undefined)).not.toThrow();
  expect(written).toHaveBeenCalledTimes(times);
});

test('a missing storage does not make the visit fail', async () => {
  vi.stubGlobal('localStorage', undefined);
  window.dataLayer = Object.freeze([]);
  const { visit } = await import('./visit.ts');
  expect(() => visit(view, undefined)).not.toThrow();
});
