import { setImmediate as nextTask } from 'node:timers/promises';
import { vi } from 'vitest';

interface Entry {
  readonly state: unknown;
  readonly address: string;
}

/** The history behind a page, as `window`: one entry at first. `go` takes effect in a later task, as in browsers. */
export function fakeHistory(firstState: unknown = null) {
  const target = new EventTarget();
  let entries: readonly Entry[] = [{ state: firstState, address: '/page' }];
  let index = 0;
  let scrolledTo: unknown;
  const current = () => entries[index] ?? { state: null, address: '' };
  const entryOf = (state: unknown, address: string): Entry => ({
    state,
    address: address === '' ? current().address : address,
  });

  async function go(distance: number): Promise<void> {
    await nextTask();
    index += distance;
    target.dispatchEvent(new Event('popstate'));
    await nextTask();
  }

  const history = {
    get state() {
      return current().state;
    },
    pushState: (state: unknown, _title: string, address = '') => {
      entries = [...entries.slice(0, index + 1), entryOf(state, address)];
      index += 1;
    },
    replaceState: (state: unknown, _title: string, address = '') => {
      entries = entries.with(index, entryOf(state, address));
    },
    go: (distance: number) => {
      // Browsers would load the page again.
      if (distance === 0) throw new Error('There is no way to go.');
      void go(distance);
    },
  };
  const navigation = {
    get currentEntry() {
      return { index };
    },
  };
  vi.stubGlobal('requestAnimationFrame', queueMicrotask);
  vi.stubGlobal('window', {
    history,
    navigation,
    scrollX: 0,
    scrollY: 700,
    scrollTo: (place: unknown) => {
      scrolledTo = place;
    },
    addEventListener: target.addEventListener.bind(target),
  });
  return {
    history,
    /** Goes back or forward as the visitor does, and waits until the page has followed. */
    go,
    /** The addresses of the entries, and the index of the current one. */
    visited: () => ({ addresses: entries.map(({ address }) => address), index }),
    /** Where the page was scrolled to. */
    scrolledTo: () => scrolledTo,
  };
}
