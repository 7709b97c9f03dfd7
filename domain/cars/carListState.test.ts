import { describe, expect, test } from 'vitest';
import type { SearchQuery } from '../search/searchQuery.ts';
import type { CarSummary } from './car.ts';
import {
  type CarListFact,
  type CarListPart,
  type CarListState,
  carListReducer,
  initialCarList,
  searchKey,
  wantedQuery,
} from './carListState.ts';
import { testCar } from './testing/testCar.ts';

/** A fact, or a function that creates the answer to the list's current request. */
type Step = CarListFact | ((state: CarListState) => CarListFact);

function cars(...ids: readonly string[]): readonly CarSummary[] {
  return ids.map((id) => testCar({ id, slug: id, modelText: 'V60' }));
}

const fuel = { kind: 'choice', name: 'fuel', values: [] } as const;
const body = { kind: 'choice', name: 'body', values: [] } as const;
const all: SearchQuery = { keyphrase: '', filters: {}, page: 0, sortName: 'a' };
const electric: SearchQuery = { ...all, filters: { fuel: ['El'] } };
const firstPart: CarListPart = { cars: cars('a', 'b'), total: 100, facets: [fuel] };
const secondPart: CarListPart = { cars: cars('c', 'd'), total: 100, facets: [] };
const electricPart: CarListPart = { cars: cars('b'), total: 1, facets: [body] };

const searched = (query: SearchQuery): CarListFact => ({ type: 'searched', query });
const more: CarListFact = { type: 'moreWanted' };
const arrived =
  (part: CarListPart): Step =>
  (state) => ({ type: 'arrived', request: requestOf(state), part });
const failed: Step = (state) => ({ type: 'failed', request: requestOf(state) });

function requestOf(state: CarListState) {
  if (state.kind === 'settled') throw new Error('nothing was asked for');
  return state.request;
}

function play(start: CarListState, ...steps: readonly Step[]): CarListState {
  return steps.reduce<CarListState>(
    (state, step) => carListReducer(state, typeof step === 'function' ? step(state) : step),
    start,
  );
}

const start = initialCarList({ query: all, part: firstPart });

describe('a search', () => {
  test('keeps the shown cars until the answer arrives', () => {
    const asking = play(start, searched(electric));
    expect(asking).toMatchObject({
      kind: 'loading',
      request: { query: electric, firstPage: 0 },
      shown: { query: all, total: 100 },
      facets: [fuel],
    });
    expect(wantedQuery(asking)).toBe(electric);
    expect(play(asking, arrived(electricPart))).toEqual({
      kind: 'settled',
      isReplaced: true,
      facets: [body],
      shown: { query: electric, firstPage: 0, cars: electricPart.cars, total: 1 },
    });
  });

  test('ignores the answer to a superseded request', () => {
    const first = play(start, searched(electric));
    const second = play(first, searched({ ...all, keyphrase: 'dragkrok' }));
    expect(
      carListReducer(second, { type: 'arrived', request: requestOf(first), part: electricPart }),
    ).toBe(second);
    expect(carListReducer(second, { type: 'failed', request: requestOf(first) })).toBe(second);
  });

  test('undone before its answer arrives shows the previous cars', () => {
    expect(play(start, searched(electric), searched(all))).toEqual(start);
  });

  test('that fails removes the cars, which would look like its result, and keeps the facets', () => {
    const state = play(start, searched(electric), failed);
    expect(state).toMatchObject({ kind: 'failed', facets: [fuel], request: { query: electric } });
    expect(state.shown).toBeUndefined();
    expect(play(state, { type: 'retried' }, arrived(electricPart))).toMatchObject({
      kind: 'settled',
      focusAt: 0,
    });
  });
});

describe('more', () => {
  test('appends the next page', () => {
    const asking = play(start, more);
    const query = { ...all, page: 1 };
    expect(asking).toMatchObject({ kind: 'loading', request: { query, firstPage: 1 } });
    expect(play(asking, arrived(secondPart))).toEqual({
      kind: 'settled',
      facets: [fuel],
      shown: { query, firstPage: 0, cars: cars('a', 'b', 'c', 'd'), total: 100 },
      focusAt: 2,
      isReplaced: false,
    });
  });

  test('that fails keeps the shown cars', () => {
    expect(play(start, more, failed)).toMatchObject({ kind: 'failed', shown: { query: all } });
    expect(play(start, more, failed, { type: 'retried' }, arrived(secondPart)).shown?.cars).toEqual(
      cars('a', 'b', 'c', 'd'),
    );
  });

  test.each([
    ['at the end', { ...all, page: 2 }],
    ['on the last allowed page', { ...all, page: 19 }],
  ])('is nothing %s', (_, query) => {
    const state = initialCarList({
      query,
      part: { ...firstPart, total: query.page === 2 ? 144 : 5000 },
    });
    expect(play(state, more)).toBe(state);
  });

  test('is ignored while a request is pending', () => {
    const asking = play(start, searched(electric));
    expect(play(asking, more)).toBe(asking);
  });
});

const deep = initialCarList({
  query: { ...all, page: 5 },
  part: { cars: cars('m', 'n'), total: 900, facets: [fuel] },
});
const earlier: CarListFact = { type: 'earlierWanted' };

