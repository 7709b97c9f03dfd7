import { expect, test } from 'vitest';
import { testFlow } from '#domain/booking/testing/testBooking.ts';
import { bookingMarkup } from '../testing/bookingMarkup.tsx';
import { BookingReview } from './BookingReview.tsx';
import { ContactStep } from './ContactStep.tsx';

const flow = testFlow('form');
if (flow.stage !== 'form') throw new Error('The form comes later.');

test.each([
  ['the prices that the visitor saw', undefined, false],
  ['new prices', 'priceChanged', true],
] as const)('the last look at a booking with %s', async (_what, notice, isNew) => {
  const state = { kind: 'filling', attempts: 0, errors: [], changed: [] } as const;
  const markup = await bookingMarkup(<BookingReview flow={{ ...flow, notice }} state={state} />);
  expect(markup.includes('bookingPriceChangedText')).toBe(isNew);
  expect(markup.includes('role="alert"')).toBe(isNew);
  expect(markup).toContain(isNew ? 'bookingSendChanged' : 'bookingSend<');
});

test.each([true, false])('above the form, what to do on a whole day: %s', async (isFullDay) => {
  const time = { timeSlot: '2026-11-24T08:00:00', isFullDay };
  const markup = await bookingMarkup(<ContactStep flow={{ ...flow, time }} />);
  const [visit = ''] = markup.split('</section>');
  expect(visit.includes('bookingFullDayNote')).toBe(isFullDay);
});
