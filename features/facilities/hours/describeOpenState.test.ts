import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { describeOpenState } from './describeOpenState.ts';
import { openTexts } from './openTexts.ts';

const { dictionary } = parseDictionary(
  new Map(
    Object.entries({
      facilityOpenNow: 'Open',
      facilityOpenUntil: 'until {time}',
      facilityClosedNow: 'Closed',
      facilityOpensToday: 'opens at {time}',
      facilityOpensTomorrow: 'opens tomorrow at {time}',
      facilityOpensOn: 'opens {day} {time}',
    }),
  ),
);

const texts = openTexts(dictionary);
const place = { locale: 'en-GB', phone: '' };

test.each([
  [0, 'opens at 09:00'],
  [1, 'opens tomorrow at 09:00'],
  [2, 'opens Wednesday 09:00'],
  [7, 'opens Wednesday 2 December 09:00'],
])('what opens in %i days', (daysAhead, change) => {
  const opens = { date: '2026-12-02', time: '09:00', daysAhead };
  const said = describeOpenState({ kind: 'closed', opens }, texts, place);
  expect(said).toEqual({ state: 'Closed', change });
});

test.each([
  ['tonight', 0, '23:30', 'until 23:30'],
  ['in the night', 1, '02:00', 'until 02:00'],
  ['tomorrow at noon', 1, '12:00', 'until Wednesday 2 December 12:00'],
  ['in two days', 2, '02:00', 'until Wednesday 2 December 02:00'],
])('what closes %s', (_what, daysAhead, time, change) => {
  const closes = { date: '2026-12-02', time, daysAhead };
  const said = describeOpenState({ kind: 'open', closes }, texts, place);
  expect(said).toEqual({ state: 'Open', change });
});
