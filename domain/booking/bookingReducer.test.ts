import { describe, expect, test } from 'vitest';
import type { BookingFact } from './bookingFact.ts';
import {
  type BookingFlow,
  bookingPlaceOf,
  bookingPlaces,
  bookingProgress,
  displayState,
  initialBooking,
  maxBookingState,
} from './bookingFlow.ts';
import { bookingReducer } from './bookingReducer.ts';
import { mileageServiceCode } from './offering.ts';
import { shownServices } from './shownServices.ts';
import {
  factsUntil,
  testChoice,
  testFlow,
  testPlace,
  testVehicle,
  testWorkshop,
} from './testing/testBooking.ts';

test.each([
  ['vehicle', 0, 1, 5],
  ['services', 1, 2, 4],
  ['addons', 2, 3, 4],
  ['workshop', 3, 4, 4],
  ['form', 4, 4, 4],
  ['booked', 5, 5, 4],
] as const)('the stage %s has state %d, shows step %d of %d', (stage, state, shown, max) => {
  const flow = testFlow(stage);
  expect([bookingProgress(flow), displayState(flow), maxBookingState(flow)]).toEqual([
    state,
    shown,
    max,
  ]);
});

describe('the first step', () => {
  test('needs a place and a supported vehicle', () => {
    const vehicle = testVehicle();
    expect(bookingReducer(initialBooking, { type: 'vehicleFound', vehicle })).toBe(initialBooking);
    const flow = testFlow('vehicle');
    const vehicleOfOther = testVehicle({ isSupported: false });
    const refused = bookingReducer(flow, { type: 'vehicleFound', vehicle: vehicleOfOther });
    expect(refused.stage).toBe('vehicle');
  });

  test('leads back to the current step if vehicle and place are unchanged', () => {
    const before = testFlow('form');
    const flow = testFlow('form', [
      { type: 'stepShown', step: 1 },
      { type: 'placeChosen', place: testPlace() },
      { type: 'vehicleFound', vehicle: testVehicle() },
    ]);
    expect(flow).toEqual(before);
  });

  test.each([
    ['vehicle', testVehicle({ registrationNumber: 'MLB222' }), testPlace()],
    ['place', testVehicle(), testPlace({ name: 'Umeå', latitude: 63.83 })],
  ])('with a new %s, resets the services and shows step 2 of 4', (_, vehicle, place) => {
    const flow = testFlow('form', [
      { type: 'placeChosen', place },
      { type: 'vehicleFound', vehicle },
    ]);
    expect(flow).toEqual({
      stage: 'services',
      shown: 2,
      vehicle,
      place,
      mileage: 0,
      services: {},
    });
    expect([bookingProgress(flow), displayState(flow), maxBookingState(flow)]).toEqual([1, 2, 4]);
  });

  test('drops a new place when another step is opened instead', () => {
    const place = testPlace({ name: 'Umeå', latitude: 63.83 });
    const flow = testFlow('workshop', [
      { type: 'stepShown', step: 1 },
      { type: 'placeChosen', place },
      { type: 'stepShown', step: 2 },
      { type: 'vehicleFound', vehicle: testVehicle() },
    ]);
    expect(flow).toMatchObject({ stage: 'workshop', shown: 4, place: testPlace() });
  });
});

