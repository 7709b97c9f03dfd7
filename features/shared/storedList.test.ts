import { expect, test, vi } from 'vitest';
import { createStoredList } from './storedList.ts';

/** A list in a storage, and a window that hears of other tabs. */
function listInWindow() {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  let text: string | null = null;
  const stored = {
    name: 'list',
    read: () => text,
    refresh: vi.fn(),
    write: (next: string | null) => {
      text = next;
      return true;
    },
  };
  const list = createStoredList(stored, {
    read: (given) => given?.split(',') ?? [],
    write: (items) => items.join(),
  });
  const changeElsewhere = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { list, changeElsewhere, refresh: stored.refresh };
}

test('all who listen hear of changes, here and in other tabs', () => {
  const { list, changeElsewhere, refresh } = listInWindow();
  const [one, other] = [vi.fn(), vi.fn()];
  list.onChange(one);
  const stop = list.onChange(other);
  list.write(['a', 'b']);
  expect(list.items()).toEqual(['a', 'b']);
  changeElsewhere('list');
  changeElsewhere(null);
  changeElsewhere('another list');
  expect(refresh).toHaveBeenCalledTimes(2);
  expect([one, other].map((heard) => heard.mock.calls.length)).toEqual([3, 3]);
  stop();
  changeElsewhere('list');
  expect([one, other].map((heard) => heard.mock.calls.length)).toEqual([4, 3]);
});

test('without listeners, other tabs aren’t followed, and again with the next one', () => {
  const { list, changeElsewhere, refresh } = listInWindow();
  list.onChange(vi.fn())();
  changeElsewhere('list');
  expect(refresh).not.toHaveBeenCalled();
  const heard = vi.fn();
  list.onChange(heard);
  changeElsewhere('list');
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('is the same object until it changes', () => {
  const { list } = listInWindow();
  const before = list.items();
  expect(list.items()).toBe(before);
  list.write(['a']);
  expect(list.items()).not.toBe(before);
  list.write([]);
  expect(list.items()).toEqual([]);
});
