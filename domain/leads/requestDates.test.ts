import { describe, expect, test } from 'vitest';
import { requestDates } from './requestDates.ts';

describe('the dates', () => {
  const days = { earliest: 0, latest: 90 };

  test.each([
    // Before and after midnight in Norway, in summer and in winter time.
    ['2026-06-30T21:59:59Z', '2026-06-30', '2026-09-28'],
    ['2026-06-30T22:00:00Z', '2026-07-01', '2026-09-29'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '2027-01-23'],
    ['2026-11-30T22:59:59Z', '2026-11-30', '2027-02-28'],
    ['2026-11-30T23:00:00Z', '2026-12-01', '2027-03-01'],
  ])('at %s are those from %s to %s', (now, first, last) => {
    expect(requestDates(Date.parse(now), 'Europe/Oslo', days)).toEqual({
      today: first,
      first,
      last,
    });
  });

  test('never end before they begin', () => {
    const now = Date.parse('2026-06-15T10:00:00Z');
    const dates = requestDates(now, 'Europe/Oslo', { earliest: 5, latest: 1 });
    expect(dates).toEqual({ today: '2026-06-15', first: '2026-06-20', last: '2026-06-20' });
  });
});
