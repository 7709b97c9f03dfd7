import { expect, test, vi } from 'vitest';
import type { FrontCache } from '../cache/frontCache.ts';
import type { OtherMachines } from '../machines/otherMachines.ts';
import { mostVisited, prepareAnswers } from './prepareAnswers.ts';

const start = { host: 'nordvik.example', url: '/' };
const cars = { host: 'nordvik.example', url: '/kop-bil?car_brand=Volvo' };
const ofOneVisitor = { host: 'nordvik.example', url: '/dackhotell?regNo=MLB111' };

/** What is prepared if visitors of this machine and of others requested these pages. */
async function prepared(here: readonly (typeof start)[], others: readonly (typeof start)[] = []) {
  const done: string[] = [];
  const cache = {
    ask: vi.fn(() => Promise.reject(new Error('no answer'))),
    make: vi.fn<FrontCache['make']>(async ({ host, url }) => void done.push(`${host}${url}`)),
    mostVisited: () => [],
  };
  const withHits = (pages: readonly (typeof start)[]) =>
    pages.map((page) => ({ ...page, hits: 1 }));
  const machines = {
    mostVisited: async () => withHits(others),
    tasks: () => [async () => void done.push('for others')],
    start: vi.fn<OtherMachines['start']>(() => void done.push('started')),
  };
  await prepareAnswers({ cache, machines, visited: withHits(here) });
  expect(cache.ask).toHaveBeenCalledWith(start);
  return done;
}

test('the pages that visitors of this machine requested are made, before the others are told', async () => {
  expect(await prepared([start, cars, ofOneVisitor], [start])).toEqual([
    'for others',
    'nordvik.example/',
    'nordvik.example/kop-bil?car_brand=Volvo',
    'started',
  ]);
});

test('a single page that visitors of this machine requested is enough', async () => {
  expect(await prepared([start], [cars])).toEqual(['for others', 'nordvik.example/', 'started']);
});

test('after a start without visitors, those of all machines are made', async () => {
  expect(await prepared([], [cars])).toEqual([
    'for others',
    'nordvik.example/kop-bil?car_brand=Volvo',
    'started',
  ]);
});

test('the most requested pages are reported by host and address', () => {
  const address = { ...start, key: 'k' };
  const cache = { mostVisited: vi.fn(() => [{ address, hits: 7 }]) };
  expect(mostVisited(cache)).toEqual([{ ...start, hits: 7 }]);
  expect(cache.mostVisited).toHaveBeenCalledWith(100);
});
