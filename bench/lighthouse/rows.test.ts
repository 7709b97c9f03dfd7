import { expect, test } from 'vitest';
import type { Rating } from './rate.ts';
import { type PageKind, ratingRows } from './rows.ts';

const full = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const within: Rating = {
  scores: full,
  largestPaint: 1900,
  blockingTime: 100,
  layoutShift: 0,
  failed: [],
};

test.each([
  ['content', {}, []],
  ['content', { scores: { ...full, performance: 98 } }, ['performance']],
  ['content', { scores: { ...full, seo: 99 } }, ['search engines']],
  ['content', { scores: { ...full, accessibility: 99 } }, ['accessibility']],
  ['content', { scores: { ...full, 'best-practices': 96 } }, ['best practices']],
  ['content', { largestPaint: 1901 }, ['largest paint']],
  ['content', { blockingTime: 101 }, ['blocking time']],
  ['content', { blockingTime: Number.NaN }, ['blocking time']],
  ['content', { layoutShift: 0.0001 }, ['layout shift']],
  ['cars', { scores: { ...full, performance: 97 }, largestPaint: 2300 }, []],
  [
    'cars',
    { scores: { ...full, performance: 96 }, largestPaint: 2301 },
    ['performance', 'largest paint'],
  ],
] as [PageKind, Partial<Rating>, string[]][])(
  'a page of %s with %j',
  (kind, measured, exceeded) => {
    const rows = ratingRows({ ...within, ...measured }, kind);
    expect(rows.filter(({ held }) => !held).map(({ name }) => name)).toEqual(exceeded);
  },
);

test('audits that cost points are named', () => {
  const rows = ratingRows({ ...within, failed: ['robots-txt'] }, 'content');
  expect(rows.map(({ name }) => name)).toContain('failed: robots-txt');
});
