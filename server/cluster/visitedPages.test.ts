import { expect, test } from 'vitest';
import { createVisitedPages } from './visitedPages.ts';

const page = (url: string, hits: number) => ({ host: 'a.example', url, hits });
const urls = ({ most }: ReturnType<typeof createVisitedPages>) => most().map(({ url }) => url);

test('the pages that were requested most in all workers come first', () => {
  const visited = createVisitedPages({ workers: 2 });
  visited.report(1, [page('/a', 5), page('/b', 4)]);
  visited.report(2, [page('/c', 6), page('/b', 4)]);
  expect(visited.most()).toEqual([page('/b', 8), page('/c', 6), page('/a', 5)]);
});

test('the same path of two sites is two pages', () => {
  const visited = createVisitedPages({ workers: 1 });
  visited.report(1, [page('/a', 5), { ...page('/a', 4), host: 'b.example' }]);
  expect(visited.most()).toHaveLength(2);
});

test('a report replaces the one before', () => {
  const visited = createVisitedPages({ workers: 2 });
  visited.report(1, [page('/a', 5)]);
  visited.report(1, [page('/b', 1)]);
  expect(urls(visited)).toEqual(['/b']);
});

test('the report of a worker that ended stays until others have taken its place', () => {
  const visited = createVisitedPages({ workers: 2 });
  visited.report(1, [page('/a', 9)]);
  visited.report(2, [page('/b', 8)]);
  visited.report(1, [page('/a', 9)]);
  visited.report(3, [page('/c', 7)]);
  expect(urls(visited)).toEqual(['/a', '/c']);
});

test('no report, no pages; many pages, the first hundred', () => {
  const visited = createVisitedPages({ workers: 1 });
  expect(visited.most()).toEqual([]);
  visited.report(
    1,
    Array.from({ length: 300 }, (_, at) => page(`/${at}`, at)),
  );
  expect(urls(visited)).toHaveLength(100);
  expect(urls(visited)[0]).toBe('/299');
});
