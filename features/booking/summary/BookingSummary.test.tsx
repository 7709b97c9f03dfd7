import { expect, test } from 'vitest';
import type { BookingFact } from '#domain/booking/bookingFact.ts';
import type { BegunFlow } from '#domain/booking/bookingFlow.ts';
import type { Offering } from '#domain/booking/offering.ts';
import { testChoice, testFlow, testWorkshop } from '#domain/booking/testing/testBooking.ts';
import { bookingMarkup } from '../testing/bookingMarkup.tsx';
import { BookingSummary } from './BookingSummary.tsx';

/** What the summary says of a booking at a stage. */
function summaryOf(
  stage: BegunFlow['stage'],
  further: readonly BookingFact[] = [],
): Promise<string> {
  const flow = testFlow(stage, further);
  if (flow.stage === 'vehicle') throw new Error('The booking has not begun.');
  return bookingMarkup(<BookingSummary flow={flow} />);
}

/** A service is chosen of which this is known. */
const choose = (facts: Partial<Offering>): BookingFact => ({
  type: 'offeringChosen',
  chosen: testChoice(facts),
});

test.each<[string, Partial<Offering>, readonly string[]]>([
  ['nothing', {}, []],
  ['how long it takes', { durationMinutes: 45 }, ['bookingVisitAbout']],
  ['that one can wait', { canWait: true }, ['bookingVisitWait']],
  ['that the car stays', { canWait: false }, ['bookingVisitLeave']],
  ['both', { durationMinutes: 45, canWait: true }, ['bookingVisitAbout', 'bookingVisitWait']],
])('a visit of which %s is known', async (_what, facts, expected) => {
  const markup = await summaryOf('services', [choose(facts)]);
  const said = ['bookingVisitAbout', 'bookingVisitWait', 'bookingVisitLeave'];
  expect(said.filter((text) => markup.includes(text))).toEqual(expected);
  expect(markup.includes('bookingSummaryVisit')).toBe(expected.length > 0);
});

test.each([
  ['all day has its own note', true, ['bookingFullDayNote']],
  ['for its visit has the facts of it', false, ['bookingVisitAbout', 'bookingVisitWait']],
])('a car that stays %s', async (_what, isFullDay, expected) => {
  const markup = await summaryOf('addons', [
    choose({ durationMinutes: 45, canWait: true }),
    { type: 'addonsFinished' },
    { type: 'workshopChosen', workshop: testWorkshop() },
    { type: 'timeTaken', time: { timeSlot: '2026-11-24T08:00:00', isFullDay } },
  ]);
  const said = ['bookingFullDayNote', 'bookingVisitAbout', 'bookingVisitWait'];
  expect(said.filter((text) => markup.includes(text))).toEqual(expected);
  expect(markup.includes('bookingSummaryVisit')).toBe(!isFullDay);
});

test('prices are those of most workshops until a booking is made', async () => {
  for (const stage of ['workshop', 'form'] as const) {
    expect(await summaryOf(stage)).toContain('bookingPriceMedian');
  }
  expect(await summaryOf('booked')).not.toContain('bookingPriceMedian');
});