describe('services and add-ons', () => {
  test('a changed choice clears workshop and time', () => {
    const flow = testFlow('form', [
      { type: 'stepShown', step: 2 },
      { type: 'offeringChosen', chosen: testChoice({ code: 'hjulskifte' }) },
    ]);
    expect(flow).toMatchObject({ stage: 'workshop', shown: 2 });
    expect(flow).not.toHaveProperty('workshop');
    expect(flow).not.toHaveProperty('time');
  });

  test('a changed quantity or message keeps workshop and time', () => {
    const unitPrice = { unit: 1, minimum: 1, maximum: 4, unitAbbreviation: 'st', postfix: '' };
    const offering = { code: 'dack', unitPrice, allowUserInput: true };
    const choose = (unit: number, userInput: string) =>
      ({
        type: 'offeringChosen',
        chosen: testChoice(offering, { unit, userInput }),
      }) as const;
    const flow = testFlow('addons', [
      choose(2, 'Vinterdäck'),
      { type: 'addonsFinished' },
      { type: 'workshopChosen', workshop: testWorkshop() },
      choose(9, 'Sommardäck'),
    ]);
    expect(flow).toMatchObject({
      stage: 'workshop',
      workshop: testWorkshop(),
      services: { dack: { unit: 4, userInput: 'Sommardäck', listItems: ['Sommardäck'] } },
    });
  });

  test('the last service removed leads back to the services, and keeps the add-ons', () => {
    const flow = testFlow('addons', [
      { type: 'offeringChosen', chosen: testChoice({ code: 'tvatt' }, { type: 'addon' }) },
      { type: 'addonsFinished' },
      { type: 'offeringRemoved', code: 'oljebyte' },
    ]);
    expect(flow).toMatchObject({ stage: 'services', shown: 2, services: { tvatt: {} } });
  });

  test('nothing chosen, nothing finished', () => {
    const flow = testFlow('services');
    expect(bookingReducer(flow, { type: 'servicesFinished' })).toBe(flow);
  });

  test('in a single-choice category the last choice remains', () => {
    const choose = (code: string, category: string) =>
      ({
        type: 'offeringChosen',
        chosen: testChoice({ code, category }, { type: 'addon', isSingleChoice: true }),
      }) as const;
    const flow = testFlow('addons', [
      choose('bil', 'Ersättningsbil'),
      choose('tvatt', 'Tvätt'),
      choose('cykel', 'Ersättningsbil'),
    ]);
    expect(flow).toHaveProperty('services', {
      oljebyte: expect.anything(),
      tvatt: expect.anything(),
      cykel: expect.anything(),
    });
  });

  test.each([
    ['', false],
    ['  ', false],
    [' Skrapljud fram ', true],
  ])('an offering that needs a message is chosen with %j: %s', (userInput, isChosen) => {
    const chosen = testChoice({ code: 'felsok', allowUserInput: true }, { userInput });
    const flow = testFlow('services', [{ type: 'offeringChosen', chosen }]);
    expect('felsok' in ('services' in flow ? flow.services : {})).toBe(isChosen);
  });

  test.each([undefined, 0, -1, 1.5, Number.NaN, 1e9])('a mileage of %s isn’t taken', (mileage) => {
    const choose = (stated: number | undefined) =>
      ({
        type: 'offeringChosen',
        chosen: testChoice({ code: 'originalservice' }, { mileage: stated }),
      }) as const;
    const flow = testFlow('services', [choose(6_500)]);
    expect(flow).toMatchObject({
      mileage: 6_500,
      services: { originalservice: { listItems: ['6500 mil'] } },
    });
    expect(bookingReducer(flow, choose(mileage))).toMatchObject({ mileage: 0, services: {} });
  });

  test('an unavailable offering can’t be chosen', () => {
    const flow = testFlow('services');
    const chosen = testChoice({ isAvailable: false });
    expect(bookingReducer(flow, { type: 'offeringChosen', chosen })).toBe(flow);
  });

  test('without add-ons the workshops follow, and the booking knows', () => {
    expect(testFlow('workshop')).toMatchObject({ shown: 4, addons: false });
    const chosen = testChoice({ code: 'tvatt' }, { type: 'addon' });
    const flow = testFlow('addons', [
      { type: 'offeringChosen', chosen },
      { type: 'addonsFinished' },
    ]);
    expect(flow).toMatchObject({ stage: 'workshop', addons: true });
  });
});

