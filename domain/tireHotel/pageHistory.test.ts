import { describe, expect, test } from 'vitest';
import { isPageReplaced } from './pageHistory.ts';
import { chosen, confirmed, loggedIn, replay, sent, vehicleFound } from './testing/flowFacts.ts';
import { idle, initialTireHotel, type TireHotelFlow } from './tireHotelFlow.ts';

const pages = {
  search: initialTireHotel('MLB10A'),
  login: replay(vehicleFound),
  validate: replay([...sent, { type: 'codeEntered', code: '47' }]),
  loggedIn: replay(loggedIn),
  booking: replay(chosen),
  confirmation: replay(confirmed),
} as const satisfies Record<TireHotelFlow['stage'], TireHotelFlow>;

type Stage = keyof typeof pages;

const after = (from: Stage, to: Stage) =>
  replay([{ type: 'pageReturned', page: pages[to] }], pages[from]);

test.each<[Stage, Stage]>([
  ['login', 'search'],
  ['validate', 'login'],
  ['validate', 'search'],
  ['search', 'validate'],
  ['booking', 'loggedIn'],
])('from %s, the history leads to %s', (from, to) => {
  expect(after(from, to)).toEqual(pages[to]);
});

test.each<[Stage, Stage]>([
  ['loggedIn', 'validate'],
  ['booking', 'search'],
  ['search', 'booking'],
])('from %s, it doesn’t lead to %s', (from, to) => {
  expect(after(from, to)).toBe(pages[from]);
});

test('Forward to the form finds what was entered there', () => {
  expect(after('loggedIn', 'booking')).toEqual(pages.booking);
});

test('a page that was waiting when it was left waits no more', () => {
  const waiting = replay([{ type: 'codeRequested' }], pages.login);
  const flow = replay([{ type: 'pageReturned', page: waiting }], pages.search);
  expect(flow).toMatchObject({ stage: 'login', call: idle });
});

test('after a booking, Back leads to the vehicle, which has the visit', () => {
  const flow = after('confirmation', 'loggedIn');
  expect(flow.stage === 'loggedIn' && flow.validated.vehicles[0].visit).toBeTruthy();
});

describe('a booking that was sent', () => {
  const waiting = replay([{ type: 'bookingSent' }], pages.booking);

  test('is awaited on its page', () => {
    for (const fact of [
      { type: 'bookingLeft' },
      { type: 'pageReturned', page: pages.loggedIn },
    ] as const) {
      expect(replay([fact], waiting)).toBe(waiting);
    }
  });
});

test('a used code and a made booking are replaced in the history', () => {
  const pairs = Object.values(pages).flatMap((before) =>
    Object.values(pages).map((page) => [before, page] as const),
  );
  const replaced = pairs.filter(([before, page]) => isPageReplaced(before, page));
  expect(replaced.map(([before, page]) => [before.stage, page.stage])).toEqual([
    ['validate', 'loggedIn'],
    ['booking', 'confirmation'],
  ]);
});
