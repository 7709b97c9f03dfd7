import { beforeEach, expect, test, vi } from 'vitest';
import { onApproach } from './onApproach.ts';
import { onVisibility } from './onVisibility.ts';

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

let report: Report = () => undefined;
let isWatching = false;

class FakeObserver {
  constructor(callback: Report) {
    report = (entries) => {
      if (isWatching) callback(entries);
    };
  }

  observe(): void {
    isWatching = true;
  }

  disconnect(): void {
    isWatching = false;
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  isWatching = false;
});

/** Reports changes, the oldest first, in one call as a busy browser does. */
const change = (...visible: readonly boolean[]) =>
  report(visible.map((isIntersecting) => ({ isIntersecting })));

/** The fake observer reads nothing of it. */
const element: Element = Object.create(null);

test('of several changes at once, the last one counts', () => {
  const changed = vi.fn<(isVisible: boolean) => void>();
  const stop = onVisibility(element, changed);
  change(true);
  change(false, true, false);
  change(false, true);
  stop();
  change(false);
  expect(changed.mock.calls).toEqual([[true], [false], [true]]);
});

test.each([[[true]], [[false, true]], [[true, false]]])(
  'an element that came near has come near: %j',
  (visible) => {
    const approached = vi.fn<() => void>();
    onApproach(element, '0px', approached);
    change(false);
    expect(approached).not.toHaveBeenCalled();
    change(...visible);
    change(true);
    expect(approached).toHaveBeenCalledOnce();
  },
);
