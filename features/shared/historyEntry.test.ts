import { expect, test, vi } from 'vitest';
import { readEntry, writeEntry } from './historyEntry.ts';

/** The history of a browser, whose current entry has the state of the framework. */
function stubHistory() {
  const entries: unknown[] = [{ framework: 1 }];
  vi.stubGlobal('window', {
    history: {
      get state() {
        return entries.at(-1);
      },
      pushState: (state: unknown) => entries.push(state),
      replaceState: (state: unknown) => entries.splice(-1, 1, state),
    },
  });
  return entries;
}

test('a value is written into the current entry', () => {
  const entries = stubHistory();
  writeEntry('step', 2, 'current');
  expect(entries).toEqual([{ framework: 1, step: 2 }]);
  expect(readEntry('step')).toBe(2);
});

test('a value is written into a new entry, so that going back leaves it', () => {
  const entries = stubHistory();
  writeEntry('step', 2, 'new');
  expect(entries).toEqual([{ framework: 1 }, { framework: 1, step: 2 }]);
  expect(readEntry('step')).toBe(2);
});

test.each([null, undefined, 'text', {}])('an entry with %j has no value', (state) => {
  vi.stubGlobal('window', { history: { state } });
  expect(readEntry('step')).toBeUndefined();
});
