import { describe, expect, test } from 'vitest';
import type { BookingFact } from './bookingFact.ts';
import { type BookingFlow, brandOfHead, refusedVehicle } from './bookingFlow.ts';
import { bookingReducer } from './bookingReducer.ts';
import { readStoredBooking, writeStoredBooking } from './storedBooking.ts';
import { testFlow, testVehicle } from './testing/testBooking.ts';

describe('the first step refuses a vehicle that is booked elsewhere', () => {
  const bmw = testVehicle({ registrationNumber: 'MLB201', brand: 'BMW', isSupported: false });
  const refusal: BookingFact = { type: 'vehicleFound', vehicle: bmw };
  const reopened: BookingFact = { type: 'stepShown', step: 1 };

  test.each<[string, BookingFlow, readonly BookingFact[], string | undefined]>([
    ['the first vehicle', testFlow('vehicle'), [refusal], undefined],
    ['another vehicle than the known one', testFlow('form'), [reopened, refusal], undefined],
    [
      'until the entry changes',
      testFlow('form'),
      [reopened, refusal, { type: 'vehicleEdited' }],
      'Volvo',
    ],
    [
      'until another step is shown',
      testFlow('form'),
      [reopened, refusal, { type: 'stepShown', step: 4 }],
      'Volvo',
    ],
    [
      'until a vehicle is found',
      testFlow('form'),
      [reopened, refusal, { type: 'vehicleFound', vehicle: testVehicle({ brand: 'Kia' }) }],
      'Volvo',
    ],
    ['but not after the booking', testFlow('booked'), [refusal], 'Volvo'],
  ])('%s', (_, start, facts, brand) => {
    const flow = facts.reduce(bookingReducer, start);
    expect(brandOfHead(flow)).toBe(brand);
    const expected =
      brand === undefined ? { registrationNumber: 'MLB201', brand: 'BMW' } : undefined;
    expect(refusedVehicle(flow)).toEqual(expected);
    expect(readStoredBooking(writeStoredBooking(flow))).toHaveProperty('stage', start.stage);
  });

  test('and keeps everything that was chosen for the known one', () => {
    const before = testFlow('form');
    const flow = [reopened, refusal, { type: 'stepShown', step: 4 } as const].reduce(
      bookingReducer,
      before,
    );
    expect(flow).toEqual(before);
  });

  test('also after a reload', () => {
    const flow = [reopened, refusal].reduce(bookingReducer, testFlow('services'));
    const read = readStoredBooking(writeStoredBooking(flow));
    expect(read && brandOfHead(read)).toBeUndefined();
    expect(read && refusedVehicle(read)).toEqual({ registrationNumber: 'MLB201', brand: 'BMW' });
  });
});
