import { expect, test, vi } from 'vitest';
import { afterPress } from './afterPress.ts';

function press(pressed: Element | null): EventTarget {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { querySelector: () => pressed });
  vi.useFakeTimers();
  return window;
}

test('without a press, it runs at once', () => {
  press(null);
  const run = vi.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each(['mouseup', 'dragend', 'keyup'])(
  'during a press, it runs once, after %s and the click',
  (release) => {
    const window = press(Object.create(null));
    const run = vi.fn();
    afterPress(run);
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(release));
    expect(run).not.toHaveBeenCalled();
    vi.runAllTimers();
    window.dispatchEvent(new Event('mouseup'));
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  },
);
