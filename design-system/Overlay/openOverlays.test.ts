import { setImmediate as nextTask } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { fakeHistory } from './testing/fakeHistory.ts';

/** A page without an open overlay. */
async function fresh() {
  vi.resetModules();
  const { openOverlay } = await import('./openOverlays.ts');
  const log: string[] = [];

  /** Opens an overlay that Back closes; the function returned closes it in another way. */
  async function open(name: string): Promise<() => Promise<void>> {
    const closed = openOverlay(() => {
      log.push(name);
      closed();
    });
    await nextTask();
    return async () => {
      closed();
      await nextTask();
      await nextTask();
    };
  }

  return { ...fakeHistory({ router: 'a' }), open, log };
}

test('Back closes an overlay, and the page stays', async () => {
  const { open, go, log, history, visited } = await fresh();
  await open('menu');
  expect(history.state).toEqual({ router: 'a', overlays: 1 });
  await go(-1);
  expect(log).toEqual(['menu']);
  expect(visited().index).toBe(0);
});

test('Back closes nested overlays one by one, and a long way back all of them, the innermost first', async () => {
  const { open, go, log, visited } = await fresh();
  await open('viewer');
  await open('menu');
  await go(-1);
  expect(log).toEqual(['menu']);
  await open('dialog');
  await go(-2);
  expect(log).toEqual(['menu', 'dialog', 'viewer']);
  expect(visited().index).toBe(0);
});

test('closing it in another way leaves its entry, without scrolling', async () => {
  const { open, log, visited, scrolledTo } = await fresh();
  const close = await open('menu');
  await close();
  expect(log).toEqual([]);
  expect(visited().index).toBe(0);
  expect(scrolledTo()).toEqual({ left: 0, top: 700, behavior: 'instant' });
});

test('an overlay that opens while another closes takes its entry', async () => {
  const { open, go, log, visited } = await fresh();
  const close = await open('menu');
  const closing = close();
  await open('dialog');
  await closing;
  expect(visited()).toEqual({ addresses: ['/page', '/page'], index: 1 });
  await go(-1);
  expect(log).toEqual(['dialog']);
});

test('an overlay that opens on the way back has an entry afterwards', async () => {
  const { open, go, log, history } = await fresh();
  const close = await open('menu');
  const closing = close();
  await nextTask();
  await open('dialog');
  await closing;
  expect(history.state).toMatchObject({ overlays: 1 });
  await go(-1);
  expect(log).toEqual(['dialog']);
});

test('Back passes an entry that a link in an overlay has left behind, Forward stays on it', async () => {
  const { open, go, log, history, visited } = await fresh();
  const close = await open('menu');
  history.pushState({ router: 'b' }, '', '/next');
  await close();
  expect(visited().index).toBe(2);
  await go(-1);
  await nextTask();
  expect(visited().index).toBe(0);
  await go(1);
  await nextTask();
  expect(visited().index).toBe(1);
  expect(log).toEqual([]);
});
