import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type FollowedSearch,
  maxFollowedSearches,
  writeFollowedSearches,
} from '#domain/cars/followedSearches.ts';
import {
  follow,
  followedSearches,
  isFollowed,
  markSeen,
  onFollowChange,
  unfollow,
} from './followStore.ts';

const search = (address: string): FollowedSearch => ({
  address,
  name: address,
  visitedAt: '2026-11-24T08:00:00.000Z',
});

let items: Map<string, string>;
let isFull = false;

beforeEach(() => {
  items = new Map();
  isFull = false;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError');
      items.set(name, text);
    },
    removeItem: (name: string) => items.delete(name),
  });
});

afterEach(() => {
  for (const { address } of followedSearches()) unfollow(address);
});

const addresses = () => followedSearches().map(({ address }) => address);

test('follows searches, ends it, and reports each change', () => {
  const listener = vi.fn();
  const stop = onFollowChange(listener);
  expect([follow(search('/a')), follow(search('/b'))]).toEqual(['stored', 'stored']);
  expect(addresses()).toEqual(['/b', '/a']);
  expect(followedSearches()).toBe(followedSearches());
  unfollow('/b');
  expect([isFollowed('/a'), isFollowed('/b')]).toEqual([true, false]);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  unfollow('/a');
  expect(listener).toHaveBeenCalledTimes(3);
  expect(items.size).toBe(0);
});

test('a visit is remembered for followed searches only', () => {
  follow(search('/a'));
  const before = Date.now();
  markSeen('/a');
  markSeen('/b');
  expect(addresses()).toEqual(['/a']);
  expect(Date.parse(followedSearches()[0]?.visitedAt ?? '')).toBeGreaterThanOrEqual(before);
});

test('follows other tabs', () => {
  const listener = vi.fn();
  const stop = onFollowChange(listener);
  items.set('followedSearches', writeFollowedSearches([search('/c')]));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'followedSearches' }));
  expect(addresses()).toEqual(['/c']);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

test('refuses more than there is room for', () => {
  for (let at = 0; at < maxFollowedSearches; at += 1) follow(search(`/${at}`));
  expect(follow(search('/more'))).toBe('full');
  expect(addresses()).toHaveLength(maxFollowedSearches);
});

test('says that it is only held if the storage is full', () => {
  isFull = true;
  expect(follow(search('/a'))).toBe('held');
  expect(addresses()).toEqual(['/a']);
  isFull = false;
  unfollow('/a');
  expect(addresses()).toEqual([]);
});

test('says so if there is no storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(follow(search('/a'))).toBe('held');
  expect(isFollowed('/a')).toBe(true);
  unfollow('/a');
});