describe('earlier', () => {
  test('puts the page before the first one in front, and keeps the last page', () => {
    const asking = play(deep, earlier);
    expect(asking).toMatchObject({
      request: { query: { page: 2 }, firstPage: 2, placement: 'prepend' },
    });
    expect(wantedQuery(asking)).toEqual({ ...all, page: 5 });
    expect(play(asking, arrived({ ...secondPart, total: 900 }))).toMatchObject({
      kind: 'settled',
      shown: { query: { page: 5 }, firstPage: 2, cars: cars('c', 'd', 'm', 'n') },
      focusAt: 0,
    });
  });

  test('moves the focus to a single car that comes in front', () => {
    const part = { ...secondPart, cars: cars('c'), total: 900 };
    expect(play(deep, earlier, arrived(part))).toMatchObject({ focusAt: 0 });
  });

  test('leaves the focus if nothing comes in front', () => {
    const state = play(deep, earlier, arrived({ ...secondPart, cars: [], total: 900 }));
    expect(state).toMatchObject({ kind: 'settled', shown: { cars: cars('m', 'n') } });
    expect(state).not.toHaveProperty('focusAt', 0);
  });

  test('that fails keeps the shown cars', () => {
    expect(play(deep, earlier, failed).shown?.cars).toEqual(cars('m', 'n'));
  });

  test.each([
    ['at the start', start],
    ['while a request is pending', play(deep, more)],
  ])('is nothing %s', (_, state) => {
    expect(play(state, earlier)).toBe(state);
  });
});

test.each<[string, CarListFact, CarListPart, CarListState['facets']]>([
  ['with other cars', searched(electric), electricPart, [body]],
  ['with other cars, but without facets', searched(electric), secondPart, []],
  ['with more cars', more, { ...secondPart, facets: [body] }, [body]],
  ['with more cars, but without facets', more, secondPart, [fuel]],
])('an answer sets the facets, unless it only adds cars: %s', (_what, fact, part, facets) => {
  expect(play(start, fact, arrived(part)).facets).toEqual(facets);
});

test('more cars than there still are leave those shown', () => {
  const state = play(start, more, arrived({ ...secondPart, cars: [], total: 2 }));
  expect(state).toMatchObject({ kind: 'settled', shown: { cars: cars('a', 'b'), total: 2 } });
});

describe('an address', () => {
  test.each([
    ['before the first page shown', 1, 0],
    ['far beyond the last page shown', 12, 10],
  ])('%s requests its pages instead of those shown', (_, page, firstPage) => {
    expect(play(deep, { type: 'addressChanged', query: { ...all, page } })).toMatchObject({
      kind: 'loading',
      request: { query: { page }, firstPage, placement: 'replace' },
    });
  });

  test('beyond the last page shows the last page', () => {
    const beyond = { ...electric, page: 19 };
    const empty = arrived({ cars: [], total: 60, facets: [body] });
    expect(play(start, { type: 'opened', query: beyond }, empty)).toMatchObject({
      kind: 'loading',
      request: { query: { ...electric, page: 1 }, firstPage: 0 },
    });
    expect(play(deep, { type: 'opened', query: { ...all, page: 19 } })).toMatchObject({
      kind: 'loading',
    });
  });

  test.each<[string, number, Partial<CarListPart>]>([
    ['no cars', 2, { total: 0 }],
    ['cars that can’t be read', 1, { total: 60 }],
    ['fewer pages than the address names', 2, { total: 60, cars: cars('a') }],
  ])('of a search with %s is not asked again', (_what, page, part) => {
    const query = { ...electric, page };
    const answer = arrived({ cars: [], total: 0, facets: [body], ...part });
    expect(play(start, { type: 'opened', query }, answer)).toMatchObject({
      kind: 'settled',
      shown: { query },
    });
  });

  test('beyond the only car shows it', () => {
    const query = { ...electric, page: 1 };
    const empty = arrived({ cars: [], total: 1, facets: [body] });
    expect(play(start, { type: 'opened', query }, empty)).toMatchObject({
      kind: 'loading',
      request: { query: electric },
    });
  });

  test('other than the server’s discards the server’s cars', () => {
    const state = play(start, { type: 'opened', query: electric });
    expect(state).toMatchObject({ kind: 'loading', request: { query: electric } });
    expect(state.shown).toBeUndefined();
  });

  test('equal to the server’s changes nothing', () => {
    expect(play(start, { type: 'opened', query: { ...all } })).toBe(start);
  });

  test('with more pages requests the missing ones', () => {
    const state = play(start, { type: 'addressChanged', query: { ...all, page: 2 } });
    expect(state).toMatchObject({ kind: 'loading', request: { firstPage: 1, thenFocus: false } });
  });

  test.each([
    [3, 1, 'append'],
    [4, 2, 'replace'],
  ])('of page %i requests as many pages as are sent at once', (page, firstPage, placement) => {
    const long = initialCarList({ query: all, part: { ...firstPart, total: 900 } });
    expect(play(long, { type: 'addressChanged', query: { ...all, page } })).toMatchObject({
      request: { query: { page }, firstPage, placement },
    });
  });

  test('with fewer pages keeps them', () => {
    const long = play(start, more, arrived(secondPart));
    expect(play(long, { type: 'addressChanged', query: all })).toBe(long);
  });

  test('visited before shows the remembered cars', () => {
    const shown = { query: electric, firstPage: 0, cars: cars('x'), total: 1 };
    expect(play(start, { type: 'remembered', shown, facets: [body] })).toEqual({
      kind: 'settled',
      shown,
      facets: [body],
    });
  });
});

test('a list that the server could not load can be retried', () => {
  const state = initialCarList({ query: electric, part: undefined });
  expect(state).toMatchObject({ kind: 'failed', request: { query: electric, firstPage: 0 } });
  expect(play(state, { type: 'retried' })).toMatchObject({ kind: 'loading' });
});

test('equal searches have the same key, regardless of page and filter order', () => {
  const filters = { fuel: ['El'], body: ['SUV'] };
  const turned = { body: ['SUV'], fuel: ['El'] };
  expect(searchKey({ ...all, filters })).toBe(searchKey({ ...all, filters: turned, page: 3 }));
  expect(searchKey(all)).not.toBe(searchKey(electric));
});
