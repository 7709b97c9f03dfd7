import { expect, test } from 'vitest';
import { startScripts } from './startScripts.ts';

type Report = (entries: { getEntriesByName(name: string): readonly unknown[] }) => void;

/** Runs the script in a page of two scripts, whose paints and timers the test plays. */
function run({ hidden = false } = {}) {
  const added: string[] = [];
  const reports: Report[] = [];
  const observed: unknown[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  class PerformanceObserver {
    constructor(report: Report) {
      reports.push(report);
    }

    observe(options: unknown) {
      observed.push(options);
    }
  }
  const page = {
    document: {
      hidden,
      currentScript: { dataset: { sources: '/a.js /b.js' } },
      createElement: () => ({ src: '' }),
      head: { append: ({ src }: { src: string }) => void added.push(src) },
    },
    PerformanceObserver,
    setTimeout: (next: () => void, ms = 0) => void timers.push({ run: next, ms }),
  };
  new Function(...Object.keys(page), startScripts)(...Object.values(page));
  const paint = (name: string) => {
    for (const report of reports) {
      report({ getEntriesByName: (wanted) => (wanted === name ? [{}] : []) });
    }
  };
  return { added, observed, timers, paint };
}

const both = ['/a.js', '/b.js'];

test('the scripts are fetched after the first paint of content, once', () => {
  const { added, observed, timers, paint } = run();
  expect(observed).toEqual([{ type: 'paint', buffered: true }]);
  paint('first-paint');
  expect(added).toEqual([]);
  paint('first-contentful-paint');
  expect(added).toEqual(both);
  for (const { run: end } of timers) end();
  expect(added).toEqual(both);
});

test('a page that isn’t painted within a second fetches them all the same', () => {
  const { added, timers } = run();
  expect(timers.map(({ ms }) => ms)).toEqual([1000]);
  timers[0]?.run();
  expect(added).toEqual(both);
});

test('a tab in the background fetches them at once', () => {
  expect(run({ hidden: true }).added).toEqual(both);
});
