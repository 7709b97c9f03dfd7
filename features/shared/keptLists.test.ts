import { expect, test } from 'vitest';
import { createKeptLists } from './keptLists.ts';

test('a list that was kept is found under its key', () => {
  const lists = createKeptLists<string>();
  lists.keep('/cars', 'ten cars');
  lists.keep('/cars', 'twenty cars');
  expect(lists.find('/cars')).toBe('twenty cars');
  expect(lists.find('/news')).toBeUndefined();
});

test('of many lists, the ones kept last remain', () => {
  const lists = createKeptLists<number>();
  for (let at = 0; at < 12; at += 1) lists.keep(`/${at}`, at);
  lists.keep('/0', 0);
  lists.keep('/12', 12);
  expect(lists.find('/0')).toBe(0);
  expect(lists.find('/1')).toBeUndefined();
  expect(lists.find('/2')).toBe(2);
});
