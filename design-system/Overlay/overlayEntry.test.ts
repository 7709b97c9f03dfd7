import { setImmediate as nextTask } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  leaveOverlayEntry,
  overlaysOfEntry,
  pushOverlayEntry,
  writePageAddress,
} from './overlayEntry.ts';
import { fakeHistory } from './testing/fakeHistory.ts';

test.each([
  [null, 0],
  [undefined, 0],
  [{ router: 'a' }, 0],
  [{ overlays: '2' }, 0],
  [{ overlays: 2 }, 2],
])('an entry with the state %j belongs to %i overlays', (state, count) => {
  fakeHistory(state);
  expect(overlaysOfEntry()).toBe(count);
});

test('the entry of an overlay has the address and the state of the page', () => {
  const { history, visited } = fakeHistory({ router: 'a' });
  pushOverlayEntry(1);
  expect(history.state).toEqual({ router: 'a', overlays: 1 });
  expect(visited()).toEqual({ addresses: ['/page', '/page'], index: 1 });
});

describe('a document that starts', () => {
  test('on the entry of overlays goes back to the page, once', async () => {
    const { history, visited } = fakeHistory({ router: 'a' });
    pushOverlayEntry(1);
    pushOverlayEntry(2);
    leaveOverlayEntry();
    leaveOverlayEntry();
    expect(history.state).toEqual({ router: 'a', overlays: 0 });
    await nextTask();
    expect(visited().index).toBe(0);
  });

  test('on the entry of a page stays there', async () => {
    const { history, visited } = fakeHistory({ router: 'a' });
    history.pushState({ router: 'b' }, '', '/next');
    leaveOverlayEntry();
    await nextTask();
    expect(visited().index).toBe(1);
    expect(history.state).toEqual({ router: 'b' });
  });
});

describe('the address of the page', () => {
  test.each(['pushState', 'replaceState'] as const)('is written by %s', (how) => {
    const { history, visited } = fakeHistory({ router: 'a' });
    writePageAddress(how, '/page?fuel=el');
    const addresses = how === 'pushState' ? ['/page', '/page?fuel=el'] : ['/page?fuel=el'];
    expect(visited().addresses).toEqual(addresses);
    expect(history.state).toBeNull();
  });

  test('is put below an open overlay, so that Back keeps it', () => {
    const { history, visited } = fakeHistory({ router: 'a' });
    pushOverlayEntry(1);
    writePageAddress('pushState', '/page?fuel=el');
    expect(visited().addresses).toEqual(['/page', '/page?fuel=el', '/page?fuel=el']);
    expect(history.state).toEqual({ overlays: 1 });
  });

  test('is replaced on the entry of an open overlay', () => {
    const { history, visited } = fakeHistory({ router: 'a' });
    pushOverlayEntry(1);
    writePageAddress('replaceState', '/page?fuel=el');
    expect(visited().addresses).toEqual(['/page', '/page?fuel=el']);
    expect(history.state).toEqual({ overlays: 1 });
  });
});