describe('workshop and time', () => {
  const other = testWorkshop({ departmentId: '10.1099' });

  test('another workshop releases the time', () => {
    const flow = testFlow('form', [{ type: 'workshopChosen', workshop: other }]);
    expect(flow).toMatchObject({ stage: 'workshop', workshop: other });
  });

  test('releasing the time releases the workshop too', () => {
    const flow = testFlow('form', [{ type: 'timeReleased' }]);
    expect(flow).toMatchObject({ stage: 'workshop', shown: 4 });
    expect(flow).not.toHaveProperty('workshop');
  });

  test('Back from the form leads to the times of its workshop, and Forward to the form again', () => {
    const form = testFlow('form');
    const times = bookingReducer(form, { type: 'placeShown', place: 4 });
    expect(times).toMatchObject({ stage: 'workshop', shown: 4, workshop: testWorkshop() });
    expect(bookingPlaceOf(times)).toBe(4);
    expect(bookingReducer(times, { type: 'placeShown', place: 'form' })).toEqual(form);
  });

  test('Forward from an earlier step leads past the times to the form', () => {
    const back = ([4, 3, 2] as const).map((place) => ({ type: 'placeShown', place }) as const);
    const services = testFlow('form', back);
    expect(bookingPlaceOf(services)).toBe(2);
    expect(bookingPlaceOf(bookingReducer(services, { type: 'placeShown', place: 'form' }))).toBe(
      'form',
    );
  });

  test('Forward leads to no form whose time depends on what was changed since', () => {
    const times = testFlow('form', [{ type: 'placeShown', place: 4 }]);
    for (const change of [
      { type: 'workshopChosen', workshop: other },
      { type: 'workshopReleased' },
    ] as const) {
      const flow = [change, { type: 'placeShown', place: 'form' } as const].reduce(
        bookingReducer,
        times,
      );
      expect(bookingPlaceOf(flow)).toBe(4);
    }
  });

  test('a booking that was made can’t be left', () => {
    const booked = testFlow('form', [{ type: 'booked', bookingId: 'B-1' }]);
    for (const place of bookingPlaces)
      expect(bookingReducer(booked, { type: 'placeShown', place })).toBe(booked);
  });

  test('a time can’t be taken without a workshop', () => {
    const flow = testFlow('workshop', [{ type: 'workshopReleased' }]);
    const time = { timeSlot: '2026-11-24T07:30:00', isFullDay: false };
    expect(bookingReducer(flow, { type: 'timeTaken', time })).toBe(flow);
  });

  test('a lost slot keeps everything but the time, until another is taken', () => {
    const lost = testFlow('form', [{ type: 'slotLost' }]);
    expect(lost).toMatchObject({ stage: 'workshop', notice: 'slotLost', workshop: testWorkshop() });
    const time = { timeSlot: '2026-11-25T09:00:00', isFullDay: false };
    const flow = bookingReducer(lost, { type: 'timeTaken', time });
    expect(flow).toEqual({ ...testFlow('form'), time });
  });
});

