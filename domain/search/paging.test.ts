import { expect, test } from 'vitest';
import {
  carListPageSize,
  clampPage,
  defaultPageSize,
  firstPageWith,
  hasMore,
  hitsText,
  isTooWide,
  lastPageOf,
  maxPageIndex,
  shownCount,
  shownShare,
} from './paging.ts';

test('pages have the agreed length', () => {
  expect([carListPageSize, defaultPageSize, maxPageIndex]).toEqual([48, 24, 19]);
});

test.each([
  [0, 0],
  [19, 19],
  [20, 19],
  [-1, 0],
  [1.5, 1],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 19],
])('page %s is page %s', (page, clamped) => {
  expect(clampPage(page)).toBe(clamped);
});

test.each([
  [0, 0, 0, false],
  [0, 1, 1, false],
  [0, 48, 48, false],
  [0, 49, 48, true],
  [1, 49, 49, false],
  [2, 1000, 144, true],
  [18, 20_000, 912, true],
  [19, 20_000, 960, false],
])('on page %s of %s cars %s are shown, more: %s', (page, total, shown, more) => {
  expect(shownCount(page, total)).toBe(shown);
  expect(hasMore(page, total)).toBe(more);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [19, 17],
])('with page %s, pages from %s on are shown', (page, first) => {
  expect(firstPageWith(page)).toBe(first);
});

test.each([
  [0, 0],
  [48, 0],
  [49, 1],
  [5_000, 19],
])('the last page of %s hits is %s', (total, last) => {
  expect(lastPageOf(total)).toBe(last);
});

test.each([
  [0, 3_200, false],
  [18, 3_200, false],
  [19, 960, false],
  [19, 961, true],
  [0, 9_999, false],
  [0, 10_000, true],
])('page %s of %s hits says how to narrow the search: %s', (page, total, isSaid) => {
  expect(isTooWide(page, total)).toBe(isSaid);
});

test('the length of a page can be set', () => {
  expect(shownCount(0, 100, 24)).toBe(24);
  expect(hasMore(0, 30, 24)).toBe(true);
});

test.each([
  [0, 0, 0],
  [0, 1, 0],
  [1, 1, 1],
  [12, 48, 0.25],
  [48, 48, 1],
  [49, 48, 1],
])('%s of %s is %s', (shown, total, share) => {
  expect(shownShare(shown, total)).toBe(share);
});

test.each([
  [0, '0'],
  [9_999, '9999'],
  [10_000, '10000+'],
  [10_001, '10000+'],
  [250_000, '10000+'],
])('%s hits are written %s', (total, text) => {
  expect(hitsText(total)).toBe(text);
});
