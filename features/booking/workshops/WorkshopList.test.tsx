import { expect, test } from 'vitest';
import { testFlow, testWorkshop } from '#domain/booking/testing/testBooking.ts';
import type { WorkshopSearchState } from '#domain/booking/workshopSearchState.ts';
import { bookingMarkup } from '../testing/bookingMarkup.tsx';
import { WorkshopList } from './WorkshopList.tsx';

/** The list while a search is in a state and has found this many workshops. */
function listOf(kind: WorkshopSearchState['kind'], count: number): Promise<string> {
  const flow = testFlow('workshop');
  if (flow.stage !== 'workshop') throw new Error('The workshop is chosen later.');
  const found = Array.from({ length: count }, (_, index) =>
    testWorkshop({ departmentId: `${index}` }),
  );
  const search: WorkshopSearchState =
    kind === 'searching' ? { kind, found, received: count } : { kind, found };
  const on = { requestMore: () => undefined, restart: () => undefined };
  return bookingMarkup(<WorkshopList flow={flow} search={{ search, found, ...on }} />);
}

test.each([
  [1, 'bookingSitesOne'],
  [2, 'bookingSitesCount'],
])('screen readers hear that %i workshops were found', async (count, text) => {
  const said = ['bookingSitesOne', 'bookingSitesCount'];
  const markup = await listOf('paused', count);
  expect(said.filter((each) => markup.includes(each))).toEqual([text]);
});

test('the places of workshops to come are silent', async () => {
  const items = [...(await listOf('searching', 2)).matchAll(/<li\b([^>]*)>/g)];
  const silent = items.filter(([, attributes = '']) => attributes.includes('aria-hidden="true"'));
  expect(items).toHaveLength(5);
  expect(silent).toHaveLength(3);
});

test.each<[WorkshopSearchState['kind'], number, boolean]>([
  ['failed', 0, true],
  ['complete', 0, false],
])('%s without a workshop', async (kind, count, canRepeat) => {
  const markup = await listOf(kind, count);
  expect(markup).toContain('bookingSitesNone');
  expect(markup.includes('bookingTryAgain')).toBe(canRepeat);
});