describe('prices', () => {
  const question = {
    registrationNumber: 'MLB111',
    mileage: 0,
    departmentId: '10.1014',
    offerings: ['oljebyte'],
  };
  const prices = { question, offers: [{ code: 'oljebyte', price: 1_690 }] };
  const loaded = { type: 'pricesLoaded', prices } as const;
  const shown = (flow: BookingFlow) => (flow.stage === 'vehicle' ? {} : shownServices(flow));

  test('are those of the chosen workshop', () => {
    expect(shown(testFlow('workshop', [loaded]))).toMatchObject({ oljebyte: { price: 1_690 } });
  });

  test.each([
    ['another workshop', { departmentId: '10.1099' }],
    ['another mileage', { mileage: 500 }],
    ['another choice', { offerings: ['oljebyte', 'hjulskifte'] }],
    ['another vehicle', { registrationNumber: 'MLB222' }],
  ])('of %s are ignored', (_what, other) => {
    const stale = { ...prices, question: { ...question, ...other } };
    const flow = testFlow('form');
    expect(bookingReducer(flow, { type: 'pricesLoaded', prices: stale })).toBe(flow);
  });

  test('with which another choice is refused change none that are shown', () => {
    const stale = { ...prices, question: { ...question, mileage: 500 }, offers: [] };
    const flow = testFlow('form', [loaded, { type: 'priceChanged', prices: stale }]);
    expect(shown(flow)).toMatchObject({ oljebyte: { price: 1_690 } });
  });

  test.each<readonly [string, BookingFact, number]>([
    [
      'stay when the choice is stated again',
      { type: 'offeringChosen', chosen: testChoice() },
      1_690,
    ],
    ['are those of the offerings without a workshop', { type: 'workshopReleased' }, 1_490],
    [
      'are those of the offerings until they are known at another workshop',
      { type: 'workshopChosen', workshop: testWorkshop({ departmentId: '10.1099' }) },
      1_490,
    ],
    ['stay when a time is lost', { type: 'slotLost' }, 1_690],
    ['stay when a booking is made', { type: 'booked', bookingId: 'B-1' }, 1_690],
  ])('%s', (_what, fact, price) => {
    expect(shown(testFlow('form', [loaded, fact]))).toMatchObject({ oljebyte: { price } });
  });

  test('of a mileage are not shown for another one', () => {
    const byMileage = (mileage: number): BookingFact => {
      const chosen = testChoice({ code: mileageServiceCode, price: 3_490 }, { mileage });
      return { type: 'offeringChosen', chosen };
    };
    const answered = (mileage: number, price: number): BookingFact => ({
      type: 'pricesLoaded',
      prices: {
        question: { ...question, mileage, offerings: [mileageServiceCode] },
        offers: [{ code: mileageServiceCode, price }],
      },
    });
    const begun = [byMileage(500), { type: 'offeringRemoved', code: 'oljebyte' }] as const;
    const facts = [...begun, ...factsUntil('form').slice(-2), answered(500, 3_290)];
    const price = (...further: readonly BookingFact[]) =>
      shown(testFlow('workshop', [...facts, ...further]))[mileageServiceCode]?.price;
    expect(price()).toBe(3_290);
    expect(price(byMileage(4_000))).toBe(3_490);
    expect(price(byMileage(4_000), answered(500, 3_290))).toBe(3_490);
    expect(price(byMileage(4_000), answered(4_000, 4_406))).toBe(4_406);
  });

  test('are unknown if the workshop has none', () => {
    const none = { type: 'pricesLoaded', prices: { ...prices, offers: [] } } as const;
    expect(shown(testFlow('workshop', [none]))).toMatchObject({
      oljebyte: { price: 0, priceKnown: false },
    });
  });

  test('that change while the visitor fills in the form must be confirmed', () => {
    const changed = testFlow('form', [loaded]);
    expect(changed).toMatchObject({ notice: 'priceChanged' });
    expect(testFlow('form', [{ type: 'priceChanged', prices }])).toEqual(changed);
    const confirmed = bookingReducer(changed, { type: 'pricesConfirmed' });
    expect(confirmed).toMatchObject({ notice: undefined, stage: 'form' });
  });

  test('that are the same change nothing', () => {
    const same = { ...prices, offers: [{ code: 'oljebyte', price: 1_490 }] };
    const flow = testFlow('form', [{ type: 'pricesLoaded', prices: same }]);
    expect(flow).toEqual({ ...testFlow('form'), prices: same });
    expect(shown(flow)).toEqual(shown(testFlow('form')));
  });
});

describe('a confirmed booking', () => {
  const booked = testFlow('booked');

  test.each(factsUntil('form'))('isn’t changed by $type', (fact) => {
    expect(bookingReducer(booked, fact)).toBe(booked);
  });

  test('ends with a new one', () => {
    expect(bookingReducer(booked, { type: 'restarted' })).toEqual(initialBooking);
  });
});
