import { ms, type Row } from '../report.ts';
import type { Rating } from './rate.ts';

/** Content pages, and pages with cars, which are heavier. */
export type PageKind = 'content' | 'cars';

const limits = {
  content: { performance: 99, largestPaint: 1900 },
  cars: { performance: 97, largestPaint: 2300 },
} as const satisfies Record<PageKind, object>;

/** Of all pages, in ms. */
const maxBlockingTime = 100;

/** The limits of a page in Lighthouse. */
export function ratingRows(rating: Rating, kind: PageKind): Row[] {
  const { scores, largestPaint, blockingTime, layoutShift, failed } = rating;
  const { performance, largestPaint: maxPaint } = limits[kind];
  const score = (name: string, value: number, least: number): Row => ({
    name,
    ours: String(value),
    minimal: '–',
    budget: `at least ${least}`,
    held: value >= least,
  });
  const time = (name: string, value: number, most: number): Row => ({
    name,
    ours: ms(value),
    minimal: '–',
    budget: `at most ${most} ms`,
    held: value <= most,
  });
  return [
    score('performance', scores.performance, performance),
    score('accessibility', scores.accessibility, 100),
    score('best practices', scores['best-practices'], 100),
    score('search engines', scores.seo, 100),
    ...failed.map((id) => ({
      name: `failed: ${id}`,
      ours: '',
      minimal: '',
      budget: '',
      held: true,
    })),
    time('largest paint', largestPaint, maxPaint),
    time('blocking time', blockingTime, maxBlockingTime),
    {
      name: 'layout shift',
      ours: layoutShift.toFixed(4),
      minimal: '–',
      budget: '0',
      held: layoutShift === 0,
    },
  ];
}
