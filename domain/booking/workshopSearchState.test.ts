import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canRequestMore,
  cursorOf,
  expectedWorkshops,
  initialWorkshopSearch,
  type WorkshopSearchFact,
  workshopSearchReducer,
  workshopsAtATime,
} from './workshopSearchState.ts';

function arrival(departmentId: string): WorkshopSearchFact {
  const workshop = {
    facilityId: departmentId,
    departmentId,
    facilityName: `Nordvik ${departmentId}`,
    address: '',
    latitude: 59,
    longitude: 18,
    brands: [],
  };
  return { type: 'workshopFound', workshop };
}

const arrivals = (...ids: readonly string[]) => ids.map(arrival);
const replay = (...facts: readonly WorkshopSearchFact[]) =>
  facts.reduce(workshopSearchReducer, initialWorkshopSearch);
const idsOf = (search: ReturnType<typeof replay>) =>
  search.found.map(({ departmentId }) => departmentId);

const more = { type: 'moreRequested' } as const;
const ended = { type: 'ended' } as const;
const failed = { type: 'failed' } as const;
const noWorkshops = { type: 'noWorkshops' } as const;

test('five places are reserved, and filled one by one', () => {
  expect(expectedWorkshops(initialWorkshopSearch)).toBe(5);
  expect(expectedWorkshops(replay(...arrivals('1', '2')))).toBe(3);
});

test('after five messages the stream is closed, and further messages change nothing', () => {
  const search = replay(...arrivals('1', '2', '3', '4', '5'));
  expect(search.kind).toBe('paused');
  expect(cursorOf(search)).toBe('5');
  expect(expectedWorkshops(search)).toBe(0);
  for (const fact of [...arrivals('6'), ended, failed, noWorkshops]) {
    expect(workshopSearchReducer(search, fact)).toBe(search);
  }
});

test('more workshops continue after the last one', () => {
  const search = replay(...arrivals('1', '2', '3', '4', '5'), more);
  expect(search).toMatchObject({ kind: 'searching', received: 0 });
  expect(cursorOf(search)).toBe('5');
  expect(expectedWorkshops(search)).toBe(5);
  expect(idsOf(replay(...arrivals('1', '2', '3', '4', '5'), more, arrival('6')))).toEqual([
    ...['1', '2', '3', '4', '5', '6'],
  ]);
});

test('a stream that begins again doesn’t double the list', () => {
  const search = replay(...arrivals('1', '2', '1', '2', '3'));
  expect(idsOf(search)).toEqual(['1', '2', '3']);
  expect(search.kind).toBe('paused');
});

describe('the end of a stream', () => {
  const some = [{ ids: ['1'] }, { ids: ['1', '2'] }];

  test.each(some)(
    'after $ids doesn’t rule out more, because the stream may be incomplete',
    ({ ids }) => {
      const search = replay(...arrivals(...ids), ended);
      expect(search.kind).toBe('paused');
      expect(canRequestMore(search)).toBe(true);
    },
  );

  test.each(some)('without a message after $ids completes a list', ({ ids }) => {
    const search = replay(...arrivals(...ids), ended, more, ended);
    expect(search.kind).toBe('complete');
    expect(canRequestMore(search)).toBe(false);
  });

  test('without any workshop is a failure', () => {
    expect(replay(ended).kind).toBe('failed');
  });
});

test('no workshops, or no more of them, complete the search', () => {
  expect(replay(noWorkshops)).toEqual({ kind: 'complete', found: [] });
  const search = replay(...arrivals('1', '2', '3', '4', '5'), more, noWorkshops);
  expect(search.kind).toBe('complete');
  expect(idsOf(search)).toHaveLength(5);
});

test('a failure keeps what has been found, and can be repeated', () => {
  const search = replay(...arrivals('1', '2'), failed);
  expect(search.kind).toBe('failed');
  expect(idsOf(search)).toEqual(['1', '2']);
  expect(workshopSearchReducer(search, more).kind).toBe('searching');
  expect(canRequestMore(replay(failed))).toBe(false);
  expect(replay(failed, { type: 'searchStarted' })).toBe(initialWorkshopSearch);
});

test('no sequence of facts doubles a workshop, or waits for more than five', () => {
  const fact = fc.oneof(
    fc.constantFrom<WorkshopSearchFact>(
      { type: 'searchStarted' },
      more,
      noWorkshops,
      ended,
      failed,
    ),
    fc.integer({ min: 1, max: 12 }).map((id) => arrival(String(id))),
  );
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 60 }), (facts) => {
      const search = replay(...facts);
      const ids = idsOf(search);
      expect(new Set(ids).size).toBe(ids.length);
      expect(cursorOf(search)).toBe(ids.at(-1));
      const expected = expectedWorkshops(search);
      expect(expected > 0 && expected <= workshopsAtATime).toBe(search.kind === 'searching');
      expect(replay(...facts)).toEqual(search);
    }),
  );
});
