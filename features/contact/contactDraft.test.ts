import { expect, test, vi } from 'vitest';
import { emptyFilling } from '#domain/leads/carContact.ts';
import { contactDrafts, type DraftStorage, isEmptyFilling } from './contactDraft.ts';

const filling = { ...emptyFilling, name: 'Kim Berg', message: '<b>Hej</b>', quote: true };
const attempt = { formSubmissionId: 'a', content: 'b' };

function memory(stored: Record<string, string> = {}): DraftStorage & { readonly stored: object } {
  const items = new Map(Object.entries(stored));
  return {
    stored: items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

test('a draft is kept for its car until it is sent', () => {
  const storage = memory();
  contactDrafts('MLB210', () => storage).write({ filling, attempt });
  const afterReload = contactDrafts('MLB210', () => storage);
  expect(afterReload.read()).toEqual({ filling, attempt });
  expect(contactDrafts('MLB211', () => storage).read()).toEqual({ filling: emptyFilling });
  afterReload.clear();
  expect(afterReload.read()).toEqual({ filling: emptyFilling });
});

test.each([
  ['no JSON', '{'],
  ['no object', '7'],
  ['null', 'null'],
  ['other types', '{"filling":{"name":7,"quote":"yes"},"attempt":{"formSubmissionId":1}}'],
])('a stored draft that is %s counts as none', (_what, stored) => {
  const storage = memory({ 'contact:MLB210': stored });
  expect(contactDrafts('MLB210', () => storage).read()).toEqual({ filling: emptyFilling });
});

test('the form works where storage is blocked or full', () => {
  const blocked = vi.fn<() => DraftStorage>(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const drafts = contactDrafts('MLB210', blocked);
  drafts.write({ filling });
  drafts.clear();
  expect(drafts.read()).toEqual({ filling: emptyFilling });
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => contactDrafts('MLB210', () => full).write({ filling })).not.toThrow();
});

test.each([
  [emptyFilling, true],
  [{ ...emptyFilling, testDrive: true }, false],
  [filling, false],
])('%j is empty: %s', (given, isEmpty) => {
  expect(isEmptyFilling(given)).toBe(isEmpty);
});
