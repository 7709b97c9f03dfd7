import { describe, expect, test } from 'vitest';
import type { BookingFact } from './bookingFact.ts';
import { displayState } from './bookingFlow.ts';
import { bookingReducer } from './bookingReducer.ts';
import { mileageServiceCode } from './offering.ts';
import { readStoredBooking, writeStoredBooking } from './storedBooking.ts';
import { testChoice, testFlow, testVehicle, testWorkshop } from './testing/testBooking.ts';

describe('an offering that is ticked without what it needs', () => {
  const mileage = (stated?: number): BookingFact => ({
    type: 'offeringChosen',
    chosen: testChoice({ code: mileageServiceCode }, { mileage: stated }),
  });
  const message = (userInput = ''): BookingFact => ({
    type: 'offeringChosen',
    chosen: testChoice(
      { code: 'felsok', category: 'Felsökning', allowUserInput: true },
      { userInput },
    ),
  });
  const addon = (code: string, allowUserInput: boolean): BookingFact => ({
    type: 'offeringChosen',
    chosen: testChoice(
      { code, category: 'Lånebil', allowUserInput },
      { type: 'addon', isSingleChoice: true },
    ),
  });
  const finished: BookingFact = { type: 'servicesFinished' };
  const addonsFinished: BookingFact = { type: 'addonsFinished' };
  const fullDay = { timeSlot: '2026-11-25T08:00:00', isFullDay: true };
  const show = (step: 1 | 2 | 3 | 4): BookingFact => ({ type: 'stepShown', step });

  test.each<[string, Parameters<typeof testFlow>[0], readonly BookingFact[], number, number]>([
    ['Continue stops', 'services', [mileage(), finished], 2, 1],
    ['a second press stops again', 'services', [mileage(), finished, finished], 2, 2],
    ['stops also beside a whole choice', 'addons', [show(2), message(), finished], 2, 1],
    [
      'stops after what was stated is cleared',
      'addons',
      [show(2), message('Skrap'), message(' '), finished],
      2,
      1,
    ],
    ['the heading of a later step stops', 'form', [show(2), mileage(), show(4)], 2, 1],
    [
      'an unchanged vehicle leads to it',
      'form',
      [show(2), mileage(), show(1), { type: 'vehicleFound', vehicle: testVehicle() }],
      2,
      1,
    ],
    [
      'another workshop leads to it',
      'workshop',
      [
        show(2),
        mileage(),
        { type: 'workshopChosen', workshop: testWorkshop({ departmentId: '10.1099' }) },
      ],
      2,
      1,
    ],
    [
      'a time leads to it',
      'form',
      [show(2), mileage(), { type: 'timeTaken', time: fullDay }],
      2,
      1,
    ],
    ['an earlier step may be shown', 'form', [show(2), mileage(), show(1)], 1, 0],
    ['an add-on stops its own step', 'addons', [addon('bil', true), addonsFinished], 3, 1],
    [
      'an add-on doesn’t stop the services',
      'addons',
      [addon('bil', true), show(2), finished],
      3,
      0,
    ],
    ['stated, it goes on', 'services', [mileage(), finished, mileage(650), finished], 3, 1],
    [
      'unticked, it goes on',
      'addons',
      [show(2), message(), { type: 'offeringRemoved', code: 'felsok' }, finished],
      3,
      0,
    ],
    [
      'no longer offered, it goes on',
      'addons',
      [
        show(2),
        message(),
        { type: 'offeringsLoaded', of: 'service', codes: ['oljebyte'] },
        finished,
      ],
      3,
      0,
    ],
    [
      'add-ons that can’t be loaded don’t stop',
      'addons',
      [addon('bil', true), { type: 'offeringsLoaded', of: 'addon', codes: [] }, addonsFinished],
      4,
      0,
    ],
    [
      'services that are loaded don’t drop add-ons',
      'addons',
      [addon('bil', true), { type: 'offeringsLoaded', of: 'service', codes: [] }, addonsFinished],
      3,
      1,
    ],
  ])('%s', (_, stage, facts, shown, halts) => {
    const flow = testFlow(stage, facts);
    expect(displayState(flow)).toBe(shown);
    expect(('halts' in flow && flow.halts) || 0).toBe(halts);
  });

  test('isn’t chosen yet, and survives a reload', () => {
    const flow = testFlow('services', [mileage(), message()]);
    expect(flow).toMatchObject({ services: {}, mileage: 0 });
    const unstated = [
      { code: mileageServiceCode, type: 'service', category: 'Service' },
      { code: 'felsok', type: 'service', category: 'Felsökning' },
    ];
    expect(flow).toHaveProperty('unstated', unstated);
    expect(readStoredBooking(writeStoredBooking(flow))).toHaveProperty('unstated', unstated);
  });

  test('replaces the others of a single-choice category, and is replaced by them', () => {
    const chosen = testFlow('addons', [addon('cykel', false), addon('bil', true)]);
    expect(chosen).not.toHaveProperty('services.cykel');
    const replaced = bookingReducer(chosen, addon('cykel', false));
    expect(replaced).toHaveProperty('services.cykel');
    expect(replaced).toHaveProperty('unstated', undefined);
  });

  test('keeps workshop and time until it is chosen', () => {
    const facts = [show(2), mileage()];
    expect(testFlow('form', facts).stage).toBe('form');
    expect(testFlow('form', [...facts, mileage(650)]).stage).toBe('workshop');
  });
});
